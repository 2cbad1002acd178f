import { Readable } from 'node:stream';
import { takeTurn } from '../database/takeTurn';

/** Entries in a piece of the answer. */
const size = 100;

/**
 * An answer with a list that may be long. It is written in pieces, between which others have their
 * turn.
 * @param others further members of the answer.
 */
export const streamedAnswer = (list: string, entries: readonly unknown[], others: object): Readable =>
  Readable.from(piecesOf(list, entries, others));

async function* piecesOf(list: string, entries: readonly unknown[], others: object) {
  yield `{${JSON.stringify(list)}:[`;
  for (let first = 0; first < entries.length; first += size) {
    await takeTurn();
    const texts = entries.slice(first, first + size).map((entry) => JSON.stringify(entry));
    yield (first === 0 ? '' : ',') + texts.join(',');
  }
  yield `],${JSON.stringify(others).slice(1)}`;
}
