import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { App } from '../apps';
import { AssetsPlugin, exposeChunkName, type ReleaseAssets } from '../plugins/assetsPlugin';
import { FileAddressPlugin } from '../plugins/fileAddressPlugin';
import { RefusedImportsPlugin } from '../plugins/refusedImportsPlugin';
import { fileRules } from './fileRules';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

interface Build {
  errors: string[];
  read: (file: string) => string;
  files: string[];
}

/** Builds these sources as an application does, for the browser or for Node. */
async function build(
  sources: Record<string, string>,
  target: 'browser' | 'node' = 'browser',
  role: App['role'] = 'remote',
): Promise<Build> {
  const app: App = { name: 'remote-x', role, folder };
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(folder, file), text);
  const path = join(folder, 'dist', target);
  const forTarget: Configuration =
    target === 'browser'
      ? { target: ['web', 'es2022'], plugins: [new RefusedImportsPlugin(app), new AssetsPlugin()] }
      : { target: 'node20' };
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path, hashFunction: 'xxhash64', chunkFilename: '[id].js', uniqueName: `x-${target}` },
    experiments: { css: true },
    optimization: { minimize: false, realContentHash: false },
    module: { rules: fileRules(app, target) },
    ...forTarget,
    plugins: [...(forTarget.plugins ?? []), new FileAddressPlugin(target)],
  })!;
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done!))),
  );
  return {
    errors: stats.compilation.errors.map(({ message }) => message),
    read: (file) => readFileSync(join(path, file), 'utf8'),
    files: stats.hasErrors() ? [] : readdirSync(path),
  };
}

const page = `
  import face from './face.woff2';
  import styles from './card.module.css';
  import text from './text.css?inline';
  import './page.css';
  console.log(face, styles.card, text);
`;
const sources = {
  'index.js': `import(/* webpackChunkName: "${exposeChunkName('Page')}" */ './page.js');`,
  'page.js': `${page} import('./later.js');`,
  'later.js': `import './later.css';`,
  // A content whose hash begins with eight digits, which webpack treats differently.
  'face.woff2': 'a font',
  'peak.png': 'a picture',
  'card.module.css': '.card { color: teal }',
  'page.css': '@font-face { src: url(./face.woff2) } .page { background: url(./peak.png) }',
  'later.css': '.later { color: red }',
  'text.css': '.text { color: blue }',
};

test('both builds give files and classes the same names, and only the one for the browser writes them', async () => {
  const browser = await build(sources);
  const node = await build(sources, 'node');
  expect([...browser.errors, ...node.errors]).toEqual([]);
  const { exposes } = JSON.parse(browser.read('assets.json')) as ReleaseAssets;
  const [own, later] = exposes['Page']!.styles!;
  const css = browser.read(own!);
  const [name] = /card-[0-9a-f]{6}/.exec(css)!;
  expect(css).toMatch(/url\(face\.[0-9a-f]{8}\.woff2\)[^]*url\(peak\.[0-9a-f]{8}\.png\)/);
  expect(css).not.toContain('.text');
  expect(browser.read(later!)).toContain('.later');

  const files = browser.files.filter((file) => /\.(png|woff2)$/.test(file));
  expect(files).toEqual([
    expect.stringMatching(/^face\.[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^peak\.[0-9a-f]{8}\.png$/),
  ]);
  for (const { read, files: written } of [browser, node]) {
    const scripts = written.filter((file) => file.endsWith('.js')).map(read);
    for (const text of [name, files[0]!, 'color: blue']) expect(scripts.join('\n')).toContain(text);
  }
  expect(node.files.filter((file) => !file.endsWith('.js'))).toEqual([]);
});

test.each([
  ['a bundle without files does not ask for', `import text from './a.css?inline'; console.log(text);`, false],
  ['a bundle with a font asks for', `import face from './face.woff2'; console.log(face);`, true],
  ['a bundle with a style sheet asks for', `import './a.css';`, true],
])('%s the folder of its release', async (_, source, isAsking) => {
  const files = { 'index.js': source, 'a.css': '.a {}', 'face.woff2': 'a font' };
  const { read } = await build(files, 'node');
  expect(read('main.js').includes("require('release-folder')")).toBe(isAsking);
});

test.each([
  {
    what: 'a file of another kind',
    source: `const first = 1;\nimport plan from './plan.pdf';`,
    says: `remote-x: index.js:2 imports ./plan.pdf: a release has no .pdf files. It brings pictures (.png, .jpg, .jpeg, .svg, .webp, .avif), fonts (.woff2), style sheets and JSON.`,
  },
  {
    what: 'an address relative to a script',
    source: `console.log(\n  new URL('./plan.pdf', import.meta.url));`,
    says: `remote-x: index.js:2 has new URL('./plan.pdf', import.meta.url), which names no file of a prerendered page. Import the file: import address from './plan.pdf'.`,
  },
  {
    what: 'a plain style sheet as a value',
    source: `import styles from './page.css';\nconsole.log(styles.page);`,
    says: `remote-x: index.js:1 takes a value from ./page.css, which has none. For its rules alone: import './page.css'; for its text: './page.css?inline'; for class names: a file named .module.css.`,
  },
  {
    what: 'a font of another host in a style sheet',
    source: `import './bad.css';`,
    says: `remote-x: bad.css:2 takes a font from https://fonts.example/a.woff2: fonts come from the release only. Put a .woff2 file beside this one and name it: url(./name.woff2).`,
  },
  {
    what: 'a font as data in the text of a style sheet',
    source: `import text from './data.css?inline';\nconsole.log(text);`,
    says: `remote-x: data.css:1 takes a font from data:font/woff2;base64,AAAA: fonts come from the release only. Put a .woff2 file beside this one and name it: url(./name.woff2).`,
  },
  {
    what: 'a file in the text of a style sheet',
    source: `import text from './movie.css?inline';\nconsole.log(text);`,
    says: `remote-x: movie.css:1 has url(./plan.pdf): a style sheet that is imported as text has no files. Import the style sheet itself.`,
  },
  {
    what: 'a file in a style sheet',
    source: `import './movie.css';`,
    says: `remote-x: movie.css:1 imports ./plan.pdf: a release has no .pdf files. It brings pictures (.png, .jpg, .jpeg, .svg, .webp, .avif), fonts (.woff2), style sheets and JSON.`,
  },
])('$what is refused with application, file, line and remedy', async ({ source, says }) => {
  const { errors } = await build({
    'index.js': source,
    'plan.pdf': '%PDF',
    'page.css': '.page { color: teal }',
    'bad.css': '@font-face {\n  src: url(https://fonts.example/a.woff2);\n}',
    'data.css': '@font-face { src: url(data:font/woff2;base64,AAAA) }',
    'movie.css': '.page { background: url(./plan.pdf) }',
  });
  expect(errors).toEqual([says]);
});

test('the shell brings no files', async () => {
  const { errors } = await build({ 'index.js': `import './a.css';`, 'a.css': '.a {}' }, 'browser', 'host');
  expect(errors).toEqual([
    "remote-x: index.js:1 imports ./a.css: files belong to remotes. Pictures of the shell are part of shared/media, and a style sheet is imported as text: './name.css?inline'.",
  ]);
});
