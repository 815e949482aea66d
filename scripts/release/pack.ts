// Packs a package for the registry: `tsx scripts/release/pack.ts release` the one of the root, and `tsx scripts/release/pack.ts release
// examples/console` the one of a folder, which must be built. The links of its README.md are absolute, those of the
// repository's stay relative. Nothing in the working directory changes.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { absoluteLinks } from './absolute-links.js';
import { publisherFile, publisherProblems, readPublisher } from './publisher.js';

const [destination, folder = '.'] = process.argv.slice(2);
if (destination === undefined) {
  console.error('Usage: tsx scripts/release/pack.ts <destination> [<folder of the package>]');
  process.exit(2);
}
const publisher = readPublisher(readFileSync(publisherFile, 'utf8'));
const problems = publisherProblems(publisher);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
mkdirSync(destination, { recursive: true });
const temporary = mkdtempSync(join(tmpdir(), 'pack-'));
try {
  // Without the dot, npm would read a path as the name of a repository.
  const tarball = pack(`./${folder}`, temporary);
  execFileSync('tar', ['-xzf', join(temporary, tarball), '-C', temporary]);
  const readme = join(temporary, 'package/README.md');
  writeFileSync(readme, absoluteLinks(readFileSync(readme, 'utf8'), publisher.repository, `v${version}`, folder));
  console.log(join(destination, pack(join(temporary, 'package'), resolve(destination))));
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

/** Packs a folder. Returns the name of the tarball. */
function pack(folder: string, to: string): string {
  const output = execFileSync(
    'npm',
    ['pack', folder, '--ignore-scripts', '--json', '--loglevel=error', '--pack-destination', to],
    {
      encoding: 'utf8',
      shell: process.platform === 'win32',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const [{ filename }] = JSON.parse(output) as [{ filename: string }];
  return filename;
}
