import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import * as regexp from 'eslint-plugin-regexp';
import { parser, plugin } from 'typescript-eslint';

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

/** What oxlint (.oxlintrc.json) has no rule for; it knows the types, and says the rest of TypeScript. */
export default defineConfig(
  { ignores: ['**/dist/', 'coverage/', 'reference/', 'test/package/consumers/', 'tsup.config.bundled_*'] },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [js.configs.recommended],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx', 'examples/**/*.ts', 'examples/**/*.tsx'],
    // One `return` a method, and declarations: there is nothing in them for these rules, and they are half of all lines.
    ignores: ['src/apis/*', 'src/models/*'],
    languageOptions: { parser },
    // The directives in the sources are oxlint's.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { regexp },
    rules: {
      'no-useless-assignment': 'error',
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
    languageOptions: { parser },
    plugins: { '@typescript-eslint': plugin },
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
);
