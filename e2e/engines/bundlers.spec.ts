import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRemote } from '../buildRemote';
import { serveCopy, type ServedCopy } from '../deploy/storeCopy';
import { removeFolder } from '../temporaryFiles';
import type { EngineKind } from './engine';
import { gecko } from './firefox';
import { testIn } from './testIn';
import { webkit } from './webkit';

const root = join(import.meta.dirname, '../..');

let copy: ServedCopy;
let place: string;

/** Publishes the example that a bundler has built to a copy of the test site. */
async function publishExample(bundler: string): Promise<void> {
  copy = await serveCopy();
  place = mkdtempSync(join(tmpdir(), 'bundlers-'));
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  const folder = join(place, 'harbor');
  for (const each of ['rspackRemote', bundler]) cpSync(join(root, 'e2e', each), folder, { recursive: true });
  buildRemote(folder);
  const args = ['vibrant-peak', 'publish', '--from', join(folder, 'dist')];
  const env = { ...process.env, STORE: copy.folder, CHROMIUM: 'none' };
  execFileSync('npx', args, { cwd: root, env, stdio: 'pipe' });
}

// `e2e/bundlers.spec.ts` has Chromium.
for (const kind of [gecko, webkit])
  for (const bundler of ['rspackRemote', 'viteRemote']) showsIn(kind, bundler);

function showsIn(kind: EngineKind, bundler: string): void {
  const test = testIn(kind).extend({
    site: async ({}, provide) => provide(copy.url),
  });
  const missing = kind.missing();

  test.describe(`${bundler} in ${kind.name}`, { tag: '@long' }, () => {
    test.skip(!!process.env['SITE'], 'needs the store of the test site');
    test.skip(Boolean(missing) && !process.env['CI'], `${kind.name} needs the package ${missing}`);
    test.beforeAll(() => publishExample(bundler));
    test.afterAll(() => {
      copy.remove();
      removeFolder(place);
    });

    test('its public page is pressed, its staff page and its slot are shown', async ({ visitor }) => {
      await visitor.resize(1280, 900);
      await visitor.openAlive('/harbor/ships');
      await visitor.click('button', 'Greetings: 0');
      await visitor.sees('button', 'Greetings: 1');
      await visitor.evaluate(`localStorage.setItem('adminAuth', 'authenticated')`);
      await visitor.openAlive('/admin');
      await visitor.sees('heading', 'Two berths are free');
      await visitor.click('link', 'Berths');
      await visitor.sees('heading', 'Berths');
    });
  });
}
