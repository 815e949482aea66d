import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A page of the site that is made from a file of the repository. */
export interface SourcePage {
  /** The route without slashes at its ends, such as `guides/pagination`. */
  readonly id: string;
  /** The path of the file in the repository. */
  readonly file: string;
  readonly title: string;
  /** The first sentence below the title. */
  readonly description: string;
  /** The text below the title. */
  readonly markdown: string;
}

/** Files in the root of the repository that are pages, with their routes. */
export const rootPages: Readonly<Record<string, string>> = {
  'AGENTS.md': 'assistants',
  'CHANGELOG.md': 'changelog',
  'CONTRIBUTING.md': 'contributing',
  'SECURITY.md': 'security',
};

/** Returns the route of a guide: `docs/recipes.md` is the index of the recipes. */
function guideRoute(name: string): string {
  return name === 'recipes' ? 'recipes' : `guides/${name}`;
}

/** Reads the guides in docs/ and the pages in the root of the repository. */
export function readGuides(root: string): SourcePage[] {
  const guides = readdirSync(join(root, 'docs')).flatMap((name) =>
    name.endsWith('.md') ? [{ file: `docs/${name}`, id: guideRoute(name.slice(0, -3)) }] : [],
  );
  const others = Object.entries(rootPages).map(([file, id]) => ({ file, id }));
  return [...guides, ...others].map(({ file, id }) => ({ id, file, ...parsePage(readFileSync(join(root, file), 'utf8'), file) }));
}

/** Takes the title off a Markdown text, and finds its description. */
export function parsePage(text: string, file: string): Pick<SourcePage, 'title' | 'description' | 'markdown'> {
  const [heading = '', title] = /^# (.+)\n/m.exec(text) ?? [];
  if (title === undefined) throw new Error(`${file} has no title. Begin it with a line such as "# Pagination".`);
  const markdown = text.replace(heading, '').trimStart();
  return { title: title.replaceAll('`', ''), description: describe(markdown), markdown };
}

/** Returns the first sentence of a text, without Markdown. */
function describe(markdown: string): string {
  const paragraph = markdown.split('\n\n').find((part) => /^[\p{L}`[]/u.test(part)) ?? '';
  const plain = paragraph
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ');
  return /^.*?[.:](?=\s|$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
}
