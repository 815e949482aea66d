import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { absoluteLinks } from '../../scripts/release/absolute-links.js';
import { filledFiles, publisherFile, publisherProblems, readPublisher, unfilledFiles } from '../../scripts/release/publisher.js';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const someone = readPublisher('{ "repository": "https://github.com/someone/client.git", "author": " Someone " }');

describe('The publisher', () => {
  it('has defaults that follow from the repository', () => {
    expect(someone).toEqual({
      repository: 'https://github.com/someone/client',
      author: 'Someone',
      homepage: 'https://github.com/someone/client#readme',
      bugs: 'https://github.com/someone/client/issues',
      security: 'https://github.com/someone/client/security/advisories/new',
    });
    expect(publisherProblems(someone)).toEqual([]);
  });

  it.each([
    ['repository', '', '"repository" is empty. Enter the address of the repository'],
    [
      'repository',
      'github.com/someone/client',
      '"repository" is "github.com/someone/client". Enter the address of the repository',
    ],
    ['author', '', '"author" is empty. Enter a name'],
    ['homepage', 'example.com', '"homepage" is "example.com". Enter an https address'],
    ['bugs', 'http://example.com', '"bugs" is "http://example.com". Enter an https address'],
    ['security', 'Sam', '"security" is "Sam". Enter an https address or an e-mail address'],
  ])('is refused with the %s "%s"', (name, value, message) => {
    expect(publisherProblems({ ...someone, [name]: value })).toEqual([expect.stringContaining(message)]);
  });

  it('fills the files of this repository, which then agree', () => {
    const files = filledFiles(someone, read);
    const after = (path: string): string => files.get(path) ?? '';
    expect(unfilledFiles(someone, after)).toEqual([]);
    expect(JSON.parse(after('package.json'))).toMatchObject({
      license: 'MIT',
      author: 'Someone',
      homepage: 'https://github.com/someone/client#readme',
      repository: { type: 'git', url: 'git+https://github.com/someone/client.git' },
      bugs: { url: 'https://github.com/someone/client/issues' },
      publishConfig: { access: 'public', provenance: true },
    });
    expect(JSON.parse(after('compat/package.json'))).toMatchObject({ repository: { directory: 'compat' } });
    expect(JSON.parse(after('examples/console/package.json'))).toMatchObject({ repository: { directory: 'examples/console' } });
    expect(after('SECURITY.md')).toContain(
      'Send it to <https://github.com/someone/client/security/advisories/new>, not to the public issues.\n',
    );
    const withMail = filledFiles({ ...someone, security: 'sam@example.com' }, after);
    expect(withMail.get('SECURITY.md')).toContain('Send it to [sam@example.com](mailto:sam@example.com), not to');
  });
});

describe('A README.md for the registry', () => {
  const address = 'https://github.com/someone/client';

  it('has absolute links and pictures, and unchanged code', () => {
    const page = [
      '[Errors](docs/errors.md#retry) ![Wallboard](docs/images/a.png) [Up](#errors) [Out](https://example.com)',
      '[![Badge](./badge.svg)](docs/a.md) `[x](docs/code.md)`',
      '```md',
      '[y](docs/fenced.md)',
      '```',
    ].join('\n');
    expect(absoluteLinks(page, address, 'v1.0.0').split('\n')).toEqual([
      `[Errors](${address}/blob/v1.0.0/docs/errors.md#retry) ![Wallboard](${address}/raw/v1.0.0/docs/images/a.png) [Up](#errors) [Out](https://example.com)`,
      `[![Badge](${address}/raw/v1.0.0/badge.svg)](${address}/blob/v1.0.0/docs/a.md) \`[x](docs/code.md)\``,
      '```md',
      '[y](docs/fenced.md)',
      '```',
    ]);
  });

  it('has links that begin at its own folder', () => {
    expect(absoluteLinks('[Docs](../../docs/a.md) ![Icon](./icon.svg)', address, 'v1.0.0', 'examples/console')).toBe(
      `[Docs](${address}/blob/v1.0.0/docs/a.md) ![Icon](${address}/raw/v1.0.0/examples/console/icon.svg)`,
    );
  });

  it('of this repository has no relative link left', () => {
    const links = Array.from(absoluteLinks(read('README.md'), address, 'v1.0.0').matchAll(/\]\(([^)\s]+)\)/g), ([, to]) => to);
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((to) => to?.startsWith('https:') !== true)).toEqual([]);
  });
});

describe('scripts/release/pack.ts', () => {
  const script = join(root, 'scripts/release/pack.ts');

  function folderWith(publisher: object): string {
    const folder = mkdtempSync(join(tmpdir(), 'pack-test-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true, force: true });
    });
    mkdirSync(join(folder, 'scripts/release'), { recursive: true });
    writeFileSync(join(folder, publisherFile), JSON.stringify(publisher));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'small', version: '1.0.0', files: ['dist'] }));
    writeFileSync(join(folder, 'README.md'), '[Errors](docs/errors.md)\n');
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/index.js'), 'export {};\n');
    cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
    return folder;
  }

  function pack(folder: string) {
    const words = ['--import', join(root, 'node_modules/tsx/dist/esm/index.mjs'), script, 'release'];
    return spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  }

  it('packs a README.md with absolute links, and leaves the one of the folder', () => {
    const folder = folderWith({ repository: 'https://github.com/someone/client', author: 'Someone' });
    const { status, stdout, stderr } = pack(folder);
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: `${join('release', 'small-1.0.0.tgz')}\n`, stderr: '' });
    const packed = (...args: string[]): string => execFileSync('tar', args, { cwd: folder, encoding: 'utf8' });
    expect(packed('-xzOf', 'release/small-1.0.0.tgz', 'package/README.md')).toBe(
      '[Errors](https://github.com/someone/client/blob/v1.0.0/docs/errors.md)\n',
    );
    expect(packed('-tzf', 'release/small-1.0.0.tgz')).toContain('package/dist/index.js');
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('[Errors](docs/errors.md)\n');
  });

  it('refuses to pack before the publisher is entered', () => {
    const { status, stderr } = pack(folderWith({ repository: '', author: 'Someone' }));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^scripts\/release\/publisher\.json: "repository" is empty\. /);
  });
});
