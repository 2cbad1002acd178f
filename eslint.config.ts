import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import type { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { builtApps as apps } from '@vibrant-peak/webpack/apps';
import { onlyInShell } from '@vibrant-peak/webpack/sharedModules';

const siblingsOf = (name: string) => ({
  group: apps
    .filter((app) => app.name !== name)
    .flatMap((app) => [`${app.name}/**`, `**/${app.name}/src/**`]),
  message: 'Applications meet through the registry and the shared package only.',
});

/** Remotes reach these through entry points of the shared package: a page holds one copy of each, and forms look alike. */
const throughShared = [...onlyInShell, 'react-hook-form', 'yup']
  .filter((name) => !/^react(-dom)?$/.test(name))
  .map((name) => name.replace(/^(@[^/]+)\/.*/, '$1'));
const curated = {
  regex: `^(${throughShared.join('|')})(/|$)`,
  message: 'Use shared/ui, shared/router, shared/motion or shared/forms.',
};

const restrict = (files: string[], patterns: object[]): { files: string[]; rules: Linter.RulesRecord } => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** Packages stand on floors, too: release builds on webpack, webpack on shared. */
const noTools = (...names: string[]) => ({
  regex: `^@vibrant-peak/(${names.join('|')})(/|$)|^(\\.\\./)+(${names.join('|')})/`,
  message: 'Packages import downwards only: release, webpack, shared.',
});

/** Imports run one way: an application imports itself and `shared`, `shared` imports no application. */
const boundaries = [
  ...apps.map(({ name, role }) =>
    restrict(
      [`${name}/src/**/*.{ts,tsx}`],
      role === 'host' ? [siblingsOf(name)] : [siblingsOf(name), curated],
    ),
  ),
  restrict(['shared/**/*.{ts,tsx}'], [siblingsOf('shared'), noTools('webpack', 'release')]),
];

/** The floors of the packages that build and deploy, from the ground up: what stands on one knows nothing of those above. */
const floors = {
  webpack: [
    ['packages', 'digest', 'isTaken', 'integrity'],
    ['apps'],
    ['loadPages', 'sharedModules', 'sharedUse'],
    ['configurationHash'],
    ['inputs'],
    ['swcRule', 'inlineScripts'],
    [
      'contentExternals',
      'contentNamePlugin',
      'stableIdsPlugin',
      'integrityPlugin',
      'inputsPlugin',
      'fastRefresh',
    ],
    ['assetsPlugin'],
    ['commonConfig'],
    ['browserConfig', 'nodeConfig'],
    ['createConfig'],
    ['sourceMaps'],
  ],
  release: [
    ['readFolder', 'evaluate', 'faultPoint', 'usageError'],
    ['store'],
    ['server'],
    ['content'],
    ['compose'],
    ['typecheck'],
    ['pack', 'api'],
    ['publish'],
    ['nginx', 'create', 'develop'],
    ['commands'],
    ['testing'],
  ],
};

/** What stands on no floor would be free to import anything. */
for (const [folder, levels] of Object.entries(floors)) {
  const homeless = readdirSync(join(import.meta.dirname, folder), { withFileTypes: true })
    .filter((entry) =>
      entry.isDirectory() ? !/^(node_modules|dist|hot|\..+)$/.test(entry.name) : /^\w+\.ts$/.test(entry.name),
    )
    .map(({ name }) => name.replace('.ts', ''))
    .filter((name) => !levels.flat().includes(name));
  if (homeless.length > 0)
    throw new Error(`Give these of ${folder} a floor in eslint.config.ts: ${homeless.join(', ')}`);
}

const below = {
  webpack: [siblingsOf('webpack'), noTools('release')],
  release: [siblingsOf('release')],
};

const floorRules = (['webpack', 'release'] as const).flatMap((folder) => [
  restrict([`${folder}/**/*.ts`], below[folder]),
  ...floors[folder].slice(0, -1).map((level, index) => ({
    ...restrict(
      level.flatMap((name) => [`${folder}/${name}.ts`, `${folder}/${name}/**/*.ts`]),
      [
        ...below[folder],
        {
          regex: `^(\\.{1,2}/)+(${floors[folder]
            .slice(index + 1)
            .flat()
            .join('|')})(/|$)`,
          message: `It stands on a higher floor of ${folder}: imports run downwards.`,
        },
      ],
    ),
    ignores: ['**/*.test.ts'],
  })),
]);

export default tseslint.config(
  { ignores: ['**/dist/', 'store/**', '**/.cache/', 'test-results/', 'node_modules/'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs['recommended-latest'].rules,
      ...jsxA11y.configs.recommended.rules,
      // Tables that become cards on phones lose their roles with their display, and say them explicitly.
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row'], td: ['cell', 'rowheader'], th: ['columnheader', 'rowheader'] },
      ],
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': 'off',
      eqeqeq: 'error',
    },
  },
  {
    files: ['{shell,shared,webpack,release,remote-*}/**/*.{ts,tsx}'],
    ignores: [
      // Tests, and what is one long list by its nature: what stores promise, and drawings.
      '**/*.test.{ts,tsx}',
      'release/testing/**',
      'shared/artwork/**',
      // Its docstring says why.
      'remote-public/src/components/carousel/Carousel.tsx',
    ],
    rules: {
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
    },
  },
  ...boundaries,
  ...floorRules,
);
