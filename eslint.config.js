import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import project from './scripts/lint/plugin.mjs';

/** JavaScript only. oxlint (.oxlintrc.json) checks TypeScript, with the rules of scripts/lint/plugin.mjs. */
export default defineConfig(
  { ignores: ['**/dist/', 'examples/console/lib/', 'coverage/', 'test/package/consumers/', 'tsup.config.bundled_*'] },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [js.configs.recommended],
    plugins: { project },
    rules: { 'project/no-bare-participles': 'error' },
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
);
