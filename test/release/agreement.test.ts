import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { disagreements, releaseNotes } from '../../scripts/release/agreement.js';
import type { PackageJson, Release } from '../../scripts/release/agreement.js';
import { filledFiles, publisherFile, readPublisher } from '../../scripts/release/publisher.js';

const root = resolve(import.meta.dirname, '../..');
const changelog = '# Changelog\n\n## Unreleased\n\n## 1.2.3\n\n- Adds calls.\n\n### Fixes\n\n- One.\n\n## 1.2.2\n\n- Older.\n';
const packageJson: PackageJson = {
  name: 'contact-centre-client',
  version: '1.2.3',
  repository: { type: 'git', url: 'git+https://github.com/someone/client.git' } as { url: string },
  main: './dist/index.cjs',
  bin: { client: 'dist/cli.js' },
  exports: { '.': { import: { types: './dist/index.d.ts', default: './dist/index.js' } }, './apis/*': './dist/apis/*.js' },
  dependencies: { axios: '^1.0.0' },
};
const readme = '# Client\n';
const files = [
  'package.json',
  'README.md',
  'AGENTS.md',
  'CHANGELOG.md',
  'dist/index.cjs',
  'dist/index.js',
  'dist/index.d.ts',
  'dist/cli.js',
  'docs/a.md',
];

function release(changes: Partial<Release> = {}): Release {
  return {
    tag: 'v1.2.3',
    repository: 'someone/client',
    packageJson,
    lockVersions: ['1.2.3', '1.2.3'],
    changelog,
    readme,
    tarball: { packageJson, changelog, readme, files },
    ...changes,
  };
}

describe('A release', () => {
  it('may be published if tag, package, lock file, changelog and tarball agree', () => {
    expect(disagreements(release())).toEqual([]);
    expect(disagreements(release({ repository: undefined, packageJson: { ...packageJson } }))).toEqual([]);
  });

  it.each<[string, Partial<Release>, string]>([
    ['another tag', { tag: 'v1.2.4' }, 'The tag is "v1.2.4"'],
    ['a tag without v', { tag: '1.2.3' }, 'the tag must be "v1.2.3"'],
    ['an old lock file', { lockVersions: ['1.2.3', '1.2.2'] }, 'package-lock.json has version 1.2.3 and 1.2.2'],
    ['entries that are unreleased', { changelog: changelog.replace('## 1.2.3', '- New.\n\n## 1.2.3') }, 'under "Unreleased"'],
    ['no section', { changelog: changelog.replace('## 1.2.3', '## 1.2.30') }, 'has 0 sections "## 1.2.3"'],
    ['two sections', { changelog: changelog.replace('1.2.2', '1.2.3') }, 'has 2 sections "## 1.2.3"'],
    ['an empty section', { changelog: '## 1.2.3\n\n## 1.2.2\n\n- Older.\n' }, 'says nothing under "## 1.2.3"'],
    ['a newer version above', { changelog: `## 1.3.0\n\n- Newer.\n\n${changelog}` }, 'must be the newest version'],
    ['a dependency of another version', { requiredPackage: { name: 'axios', version: '1.2.3' } }, 'must have {"axios":"1.2.3"}'],
    ['another repository', { repository: 'someone/else' }, 'but "someone/else" publishes'],
  ])('is rejected with %s', (_what, changes, message) => {
    const { changelog: text = changelog } = changes;
    const problems = disagreements(release({ tarball: { packageJson, changelog: text, readme, files }, ...changes }));
    expect(problems).toEqual([expect.stringContaining(message)]);
  });

  it('is rejected if package.json has no repository, because npm could not state its origin', () => {
    const { repository: _repository, ...without } = packageJson;
    const problems = disagreements(
      release({ packageJson: without, tarball: { packageJson: without, changelog, readme, files } }),
    );
    expect(problems).toEqual(['package.json has no "repository": npm cannot state where the package was built.']);
  });

  it.each<[string, Partial<Release['tarball']>, string]>([
    ['another version', { packageJson: { ...packageJson, version: '1.2.2' } }, 'has another "version"'],
    ['another dependency', { packageJson: { ...packageJson, dependencies: {} } }, 'has another "dependencies"'],
    ['an older changelog', { changelog: '# Changelog\n' }, "CHANGELOG.md is not the repository's"],
    ['no changelog', { changelog: undefined }, "CHANGELOG.md is not the repository's"],
    ['a README.md with relative links', { readme: '# Other\n' }, 'Pack it with scripts/release/pack.ts'],
    ['nothing built', { files: files.filter((file) => file !== 'dist/index.js') }, 'The tarball has no dist/index.js'],
    ['no command', { files: files.filter((file) => file !== 'dist/cli.js') }, 'The tarball has no dist/cli.js'],
    ['a stray file', { files: [...files, '.env'] }, 'The tarball has .env'],
  ])('is rejected with a tarball that has %s', (_what, changes, message) => {
    const problems = disagreements(release({ tarball: { packageJson, changelog, readme, files, ...changes } }));
    expect(problems).toEqual([expect.stringContaining(message)]);
  });

  it('is rejected with a tarball that lacks a folder that package.json lists', () => {
    const listed = { ...packageJson, files: ['dist', 'lib', 'docs/*.md', 'CHANGELOG.md'] };
    const tarball = { packageJson: listed, changelog, readme, files };
    expect(disagreements(release({ packageJson: listed, tarball }))).toEqual([
      'The tarball has no lib, which "files" of package.json lists. Build it before packing.',
    ]);
  });

  it('takes its notes from the changelog', () => {
    expect(releaseNotes(changelog, '1.2.3')).toBe('- Adds calls.\n\n### Fixes\n\n- One.');
    expect(releaseNotes('## [1.2.3] - 2026-03-10\n\n- Dated.\n', '1.2.3')).toBe('- Dated.');
    expect(releaseNotes(changelog, '1.2')).toBeUndefined();
    expect(releaseNotes('## 1.2.3-rc.1\n\n- Early.\n', '1.2.3')).toBeUndefined();
  });
});

