import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteDeclaration } from 'shared/contract';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import type { App } from '../apps';
import { findRoot, nearest } from '../packages';
import { swcRule } from './swcRule';

const require = createRequire(import.meta.url);
/** The plugin that federation injects into remotes, as federation itself finds it. */
const injected = createRequire(require.resolve('@module-federation/enhanced')).resolve(
  '@module-federation/inject-external-runtime-core-plugin',
);

/** `gateway` is development inside of a live site, with its policy and its React. */
export type Mode = 'production' | 'development' | 'gateway';

/** Development shows the site's own sources as they are written. Packages, most of the code, go without: that halves what a page loads. */
const ownSources = () =>
  new webpack.EvalSourceMapDevToolPlugin({ module: true, columns: false, exclude: /[\\/]node_modules[\\/]/ });

export interface Build {
  app: App;
  mode: Mode;
  /** Hash of the configuration: what was cached under another one is not used. */
  configuration: string;
  pages: RemoteDeclaration | undefined;
}

/** Modules that a remote offers: its pages and its layouts. */
export const exposedModules = ({ pages, layouts = {} }: RemoteDeclaration) => [
  ...new Set([...pages.map(({ module }) => module), ...Object.values(layouts)]),
];

/** Where nothing is built again, as in a checkout of CI: what a build would keep for the next one is a fifth of its processor time. */
const isBuiltOnce = () => process.env['BUILD'] === 'quick' || process.env['BUILD_CACHE'] === 'none';

const cacheOf = ({ app, mode, configuration }: Omit<Build, 'pages'>, target: string) => ({
  type: 'filesystem' as const,
  name: `${app.name}-${target}-${mode}`,
  version: configuration,
  // Storing takes a second: after the first page of development, not before it.
  idleTimeoutAfterLargeChanges: 5000,
  cacheDirectory: join(findRoot(app.folder), '.cache/webpack'),
});

/** What the builds for browser and Node have in common. */
export function commonConfig({ app, mode, configuration }: Build, target: 'browser' | 'node'): Configuration {
  return {
    mode: mode === 'production' ? mode : 'development',
    context: app.folder,
    // The policy of a live site, in which the gateway stands, forbids eval.
    devtool: mode === 'gateway' && 'cheap-module-source-map',
    cache: isBuiltOnce() ? false : cacheOf({ app, mode, configuration }, target),
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        // The plugin's CommonJS build would bundle the federation runtime a second time.
        [injected]: injected.replace(/\.cjs$/, '.js'),
      },
    },
    module: {
      rules: [
        process.env['BUILD'] === 'quick' ? swcRule({ refresh: false }) : compilerRule(app),
        {
          test: /\.css$/,
          loader: fileURLToPath(import.meta.resolve('css-loader')),
          options: { exportType: 'string' },
        },
      ],
    },
    plugins: mode === 'development' ? [ownSources()] : [],
    // Numbers of chunks change with what is in them: after an edit a page would not find the chunks of the next one.
    optimization: { moduleIds: 'deterministic', chunkIds: mode === 'production' ? 'deterministic' : 'named' },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** The compiler's own way, file by file; types are checked elsewhere. */
const compilerRule = ({ folder }: App): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: fileURLToPath(import.meta.resolve('ts-loader')),
  options: {
    transpileOnly: true,
    configFile: nearest('tsconfig.json', folder),
    compilerOptions: { noEmit: false },
  },
});
