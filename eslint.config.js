import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import * as regexp from 'eslint-plugin-regexp';
import { parser } from 'typescript-eslint';

/**
 * How a test comes to depend on how busy the machine is: it leaves a deadline at its default. A test that needs a deadline names it.
 */
const deadlines = [
  {
    selector:
      'NewExpression[callee.name=/^(Api|Axios|Console|Fetch|Root)?Client$/] > ObjectExpression.arguments:not(:has(Property[key.name="timeout"]))',
    message:
      'Pass `timeout: 0`, or use `clientOf` of test/support/in-sandbox.ts: the default of 16 s ends calls on a busy machine.',
  },
  {
    // As in test/core, where `make` creates a client of either entry.
    selector:
      'CallExpression[callee.name="make"] > ObjectExpression:has(> Property[key.name="apiUrl"][value.property.name="url"]):not(:has(Property[key.name="timeout"]))',
    message: 'Pass `timeout: 0`: the default of 16 s ends calls on a busy machine.',
  },
  {
    selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/][arguments.length<2]',
    message: 'Pass `PATIENCE` of test/support/patience.ts: the default is one second.',
  },
  {
    selector:
      'CallExpression[callee.object.name="expect"][callee.property.name="poll"] > ObjectExpression > Property[key.name="timeout"][value.type="Literal"]',
    message: 'Leave `timeout` out: vitest.config.ts sets it for every `expect.poll`.',
  },
  {
    selector: 'MemberExpression[object.name="AbortSignal"][property.name="timeout"]',
    message: 'Wait for an event without a deadline: `testTimeout` of vitest.config.ts ends a test that hangs.',
  },
];

/** An `import()` that can throw at once, before `loadModule` could make a LoadError of it. */
const eagerImport = {
  selector:
    'ImportExpression:not(CallExpression[callee.name=/^load(Module|ForResponse)$/] > ArrowFunctionExpression ImportExpression, TryStatement ImportExpression)',
  message: 'Write `loadModule(() => import(…))`: in a service worker, the loaders of webpack and Rspack throw at once.',
};

/** Constructs that hide what an object holds, or in which order values are assigned. */
const idioms = [
  {
    selector:
      ':matches(ObjectExpression, ArrayExpression) > SpreadElement > :matches(ObjectExpression, ArrayExpression), SpreadElement > :matches(TSAsExpression, TSSatisfiesExpression) > :matches(ObjectExpression, ArrayExpression)',
    message: 'Write the properties or elements themselves instead of spreading a literal.',
  },
  {
    selector: 'VariableDeclarator[id.type="ArrayPattern"] > ArrayExpression.init:not(:has(> SpreadElement))',
    message: 'Write one declaration for each value.',
  },
  {
    selector:
      'PropertyDefinition[accessibility="private"], MethodDefinition[accessibility="private"][kind!="constructor"], TSParameterProperty[accessibility="private"]',
    message: 'Name private members with #.',
  },
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
    files: ['core', 'auth', 'clients', 'entries', 'files', 'jobs', 'limits', 'notifications', 'tokens', 'vendor'].map(
      (folder) => `src/${folder}/**`,
    ),
    // For Node.
    ignores: ['src/files/index.ts', 'src/files/disk*.ts'],
    languageOptions: { parser },
    rules: { 'no-restricted-syntax': ['error', eagerImport] },
  },
  {
    files: ['test/**/*.ts', 'test/**/*.tsx'],
    ignores: ['test/types/**', '**/*.test-d.ts'],
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: { 'no-restricted-syntax': ['error', ...deadlines, ...idioms] },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx', 'examples/**/*.ts', 'examples/**/*.tsx', 'bench/**/*.ts', 'scripts/**/*.ts', '*.ts'],
    // test/contract/source.test.ts permits nothing in them that these rules forbid.
    ignores: ['src/apis/!(platform-api).ts', 'src/models/*'],
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: { 'no-restricted-syntax': ['error', ...idioms] },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx', 'examples/**/*.ts', 'examples/**/*.tsx'],
    ignores: ['src/apis/*', 'src/models/*'],
    rules: { 'no-nested-ternary': 'error', 'max-lines': ['error', 300], 'max-lines-per-function': ['error', 60] },
  },
  {
    // Tables.
    files: [
      'src/contract/operations.ts',
      'src/check/changes.ts',
      'src/sandbox/areas/modules.ts',
      'src/sandbox/operations/shape-table.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
  {
    // Functions that define the handlers of an area.
    files: ['src/sandbox/areas/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: [
      'src/sandbox/areas/business-rules/handlers.ts',
      'src/sandbox/areas/case-management/plans.ts',
      'src/sandbox/areas/recording/recordings.ts',
    ],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
);
