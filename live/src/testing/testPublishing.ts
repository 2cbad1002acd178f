import { setTimeout as pause } from 'node:timers/promises';
import { releaseOfStart } from '../publishing/releaseOfStart';
import { followSite } from '../publishing/followSite';
import type { RecordChange } from '../publishing/changes';
import type { Publication } from '../publishing/publications/publication';
import { importContent } from '../records/importContent';
import type { TestLive } from './testLive';
import type { TestPerson } from './testPeople';

/** Does what a start of the server does: the site shows the drafts' first versions. */
export async function startWithContent({ database, site }: TestLive): Promise<void> {
  await database.change(importContent);
  const release = await releaseOfStart(database, site);
  if (release) await site.publish(release, { by: 'The site' });
  await followSite(database, site);
}

export type OpenChange = RecordChange & { version: number; savedBy: string; savedAt: string };

/** What a person does with changes and publications. */
export function publishing(live: TestLive, { headers }: Pick<TestPerson, 'headers'>) {
  const changes = async () =>
    (await live.ask('GET /changes', { headers })).json<{ changes: OpenChange[] }>().changes;
  const changesCount = async () =>
    (await live.ask('GET /changes/count', { headers })).json<{ count: number }>().count;
  const placesOf = (list: OpenChange[]) =>
    list.map(({ collection, id, version }) => ({ collection, id, version }));
  const post = (records: object[], more: object = {}) =>
    live.ask('POST /publications', { headers, payload: { records, ...more } });
  const read = async (id: string) =>
    (await live.ask(`GET /publications/${id}`, { headers })).json<Publication>();
  return {
    changes,
    changesCount,
    post,
    preview: (records: object[]) => live.ask('POST /previews', { headers, payload: { records } }),
    read,
    history: async () =>
      (await live.ask('GET /publications', { headers })).json<{ publications: Publication[] }>().publications,
    changesOf: async (id: string) =>
      (await live.ask(`GET /publications/${id}/changes`, { headers })).json<{ changes: RecordChange[] }>()
        .changes,
    /** Publishes the changes of places such as `team/1`, by default all, and waits for the end. */
    publish: async (only?: string[], more: object = {}): Promise<Publication> => {
      const chosen = (await changes()).filter(
        ({ collection, id }) => !only || only.includes(`${collection}/${id}`),
      );
      const answer = await post(placesOf(chosen), more);
      if (answer.statusCode !== 202) throw new Error(answer.body);
      for (;;) {
        const publication = await read(answer.json<Publication>().id);
        // Without a state it is a refusal: the database of a busy machine may take its time.
        if (publication.state && publication.state !== 'composing') return publication;
        await pause(5);
      }
    },
  };
}
