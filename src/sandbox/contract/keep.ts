import { isObject } from '../http/body.js';
import type { World } from '../world/world.js';
import { foundedCollections } from './founded.js';
import { givenCollections, givenSingles } from './given.js';
import type { Json } from './json.js';

/** What is kept for operations without routes of their own: collections by path, single resources by path. */
export class Keep {
  readonly #collections: Map<string, Record<string, Json>>;
  readonly #singles: Map<string, unknown>;

  constructor(private readonly world: World) {
    this.#collections = world.collection('generic/collections', (collections) => {
      for (const [path, entities] of [...givenCollections(), ...foundedCollections(world)]) collections.set(path, entities);
    });
    this.#singles = world.collection('generic/singles', (singles) => {
      const { id, name, shortName } = world.organisation;
      singles.set('/api/v2/organizations/me', { id, name, thirdPartyOrgName: shortName, state: 'active', version: 1 });
      // An organisation has one mapping, and hears of it by its id.
      singles.set('/api/v2/outbound/wrapupcodemappings', { id, version: 1 });
      for (const [path, value] of givenSingles) singles.set(path, value);
    });
  }

  /** Whether there is anything at a path. */
  holds(path: string): boolean {
    return this.single(path) !== undefined || this.all(path).length > 0;
  }

  has(path: string, key: string): boolean {
    return this.find(path, key) !== undefined;
  }

  find(path: string, key: string): Json | undefined {
    const other = this.world.whereabouts.at(path);
    if (other) return other.find(key);
    const entities = this.#collections.get(path);
    return entities && Object.hasOwn(entities, key) ? entities[key] : undefined;
  }

  all(path: string): Json[] {
    return this.world.whereabouts.at(path)?.all() ?? Object.values(this.#collections.get(path) ?? {});
  }

  put(path: string, key: string, entity: Json): Json {
    const other = this.world.whereabouts.at(path);
    if (other) {
      other.put(key, entity);
      return entity;
    }
    const entities = this.#collections.get(path) ?? {};
    const before = Object.hasOwn(entities, key) ? entities[key] : undefined;
    // A key such as `__proto__` is a key like any other.
    Object.defineProperty(entities, key, { value: entity, enumerable: true, configurable: true, writable: true });
    this.#collections.set(path, entities);
    this.world.changes.tell(path, key, before, entity);
    return entity;
  }

  /** Takes an entity away, and all that lies below it. */
  remove(path: string, key: string): void {
    this.world.whereabouts.at(path)?.remove(key);
    const entities = this.#collections.get(path);
    const before = entities && Object.hasOwn(entities, key) ? entities[key] : undefined;
    if (entities) Reflect.deleteProperty(entities, key);
    if (before !== undefined) this.world.changes.tell(path, key, before, undefined);
    const below = `${path}/${encodeURIComponent(key)}`;
    for (const kept of [this.#collections, this.#singles]) {
      for (const place of kept.keys()) if (place === below || place.startsWith(`${below}/`)) kept.delete(place);
    }
  }

  single(path: string): unknown {
    return this.#singles.get(path);
  }

  /** The single resources that are stored right below a path, by the words that they lie at. */
  singlesBelow(path: string): Json[] {
    return [...this.#singles].flatMap(([place, value]) => {
      const word = place.startsWith(`${path}/`) ? place.slice(path.length + 1) : '/';
      return word.includes('/') || !isObject(value) ? [] : [{ ...value, id: word }];
    });
  }

  putSingle(path: string, value: unknown): void {
    const before = this.#singles.get(path);
    this.#singles.set(path, value);
    this.world.changes.tell(path, '', before, value);
  }

  removeSingle(path: string): void {
    const before = this.#singles.get(path);
    if (this.#singles.delete(path)) this.world.changes.tell(path, '', before, undefined);
  }
}

/** The path of a template with values in the places of its placeholders. */
export function filled(template: string, values: readonly string[]): string {
  let index = 0;
  return template.replace(/\{\}/g, () => encodeURIComponent(values[index++] ?? ''));
}
