import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteDeclaration } from '@vibrant-peak/shared/contract';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import type { App } from '../apps';
import { findRoot, nearest } from '../packages';
import { RefusedImportsPlugin } from '../plugins/refusedImportsPlugin';
import { fileRules } from './fileRules';

const require = createRequire(import.meta.url);
/** The plugin that federation injects into remotes, resolved from federation's own folder. */
const injected = createRequire(require.resolve('@module-federation/enhanced')).resolve(
  '@module-federation/inject-external-runtime-core-plugin',
);

/**
 * `gateway` is development within a live site: a remote's working copy, and the shell beside it.
 */
export type Mode = 'production' | 'development' | 'gateway';

/**
 * Source maps for the site's own code only: leaving packages out halves the bytes of a page in
 * development.
 */
const ownSources = () =>
  new webpack.EvalSourceMapDevToolPlugin({ module: true, columns: false, exclude: /[\\/]node_modules[\\/]/ });

export interface Build {
  app: App;
  mode: Mode;
  /** Hash of the configuration: the key of the build cache. */
  configuration: string;
  pages: RemoteDeclaration | undefined;
}

const cacheOf = ({ app, mode, configuration }: Omit<Build, 'pages'>, target: string) => ({
  type: 'filesystem' as const,
  name: `${app.name}-${target}-${mode}`,
  version: configuration,
  // Writing the cache takes a second: it waits until the first page of development is shown.
  idleTimeoutAfterLargeChanges: 5000,
  cacheDirectory: join(findRoot(app.folder), '.cache/webpack'),
});

/** Settings that the builds for browser and Node share. */
export function commonConfig({ app, mode, configuration }: Build, target: 'browser' | 'node'): Configuration {
  return {
    mode: mode === 'production' ? mode : 'development',
    context: app.folder,
    // The content security policy of the live site behind the gateway forbids eval.
    devtool: mode === 'gateway' && app.role === 'remote' && 'cheap-module-source-map',
    cache: cacheOf({ app, mode, configuration }, target),
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        // The plugin's CommonJS build would bundle the federation runtime a second time.
        [injected]: injected.replace(/\.cjs$/, '.js'),
      },
    },
    module: {
      rules: [compilerRule(app), ...fileRules(app, target)],
    },
    // webpack's own support of style sheets and CSS modules.
    experiments: { css: true },
    plugins: [new RefusedImportsPlugin(app), ...(mode === 'development' ? [ownSources()] : [])],
    // Numeric ids change with the content of a chunk: after an edit, an open page would not find
    // the next page's chunks.
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      // It would rename some of the files that a build writes: the bundle for Node, which writes
      // none, would not know.
      realContentHash: false,
    },
    performance: false,
    // A build that succeeds prints nothing.
    stats: { all: false, errors: true, warnings: true, logging: 'warn' },
    // As a warning, the manifest's plugin says at each build that addresses are relative to the page.
    infrastructureLogging: { level: mode === 'production' ? 'error' : 'warn' },
  };
}

/** Transpiles file by file; `npm run typecheck` checks the types. */
const compilerRule = ({ folder }: App): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: fileURLToPath(import.meta.resolve('ts-loader')),
  options: {
    transpileOnly: true,
    configFile: nearest('tsconfig.json', folder),
    compilerOptions: { noEmit: false, sourceMap: true },
  },
});
