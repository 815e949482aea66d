import type { Store } from '../store.js';

/** The result of reading a seed file: data that replaces or extends the sandbox's own. */
export interface SeedPlan<W> {
  readonly organisation: { readonly name?: string; readonly shortName?: string };
  /** Applies the file to a seeded store. */
  apply(store: Store): void;
  /** Functions that apply the file to other collections, by name or path, after their initial data. */
  readonly collections: Readonly<Record<string, (entries: Map<string, unknown>, world: W) => void>>;
}
