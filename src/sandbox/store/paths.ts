import type { JsonObject } from '../../models/json.js';
import { isObject } from '../values/json.js';
import { withText } from './changes.js';
import { Registry } from './registry.js';

/** The entities shown at a path. */
export interface Shown {
  find(key: string): JsonObject | undefined;
  all(): JsonObject[];
  /** The entities of `all` that have a text in a field, case-insensitively, if that is possible without a scan. */
  withText?(field: string, text: string): JsonObject[];
  put(key: string, entity: JsonObject): void;
  remove(key: string): void;
}

/** Opens the entities at a path; `values` are those of the path's placeholders. */
type Opening = (...values: string[]) => Shown;

/** The map of single resources, by path. */
export const SINGLES = 'singles';

/** Stores maps by the paths of their entities, and shows entities that areas store in another form. */
export class Paths extends Registry {
  readonly #exact = new Map<string, Opening>();
  readonly #below: { segments: readonly string[]; open: Opening }[] = [];
  readonly #lookedAfter = new Set<string>();

  /** Registers a path whose entities a specific route manages. */
  lookAfter(path: string): void {
    this.#lookedAfter.add(path);
  }

  /** Shows at a path what is stored in another form. `{}` in a path matches any one segment. */
  showAt(path: string, open: Opening): void {
    if (path.includes('{}')) this.#below.push({ segments: path.split('/'), open });
    else this.#exact.set(path, open);
  }

  /** Shows at a path the entities of a map with another name. */
  showMapAt(path: string, open: () => Map<string, unknown>): void {
    this.showAt(path, () => {
      const map = open() as Map<string, JsonObject>;
      return {
        find: (key) => map.get(key),
        all: () => [...map.values()],
        withText: (field, text) => withText(map, field, text),
        put: (key, entity) => map.set(key, entity),
        remove: (key) => map.delete(key),
      };
    });
  }

  /** Whether specific routes manage the entities of a path or template. */
  isLookedAfter(path: string): boolean {
    return this.#lookedAfter.has(path) || this.#shownAt(path) !== undefined;
  }

  /** Whether any entity exists at a path. */
  holds(path: string): boolean {
    return this.single(path) !== undefined || this.all(path).length > 0;
  }

  has(path: string, key: string): boolean {
    return this.find(path, key) !== undefined;
  }

  find(path: string, key: string): JsonObject | undefined {
    const shown = this.#shownAt(path);
    return shown ? shown.find(key) : this.#entitiesAt(path)?.get(key);
  }

  /** Finds an entity by its id alone. An entity with a name takes precedence over other data stored under the same id. */
  locate(key: string): [path: string, entity: JsonObject] | undefined {
    let nameless: [string, JsonObject] | undefined;
    for (const [path, find] of this.#places()) {
      const entity = find(key);
      if (entity && typeof entity['name'] === 'string') return [path, entity];
      if (entity) nameless ??= [path, entity];
    }
    return nameless;
  }

  *#places(): Generator<[path: string, find: (key: string) => JsonObject | undefined]> {
    for (const [path, open] of this.#exact) yield [path, (key) => open().find(key)];
    for (const path of this.names()) if (path.startsWith('/')) yield [path, (key) => this.#entitiesAt(path)?.get(key)];
  }

  all(path: string): JsonObject[] {
    return this.#shownAt(path)?.all() ?? [...(this.#entitiesAt(path)?.values() ?? [])];
  }

  /** The entities at a path that have a text in a field, case-insensitively. */
  withText(path: string, field: string, text: string): JsonObject[] {
    const shown = this.#shownAt(path);
    if (shown?.withText) return shown.withText(field, text);
    const entities = shown ? new Map(shown.all().map((entity, index) => [`${index}`, entity])) : this.#entitiesAt(path);
    return entities ? withText(entities, field, text) : [];
  }

  /** The entities of all paths that match a template, except those that areas show in another form. */
  allOf(template: string): JsonObject[] {
    const segments = template.split('/');
    return this.names().flatMap((name) => (placeholdersOf(segments, name) ? this.all(name) : []));
  }

  put(path: string, key: string, entity: JsonObject): JsonObject {
    const shown = this.#shownAt(path);
    if (shown) shown.put(key, entity);
    else this.own(path).set(key, entity);
    return entity;
  }

  /** Removes an entity, and everything below it. */
  remove(path: string, key: string): void {
    const shown = this.#shownAt(path);
    if (shown) shown.remove(key);
    else this.known(path)?.delete(key);
    const below = `${path}/${encodeURIComponent(key)}`;
    const isBelow = (place: string): boolean => place === below || place.startsWith(`${below}/`);
    this.forget(isBelow);
    for (const place of this.#singles.keys()) if (isBelow(place)) this.#singles.delete(place);
  }

  single(path: string): unknown {
    return this.#singles.get(path);
  }

  /** The single resources directly below a path, each with its last segment. */
  singlesBelow(path: string): JsonObject[] {
    return [...this.#singles].flatMap(([place, value]) => {
      const word = place.startsWith(`${path}/`) ? place.slice(path.length + 1) : '/';
      return word.includes('/') || !isObject(value) ? [] : [{ ...value, id: word }];
    });
  }

  putSingle(path: string, value: unknown): void {
    const before = this.single(path);
    this.#singles.set(path, value);
    this.changes.tell(path, '', before, value);
  }

  removeSingle(path: string): void {
    const before = this.single(path);
    if (this.#singles.delete(path)) this.changes.tell(path, '', before, undefined);
  }

  get #singles(): Map<string, unknown> {
    return this.own(SINGLES);
  }

  #entitiesAt(path: string): Map<string, JsonObject> | undefined {
    return this.known(path) as Map<string, JsonObject> | undefined;
  }

  #shownAt(path: string): Shown | undefined {
    const exact = this.#exact.get(path);
    if (exact) return exact();
    for (const { segments, open } of this.#below) {
      const values = placeholdersOf(segments, path);
      if (values) return open(...values);
    }
    return undefined;
  }
}

/** The values of a template's placeholders, if it matches the path. */
function placeholdersOf(segments: readonly string[], path: string): string[] | undefined {
  const given = path.split('/');
  if (segments.length !== given.length) return undefined;
  if (!segments.every((segment, index) => segment === '{}' || segment === given[index])) return undefined;
  return given.filter((_, index) => segments[index] === '{}').map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
