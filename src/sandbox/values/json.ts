declare const undescribed: unique symbol;

/** Marks types whose fields are not described. It exists for the compiler only. */
export type Undescribed = typeof undescribed;

/**
 * A JSON object without further type information. The compiler would accept an index signature wherever all fields are optional;
 * the mark keeps it from the results of handlers, which have declared fields.
 */
export interface Json {
  [name: string]: unknown;
  readonly [undescribed]?: true | undefined;
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
