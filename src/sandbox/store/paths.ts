import type { JsonObject } from '../../models/json.js';
import { isObject } from '../values/json.js';
import { decodeSegment } from '../values/pathname.js';
import { withText } from './changes.js';
import { Registry } from './registry.js';

/** The entities shown at a path. */
export interface EntityView {
  find(key: string): JsonObject | undefined;
  all(): JsonObject[];
  /** The entities of `all` that have a text in a field, case-insensitively, if that is possible without a scan. */
  withText?(field: string, text: string): JsonObject[];
  put(key: string, entity: JsonObject): void;
  remove(key: string): void;
}

/** Opens the entities at a path; `values` are those of the path's placeholders. */
type OpenView = (...values: string[]) => EntityView;

/** The map of single resources, by path. */
export const SINGLES = 'singles';

/** Stores maps by the paths of their entities, and shows entities that areas store in another form. */
export class Paths extends Registry {
  readonly #viewsByPath = new Map<string, OpenView>();
  readonly #viewsByTemplate: { segments: readonly string[]; open: OpenView }[] = [];
  readonly #managedPaths = new Set<string>();

  /** Registers a path whose entities an area manages. */
  markManaged(path: string): void {
    this.#managedPaths.add(path);
  }

  /** Shows at a path what is stored in another form. `{}` in a path matches any one segment. */
  addView(path: string, open: OpenView): void {
    if (path.includes('{}')) this.#viewsByTemplate.push({ segments: path.split('/'), open });
    else this.#viewsByPath.set(path, open);
  }

  /** Shows at a path the entities of a map with another name. */
  addMapView(path: string, open: () => Map<string, unknown>): void {
    this.addView(path, () => {
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

  /** Whether an area manages the entities of a path or template. */
  isManaged(path: string): boolean {
    return this.#managedPaths.has(path) || this.#viewAt(path) !== undefined;
  }

  /** Whether any entity exists at a path. */
  hasEntities(path: string): boolean {
    return this.single(path) !== undefined || this.all(path).length > 0;
  }

  has(path: string, key: string): boolean {
    return this.find(path, key) !== undefined;
  }

  find(path: string, key: string): JsonObject | undefined {
    const view = this.#viewAt(path);
    return view ? view.find(key) : this.#entitiesAt(path)?.get(key);
  }

  /** Finds an entity by its id alone. An entity with a name takes precedence over other data stored under the same id. */
  locate(key: string): [path: string, entity: JsonObject] | undefined {
    let namelessEntity: [string, JsonObject] | undefined;
    for (const [path, find] of this.#findersByPath()) {
      const entity = find(key);
      if (entity && typeof entity['name'] === 'string') return [path, entity];
      if (entity) namelessEntity ??= [path, entity];
    }
    return namelessEntity;
  }

  *#findersByPath(): Generator<[path: string, find: (key: string) => JsonObject | undefined]> {
    for (const [path, open] of this.#viewsByPath) yield [path, (key) => open().find(key)];
    for (const path of this.names()) if (path.startsWith('/')) yield [path, (key) => this.#entitiesAt(path)?.get(key)];
  }

  all(path: string): JsonObject[] {
    return this.#viewAt(path)?.all() ?? [...(this.#entitiesAt(path)?.values() ?? [])];
  }

  /** The entities at a path that have a text in a field, case-insensitively. */
  withText(path: string, field: string, text: string): JsonObject[] {
    const view = this.#viewAt(path);
    if (view?.withText) return view.withText(field, text);
    const entities = view ? new Map(view.all().map((entity, index) => [`${index}`, entity])) : this.#entitiesAt(path);
    return entities ? withText(entities, field, text) : [];
  }

  /** The entities of all paths that match a template, except those that areas show in another form. */
  allOf(template: string): JsonObject[] {
    const segments = template.split('/');
    return this.names().flatMap((name) => (placeholdersOf(segments, name.split('/')) ? this.all(name) : []));
  }

  put(path: string, key: string, entity: JsonObject): JsonObject {
    const view = this.#viewAt(path);
    if (view) view.put(key, entity);
    else this.ensureMap(path).set(key, entity);
    return entity;
  }

  /** Throws what {@link remove} would throw. Call it first for each of several entities, to remove all of them or none. */
  checkRemoval(path: string, key: string): void {
    const entity = this.find(path, key);
    if (entity) this.changes.check(path, key, entity, undefined);
  }

  /** Removes an entity, and everything below it. */
  remove(path: string, key: string): void {
    const view = this.#viewAt(path);
    if (view) view.remove(key);
    else this.findMap(path)?.delete(key);
    const pathBelow = `${path}/${encodeURIComponent(key)}`;
    const isBelow = (storedPath: string): boolean => storedPath === pathBelow || storedPath.startsWith(`${pathBelow}/`);
    this.removeUnreferenced(isBelow);
    for (const storedPath of this.#singles.keys()) if (isBelow(storedPath)) this.#singles.delete(storedPath);
  }

  single(path: string): unknown {
    return this.#singles.get(path);
  }

  /** The single resources directly below a path, each with its last segment. */
  singlesBelow(path: string): JsonObject[] {
    return [...this.#singles].flatMap(([storedPath, value]) => {
      const lastSegment = storedPath.startsWith(`${path}/`) ? storedPath.slice(path.length + 1) : '/';
      return lastSegment.includes('/') || !isObject(value) ? [] : [{ ...value, id: lastSegment }];
    });
  }

  putSingle(path: string, value: unknown): void {
    const previousValue = this.single(path);
    this.#singles.set(path, value);
    this.changes.notify(path, '', previousValue, value);
  }

  removeSingle(path: string): void {
    const previousValue = this.single(path);
    if (this.#singles.delete(path)) this.changes.notify(path, '', previousValue, undefined);
  }

  get #singles(): Map<string, unknown> {
    return this.ensureMap(SINGLES);
  }

  #entitiesAt(path: string): Map<string, JsonObject> | undefined {
    return this.findMap(path) as Map<string, JsonObject> | undefined;
  }

  #viewAt(path: string): EntityView | undefined {
    const openExactView = this.#viewsByPath.get(path);
    if (openExactView) return openExactView();
    const pathSegments = path.split('/');
    for (const { segments, open } of this.#viewsByTemplate) {
      const values = placeholdersOf(segments, pathSegments);
      if (values) return open(...values);
    }
    return undefined;
  }
}

/** The values of a template's placeholders, if it matches the path. */
function placeholdersOf(segments: readonly string[], pathSegments: readonly string[]): string[] | undefined {
  if (segments.length !== pathSegments.length) return undefined;
  if (!segments.every((segment, index) => segment === '{}' || segment === pathSegments[index])) return undefined;
  return pathSegments.filter((_, index) => segments[index] === '{}').map(decodeSegment);
}
