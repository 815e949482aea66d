import { Collection } from './store.js';
import type { Store } from './store.js';

/** An entity of which nothing is known but that it is a JSON object. */
type Entity = Record<string, unknown>;

/** What is kept for a path, by whoever looks after it. */
export interface Kept {
  find(key: string): Entity | undefined;
  all(): Entity[];
  put(key: string, entity: Entity): void;
  remove(key: string): void;
}

/** Opens what is kept; `values` are what stands in the places of the path's placeholders. */
type Opening = (...values: string[]) => Kept;

/** Where entities are kept that routes of their own look after, by the path that they lie at. Areas say so when their routes are added. */
export class Whereabouts {
  readonly #exact = new Map<string, Opening>();
  readonly #below: { segments: readonly string[]; open: Opening }[] = [];

  constructor(private readonly store: () => Store) {}

  /** `{}` in a path is any one segment. */
  add(path: string, open: Opening): void {
    if (path.includes('{}')) this.#below.push({ segments: path.split('/'), open });
    else this.#exact.set(path, open);
  }

  /** The entities of a map by their ids. */
  addMap(path: string, open: () => Map<string, unknown>): void {
    this.add(path, () => {
      const map = open() as Map<string, Entity>;
      return {
        find: (key) => map.get(key),
        all: () => [...map.values()],
        put: (key, entity) => map.set(key, entity),
        remove: (key) => map.delete(key),
      };
    });
  }

  at(path: string): Kept | undefined {
    return this.#exact.get(path)?.() ?? this.#filled(path) ?? this.#stored(path);
  }

  #filled(path: string): Kept | undefined {
    const given = path.split('/');
    for (const { segments, open } of this.#below) {
      if (segments.length !== given.length) continue;
      if (!segments.every((segment, index) => segment === '{}' || segment === given[index])) continue;
      return open(...given.filter((_, index) => segments[index] === '{}').map(decoded));
    }
    return undefined;
  }

  #stored(path: string): Kept | undefined {
    const collection = (Object.values(this.store()) as unknown[]).find(
      (entry): entry is Collection<Entity & { id: string }> => entry instanceof Collection && entry.uri === path,
    );
    return (
      collection && {
        find: (key) => [collection.find(key)].find(isPresent),
        all: () => collection.all().filter(isPresent),
        put: (_, entity) => collection.put(entity as Entity & { id: string }),
        remove: (key) => collection.remove(key),
      }
    );
  }
}

/** Deleted users stay known. */
function isPresent(entity: Entity | undefined): boolean {
  return entity !== undefined && entity['state'] !== 'deleted';
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
