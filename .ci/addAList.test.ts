import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sectionsOf } from '../e2e/documents/documentedSteps';

const root = join(__dirname, '..');
const page = readFileSync(join(root, 'docs/how-to/add-a-list.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'add-a-list-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('with the list of add-a-list.md the tests of all lists pass', () => {
  for (const name of readdirSync(root).filter((each) => !['.git', 'remote-admin'].includes(each)))
    symlinkSync(join(root, name), join(folder, name));
  cpSync(join(root, 'remote-admin/src'), join(folder, 'remote-admin/src'), { recursive: true });
  cpSync(join(root, 'remote-admin/package.json'), join(folder, 'remote-admin/package.json'));
  for (const step of sectionsOf(page).flatMap(({ steps }) => steps))
    if ('file' in step) writeFileSync(join(folder, step.file), step.code);
  const files = ['entities/entities', 'live/liveEntity', 'palette/StaffTools'];
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      ...['--verbose', '--selectProjects', 'rules', 'slow pages', '--runInBand', '--'],
      ...files.map((file) => `remote-admin/src/${file}.test`),
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stderr).toContain('the samples of Awards pass its own rules');
  expect(stderr).toContain('Test Suites: 3 passed');
  expect(status).toBe(0);
});
