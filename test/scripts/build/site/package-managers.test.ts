import { describe, expect, it } from 'vitest';
import { installCommands, withPackageManagers } from '../../../../scripts/build/site/package-managers.js';

describe('installCommands', () => {
  it.each([
    ['npm install a b', ['npm install a b', 'pnpm add a b', 'yarn add a b', 'bun add a b']],
    ['npm install --save-dev a', ['npm install --save-dev a', 'pnpm add -D a', 'yarn add -D a', 'bun add -d a']],
    ['npx a sandbox', ['npx a sandbox', 'pnpm dlx a sandbox', 'yarn dlx a sandbox', 'bunx a sandbox']],
  ])('writes `%s` for each package manager', (command, expected) => {
    expect(installCommands(command).map((each) => each.command)).toEqual(expected);
  });
});

describe('withPackageManagers', () => {
  it('replaces a block of install commands by tabs', () => {
    const markdown = withPackageManagers('Install:\n\n```sh\nnpm install a\n```\n\nEnd.');
    expect(markdown).toMatch(/^Install:\n\n<package-managers>\n\n<div data-manager="npm">\n\n```sh\nnpm install a\n```\n/);
    expect(markdown).toContain('<div data-manager="bun">\n\n```sh\nbun add a\n```');
    expect(markdown).toMatch(/<\/package-managers>\n\nEnd\.$/);
  });

  it.each(['```sh\nnpm run build\n```', '```sh\nnpm install a && node b.js\n```', '```ts\nnpm install a\n```'])(
    'leaves other code: %j',
    (block) => {
      expect(withPackageManagers(block)).toBe(block);
    },
  );
});
