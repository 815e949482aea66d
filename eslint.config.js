import js from '@eslint/js';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** Globals that only some runtimes have: portable source reaches them through src/core/runtime.ts. */
const runtimeBound = [
  ...['process', 'Buffer', 'global', 'require', 'module', '__dirname', '__filename', 'setImmediate', 'clearImmediate'],
  ...[
    'window',
    'document',
    'location',
    'history',
    'navigator',
    'localStorage',
    'sessionStorage',
    'self',
    'XMLHttpRequest',
    'alert',
  ],
];

export default tseslint.config(
  { ignores: ['**/dist/', 'coverage/', 'reference/', 'node_modules/', 'test/package/consumers/', 'tsup.config.bundled_*'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { project: ['tsconfig.json', 'examples/console/tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Types that are named beside a class: ES modules nest none.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      // With noPropertyAccessFromIndexSignature the compiler asks for the brackets that this rule would remove.
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  {
    // One `return` a method, declarations, and assertions about them: the compiler and the contract's tests say more of these than rules
    // that ask the compiler, and they are two thirds of all lines.
    files: ['src/apis/**', 'src/models/**', 'test/types/**/*.test-d.ts'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['src/**', 'examples/**'],
    plugins: { regexp },
    rules: {
      // Text from outside must not make a pattern take quadratic time.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['core', 'auth', 'apis', 'models', 'contract', 'clients', 'entries', 'files', 'limits', 'tokens', 'bulk'].map(
      (folder) => `src/${folder}/**`,
    ),
    // What only Node has, and what only a page has, behind what all have.
    ignores: [
      'src/files/disk.ts',
      'src/files/xhr.ts',
      'src/tokens/file-store.ts',
      'src/bulk/file-journal.ts',
      'src/bulk/file-lock.ts',
    ],
    rules: {
      'no-restricted-globals': ['error', ...runtimeBound],
      'no-restricted-properties': ['error', ...runtimeBound.map((property) => ({ object: 'globalThis', property }))],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            // A type leaves nothing in what is built.
            { group: ['node:*'], allowTypeImports: true },
            { group: ['**/sandbox/**', '**/testing/**', '**/react/**', '**/node/**'] },
          ],
        },
      ],
    },
  },
  {
    files: ['src/core/runtime.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // The rejected value of a call is the platform's body unless the user asks otherwise: that is the specification.
    files: ['src/core/api-promise.ts'],
    rules: { '@typescript-eslint/prefer-promise-reject-errors': 'off', '@typescript-eslint/only-throw-error': 'off' },
  },
  {
    files: ['test/**', 'examples/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // What the platform calls deprecated is tested like the rest.
    files: ['test/**'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
);
