import type { IndexedArea, Standing, Verb } from '../data/types.js';

/** An operation in the list. */
export interface Hit {
  slug: string;
  areaTitle: string;
  name: string;
  verb: Verb;
  path: string;
  summary: string;
  standing: readonly Standing[];
}

/** An operation prepared for searching, in lower case. */
export interface Searchable {
  hit: Hit;
  name: string;
  /** The method's name in words, each after a space. */
  words: string;
  path: string;
  summary: string;
  area: string;
}

export function searchable(index: readonly IndexedArea[]): Searchable[] {
  return index.flatMap(({ slug, className, title, operations }) =>
    operations.map(([name, verb, path, summary, standing = []]) => ({
      hit: { slug, areaTitle: title, name, verb, path, summary, standing },
      name: name.toLowerCase(),
      words: ` ${name.replace(/(?=[A-Z])/g, ' ').toLowerCase()}`,
      path: path.toLowerCase(),
      summary: summary.toLowerCase(),
      area: `${className} ${title}`.toLowerCase(),
    })),
  );
}

/** Returns the operations that match every word of a query, the best match first. Discouraged operations come last. */
export function search(operations: readonly Searchable[], query: string): Hit[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [];
  return operations
    .map((operation, position) => ({ operation, position, score: scoreOf(operation, terms), age: ageOf(operation, terms) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        a.age - b.age || b.score - a.score || a.operation.name.length - b.operation.name.length || a.position - b.position,
    )
    .map(({ operation }) => operation.hit);
}

/** Returns the position group of a match: first if its name or path is the query, even if it is discouraged. */
function ageOf({ hit: { standing }, name, path }: Searchable, terms: readonly string[]): number {
  if (terms.includes(name) || terms.includes(path)) return 0;
  if (standing.includes('retired')) return 2;
  return standing.includes('deprecated') ? 1 : 0;
}

/** Returns the score; 0 if a word does not match. */
function scoreOf(operation: Searchable, terms: readonly string[]): number {
  let sum = 0;
  for (const term of terms) {
    const score = termScore(operation, term);
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

function termScore({ hit, name, words, path, summary, area }: Searchable, term: string): number {
  if (name === term || path === term) return 100;
  if (name.startsWith(term)) return 60;
  if (hit.verb.toLowerCase() === term) return 30;
  if (words.includes(` ${term}`)) return 40;
  if (path.includes(`/${term}`)) return 30;
  if (name.includes(term)) return 25;
  if (path.includes(term)) return 15;
  if (` ${summary}`.includes(` ${term}`)) return 12;
  if (area.includes(term)) return 8;
  return summary.includes(term) ? 5 : 0;
}
