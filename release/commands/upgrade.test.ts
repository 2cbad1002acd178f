import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../usageError';
import { upgrade } from './upgrade';

const mockFolder = mkdtempSync(join(tmpdir(), 'upgrade-'));
jest.mock('./appNamed', () => ({
  appNamed: () => ({ name: 'remote-partners', role: 'remote', folder: mockFolder }),
}));

beforeAll(() => {
  const shared = join(mockFolder, 'node_modules/@vibrant-peak/shared');
  mkdirSync(shared, { recursive: true });
  for (const folder of [mockFolder, shared])
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0' }));
});
afterAll(() => rmSync(mockFolder, { recursive: true }));

const site = 'http://localhost:8080';

test.each([
  [{}, 'Say where from: --against <site>, or --packages <folder>.'],
  [{ against: site, packages: '../packages' }, 'Say where from'],
  [{ against: 'the.site' }, `npx vibrant-peak upgrade --against ${site}`],
  [{ against: 'http://the.site' }, 'by https, or from this machine'],
  [{ packages: 'no-such-folder' }, 'no-such-folder holds no packed packages'],
])('the options %j are refused', async (values: Record<string, string>, says) => {
  const run = upgrade.run({ words: [], values, log: () => undefined });
  await expect(run).rejects.toThrow(UsageError);
  await expect(run).rejects.toThrow(says);
});
