import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from '../../shared/src/content/pictures';
import { builtApps } from '../../webpack/apps';
import { digestOf } from '../../webpack/digest';
import { isUpToDate } from '../../webpack/inputs';
import { expect, test } from '../site';

test.skip(!!process.env['SITE'], 'needs the builds of the test site');

const root = join(import.meta.dirname, '../..');
const apps = builtApps.filter(({ profile }) => profile === undefined);
const remotes = ['remote-public', 'remote-admin', 'remote-invoice'];
const all = ['shell', ...remotes];

/** Applications that a changed file rebuilds, by the module graph of the last builds. */
const cases: Record<string, string[]> = {
  'remote-invoice/src/InvoicePage.tsx': ['remote-invoice'],
  'remote-invoice/src/draft/draftStore.ts': ['remote-invoice'],
  'invoice/src/sheet/paperStyles.ts': ['remote-invoice'],
  'invoice/package.json': ['remote-invoice'],
  'remote-invoice/package.json': ['remote-invoice'],
  'remote-admin/src/pages.ts': ['remote-admin'],
  'remote-public/webpack.config.ts': ['remote-public'],
  'shell/src/startClient.tsx': ['shell'],
  'shell/src/inline/initialScripts.ts': ['shell'],
  'shell/src/prerender/renderDocument.tsx': ['shell'],
  'shared/src/ui/Picture.tsx': ['shell'],
  'shared/src/theme/tokens.ts': ['shell'],
  'shared/package.json': all,
  'shared/src/schemas/collections.ts': ['remote-admin'],
  'shared/media/icons/favicon.svg': [],
  [`shared${pictures.hike}`]: [],
  'shared/src/content/projects.ts': [],
  'shared/src/contract/page.ts': all,
  'webpack/config/createConfig.ts': all,
  'webpack/plugins/integrityPlugin.ts': all,
  'webpack/pictureLoader.ts': all,
  'tsconfig.json': all,
  'shared/src/content/pictures.ts': [],
  'package-lock.json': [],
  'webpack/isTaken.ts': [],
  'webpack/apps.ts': all,
  'engine/compose/compose.ts': [],
  'remote-invoice/src/InvoicePage.test.tsx': [],
  'README.md': [],
};

test('a changed file rebuilds exactly the applications that contain it', async () => {
  for (const app of apps) expect(await isUpToDate(app), app.name).toBe(true);
  const rebuilt: Record<string, string[]> = {};
  for (const file of Object.keys(cases)) {
    const changed = join(root, file);
    expect(existsSync(changed), file).toBe(true);
    const stale = await Promise.all(
      apps.map((app) => isUpToDate(app, (path) => (path === changed ? 'changed' : digestOf(path)))),
    );
    rebuilt[file] = all.filter((name) => !stale[apps.findIndex((app) => app.name === name)]);
  }
  expect(rebuilt).toEqual(cases);
});
