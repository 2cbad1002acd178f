import type { Conflict } from '@vibrant-peak/shared/host';
import { createSlowRecords } from '../testing/slowRecords';
import { askAboutConflicts, askingPort } from './askingPort';

test('what is added together with an edit is added once the conflict is settled', async () => {
  const records = createSlowRecords([{ id: 1, title: 'Peak' }]);
  await records.load();
  const { update } = records;
  let attempts = 0;
  records.update = async (edits, added) => {
    attempts += 1;
    if (attempts > 1) return update(edits, added);
    throw Object.assign(new Error('Changed meanwhile'), {
      name: 'Conflict',
      savedBy: 'Bilal',
      merged: { id: 1, title: 'Mine' },
      disagreements: [],
    } satisfies Omit<Conflict, 'message'>);
  };
  const asking = askingPort({ of: () => records }).of({ collection: 'projects.projects', samples: [] });
  const stop = askAboutConflicts(async ({ merged }) => merged);
  const edits = [{ from: records.get()[0]!, values: { title: 'Mine' } }];
  expect(await asking.update(edits, [{ title: 'New' }])).toMatchObject([{ title: 'New' }]);
  expect(records.get()).toMatchObject([{ title: 'Mine' }, { title: 'New' }]);
  stop();
});
