import { createCollection } from './createCollection';
import { takeBack } from './takeBack';

test('nested values and lists are taken back one by one', () => {
  const before = { name: 'Ada', social: { linkedin: 'ada', github: 'ada' }, skills: ['C'] };
  const after = { name: 'Ada', social: { linkedin: 'lovelace', github: 'ada' }, skills: ['C', 'D'] };
  const now = { name: 'Ada L.', social: { linkedin: 'lovelace', github: 'countess' }, skills: ['C', 'D'] };
  expect(takeBack(now, before, after)).toEqual({
    name: 'Ada L.',
    social: { linkedin: 'ada', github: 'countess' },
    skills: ['C'],
  });
});

test('Undo of a bulk change keeps what was edited later', async () => {
  const jobs = createCollection([
    { id: 1, title: 'Designer', type: 'Contract' },
    { id: 2, title: 'Engineer', type: 'Contract' },
    { id: 3, title: 'Writer', type: 'Contract' },
  ]);
  const toFull = (id: number) => [id, { ...jobs.get()[id - 1]!, type: 'Full-time' }] as const;
  const undo = await jobs.update(new Map([toFull(1), toFull(2), toFull(3)]));
  await jobs.update(new Map([[1, { title: 'Lead Designer', type: 'Full-time' }]]));
  await jobs.update(new Map([[2, { title: 'Engineer', type: 'Part-time' }]]));
  await jobs.remove([3]);
  await undo();
  expect(jobs.get()).toEqual([
    { id: 1, title: 'Lead Designer', type: 'Contract' },
    { id: 2, title: 'Engineer', type: 'Part-time' },
  ]);
});
