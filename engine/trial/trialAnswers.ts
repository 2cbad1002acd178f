import type { RequestListener } from 'node:http';
import type { ReleaseSet } from '../compose/releaseSet';

type Answers = Readonly<Record<string, object>>;

/** The answers for trials of the remote with the adapters; `undefined` where it declares none. */
export function trialAnswersOf(releaseSet: ReleaseSet): Answers | undefined {
  const offers = [...releaseSet.values()].map(({ manifest }) => manifest.offers);
  return offers.find((offer) => offer?.adapters !== undefined)?.trialAnswers;
}

/**
 * Stands for the server of the adapters: reads have declared answers, all others are a 404. With a
 * 204 the browser stays on the page that leaves for an address of the server.
 */
export const answering =
  (answers: Answers): RequestListener =>
  ({ method, url = '', headers }, response) => {
    if (headers['sec-fetch-mode'] === 'navigate') return void response.writeHead(204).end();
    const [address] = url.split('?') as [string];
    const answer = method === 'GET' && Object.hasOwn(answers, address) ? answers[address] : undefined;
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  };
