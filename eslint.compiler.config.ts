import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The rules of the React compiler, which take three quarters of the time of linting: `npm test`
 * leaves them to `npm run test:all`. Tests need none of them.
 */
export default tseslint.config(tseslint.configs.base, {
  files: ['**/*.tsx', '**/use*.ts'],
  ignores: ['**/*.test.tsx', '**/testing/**'],
  plugins: { 'react-hooks': reactHooks },
  // Other configurations use other rules, which comments may disable.
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  rules: reactHooks.configs['recommended-latest'].rules,
});
