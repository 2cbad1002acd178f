import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Compiles TypeScript with swc, in a fraction of the TypeScript compiler's time, for React's fast
 * refresh.
 */
export const swcRule: RuleSetRule = {
  test: /\.tsx?$/,
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', refresh: true } },
    },
  },
};
