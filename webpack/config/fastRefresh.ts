import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { RuleSetRule } from 'webpack';
import type { App } from '../apps';
import { swcRule } from './swcRule';

const require = createRequire(import.meta.url);
const runtime = require.resolve('react-refresh');
const pageRuntime = require.resolve('@vibrant-peak/webpack/replacements/pageRuntime');

/**
 * Fast Refresh for a development build: an edit appears with all state kept.
 * @param exposed the modules that a remote exposes.
 * @param meetsProduction whether the page's React is the production build of a live site.
 */
export function fastRefresh(app: App, exposed: readonly string[], meetsProduction: boolean) {
  return {
    plugins: [
      new RefreshPlugin({
        library: app.name,
        overlay: false,
        exclude: [/node_modules/, dirname(pageRuntime)],
      }),
    ],
    alias: {
      [runtime]: pageRuntime,
      'react-refresh/runtime$': pageRuntime,
      'react/jsx-dev-runtime$': require.resolve('@vibrant-peak/webpack/replacements/jsxDevRuntime'),
      'react-refresh/development$': join(dirname(runtime), 'cjs/react-refresh-runtime.development.js'),
    },
    rules: [
      swcRule({ refresh: true }),
      {
        resource: exposed.map((module) => `${join(app.folder, 'src', module)}.`),
        enforce: 'post' as const,
        loader: require.resolve('@vibrant-peak/webpack/replacements/exposedModule'),
        options: meetsProduction
          ? { before: require.resolve('@vibrant-peak/webpack/replacements/productionReact') }
          : {},
      },
    ] satisfies RuleSetRule[],
  };
}
