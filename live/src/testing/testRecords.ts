import { randomUUID } from 'node:crypto';
import type { Fields } from '../records/collections';
import type { StoredRecord } from '../records/record';
import type { TestLive } from './testLive';
import type { TestPerson } from './testPeople';

interface Save {
  /** The version it begins from; `new` for a record that is not there yet, nothing to name none. */
  from?: number | 'new' | undefined;
  /** By default a database of its own. */
  key?: string;
}

/** What a person does with drafts. */
export function drafts(live: TestLive, { headers: own }: Pick<TestPerson, 'headers'>) {
  const headersOf = ({ from, key = randomUUID() }: Save) => ({
    ...own,
    'idempotency-key': key,
    ...(from === 'new' && { 'if-none-match': '*' }),
    ...(typeof from === 'number' && { 'if-match': `"${from}"` }),
  });
  const read = async (place: string) =>
    (await live.ask(`GET /records/${place}`, { headers: own })).json<StoredRecord & { value: Fields }>();
  const save = (place: string, payload: unknown, how: Save) =>
    live.ask(`PUT /records/${place}`, { headers: headersOf(how), payload: payload as object });
  return {
    read,
    list: async (collection: string) =>
      (await live.ask(`GET /records/${collection}`, { headers: own })).json<{
        records: (StoredRecord & { value: Fields })[];
      }>().records,
    save,
    /** Changes some fields of the newest version. */
    change: async (place: string, fields: Fields, how: Save = {}) => {
      const { version, value } = await read(place);
      return save(place, { ...value, ...fields }, { from: version, ...how });
    },
    /** Saves changes of several records of a collection at once. */
    changeSeveral: (collection: string, changes: readonly object[], key: string = randomUUID()) =>
      live.ask(`POST /records/${collection}`, { headers: headersOf({ key }), payload: { changes } }),
    remove: (place: string, how: Save) => live.ask(`DELETE /records/${place}`, { headers: headersOf(how) }),
  };
}
