import { cpSync } from 'node:fs';
import { federation } from '@module-federation/vite';
import { build } from 'vite';
import { consumed } from '@vibrant-peak/webpack/sharedModules';

// The container loads every module that it shares: these are imported.
const shared = consumed([
  'react',
  'react/jsx-runtime',
  '@vibrant-peak/shared/ui',
  '@vibrant-peak/shared/content/brand',
]);
const exposed = ['HarborPage', 'ShipsPage', 'BerthsPage', 'BerthsCard'];

const common = {
  configFile: false,
  // The files have the address of the release.
  base: './',
  esbuild: { jsx: 'automatic' },
  // The same in both builds: no hash of the build.
  css: { modules: { generateScopedName: 'harbor-[name]-[local]' } },
};

const browser = {
  ...common,
  plugins: [
    federation({
      name: 'remote_harbor',
      filename: 'container.js',
      // The shell loads a script, which imports the container.
      varFilename: 'remoteEntry.js',
      exposes: Object.fromEntries(exposed.map((module) => [`./${module}`, `./src/${module}.tsx`])),
      shared,
      manifest: true,
      dts: false,
      // The shell provides the runtime of Module Federation.
      experiments: { externalRuntime: true },
    }),
  ],
  build: {
    target: 'es2022',
    sourcemap: true,
    rollupOptions: {
      input: 'src/modules.ts',
      output: { chunkFileNames: '[hash].js', entryFileNames: '[hash].js', assetFileNames: '[hash][extname]' },
    },
  },
};

const node = {
  ...common,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/modules.ts',
    target: 'node20',
    outDir: 'dist/node',
    sourcemap: true,
    rollupOptions: {
      external: Object.keys(consumed()),
      output: { format: 'cjs', entryFileNames: 'bundle.cjs' },
    },
  },
};

for (const configuration of [browser, node]) await build(configuration);
cpSync('release.json', 'dist/release.json');
