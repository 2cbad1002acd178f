import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';
import type { App } from '../apps';
import { sha256Hex } from '../digest';
import { addressQuery, pictureFile, type PictureLoaderOptions } from '../pictureLoader';

const require = createRequire(import.meta.url);

/** Files that a remote brings along as they are, and pictures, which also have a size. */
const fontFile = /\.woff2$/;

/**
 * Rules for imports of style sheets, pictures and fonts.
 * Both builds give them the same names; only the browser's writes them.
 */
export function fileRules({ name: app }: App, target: 'browser' | 'node'): RuleSetRule[] {
  const file: RuleSetRule = {
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:8][ext]', emit: target === 'browser' },
  };
  return [
    { test: fontFile, ...file },
    {
      test: pictureFile,
      oneOf: [
        { resourceQuery: addressQuery, ...file },
        // In a style sheet.
        { dependency: 'url', ...file },
        {
          type: 'javascript/auto',
          loader: require.resolve('@vibrant-peak/webpack/pictureLoader'),
          options: { emit: target === 'browser' } satisfies PictureLoaderOptions,
        },
      ],
    },
    {
      test: /\.css$/,
      oneOf: [
        {
          resourceQuery: /^\?inline$/,
          type: 'javascript/auto',
          loader: require.resolve('css-loader'),
          // Pictures as data stay in the text.
          options: { exportType: 'string', url: { filter: (url: string) => !url.startsWith('data:') } },
        },
        {
          type: 'css/auto',
          parser: { namedExports: false },
          generator: {
            // webpack's own hash differs between the builds.
            localIdentName: ({ filename, local }: { filename: string; local: string }) =>
              `${local}-${sha256Hex(`${app} ${filename}`).slice(0, 6)}`,
          },
        },
      ],
    },
  ];
}
