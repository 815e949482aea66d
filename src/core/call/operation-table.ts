import type { HttpMethod, OperationDetails } from './operation.js';

/**
 * A method in the package: its path below `/api/v2`, followed by the required arguments that are not in the path, and by `opts`
 * if it takes options. `/users/{userId} body` takes `userId`, `body` and request options. It has a separate name only if {@link
 * nameOf} derives another one.
 */
export type TableEntry = string | readonly [text: string, details?: OperationDetails | undefined, name?: string];

/** The methods of a class by their verbs. */
export type OperationTable = Readonly<Partial<Record<HttpMethod, readonly TableEntry[]>>>;

/** The base of all API classes, which sends the calls. */
type Caller = Record<'call', (operation: string, route: string, ...rest: unknown[]) => unknown>;

/**
 * Adds the methods of a table to a class. A method in source code repeats its name and arguments, which is half of its size in
 * a page. So the build makes tables of the classes in `src/apis`.
 */
export function addOperations(type: { prototype: object }, table: OperationTable): void {
  for (const [verb, operations] of Object.entries(table)) {
    for (const entry of operations) {
      const [text, details, name = nameOf(verb, text)] = typeof entry === 'string' ? [entry] : entry;
      const value = createMethod(name, `${verb} /api/v2${text}`, details);
      Object.defineProperty(type.prototype, name, { value, writable: true, configurable: true });
    }
  }
}

/**
 * Derives the name of an operation, which is right for nearly all: the verb and the words of its path, with the singular before
 * an id. A value is part of the name if the word before it has no singular: `GET /api/v2/users/{userId}/usage/{day}` is
 * `getUserUsageDay`.
 *
 * @param text - The path below `/api/v2`, and the arguments after it.
 */
export function nameOf(verb: string, text: string): string {
  const [path = ''] = text.split(' ', 1);
  const words = path.replace(/\/([\w-]*)(?:\/?\{(\w+)\})?/g, (_part, word: string, value?: string) => {
    if (value === undefined) return capitalize(word);
    const singular = word.replace(/ies$/, 'y').replace(/([^su])s$/, '$1');
    return capitalize(singular) + (singular === word ? capitalize(value) : '');
  });
  return verb.toLowerCase() + words;
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function createMethod(operation: string, text: string, details: OperationDetails | undefined): unknown {
  // Parsed by the first call: most programs call few of an area's methods.
  let route = '';
  let names: string[] = [];
  // A computed method name, so that a stack shows it.
  return {
    [operation](this: Caller, ...values: unknown[]) {
      if (!route) {
        route = text.split(' ', 2).join(' ');
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
