import type { HttpMethod, OperationDetails } from './operation.js';

/**
 * A method as the package has it: its path below `/api/v2`, behind which stand the required arguments that the path does not name, and
 * `opts` where it takes options. `/users/{userId} body` takes `userId`, `body` and how it is sent. It has a name of its own where
 * {@link nameOf} tells another one.
 */
export type TabledOperation = string | readonly [text: string, details?: OperationDetails | undefined, name?: string];

/** The methods of a class by their verbs. */
export type OperationTable = Readonly<Partial<Record<HttpMethod, readonly TabledOperation[]>>>;

/** What a method hands its call to: the base of all API classes. */
type Caller = Record<'call', (operation: string, route: string, ...rest: unknown[]) => unknown>;

/**
 * Gives a class the methods of a table. Written out, a method names itself and its arguments twice, which is half of what it weighs in a
 * page: so the build makes tables of those that are written under `src/apis`.
 */
export function addOperations(type: { prototype: object }, table: OperationTable): void {
  for (const [verb, operations] of Object.entries(table)) {
    for (const tabled of operations) {
      const [text, details, name = nameOf(verb, text)] = typeof tabled === 'string' ? [tabled] : tabled;
      const value = methodOf(name, `${verb} /api/v2${text}`, details);
      Object.defineProperty(type.prototype, name, { value, writable: true, configurable: true });
    }
  }
}

/**
 * What the platform calls an operation, nearly always: the verb and the words of its path, where one of many is in the singular. A value
 * belongs to the name where the word before it has no singular: `GET /api/v2/users/{userId}/usage/{day}` is `getUserUsageDay`.
 *
 * @param text - The path below `/api/v2`, and whatever stands behind it.
 */
export function nameOf(verb: string, text: string): string {
  const [path = ''] = text.split(' ', 1);
  const words = path.replace(/\/([\w-]*)(?:\/?\{(\w+)\})?/g, (_part, word: string, value?: string) => {
    if (value === undefined) return capital(word);
    const one = word.replace(/ies$/, 'y').replace(/([^su])s$/, '$1');
    return capital(one) + (one === word ? capital(value) : '');
  });
  return verb.toLowerCase() + words;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

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
