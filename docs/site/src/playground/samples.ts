import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { reasonNotToRun } from './runnable.js';

/** A sample of README.md or a guide that has a Run button. */
export interface Sample {
  /** The title of its page. */
  readonly page: string;
  /** The heading above it. */
  readonly title: string;
  readonly fileName: string;
  readonly code: string;
}

/** Returns the samples that the page of the playground offers. */
export function findSamples(root: string): Sample[] {
  const guides = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'));
  return ['README.md', ...guides.map((file) => `docs/${file}`)].flatMap((path) =>
    samplesOf(readFileSync(join(root, path), 'utf8'), path),
  );
}

function samplesOf(text: string, path: string): Sample[] {
  const page = /^# (.*)$/m.exec(text)?.[1] ?? path;
  const name = path
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .toLowerCase();
  const blocks = [...text.matchAll(/^```(tsx?)\n(.*?)^```/gms)];
  return blocks.flatMap(({ 1: language = '', 2: code = '', index: position }, index) => {
    if (reasonNotToRun(code, language) !== undefined) return [];
    return [{ page, title: titleAt(text, position), fileName: `${name}-${index + 1}.mts`, code: code.trimEnd() }];
  });
}

/** Returns the heading above a position. */
function titleAt(text: string, position: number): string {
  const headings = text.slice(0, position).match(/^#+ .*$/gm) ?? [];
  return (headings.at(-1) ?? '').replace(/^#+ /, '').replaceAll('`', '');
}
