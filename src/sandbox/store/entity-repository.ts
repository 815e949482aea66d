import { notFound } from './errors.js';
import { ObservedMap, withField, withText } from './changes.js';
import type { Changes } from './changes.js';

/** Entities whose `selfUri` is set whenever they are stored. */
export class LocatedMap<T> extends ObservedMap<T> {
  readonly #uri: string;

  constructor(uri: string, changes: Changes) {
    super(uri, changes);
    this.#uri = uri;
  }

  override set(id: string, entity: T): this {
    return super.set(id, { ...entity, selfUri: `${this.#uri}/${id}` });
  }
}

/** The entities of one common kind, such as users or queues, in insertion order. `Repository` of the areas is for all other entities. */
export class EntityRepository<T extends { id: string; selfUri?: string }> {
  readonly #entities: Map<string, T>;

  /**
   * @param entityName - The name of such an entity in error bodies.
   * @param uri - The path of the collection.
   */
  constructor(
    entities: Map<string, T>,
    readonly entityName: string,
    readonly uri: string,
  ) {
    this.#entities = entities;
  }

  get size(): number {
    return this.#entities.size;
  }

  all(): T[] {
    return [...this.#entities.values()];
  }

  find(id: string): T | undefined {
    return this.#entities.get(id);
  }

  /** @throws the platform's 404. */
  get(id: string): T {
    const entity = this.#entities.get(id);
    if (!entity) throw notFound(this.entityName, id);
    return entity;
  }

  clear(): void {
    this.#entities.clear();
  }

  /** Adds an entity, or replaces the one with the same id. */
  save(entity: T): T {
    this.#entities.set(entity.id, entity);
    return this.get(entity.id);
  }

  /** @throws the platform's 404. */
  remove(id: string): T {
    const entity = this.get(id);
    this.#entities.delete(id);
    return entity;
  }

  /** The entities that have a text in a field, case-insensitively. */
  withText(field: keyof T & string, text: string): T[] {
    return withText(this.#entities, field, text);
  }

  /** The entities that have a field. */
  withField(field: keyof T & string): T[] {
    return withField(this.#entities, field);
  }
}
