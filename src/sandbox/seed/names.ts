import { Random } from '../values/random.js';
import { said } from './mistakes.js';
import type { Mistakes } from './mistakes.js';

/** The fields by which others name an entity. */
export interface Named {
  readonly id: string;
  readonly name?: string;
  readonly email?: string;
}

/** Maps names of entities to ids, for each section. */
export class Names {
  readonly #known = new Map<string, Map<string, Set<string>>>();

  /** Replaces the entities of a section. */
  set(section: string, entities: readonly Named[]): void {
    this.#known.set(section, new Map());
    this.add(section, entities);
  }

  add(section: string, entities: readonly Named[]): void {
    const known = this.#known.get(section) ?? new Map<string, Set<string>>();
    this.#known.set(section, known);
    for (const { id, name, email } of entities) {
      for (const word of [id, name, email]) {
        if (word === undefined || word === '') continue;
        const ids = known.get(word.toLowerCase()) ?? new Set();
        known.set(word.toLowerCase(), ids.add(id));
      }
    }
  }

  /** Finds the id of a named entity. */
  find(section: string, word: unknown, path: string, mistakes: Mistakes): string | undefined {
    const wanted = `${section === 'users' ? 'a user by name, e-mail address or id' : `one of ${section} by name or id`} is expected`;
    if (typeof word !== 'string') {
      mistakes.add(path, `${wanted}, not ${said(word)}`);
      return undefined;
    }
    const ids = [...(this.#known.get(section)?.get(word.toLowerCase()) ?? [])];
    if (ids.length === 1) return ids[0];
    mistakes.add(path, `${wanted}, and ${ids.length === 0 ? 'there is no' : `${ids.length} are called`} ${said(word)}`);
    return undefined;
  }
}

/** Returns the same id for the same seed, section and name. */
export function idFor(seed: number, section: string, name: string): string {
  return streamFor(seed, section, name).uuid();
}

export function streamFor(seed: number, ...words: readonly string[]): Random {
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (const character of words.join('\u0000')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return new Random(seed ^ hash);
}
