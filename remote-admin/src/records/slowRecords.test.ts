import { testRecords } from '@vibrant-peak/shared/testing';
import { createNetwork, createSlowRecords } from '../testing/slowRecords';
import { withUndo } from './createCollection';

const samples = [
  { id: 1, title: 'Bazaar Insight' },
  { id: 2, title: 'Swift Cart' },
  { id: 3, title: 'Greenline' },
] as const;

testRecords({ open: createSlowRecords, samples, change: { title: 'Open Clinic' } });

test('an Undo that fails can be repeated', async () => {
  const network = createNetwork();
  const list = withUndo(createSlowRecords(samples, network));
  await list.load();
  const undo = list.keepUndo('Removed', await list.remove([2]));
  network.isCut = () => true;
  await expect(undo()).rejects.toThrow('The connection was lost');
  expect(list.changes.get()).toHaveLength(1);
  network.isCut = () => false;
  await undo();
  expect(list.get()).toEqual(samples);
  expect(list.changes.get()).toHaveLength(0);
});
