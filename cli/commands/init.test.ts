import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@vibrant-peak/engine/store/openStore';
import { publish } from '../publish/publish';
import { command } from './init';

jest.mock('../publish/publish', () => ({
  publish: jest.fn(async (store: Awaited<ReturnType<typeof openStore>>) => {
    await store.decide({ reason: 'publish shell' }, () => ({ live: 1 }));
    return { status: 'live', composition: 1, releases: {} };
  }),
}));

const folder = mkdtempSync(join(tmpdir(), 'init-'));
beforeAll(() => (process.env['STORE'] = join(folder, 'store')));
afterAll(() => {
  delete process.env['STORE'];
  rmSync(folder, { recursive: true });
});

const run = () => command.run({ words: [], values: {}, log: () => undefined });

test('init begins a store once, and changes none that holds a site', async () => {
  expect(await run()).toEqual({ composition: 1 });
  expect((await (await openStore()).pointer())?.live).toBe(1);
  await expect(run()).rejects.toThrow('The store holds a site');
  expect(publish).toHaveBeenCalledTimes(1);
});
