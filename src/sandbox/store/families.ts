import { ToldMap } from './changes.js';
import type { Changes } from './changes.js';
import type { Keeping, Pairs } from './registry.js';

const noParents: ReadonlySet<string> = new Set();

class ParentIndex {
  readonly #parents = new Map<string, Set<string>>();

  of(childId: string): ReadonlySet<string> {
    return this.#parents.get(childId) ?? noParents;
  }

  add(childId: string, parentId: string): void {
    const parents = this.#parents.get(childId);
    if (parents) parents.add(parentId);
    else this.#parents.set(childId, new Set([parentId]));
  }

  remove(childId: string, parentId: string): void {
    const parents = this.#parents.get(childId);
    parents?.delete(parentId);
    if (parents?.size === 0) this.#parents.delete(childId);
  }

  clear(): void {
    this.#parents.clear();
  }
}

/** The children of one parent. Keeps the index from children to parents up to date. */
class ChildMap<V> extends ToldMap<V> {
  readonly #parentId: string;
  readonly #parents: ParentIndex;

  constructor(name: string, changes: Changes, parentId: string, parents: ParentIndex) {
    super(name, changes);
    this.#parentId = parentId;
    this.#parents = parents;
  }

  override set(childId: string, value: V): this {
    this.#parents.add(childId, this.#parentId);
    return super.set(childId, value);
  }

  override delete(childId: string): boolean {
    this.#parents.remove(childId, this.#parentId);
    return super.delete(childId);
  }

  override clear(): void {
    for (const childId of this.keys()) this.#parents.remove(childId, this.#parentId);
    super.clear();
  }
}

/** Children by parent. The place of a change is the name of the map followed by the parent's id. */
export class Families<V> extends Map<string, Map<string, V>> implements Pick<Keeping, 'pairs' | 'take'> {
  readonly #place: string;
  readonly #changes: Changes;
  readonly #parents = new ParentIndex();

  constructor(place: string, changes: Changes) {
    super();
    this.#place = place;
    this.#changes = changes;
  }

  childrenOf(parentId: string): Map<string, V> {
    const known = this.get(parentId);
    if (known) return known;
    const name = `${this.#place}/${encodeURIComponent(parentId)}`;
    const children = new ChildMap<V>(name, this.#changes, parentId, this.#parents);
    this.set(parentId, children);
    return children;
  }

  /** The parents that have a child, in no particular order. */
  parentsOf(childId: string): ReadonlySet<string> {
    return this.#parents.of(childId);
  }

  override delete(parentId: string): boolean {
    for (const childId of this.get(parentId)?.keys() ?? []) this.#parents.remove(childId, parentId);
    return super.delete(parentId);
  }

  override clear(): void {
    this.#parents.clear();
    super.clear();
  }

  pairs(): Pairs {
    return [...this].map(([parentId, children]) => [parentId, [...children]]);
  }

  take(pairs: Pairs): void {
    for (const [parentId, children] of pairs) {
      const kept = this.childrenOf(parentId);
      for (const [childId, value] of children as [string, V][]) kept.set(childId, value);
    }
  }
}

const nobody: ReadonlyMap<string, never> = new Map<string, never>();

/** Values that belong to a parent and are deleted with it: queue → user → membership, user → skill → proficiency, … */
export class Children<V> {
  readonly #families: Families<V>;

  constructor(families: Families<V>) {
    this.#families = families;
  }

  of(parentId: string): ReadonlyMap<string, V> {
    return this.#families.get(parentId) ?? nobody;
  }

  /** The parents that have a child, in no particular order. */
  parentsOf(childId: string): ReadonlySet<string> {
    return this.#families.parentsOf(childId);
  }

  get(parentId: string, childId: string): V | undefined {
    return this.#families.get(parentId)?.get(childId);
  }

  set(parentId: string, childId: string, value: V): void {
    this.#families.childrenOf(parentId).set(childId, value);
  }

  /** @returns whether the child existed. */
  delete(parentId: string, childId: string): boolean {
    return this.#families.get(parentId)?.delete(childId) ?? false;
  }

  clear(): void {
    this.#families.clear();
  }

  deleteParent(parentId: string): void {
    this.#families.delete(parentId);
  }

  /** Removes a child from all parents. */
  deleteChild(childId: string): void {
    for (const parentId of [...this.#families.parentsOf(childId)]) this.#families.get(parentId)?.delete(childId);
  }
}
