import webpack, { type Compiler } from 'webpack';

/** What is taken out of a library's file: it never runs on this site, or only tells its developers something. */
interface Cut {
  file: RegExp;
  /** Words of the file that is meant, where its name is a hash. */
  holds?: string;
  edits: readonly [find: RegExp, put: string][];
}

const router = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]chunk-\w+\.mjs$/;
const runtime = (file: string) => new RegExp(`[\\\\/]runtime-core[\\\\/]dist[\\\\/]${file}\\.js$`);
const glue = (file: string) => new RegExp(`[\\\\/]webpack-bundler-runtime[\\\\/]dist[\\\\/]${file}\\.js$`);
const design = /[\\/]styled-system[\\/]system\.js$/;
const dom = /[\\/]@module-federation[\\/]sdk[\\/]dist[\\/]dom\.js$/;

const whole = /^[\s\S]*$/;
const bodyOf = (name: string) =>
  new RegExp(`(\\n(?:async )?function ${name}\\(.*\\)) \\{[\\s\\S]*?\\n\\}(?=\\n)`);

/**
 * Federation's check of versions compiles a dozen regular expressions for each first visit. This one knows the ranges that builds of this
 * site write (`sharedModules.ts`) and those of npm but `1.x` and `1.0 - 2.0`, which nothing satisfies.
 */
const versionCheck = String.raw`
export function satisfy(version, range) {
  return range.split('||').some((part) => part.trim().split(/\s+/).every((comparator) => meets(version, comparator)));
}
function meets(version, comparator) {
  const [, operator, asked] = /^([<>=^~]*)(.*)$/.exec(comparator);
  if (!asked || asked === '*') return true;
  const order = compare(version, asked);
  if (operator === '^' || operator === '~') return order >= 0 && leading(version, operator, asked) === leading(asked, operator, asked);
  return order === 0 ? operator !== '<' && operator !== '>' : operator[0] === (order < 0 ? '<' : '>');
}
function leading(version, operator, asked) {
  const first = asked.split('.').findIndex((number) => number !== '0');
  return version.split('.').slice(0, operator === '~' ? 2 : first + 1 || 3).join();
}
function compare(version, asked) {
  const [left, right] = [version, asked].map((text) => text.split('+')[0].split(/[.-]/));
  for (let at = 0; ; at++) {
    const [one, other] = at < 3 ? [left[at] ?? 0, right[at] ?? 0] : [left[at], right[at]];
    if (one === undefined || other === undefined) return one === other ? 0 : (one === undefined) === (at === 3) ? 1 : -1;
    if (+one !== +other && one !== other) return (isNaN(one - other) ? one > other : +one > +other) ? 1 : -1;
  }
}
`;

const cuts: readonly Cut[] = [
  {
    file: router,
    holds: 'function RouterProvider(',
    edits: [
      // Names for developers' tools keep each component in the build, wanted or not; so do warnings their texts.
      [/^\w+\.displayName = ".*";$/gm, ''],
      [/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'],
      [/(function warning\(cond, message\)) \{/, '$1 {\nreturn;'],
      // The manifest of its own framework says what links can fetch ahead; here the shell does (`prefetchLinks`).
      [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[false, null, {}]'],
      [/return shouldPrefetch && [\s\S]*? : link;/, 'return link;'],
    ],
  },
  // The registry names the remotes, and `loadEntry` loads them: there are no manifests, and no other ways.
  { file: runtime('utils/load'), edits: [[bodyOf('loadEntryDom'), '$1 {}']] },
  {
    file: runtime('utils/preload'),
    edits: [
      [
        whole,
        `export const formatPreloadArgs = () => [], preloadAssets = async () => [];
export const defaultPreloadArgs = () => ({}), normalizePreloadExposes = () => [];`,
      ],
    ],
  },
  {
    file: runtime('remote/index'),
    edits: [[/(\n\tasync preloadRemote\(\w+\)) \{[\s\S]*?\n\t\}(?=\n)/, '$1 {}']],
  },
  {
    file: runtime('plugins/snapshot/SnapshotHandler'),
    edits: [
      [
        whole,
        `import { PluginSystem } from '../../utils/hooks/pluginSystem.js';
export class SnapshotHandler { manifestCache = new Map(); hooks = new PluginSystem({}); }
export const getGlobalRemoteInfo = () => ({});`,
      ],
    ],
  },
  { file: runtime('utils/semver/index'), edits: [[whole, versionCheck]] },
  {
    file: dom,
    edits: [
      [bodyOf('createScript'), '$1 {}'],
      [bodyOf('createLink'), '$1 {}'],
      [bodyOf('loadScript'), '$1 { return Promise.reject(new Error(url)); }'],
    ],
  },
  // Styles of the whole document are computed where one is rendered; browsers have them in it. The reset is the site's own.
  {
    file: design,
    edits: [
      [/(const _global =) \[.*\];/, '$1 [];'],
      [/createPreflight\(\{ preflight \}\)/, '{}'],
    ],
  },
  // No build names a remote of its own, and none holds a part of a shared module.
  { file: glue('remotes'), edits: [[whole, 'export const remotes = undefined;']] },
  {
    file: glue('getSharedFallbackGetter'),
    edits: [[whole, 'export const getSharedFallbackGetter = ({ factory }) => factory;']],
  },
  { file: glue('init'), edits: [[/\n\tif \(USE_SHARED\) \{[\s\S]*?\n\t\}(?=\n)/, '']] },
];

/**
 * Makes libraries smaller that every first visit carries: they are written for more than one site uses, in files that no
 * bundler takes apart (docs/decisions/0058).
 */
export class LeanLibrariesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LeanLibrariesPlugin', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        'LeanLibrariesPlugin',
        ([source, ...rest], { resource }) => [leanOf(resource, source), ...rest],
      );
    });
  }
}

/**
 * The text of a file as it is built.
 * @throws when what is to be taken out of it is not there: the library has changed, and so has what can be left out.
 */
export function leanOf<T extends string | Buffer>(file: string, source: T): T | string {
  const edits = cuts
    .filter((cut) => cut.file.test(file) && source.includes(cut.holds ?? ''))
    .flatMap((cut) => cut.edits);
  return edits.reduce<T | string>((text, [find, put]) => {
    const lean = text.toString().replace(find, put);
    if (lean === text.toString()) throw new Error(`${file} does not hold ${find} any more`);
    return lean;
  }, source);
}
