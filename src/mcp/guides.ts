import { readFile, readdir } from 'node:fs/promises';
import MiniSearch from 'minisearch';
import { wordsOf } from '../find/words.js';

/** Both from the sources and from the build, the folder is two folders up. */
const docs = new URL('../../docs/', import.meta.url);

/** Pages that say nothing about how to do a task. */
const leftOut: ReadonlySet<string> = new Set([
  'architecture.md',
  'glossary.md',
  'migration.md',
  'requirements.md',
  'sandbox-coverage.md',
  'threat-model.md',
]);

const ANSWERS = 3;
const MAX_CHARACTERS = 4000;

/** A section of a guide. */
export interface GuideSection {
  readonly title: string;
  /** The file in the package. */
  readonly guide: string;
  readonly text: string;
}

type Index = MiniSearch<{ id: number; title: string; text: string }>;

/** The guides of the package, searchable by task. */
export class Guides {
  #loading: Promise<{ sections: readonly GuideSection[]; index: Index }> | undefined;

  /** Returns the sections that describe a task best. */
  async find(task: string): Promise<GuideSection[]> {
    this.#loading ??= load();
    const { sections, index } = await this.#loading;
    return index
      .search(task)
      .slice(0, ANSWERS)
      .flatMap(({ id }) => sections[id as number] ?? [])
      .map((section) => ({ ...section, text: section.text.slice(0, MAX_CHARACTERS) }));
  }
}

async function load(): Promise<{ sections: readonly GuideSection[]; index: Index }> {
  const names = (await readdir(docs)).filter((name) => name.endsWith('.md') && !leftOut.has(name)).sort();
  const pages = await Promise.all(
    names.map(async (name) => sectionsOf(`docs/${name}`, await readFile(new URL(name, docs), 'utf8'))),
  );
  const sections = pages.flat();
  const index: Index = new MiniSearch({
    fields: ['title', 'text'],
    tokenize: (text) => wordsOf(text),
    processTerm: (term) => term,
    searchOptions: { boost: { title: 4 } },
  });
  index.addAll(sections.map(({ title, text }, id) => ({ id, title, text })));
  return { sections, index };
}

/** Splits a guide at its headings. */
export function sectionsOf(guide: string, page: string): GuideSection[] {
  const title = /^# (.*)$/m.exec(page)?.[1] ?? guide;
  return splitAtHeadings(page)
    .map((section) => {
      const [, heading = ''] = /^##+ (.*)\n/.exec(section) ?? [];
      const text = section.replace(/^##* .*\n/, '').trim();
      return { title: heading === '' ? title : `${title}: ${heading}`, guide, text };
    })
    .filter(({ text }) => text !== '');
}

/** Lines of code may begin with a hash too. */
function splitAtHeadings(page: string): string[] {
  const sections: string[] = [''];
  let isCode = false;
  for (const line of page.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (!isCode && /^##+ /.test(line)) sections.push('');
    sections.push(`${sections.pop() ?? ''}${line}\n`);
  }
  return sections;
}
