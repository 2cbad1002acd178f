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
 * The plugin's own entry: connects the runtime to React, so that it has to run before React does.
 */
export const refreshEntry =
  require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js');

export const refreshAliases = {
  [runtime]: pageRuntime,
  'react-refresh/runtime$': pageRuntime,
  'react-refresh/development$': join(dirname(runtime), 'cjs/react-refresh-runtime.development.js'),
};

/**
 * Fast Refresh for a build that a development server serves: an edit preserves all state.
 * @param exposed the modules that a remote exposes.
 */
export function fastRefresh(app: App, exposed: readonly string[]) {
  return {
    plugins: [
      new RefreshPlugin({
        library: app.name,
        overlay: false,
        exclude: [/node_modules/, dirname(pageRuntime)],
      }),
    ],
    rules: [
      swcRule,
      {
        resource: exposed.map((module) => `${join(app.folder, 'src', module)}.`),
        enforce: 'post' as const,
        loader: require.resolve('@vibrant-peak/webpack/replacements/exposedModule'),
      },
    ] satisfies RuleSetRule[],
  };
}
