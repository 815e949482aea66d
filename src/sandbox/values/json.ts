/** An entity of which nothing is known but that it is a JSON object. */
export type Json = Record<string, unknown>;

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
