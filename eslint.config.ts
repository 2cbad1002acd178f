import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Safari before 16.4 takes a script with one for a syntax error, and no build rewrites it. */
const noLookBehind = {
  selector:
    ':matches(Literal[regex.pattern=/\\(\\?<[=!]/], Literal[value=/\\(\\?<[=!]/], TemplateElement[value.raw=/\\(\\?<[=!]/])',
  message: 'Safari 16.3 does not know look-behinds: capture the text before instead.',
};

export default tseslint.config(
  { ignores: ['**/dist/', 'store/**', '**/.cache/', 'test-results/', 'bench/results/', 'node_modules/'] },
  ...tseslint.configs.recommended,
  {
    // Files with components or hooks.
    files: ['**/*.tsx', '**/use*.ts'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'warn',
      ...jsxA11y.configs.recommended.rules,
      // Tables that become cards on phones lose their implicit roles with their display, and declare them.
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row'], td: ['cell', 'rowheader'], th: ['columnheader', 'rowheader'] },
      ],
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': 'off',
      eqeqeq: 'error',
    },
  },
  {
    // What browsers run.
    files: ['{shell,shared,invoice,remote-*}/src/**/*.{ts,tsx}', 'live/src/**/clientScript.ts'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', noLookBehind] },
  },
  {
    files: ['{shell,shared,invoice,remote-*}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    rules: {
      // A browser's translator replaces text nodes. React then sets the text of an element with nothing else in it, but cannot
      // change a text that has neighbours, or insert an element before it.
      'no-restricted-syntax': [
        'error',
        noLookBehind,
        {
          selector: 'JSXElement:has(> JSXText[value=/\\S/]) > JSXExpressionContainer',
          message: 'Write one template literal, or put the text in an element of its own.',
        },
        {
          selector:
            ':matches(JSXElement:has(> :matches(JSXElement, JSXFragment)), JSXFragment) > JSXText[value=/\\S/]',
          message: 'Text beside elements stands in an element of its own.',
        },
      ],
    },
  },
  {
    files: ['{shell,shared,webpack,engine,cli,invoice,live,remote-*}/**/*.{ts,tsx}'],
    ignores: [
      // Tests, and files that are one long list: conformance suites and drawings.
      '**/*.test.{ts,tsx}',
      'engine/testing/**',
      'live/src/testing/**',
      'shared/artwork/**',
      // See its docstring.
      'remote-public/src/components/carousel/Carousel.tsx',
    ],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
);
