import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, SubresourceIntegrityPlugin } from '@rspack/core';
import { consumed } from '@vibrant-peak/webpack/sharedModules';

const folder = process.cwd();
const shared = consumed();
const exposed = ['HarborPage', 'ShipsPage', 'BerthsPage', 'BerthsCard'];

const common = {
  mode: 'production',
  devtool: 'source-map',
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: { detectSyntax: 'auto', jsc: { transform: { react: { runtime: 'automatic' } } } },
      },
      { test: /\.module\.css$/, type: 'css/module' },
    ],
    parser: { 'css/module': { namedExports: false } },
    // The same in both builds: no hash of the build.
    generator: { 'css/module': { localIdentName: 'harbor-[name]-[local]' } },
  },
};

const browser = {
  ...common,
  target: ['web', 'es2022'],
  entry: {},
  output: {
    path: join(folder, 'dist'),
    clean: true,
    publicPath: 'auto',
    uniqueName: 'remote-harbor',
    chunkFilename: '[contenthash].js',
    cssChunkFilename: '[contenthash].css',
    // The policy of the site refuses scripts without integrity.
    crossOriginLoading: 'anonymous',
  },
  plugins: [
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    new ModuleFederationPlugin({
      name: 'remote_harbor',
      filename: 'remoteEntry.js',
      exposes: Object.fromEntries(exposed.map((module) => [`./${module}`, `./src/${module}.tsx`])),
      shared,
      manifest: true,
      dts: false,
    }),
  ],
};

const node = {
  ...common,
  target: 'node20',
  entry: './src/modules.ts',
  externals: Object.fromEntries(Object.keys(shared).map((name) => [name, `commonjs ${name}`])),
  output: { path: join(folder, 'dist/node'), filename: 'bundle.cjs', library: { type: 'commonjs2' } },
  optimization: { minimize: false },
};

for (const configuration of [browser, node])
  await new Promise((resolve, reject) =>
    rspack(configuration, (error, stats) =>
      error || stats.hasErrors() ? reject(error ?? new Error(stats.toString('errors-only'))) : resolve(),
    ),
  );
cpSync('release.json', 'dist/release.json');
