import { join } from 'node:path';
import { contentPrefix } from '@vibrant-peak/shared/contract';
import webpack, { type Configuration } from 'webpack';
import { commonConfig, type Build } from './commonConfig';
import { exposedModules } from '../exposedModules';
import { FileAddressPlugin } from '../plugins/fileAddressPlugin';
import { InputsPlugin } from '../plugins/inputsPlugin';
import { contentExternals } from './contentExternals';
import { inlineScriptsPlugin } from './inlineScripts';
import { isOfShell, sharedModules } from '../sharedModules';

/** The build for prerendering: one bundle with all modules of the application. */
export function nodeConfig(build: Build): Configuration {
  const { app, mode, pages } = build;
  const isHost = app.role === 'host';
  const base = commonConfig(build, 'node');
  const modules = isHost ? Object.keys(sharedModules).filter(isOfShell) : exposedModules(pages!);
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
    ...base,
    name: `${app.name} node`,
    target: 'node20',
    // A page that throws while it is prerendered is named by the line of its source.
    devtool: mode === 'production' && !isHost && 'nosources-cheap-module-source-map',
    entry: { bundle: 'virtual:entry' },
    externals: isHost
      ? contentExternals((name) => `commonjs ${contentPrefix}${name}`)
      : Object.fromEntries(Object.keys(sharedModules).map((key) => [key, `commonjs ${key}`])),
    output: {
      path: join(app.folder, 'dist/node'),
      clean: true,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      // As in the browser's build: names of files contain it.
      hashFunction: 'xxhash64',
    },
    optimization: { ...base.optimization, minimize: false },
    plugins: [
      ...base.plugins!,
      new FileAddressPlugin('node'),
      new webpack.experiments.schemes.VirtualUrlPlugin({
        entry: { type: '.js', context: app.folder, source: () => entry },
      }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...(isHost ? [inlineScriptsPlugin(app.folder)] : []),
      ...(mode === 'production' ? [new InputsPlugin(app, 'node')] : []),
    ],
  };
}
