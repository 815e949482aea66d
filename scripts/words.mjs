// Reports expressions that CONTRIBUTING.md ("Plain English") replaces by standard terms: in comments, messages, test titles and guides.
// `node scripts/words.mjs` checks everything, `node scripts/words.mjs src/core test/core` some folders or files.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findLongSentences, findWords } from './word-list.mjs';

/** Facts of the platform in its own words, and files that are not text of this project. */
const exempt = [
  /^src\/contract\//,
  /^src\/sandbox\/operations\/shape-table\.ts$/,
  /^test\/contract\//,
  /^test\/package\/consumers\//,
  // Generated from the declarations, whose comments are checked where they are written.
  /^docs\/api\//,
  /^scripts\/word-list\.mjs$/,
  /^test\/scripts\/words\.test\.ts$/,
];

const everything = ['src', 'test', 'bench', 'examples', 'scripts', 'compat', 'docs', '*.md', '*.ts'];
const roots = process.argv.length > 2 ? process.argv.slice(2) : everything;
const { stdout } = spawnSync('git', ['ls-files', ...roots], { encoding: 'utf8', maxBuffer: 100_000_000 });
const paths = stdout.split('\n').filter((path) => /\.((m|c)?[jt]sx?|md)$/.test(path) && !exempt.some((each) => each.test(path)));

let count = 0;
for (const path of paths) {
  for (const { line, word, instead } of findWords(path, readFileSync(path, 'utf8'))) {
    console.log(`${path}:${line}: "${word}". Write ${instead}.`);
    count += 1;
  }
}
// The first page that a user reads has short sentences only.
if (paths.includes('README.md')) {
  for (const { line, count: words } of findLongSentences(readFileSync('README.md', 'utf8'))) {
    console.log(`README.md:${line}: a sentence of ${words} words. Write two.`);
    count += 1;
  }
}
console.log(`${count} findings in ${paths.length} files`);
process.exitCode = count > 0 ? 1 : 0;
