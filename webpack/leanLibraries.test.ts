import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { leanOf } from './leanLibraries';
import { packageFolder } from './packages';

const router = packageFolder('react-router', packageFolder('react-router-dom', packageFolder('shared')));
const require = createRequire(packageFolder('@module-federation/enhanced') + '/package.json');
const fromFederation = (name: string, file: string) => join(dirname(require.resolve(name)), file);

type Satisfy = (version: string, range: string) => boolean;

const routerFiles = ['development', 'production'].flatMap((build) =>
  readdirSync(join(router, 'dist', build))
    .filter((file) => /^chunk-.*\.mjs$/.test(file))
    .map((file) => join(router, 'dist', build, file)),
);

test('of the router, components that nobody uses can leave the build: each of its two copies is one file that is cut', () => {
  const cut = routerFiles.filter((file) => {
    const source = readFileSync(file, 'utf8');
    const lean = leanOf(file, source);
    if (lean === source) return false;
    expect(lean).not.toMatch(/^\w+\.displayName = /m);
    expect(lean).toMatch(/^var NavLink = \/\* @__PURE__ \*\/ React/m);
    expect(lean).not.toMatch(/createElement\(PrefetchPageLinks,/);
    return true;
  });
  expect(cut).toHaveLength(2);
});

test.each([
  ['@module-federation/runtime-core', 'utils/load.js', /loadSystemJsEntry\(\{\n/],
  ['@module-federation/runtime-core', 'utils/preload.js', /createLink/],
  ['@module-federation/runtime-core', 'remote/index.js', /initiator: "preloadRemote"/],
  ['@module-federation/runtime-core', 'plugins/snapshot/SnapshotHandler.js', /generateSnapshotFromManifest/],
  ['@module-federation/sdk', 'dom.js', /document\.createElement/],
  ['@module-federation/webpack-bundler-runtime', 'remotes.js', /Container missing/],
  ['@module-federation/webpack-bundler-runtime', 'getSharedFallbackGetter.js', /No fallback item/],
  ['@module-federation/webpack-bundler-runtime', 'init.js', /tree-shake-plugin/],
])('of federation, %s %s is built without what never runs here', (name, file, unused) => {
  const path = fromFederation(name, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toMatch(unused);
  expect(String(leanOf(path, source))).not.toMatch(unused);
});

test('of federation, versions are compared by less code, with the same answers', () => {
  const federation = '@module-federation/runtime-core';
  const { satisfy } = require(federation) as { satisfy: Satisfy };
  const path = fromFederation(federation, 'utils/semver/index.js');
  const lean = String(leanOf(path, readFileSync(path, 'utf8'))).replace('export', '');
  const leanSatisfy = new Function(`${lean}; return satisfy;`)() as Satisfy;
  const versions =
    '0.0.3 0.0.4 0.2.3 0.3.0 1.2.3 1.2.3+build 1.10.0 1.2.4 2.0.0 1.2.3-rc.1 1.2.3-rc.2 1.2.3-rc.10 2.0.0-beta';
  const ranges =
    '^1.2.3 ^0.2.3 ^0.0.3 ~1.2.3 >=1.0.0 >=2.0.0 <=1.2.3 <1.2.4 >1.2.3 1.2.3 =1.2.3 ^1 ^1.2.3-rc.2 >=1.2.3-rc.1 *';
  const asked = [...ranges.split(' '), '', '>=1.0.0 <1.10.0', '^0.2.0 || ^2.0.0', '^3.0.0 || *'];
  const answers = (check: Satisfy) =>
    versions.split(' ').flatMap((version) => asked.map((range) => [version, range, check(version, range)]));
  expect(answers(leanSatisfy)).toEqual(answers(satisfy));
  expect(leanSatisfy('1.2.3', '1.x')).toBe(false);
});

test("of Chakra, browsers compute no styles of the whole document when they start, and carry no reset but the site's own", () => {
  const path = join(
    packageFolder('@chakra-ui/react', packageFolder('shared')),
    'dist/esm/styled-system/system.js',
  );
  const lean = String(leanOf(path, readFileSync(path, 'utf8')));
  expect(lean).toMatch(/const _global = \[\];/);
  expect(lean).not.toMatch(/createPreflight\(/);
});

test('a library that has changed does not build', () => {
  const path = fromFederation('@module-federation/webpack-bundler-runtime', 'init.js');
  expect(() => leanOf(path, 'export const init = () => {};')).toThrow(/does not hold/);
});

test('other files are built as they are', () => {
  const source = Buffer.from('Form.displayName = "Form";');
  expect(leanOf('/shared/src/ui/Form.ts', source)).toBe(source);
});
