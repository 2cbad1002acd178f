import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { federationName } from '@vibrant-peak/shared/contract';
import type { Configuration } from 'webpack';
import { AssetsPlugin, exposeChunkName } from '../plugins/assetsPlugin';
import { commonConfig, type Build } from './commonConfig';
import { contentExternals } from './contentExternals';
import { developmentFolder } from '../developmentFolder';
import { exposedModules } from '../exposedModules';
import { fastRefresh, refreshAliases, refreshEntry } from './fastRefresh';
import { FileAddressPlugin } from '../plugins/fileAddressPlugin';
import { InputsPlugin } from '../plugins/inputsPlugin';
import { IntegrityPlugin } from '../plugins/integrityPlugin';
import { consumed, provided } from '../sharedModules';
import { StableIdsPlugin } from '../plugins/stableIdsPlugin';
import { StandaloneScriptPlugin } from '../plugins/standaloneScriptPlugin';
import { StyleOrderPlugin } from '../plugins/styleOrderPlugin';

/**
 * The build for the browser: the host's entry script, or a remote's container with its exposed
 * modules.
 */
export function browserConfig(build: Build): Configuration {
  const { app, mode } = build;
  const isHost = app.role === 'host';
  const isForGateway = isShellForGateway(build);
  const base = commonConfig(build, 'browser');
  const config: Configuration = {
    ...base,
    name: `${app.name} browser${isForGateway ? ', development' : ''}`,
    target: ['web', 'es2022'],
    entry: isHost ? { shell: isForGateway ? [refreshEntry, './src/index.tsx'] : './src/index.tsx' } : {},
    // The content's scripts come with the document.
    externals: isHost ? contentExternals((name) => `var siteContent.modules.${name}`) : {},
    output: outputOf(build),
    optimization: {
      ...base.optimization,
      minimize: mode === 'production',
      minimizer: [swcMinimizer()],
      splitChunks: {
        // Below this size, duplicating code costs less than another request.
        minSize: 20_000,
        cacheGroups: { defaultVendors: false },
      },
    },
    plugins: [...base.plugins!, ...pluginsOf(build)],
  };
  if (mode === 'production') return config;
  const aliased = {
    ...config,
    resolve: { ...base.resolve, alias: { ...base.resolve!.alias, ...refreshAliases } },
  };
  return isForGateway ? aliased : withFastRefresh(aliased, build);
}

const isShellForGateway = ({ app, mode }: Build) => app.role === 'host' && mode === 'gateway';

const outputOf = (build: Build): Configuration['output'] => ({
  path: join(build.app.folder, 'dist/browser', isShellForGateway(build) ? developmentFolder : ''),
  clean: isShellForGateway(build) || { keep: `${developmentFolder}/` },
  publicPath: 'auto',
  filename: '[name].js',
  // No hash: the release's folder is already named by its content, and every first visit would
  // download the hashes.
  chunkFilename: '[id].js',
  uniqueName: build.app.name,
  chunkLoadTimeout: 4000,
  // A module that failed because a shared module had not arrived is evaluated again at the next
  // import.
  strictModuleExceptionHandling: true,
  hashFunction: 'xxhash64',
});

function pluginsOf(build: Build): NonNullable<Configuration['plugins']> {
  const { app, mode } = build;
  return [
    federation(build),
    new FileAddressPlugin('browser'),
    new StyleOrderPlugin(),
    ...(mode === 'production'
      ? [new IntegrityPlugin(), new InputsPlugin(app, 'browser'), new AssetsPlugin()]
      : []),
    ...(mode === 'production' && app.role === 'host'
      ? [new StandaloneScriptPlugin({ name: 'reporter.js', entry: './src/reports/reporter.ts' })]
      : []),
    new StableIdsPlugin(),
  ];
}

/**
 * 0.8 % smaller than webpack's default for the shell, in a tenth of the CPU time; `passes: 0`
 * repeats until nothing changes.
 */
const swcMinimizer = () =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 0 } },
    // swc has its own threads.
    parallel: false,
  });

const optimization = { target: 'web', disableSnapshot: true } as const;

function federation({ app, pages, mode }: Build) {
  // Without this variable federation throws and parses an error to locate webpack: 1.7 s of CPU
  // time in each process that builds.
  process.env['FEDERATION_WEBPACK_PATH'] ??= createRequire(import.meta.url).resolve('webpack');
  return new ModuleFederationPlugin({
    name: federationName(app.name),
    shareStrategy: 'loaded-first',
    dts: false,
    // `mf-manifest.json` is for tools: pages know all addresses without it.
    manifest: mode === 'production' && {
      // The type of the manifest requires the hash, which the plugin leaves out.
      additionalData: ({ stats }) => ({
        ...stats,
        shared: stats.shared.map((module) => ({ ...module, hash: '' })),
      }),
    },
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

function withFastRefresh(config: Configuration, { app, pages }: Build): Configuration {
  const refresh = fastRefresh(app, pages ? exposedModules(pages) : []);
  return {
    ...config,
    // Fast Refresh compiles TypeScript with its own loader, which replaces the first rule.
    module: { rules: [...refresh.rules, ...(config.module?.rules ?? []).slice(1)] },
    plugins: [...(config.plugins ?? []), ...refresh.plugins],
  };
}
