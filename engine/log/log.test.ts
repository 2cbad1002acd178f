import { MemoryObjects } from '../testing/simulation/memoryObjects';
import { quickEnvironment } from '../testing/simulation/quickEnvironment';
import { entryName } from './entry';
import { Log, UnknownOutcomeError } from './log';

const change = (live: number) => ({ live, at: 'now', reason: 'test', keptFrom: 0 });

async function logOfTwo(): Promise<{ objects: MemoryObjects; reader: () => Log }> {
  const objects = new MemoryObjects(() => 0);
  const reader = () => new Log(objects, quickEnvironment());
  const log = reader();
  const first = await log.append(await log.read(), change(1));
  await log.append(first!, change(2));
  return { objects, reader };
}

test('an entry that is listed and cannot be read yet is waited for, and never passed over as torn', async () => {
  const { objects, reader } = await logOfTwo();
  const read = objects.read;
  let failures = 3;
  objects.read = async (name) => (name === entryName(2) && failures-- > 0 ? undefined : read(name));
  expect((await reader().read()).entry.live).toBe(2);
  failures = Infinity;
  await expect(reader().read()).rejects.toThrow('pointer/00000002.json is listed, and is not there');
});

test('an entry after one that was trimmed concurrently does not count as a decision', async () => {
  const { objects, reader } = await logOfTwo();
  const log = reader();
  const head = await log.read();
  await objects.remove([entryName(2)]);
  await expect(log.append(head, change(3))).rejects.toThrow(UnknownOutcomeError);
});

test('a store that this user may not write says so: nothing took effect', async () => {
  const { objects, reader } = await logOfTwo();
  const log = reader();
  const head = await log.read();
  const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  objects.create = () => Promise.reject(denied);
  await expect(log.append(head, change(3))).rejects.toBe(denied);
});
