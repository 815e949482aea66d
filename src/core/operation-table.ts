import type { OperationDetails } from './operation.js';

/**
 * A method as the package has it: its route, behind which stand the required arguments that the route does not name, and `opts` where it
 * takes options. `PATCH /api/v2/users/{userId} body` takes `userId`, `body` and how it is sent.
 */
export type TabledOperation = string | readonly [text: string, details: OperationDetails];

/** What a method hands its call to: the base of all API classes. */
type Caller = Record<'call', (operation: string, route: string, ...rest: unknown[]) => unknown>;

/**
 * Gives a class the methods of a table. Written out, a method names itself and its arguments twice, which is half of what it weighs in a
 * page: so the build makes tables of those that are written under `src/apis`.
 */
export function addOperations(type: { prototype: object }, table: Readonly<Record<string, TabledOperation>>): void {
  for (const [operation, tabled] of Object.entries(table)) {
    const [text, details] = typeof tabled === 'string' ? [tabled] : tabled;
    const value = methodOf(operation, text, details);
    Object.defineProperty(type.prototype, operation, { value, writable: true, configurable: true });
  }
}

function methodOf(operation: string, text: string, details: OperationDetails | undefined): unknown {
  // Read by the first call: most programs call few of an area's methods.
  let route = '';
  let names: string[] = [];
  // Of its own name, so that a stack shows it.
  return {
    [operation](this: Caller, ...values: unknown[]) {
      if (!route) {
        [route = ''] = /^\S+ \S+/.exec(text) ?? [];
        names = Array.from(text.matchAll(/[{ ](\w+)/g), ([, name = '']) => name);
      }
      const required: Record<string, unknown> = {};
      let optional: unknown = {};
      names.forEach((name, index) => {
        if (name === 'opts') optional = values[index];
        else required[name] = values[index];
      });
      return this.call(operation, route, required, optional, values[names.length], details);
    },
  }[operation];
}
