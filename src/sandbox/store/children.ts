import { ObservedMap } from './changes.js';
import type { Changes } from './changes.js';
import type { SnapshotMethods, Pairs } from './registry.js';

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
class ChildMap<V> extends ObservedMap<V> {
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
export class ChildrenByParent<V> extends Map<string, Map<string, V>> implements Pick<SnapshotMethods, 'pairs' | 'loadPairs'> {
  readonly #name: string;
  readonly #changes: Changes;
  readonly #parents = new ParentIndex();

  constructor(name: string, changes: Changes) {
    super();
    this.#name = name;
    this.#changes = changes;
  }

  childrenOf(parentId: string): Map<string, V> {
    const existingChildren = this.get(parentId);
    if (existingChildren) return existingChildren;
    const name = `${this.#name}/${encodeURIComponent(parentId)}`;
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

  loadPairs(pairs: Pairs): void {
    for (const [parentId, children] of pairs) {
      const childMap = this.childrenOf(parentId);
      for (const [childId, value] of children as [string, V][]) childMap.set(childId, value);
    }
  }
}

const noChildren: ReadonlyMap<string, never> = new Map<string, never>();

/** Values that belong to a parent and are deleted with it: queue → user → membership, user → skill → proficiency, … */
export class Children<V> {
  readonly #childrenByParent: ChildrenByParent<V>;

  constructor(childrenByParent: ChildrenByParent<V>) {
    this.#childrenByParent = childrenByParent;
  }

  of(parentId: string): ReadonlyMap<string, V> {
    return this.#childrenByParent.get(parentId) ?? noChildren;
  }

  /** The parents that have a child, in no particular order. */
  parentsOf(childId: string): ReadonlySet<string> {
    return this.#childrenByParent.parentsOf(childId);
  }

  get(parentId: string, childId: string): V | undefined {
    return this.#childrenByParent.get(parentId)?.get(childId);
  }

  set(parentId: string, childId: string, value: V): void {
    this.#childrenByParent.childrenOf(parentId).set(childId, value);
  }

  /** @returns whether the child existed. */
  delete(parentId: string, childId: string): boolean {
    return this.#childrenByParent.get(parentId)?.delete(childId) ?? false;
  }

  clear(): void {
    this.#childrenByParent.clear();
  }

  deleteParent(parentId: string): void {
    this.#childrenByParent.delete(parentId);
  }

  /** Removes a child from all parents. */
  deleteChild(childId: string): void {
    for (const parentId of [...this.#childrenByParent.parentsOf(childId)]) this.#childrenByParent.get(parentId)?.delete(childId);
  }
}