describe('The check of a release', () => {
  const someone = { repository: 'https://github.com/someone/client', author: 'Someone' };

  /** Creates a folder with a small package and its tarball. */
  function packed(version: string, publisher: object = someone): { folder: string; tarball: string } {
    const folder = mkdtempSync(join(tmpdir(), 'release-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true, force: true });
    });
    mkdirSync(join(folder, 'package/dist'), { recursive: true });
    mkdirSync(join(folder, 'scripts/release'), { recursive: true });
    mkdirSync(join(folder, 'compat'));
    mkdirSync(join(folder, 'examples/console'), { recursive: true });
    const publisherText = JSON.stringify(publisher);
    const texts = new Map([
      ['package.json', JSON.stringify({ name: 'small', version, license: 'MIT', main: 'dist/index.js' })],
      ['compat/package.json', JSON.stringify({ name: 'small-compat', license: 'MIT' })],
      ['examples/console/package.json', JSON.stringify({ name: 'small-console', license: 'MIT' })],
      ['SECURITY.md', '<!-- contact: written -->\n<!-- end of contact -->\n'],
    ]);
    const data = readPublisher(publisherText);
    const filledTexts = data.repository === '' ? texts : filledFiles(data, (path) => texts.get(path) ?? '');
    for (const [path, text] of filledTexts) writeFileSync(join(folder, path), text);
    writeFileSync(join(folder, publisherFile), publisherText);
    cpSync(join(folder, 'package.json'), join(folder, 'package/package.json'));
    writeFileSync(join(folder, 'README.md'), '[Errors](docs/errors.md)\n');
    writeFileSync(
      join(folder, 'package/README.md'),
      `[Errors](https://github.com/someone/client/blob/v${version}/docs/errors.md)\n`,
    );
    for (const place of ['', 'package/']) {
      writeFileSync(join(folder, place, 'CHANGELOG.md'), `# Changelog\n\n## ${version}\n\n- First.\n`);
    }
    writeFileSync(join(folder, 'package/dist/index.js'), '');
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ version, packages: { '': { version } } }));
    execFileSync('tar', ['-czf', 'small.tgz', 'package'], { cwd: folder });
    return { folder, tarball: 'small.tgz' };
  }

  function check(folder: string, ...args: string[]) {
    const script = join(root, 'scripts/release/check.ts');
    const env = { ...process.env, GITHUB_REPOSITORY: undefined };
    const words = ['--import', join(root, 'node_modules/tsx/dist/esm/index.mjs'), script, ...args];
    return spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' });
  }

  it('writes the notes of a valid release', () => {
    const { folder, tarball } = packed('1.0.0');
    const { status, stdout, stderr } = check(folder, 'v1.0.0', tarball, 'notes.md');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe('small 1.0.0: tag, package, lock file, changelog and tarball agree.\n');
    expect(readFileSync(join(folder, 'notes.md'), 'utf8')).toBe('- First.\n');
  });

  it('fails with a reason and writes nothing for an inconsistent release', () => {
    const { folder, tarball } = packed('1.0.0');
    cpSync(join(folder, 'CHANGELOG.md'), join(folder, 'notes.md'));
    const { status, stderr } = check(folder, 'v2.0.0', tarball, 'other.md');
    expect(status).toBe(1);
    expect(stderr).toBe(
      'The tag is "v2.0.0", but package.json has version 1.0.0: the tag must be "v1.0.0".\n' +
        "The tarball's README.md is not the repository's with absolute links. Pack it with scripts/release/pack.ts.\n",
    );
    expect(() => readFileSync(join(folder, 'other.md'))).toThrow('ENOENT');
  });

  it('fails until a maintainer has entered who publishes', () => {
    const { folder, tarball } = packed('1.0.0', { repository: '', author: '' });
    const { status, stderr } = check(folder, 'v1.0.0', tarball);
    expect(status).toBe(1);
    expect(stderr).toContain(
      'scripts/release/publisher.json: "repository" is empty. Enter the address of the repository, such as ' +
        'https://github.com/owner/name, and run npm run publisher.\n' +
        'scripts/release/publisher.json: "author" is empty. Enter a name, such as Sam Doe <sam@example.com>, and run npm run publisher.\n',
    );
  });

  it('fails if a file does not have the data of the publisher', () => {
    const { folder, tarball } = packed('1.0.0');
    writeFileSync(join(folder, 'SECURITY.md'), '<!-- contact: written -->\nElsewhere.\n<!-- end of contact -->\n');
    const { status, stderr } = check(folder, 'v1.0.0', tarball);
    expect(status).toBe(1);
    expect(stderr).toBe('SECURITY.md does not have the data of scripts/release/publisher.json. Run npm run publisher.\n');
  });

  it('prints its usage', () => {
    expect(check(root)).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: ') as string });
  });
});
