/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/shared/src/testing/browserEnvironment.ts',
  roots: [
    '<rootDir>/shell',
    '<rootDir>/shared',
    '<rootDir>/remote-public',
    '<rootDir>/remote-admin',
    '<rootDir>/remote-invoice',
    '<rootDir>/webpack',
    '<rootDir>/release',
    '<rootDir>/.ci',
  ],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  moduleNameMapper: {
    '^chakra-recipes/(.*)$': '<rootDir>/node_modules/@chakra-ui/react/dist/cjs/theme/recipes/$1.cjs',
    '\\.css$': '<rootDir>/shared/src/testing/styleSheet.ts',
  },
  testTimeout: 30_000,
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/setup.ts'],
};
