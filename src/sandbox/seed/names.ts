import { Random } from '../values/random.js';
import { describeValue } from './mistakes.js';
import type { Mistakes } from './mistakes.js';

/** The fields by which others name an entity. */
export interface NamedEntity {
  readonly id: string;
  readonly name?: string;
  readonly email?: string;
}

/** Maps names of entities to ids, for each section. */
export class EntityNames {
  readonly #idsBySection = new Map<string, Map<string, Set<string>>>();

  /** Replaces the entities of a section. */
  set(section: string, entities: readonly NamedEntity[]): void {
    this.#idsBySection.set(section, new Map());
    this.add(section, entities);
  }

  add(section: string, entities: readonly NamedEntity[]): void {
    const idsByName = this.#idsBySection.get(section) ?? new Map<string, Set<string>>();
    this.#idsBySection.set(section, idsByName);
    for (const { id, name, email } of entities) {
      for (const key of [id, name, email]) {
        if (key === undefined || key === '') continue;
        const ids = idsByName.get(key.toLowerCase()) ?? new Set();
        idsByName.set(key.toLowerCase(), ids.add(id));
      }
    }
  }

  /** Finds the id of a named entity. */
  find(section: string, key: unknown, path: string, mistakes: Mistakes): string | undefined {
    const expected = `${section === 'users' ? 'a user by name, e-mail address or id' : `one of ${section} by name or id`} is expected`;
    if (typeof key !== 'string') {
      mistakes.add(path, `${expected}, not ${describeValue(key)}`);
      return undefined;
    }
    const ids = [...(this.#idsBySection.get(section)?.get(key.toLowerCase()) ?? [])];
    if (ids.length === 1) return ids[0];
    mistakes.add(path, `${expected}, and ${ids.length === 0 ? 'there is no' : `${ids.length} are called`} ${describeValue(key)}`);
    return undefined;
  }
}

/** Returns the same id for the same seed, section and name. */
export function idFor(seed: number, section: string, name: string): string {
  return streamFor(seed, section, name).uuid();
}

export function streamFor(seed: number, ...parts: readonly string[]): Random {
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (const character of parts.join('\u0000')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return new Random(seed ^ hash);
}
