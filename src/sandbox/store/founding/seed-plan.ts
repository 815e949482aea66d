import type { Store } from '../store.js';

/** What a seed file comes to: what a sandbox has instead of its own, or beside it. */
export interface SeedPlan<W> {
  readonly organisation: { readonly name?: string; readonly shortName?: string };
  /** Brings a store that was just seeded to what the file says. */
  plant(store: Store): void;
  /** The same for collections by their names or paths, after what they begin with was put into them. */
  readonly collections: Readonly<Record<string, (entries: Map<string, unknown>, world: W) => void>>;
}
