/** A JSON object without further type information. */
export type Json = Record<string, unknown>;

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
