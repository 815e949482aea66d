import { REDACTED } from './redacted.js';

type Inspect = (value: unknown, options?: object) => string;

/** Makes the consoles of Node, Deno and Bun show the result of `toJSON`, because an object's fields may hold secrets. */
export function showAsJson(type: { readonly prototype: { toJSON(): object } }): void {
  Object.defineProperty(type.prototype, Symbol.for('nodejs.util.inspect.custom'), {
    value(this: { toJSON(): object }, _depth: number, options: object, inspect?: Inspect): unknown {
      const json = this.toJSON();
      // The build names a class that refers to itself `_ApiClient`.
      const name = this.constructor.name.replace(/^_/, '');
      return inspect ? `${name} ${inspect(json, options)}` : json;
    },
  });
}

/** Returns the names of headers, each with a placeholder for its value. */
export function withoutValues(headers: object): Record<string, string> {
  return Object.fromEntries(Object.keys(headers).map((name) => [name, REDACTED]));
}
