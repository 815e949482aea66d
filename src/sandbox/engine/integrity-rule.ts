/** Integrity rules of a collection. They hold for every change of its entities, whichever operation makes it. */
export interface IntegrityRule {
  /** The path of the collection, with `{}` for its parent. */
  readonly path: string;
  /** Names are unique, ignoring case. The tuple sets another status than 400, and the error code. */
  readonly uniqueName?: true | readonly [status: 400 | 409, code: string];
  /**
   * Fields that refer to entities of another collection, by id or as `{ id }`, alone or in a list. Dots separate nested fields,
   * as in `rules.queue`, and `*` matches any name. With several collections, the entity can be in any of them; `{}` is
   * the parent of the entity itself.
   */
  readonly references?: Readonly<Record<string, string | readonly string[]>>;
  /** Pairs of fields with dates or numbers of which the second must not be before the first. */
  readonly ordered?: readonly (readonly [first: string, second: string])[];
  /**
   * Fields of other collections that refer to this one, possibly nested. An entity cannot be deleted while one refers to it.
   */
  readonly usedBy?: readonly (readonly [path: string, field: string])[];
  /** The error code for deleting an entity that is in use. */
  readonly inUseCode?: string;
}
