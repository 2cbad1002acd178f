import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteDeclaration } from 'shared/contract';
import webpack, { type Configuration } from 'webpack';
import { AssetsPlugin, exposeChunkName } from './assetsPlugin';
import { apps, federationName, type App } from './apps';
import { configurationHash } from './configurationHash';
import { ContentNamePlugin, nameByContent } from './contentNamePlugin';
import { InputsPlugin } from './inputsPlugin';
import { IntegrityPlugin } from './integrityPlugin';
import { loadPages } from './loadPages';
import { findRoot, nearest, packageFolder, readPackage } from './packages';
import { consumed, provided, sharedModules } from './sharedModules';
import { StableIdsPlugin } from './stableIdsPlugin';

const require = createRequire(import.meta.url);
/** The plugin that federation injects into remotes, as federation itself finds it. */
const injected = createRequire(require.resolve('@module-federation/enhanced')).resolve(
  '@module-federation/inject-external-runtime-core-plugin',
);

export type Mode = 'production' | 'development';

/**
 * The two builds of the application in a folder: scripts for the browser, and one CommonJS bundle with which a composition
 * prerenders its pages. Both land in the application's `dist`.
 * @throws when the folder holds no application.
 */
export async function createConfig(folder: string, mode: Mode = 'production'): Promise<Configuration[]> {
  const app = apps.find((candidate) => candidate.folder === folder);
  if (!app) throw new Error(`${folder} holds no application: its package.json needs a "federation" entry`);
  const pages = app.role === 'remote' ? await loadPages(app) : undefined;
  const configuration = await configurationHash(app);
  return [
    browserConfig({ app, mode, configuration, pages }),
    nodeConfig({ app, mode, configuration, pages }),
  ];
}

export const packageVersion = (app: App): string => readPackage(app.folder).version;

/** Modules that a remote offers: its pages and its layouts. */
export const exposedModules = ({ pages, layouts = {} }: RemoteDeclaration) => [
  ...new Set([...pages.map(({ module }) => module), ...Object.values(layouts)]),
];

interface Build {
  app: App;
  mode: Mode;
  /** Hash of the configuration: what an earlier one left in the cache is not used. */
  configuration: string;
  pages: RemoteDeclaration | undefined;
}

function browserConfig(build: Build): Configuration {
  const { app, mode, pages } = build;
  const isHost = app.role === 'host';
  return {
    ...common(build, 'browser'),
    name: `${app.name} browser`,
    target: ['web', 'es2022'],
    entry: isHost ? { shell: './src/index.tsx' } : {},
    output: {
      path: join(app.folder, 'dist/browser'),
      clean: true,
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[id].[contenthash:10].js',
      uniqueName: nameByContent(app.name, packageVersion(app)),
      chunkLoadTimeout: 4000,
      // A module that throws because a shared one did not arrive is evaluated anew when it is asked for again.
      strictModuleExceptionHandling: true,
      hashFunction: 'xxhash64',
    },
    plugins: [
      new ModuleFederationPlugin({
        name: federationName(app.name),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        ...(isHost
          ? {
              shared: provided(),
              runtimePlugins: [join(app.folder, 'src/remotes/runtimePlugin.ts')],
              experiments: {
                provideExternalRuntime: true,
                optimization: { target: 'web', disableSnapshot: true },
              },
            }
          : {
              filename: 'remoteEntry.js',
              exposes: Object.fromEntries(
                exposedModules(pages!).map((module) => [
                  `./${module}`,
                  { import: [`./src/${module}`], name: exposeChunkName(module) },
                ]),
              ),
              shared: consumed(),
              experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
            }),
      }),
      ...(mode === 'production'
        ? [new ContentNamePlugin(), new IntegrityPlugin(), new InputsPlugin(app, 'browser')]
        : []),
      ...(isHost
        ? [new webpack.DefinePlugin({ REMOTE_ORIGINS: JSON.stringify(remoteOriginsOf(mode)) })]
        : []),
      new AssetsPlugin(),
      new StableIdsPlugin(),
    ],
  };
}

/**
 * Other origins that the shell accepts remotes from: those that `REMOTE_ORIGINS` lists, with commas between them, and in
 * development the remotes' own servers.
 */
function remoteOriginsOf(mode: Mode): string[] {
  const named = (process.env['REMOTE_ORIGINS'] ?? '').split(',').filter(Boolean);
  const origins = named.map((address) => new URL(address).origin);
  const servers = apps.map(({ devPort }) => `http://localhost:${devPort}`);
  return mode === 'development' ? [...origins, ...servers] : origins;
}

function nodeConfig(build: Build): Configuration {
  const { app, mode, pages } = build;
  const isHost = app.role === 'host';
  const modules = isHost ? Object.keys(sharedModules) : exposedModules(pages!);
  const imports = modules.map(
    (module, index) => `import * as m${index} from '${isHost ? module : `./src/${module}`}';`,
  );
  const table = `{ ${modules.map((module, index) => `'${module}': m${index}`).join(', ')} }`;
  const entry = [
    ...imports,
    `export const modules = ${table};`,
    isHost ? `export * from './src/prerender/renderDocument';` : '',
  ].join('\n');
  return {
    ...common(build, 'node'),
    name: `${app.name} node`,
    target: 'node20',
    entry: { bundle: 'virtual:entry' },
    externals: isHost
      ? {}
      : Object.fromEntries(Object.keys(sharedModules).map((key) => [key, `commonjs ${key}`])),
    output: {
      path: join(app.folder, 'dist/node'),
      clean: true,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    optimization: { ...common(build, 'node').optimization, minimize: false },
    plugins: [
      new webpack.experiments.schemes.VirtualUrlPlugin({
        entry: { type: '.js', context: app.folder, source: () => entry },
      }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...(mode === 'production' ? [new InputsPlugin(app, 'node')] : []),
    ],
  };
}

function common({ app, mode, configuration }: Build, target: 'browser' | 'node'): Configuration {
  return {
    mode,
    context: app.folder,
    devtool: mode === 'development' ? 'eval-cheap-module-source-map' : false,
    cache: {
      type: 'filesystem',
      name: `${app.name}-${target}-${mode}`,
      version: configuration,
      cacheDirectory: join(findRoot(app.folder), '.cache/webpack'),
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        'chakra-recipes': join(
          packageFolder('@chakra-ui/react', packageFolder('shared')),
          'dist/esm/theme/recipes',
        ),
        // The plugin's CommonJS build would bundle the federation runtime a second time.
        [injected]: injected.replace(/\.cjs$/, '.js'),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: fileURLToPath(import.meta.resolve('ts-loader')),
          options: {
            transpileOnly: true,
            configFile: nearest('tsconfig.json', app.folder),
            compilerOptions: { noEmit: false },
          },
        },
        {
          test: /\.css$/,
          loader: fileURLToPath(import.meta.resolve('css-loader')),
          options: { exportType: 'string' },
        },
      ],
    },
    optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic', realContentHash: true },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
