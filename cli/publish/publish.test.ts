import { addComposition } from '@vibrant-peak/engine/testing/addComposition';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IncompatibleError } from '@vibrant-peak/engine/compose/incompatibleError';
import { MemoryObjects } from '@vibrant-peak/engine/testing/simulation/memoryObjects';
import { builtRelease, type BuiltRelease } from '@vibrant-peak/engine/formats/manifest';
import { manifestOf } from '@vibrant-peak/engine/testing/testStore';
import { Store } from '@vibrant-peak/engine/store/store';
import { sourcesFile } from '../typecheck/remoteSources';
import { declarationsFile, shellDeclarations } from '../typecheck/shellDeclarations';
import { publish } from './publish';

/** A release with one more file. */
function releaseWith(name: string, file: string, content: object): BuiltRelease {
  return builtRelease(manifestOf(name, 'live'), new Map([[file, Buffer.from(JSON.stringify(content))]]));
}

/** A live remote with only this page. */
const remote = (name: string, page: string) => releaseWith(name, sourcesFile, { 'src/Page.tsx': page });

const panel = (title: string) =>
  `import { FailurePanel } from '@vibrant-peak/shared/ui';\nexport const page = <FailurePanel ${title}="A" message="B" />;\n`;

test('a remote is refused before it is built when one of its addresses breaks a rule', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'addresses-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(
    join(folder, 'src/pages.ts'),
    `export default { pages: ['/admin/a', '/admin/B', '/livez'].map((path) => ({ path, module: 'Page' })) };\n`,
  );
  const store = new Store(new MemoryObjects(() => Date.now()));
  const remoteX = { name: 'remote-x', role: 'remote', devPort: 1, folder } as const;
  const rejection = await publish(store, [remoteX], { log: () => undefined }).catch((error: Error) => error);
  rmSync(folder, { recursive: true });
  expect(rejection).toBeInstanceOf(IncompatibleError);
  expect((rejection as IncompatibleError).violations).toEqual([
    expect.stringMatching(/^remote-x offers \/admin\/B, which cannot be an address: .*lower-case letters/),
    'remote-x offers /livez, which cannot be an address: the site keeps /livez for itself',
  ]);
});

test('a shell whose types break live remotes is rejected before it is built, with their names; the live composition stays', async () => {
  const here = shellDeclarations();
  const file = 'ui/FailurePanel.d.ts';
  // The shell that is live calls the title a heading and exports one part more.
  const files = {
    ...here.files,
    [file]: here.files[file]!.replace(/\btitle\b/g, 'heading'),
    'ui/index.d.ts': `${here.files['ui/index.d.ts']!}\nexport declare const Gone: string;\n`,
  };
  const live = [
    releaseWith('shell', declarationsFile, { ...here, files }),
    remote(
      'remote-fits',
      `import { Heading } from '@vibrant-peak/shared/ui';\nexport const page = <Heading>A</Heading>;\n`,
    ),
    remote('remote-renamed', panel('heading')),
    remote('remote-removed', `import { Gone } from '@vibrant-peak/shared/ui';\nexport const page = Gone;\n`),
    // Errors that the live shell causes too, and missing packages, do not count against the new
    // one.
    remote('remote-wrong-before', `${panel('caption')}export * from 'not-installed-here';\n`),
  ];
  const store = new Store(new MemoryObjects(() => Date.now()));
  const releases: Record<string, string> = {};
  for (const each of live) releases[each.name] = await store.releases.add(each);
  const number = await store.claimComposition();
  await addComposition(store, { number, releases, made: new Date().toISOString() });
  await store.decide({ reason: 'test' }, () => ({ live: number }));

  const shell = { name: 'shell', role: 'host', devPort: 1, folder: '/nowhere' } as const;
  const rejection = await publish(store, [shell], { log: () => undefined }).catch((error: Error) => error);
  const { violations } = rejection as { violations?: string[] };
  expect(violations?.sort()).toEqual([
    expect.stringMatching(
      /^remote-removed does not fit the types of the new shell: src\/Page\.tsx\(\d+,\d+\): [^]*'Gone'[^]*: publish a remote-removed that fits both first$/,
    ),
    expect.stringMatching(
      /^remote-renamed does not fit the types of the new shell: src\/Page\.tsx\(\d+,\d+\): [^]*'heading'[^]*: publish a remote-renamed that fits both first$/,
    ),
  ]);
  expect((await store.pointer())!.live).toBe(number);
});
