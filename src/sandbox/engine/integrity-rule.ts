/** A collection, or those of its entities whose fields have certain values. */
export type ReferenceTarget = string | { readonly path: string; readonly where: Readonly<Record<string, unknown>> };

/** `true` stands for the platform's usual error: a 400 for a name, a 409 for other fields. The tuple sets another one. */
export type Uniqueness = true | readonly [status: 400 | 409, code: string];

/** Integrity rules of a collection. They hold for every change of its entities, whichever operation makes it. */
export interface IntegrityRule {
  /** The path of the collection, with `{}` for its parent. */
  readonly path: string;
  /** Names are unique, ignoring case. */
  readonly uniqueName?: Uniqueness;
  /** Other fields whose texts are unique, ignoring case. Dots separate nested fields, as in `jsonSchema.title`. */
  readonly uniqueFields?: Readonly<Record<string, Uniqueness>>;
  /**
   * Fields that refer to entities of another collection, by id or as `{ id }`, alone or in a list. Dots separate nested fields,
   * as in `rules.queue`, and `*` matches any name. With several collections, the entity can be in any of them; `{}` is
   * the parent of the entity itself.
   */
  readonly references?: Readonly<Record<string, ReferenceTarget | readonly ReferenceTarget[]>>;
  /** Pairs of fields with dates or numbers of which the second must not be before the first. */
  readonly ordered?: readonly (readonly [first: string, second: string])[];
  /**
   * Fields of other collections that refer to this one, possibly nested. An entity cannot be deleted while one refers to it.
   */
  readonly usedBy?: readonly (readonly [path: string, field: string])[];
  /** The error code for deleting an entity that is in use. */
  readonly inUseCode?: string;
}
