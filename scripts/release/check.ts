// Checks that the publisher is entered, that tag, package, lock file, changelog and tarball agree, and writes the release notes:
// `tsx scripts/release/check.ts v1.2.3 release/contact-centre-client-1.2.3.tgz release/notes.md`. Prints what contradicts, and fails.
// With `--folder examples/console` it checks the package of that folder, which needs the root's package at the same version.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { absoluteLinks } from './absolute-links.js';
import { disagreements, releaseNotes } from './agreement.js';
import type { PackageJson, Tarball } from './agreement.js';
import { publisherFile, publisherProblems, readPublisher, unfilledFiles } from './publisher.js';

const { values, positionals } = parseArgs({ options: { folder: { type: 'string', default: '.' } }, allowPositionals: true });
const { folder } = values;
const [tag, tarballPath, notesPath] = positionals;
if (tag === undefined || tarballPath === undefined) {
  console.error(
    'Usage: tsx scripts/release/check.ts <tag> <tarball> [<file for the release notes>] [--folder <folder of the package>]',
  );
  process.exit(2);
}

const readPackageJson = (path: string): PackageJson =>
  JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as PackageJson;
const packageJson = readPackageJson(folder);
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  version?: string;
  packages: Record<string, { version?: string } | undefined>;
};
const changelog = readFileSync('CHANGELOG.md', 'utf8');
const publisher = readPublisher(readFileSync(publisherFile, 'utf8'));
const missing = publisherProblems(publisher);
const unfilled = missing.length > 0 ? [] : unfilledFiles(publisher, (path) => readFileSync(path, 'utf8'));
const disagreeing = disagreements({
  tag,
  repository: process.env['GITHUB_REPOSITORY'],
  packageJson,
  lockVersions: folder === '.' ? [lock.version, lock.packages['']?.version] : [lock.packages[folder]?.version],
  requiredPackage: folder === '.' ? undefined : readPackageJson('.'),
  changelog,
  readme: absoluteLinks(readFileSync(join(folder, 'README.md'), 'utf8'), publisher.repository, tag, folder),
  tarball: readTarball(tarballPath),
});
const problems = [...missing, ...unfilled, ...disagreeing];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
if (notesPath !== undefined) writeFileSync(notesPath, `${releaseNotes(changelog, packageJson.version) ?? ''}\n`);
console.log(`${packageJson.name} ${packageJson.version}: tag, package, lock file, changelog and tarball agree.`);

function readTarball(path: string): Tarball {
  const files = tar('-tzf', path)
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('/'))
    .map((file) => file.replace(/^package\//, ''));
  const text = (file: string): string => tar('-xzOf', path, `package/${file}`);
  return {
    packageJson: JSON.parse(text('package.json')) as PackageJson,
    changelog: files.includes('CHANGELOG.md') ? text('CHANGELOG.md') : undefined,
    readme: files.includes('README.md') ? text('README.md') : undefined,
    files,
  };
}

function tar(...args: string[]): string {
  return execFileSync('tar', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
