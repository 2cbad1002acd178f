import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { federationName } from 'shared/contract';
import webpack, { type Configuration } from 'webpack';
import { builtApps, packageVersion } from '../apps';
import { AssetsPlugin, exposeChunkName } from '../plugins/assetsPlugin';
import { commonConfig, exposedModules, type Build, type Mode } from './commonConfig';
import { contentExternals } from './contentExternals';
import { ContentNamePlugin, nameByContent } from '../plugins/contentNamePlugin';
import { fastRefresh } from './fastRefresh';
import { InputsPlugin } from '../plugins/inputsPlugin';
import { IntegrityPlugin } from '../plugins/integrityPlugin';
import { consumed, provided } from '../sharedModules';
import { StableIdsPlugin } from '../plugins/stableIdsPlugin';

/** The build for the browser: the host's first script, or a remote's container with what it exposes. */
export function browserConfig(build: Build): Configuration {
  const { app, mode } = build;
  const isHost = app.role === 'host';
  const base = commonConfig(build, 'browser');
  const config: Configuration = {
    ...base,
    name: `${app.name} browser`,
    target: ['web', 'es2022'],
    entry: isHost ? { shell: './src/index.tsx' } : {},
    // The document brings what the shell reads of the content.
    externals: isHost ? contentExternals((name) => `var siteContent.modules.${name}`) : {},
    output: {
      path: join(app.folder, 'dist/browser'),
      clean: true,
      publicPath: 'auto',
      filename: '[name].js',
      // Without a hash: the name of the release's folder says what it holds already, and every first visit would carry the hashes.
      chunkFilename: '[id].js',
      uniqueName: nameByContent(app.name, packageVersion(app)),
      chunkLoadTimeout: 4000,
      // A module that throws because a shared one did not arrive is evaluated anew when it is asked for again.
      strictModuleExceptionHandling: true,
      hashFunction: 'xxhash64',
    },
    optimization: {
      ...base.optimization,
      // Development goes without, and so does `BUILD=quick`, for builds that nobody visits over a network.
      minimize: mode === 'production' && process.env['BUILD'] !== 'quick',
      minimizer: [swcMinimizer()],
      splitChunks: {
        // What two parts share is a file of its own from this size on: a request costs more than a few bytes twice.
        minSize: 50_000,
        cacheGroups: { defaultVendors: false },
      },
    },
    plugins: [
      ...base.plugins!,
      federation(build),
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
  return mode === 'production' ? config : withFastRefresh(config, build);
}

/** Smaller by 0.8 % than what webpack's own choice makes of the shell, in a tenth of its processor time; passes go on until nothing changes. */
const swcMinimizer = () =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 0 } },
    // It has threads of its own.
    parallel: false,
  });

const optimization = { target: 'web', disableSnapshot: true } as const;

function federation({ app, pages }: Build) {
  // Without this variable federation provokes an error to find out where webpack is: 1.7 s of processor time in each process that builds.
  process.env['FEDERATION_WEBPACK_PATH'] ??= createRequire(import.meta.url).resolve('webpack');
  return new ModuleFederationPlugin({
    name: federationName(app.name),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    ...(pages
      ? {
          filename: 'remoteEntry.js',
          exposes: Object.fromEntries(
            exposedModules(pages).map((module) => [
              `./${module}`,
              { import: [`./src/${module}`], name: exposeChunkName(module) },
            ]),
          ),
          shared: consumed(),
          experiments: { externalRuntime: true, optimization },
        }
      : {
          shared: provided(),
          runtimePlugins: [join(app.folder, 'src/remotes/runtimePlugin.ts')],
          experiments: { provideExternalRuntime: true, optimization },
        }),
  });
}

/**
 * Other origins that the shell accepts remotes from: those that `REMOTE_ORIGINS` lists, with commas between them, and in
 * development the remotes' own servers.
 */
function remoteOriginsOf(mode: Mode): string[] {
  const named = (process.env['REMOTE_ORIGINS'] ?? '').split(',').filter(Boolean);
  const origins = named.map((address) => new URL(address).origin);
  const servers = builtApps.map(({ devPort }) => `http://localhost:${devPort}`);
  return mode === 'development' ? [...origins, ...servers] : origins;
}

function withFastRefresh(config: Configuration, { app, mode, pages }: Build): Configuration {
  const refresh = fastRefresh(app, pages ? exposedModules(pages) : [], mode === 'gateway');
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...refresh.alias } },
    // Fast Refresh compiles TypeScript with a loader of its own, in the place of the first rule.
    module: { rules: [...refresh.rules, ...(config.module?.rules ?? []).slice(1)] },
    plugins: [...(config.plugins ?? []), ...refresh.plugins],
  };
}
