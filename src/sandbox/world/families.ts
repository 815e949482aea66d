import { ToldMap } from './changes.js';
import type { Changes } from './changes.js';
import type { Keeping, Pairs } from './registry.js';

/** Children by parent. Changes are told as those of a place with the parent's id behind its name. */
export class Families<V> extends Map<string, Map<string, V>> implements Pick<Keeping, 'pairs' | 'take'> {
  constructor(
    private readonly place: string,
    private readonly changes: Changes,
  ) {
    super();
  }

  childrenOf(parentId: string): Map<string, V> {
    const known = this.get(parentId);
    if (known) return known;
    const children = new ToldMap<V>(`${this.place}/${encodeURIComponent(parentId)}`, this.changes);
    this.set(parentId, children);
    return children;
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

/** Values that belong to a parent and go with it: queue → user → membership, user → skill → proficiency, … */
export class Children<V> {
  constructor(private readonly families: Families<V>) {}

  of(parentId: string): ReadonlyMap<string, V> {
    return this.families.get(parentId) ?? nobody;
  }

  get(parentId: string, childId: string): V | undefined {
    return this.families.get(parentId)?.get(childId);
  }

  set(parentId: string, childId: string, value: V): void {
    this.families.childrenOf(parentId).set(childId, value);
  }

  /** @returns whether there was such a child. */
  delete(parentId: string, childId: string): boolean {
    return this.families.get(parentId)?.delete(childId) ?? false;
  }

  clear(): void {
    this.families.clear();
  }

  deleteParent(parentId: string): void {
    this.families.delete(parentId);
  }

  /** Takes a child away from all parents. */
  deleteChild(childId: string): void {
    for (const children of this.families.values()) children.delete(childId);
  }
}
