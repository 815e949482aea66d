import { changes } from './changes.js';

/** Changes of an operation that the platform still offers. */
export interface OperationChange {
  /** Query parameters that were added. */
  readonly added: readonly string[];
  /** Query parameters that were removed. */
  readonly removed: readonly string[];
  /** Values that a query parameter newly accepts. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** The body's former type; `none` if there was no body. */
  readonly body: string | undefined;
  /** The former result type; `void` if there was no result. */
  readonly returns: string | undefined;
  readonly hasOtherPermissions: boolean;
}

const setLine = /^@(\w+) = (\S.*)$/;
const term = /^(?:\?(-?)(\w+)(?::(\S+))?|\{([^\s}]*)\}|->(\S+)|permissions)$/;

/** Returns the changes by class and method, such as `UsersApi.getUser`. */
export function parseChanges(table: string = changes): ReadonlyMap<string, OperationChange> {
  const sets = new Map<string, readonly string[]>();
  const changesByOperation = new Map<string, OperationChange>();
  let area = '';
  for (const line of table.split('\n')) {
    const set = setLine.exec(line);
    if (set) sets.set(`@${set[1] ?? ''}`, (set[2] ?? '').split(' | '));
    else if (line.startsWith('## ')) area = line.slice(3);
    else if (line !== '') {
      const [name = '', ...terms] = line.split(' ');
      changesByOperation.set(`${area}.${name}`, parseChange(terms, sets));
    }
  }
  return changesByOperation;
}

function parseChange(terms: readonly string[], sets: ReadonlyMap<string, readonly string[]>): OperationChange {
  const values = new Map<string, readonly string[]>();
  const added: string[] = [];
  const removed: string[] = [];
  const types: { -readonly [K in 'body' | 'returns']: OperationChange[K] } = { body: undefined, returns: undefined };
  for (const text of terms) {
    const match = term.exec(text);
    if (!match) throw new Error(`"${text}" is not a change of an operation`);
    const [, minus, query, list, body, returns] = match;
    if (query !== undefined) {
      if (list?.startsWith('@') === true && !sets.has(list)) throw new Error(`The set "${list}" is not defined`);
      if (list !== undefined) values.set(query, sets.get(list) ?? list.split('|'));
      else (minus === '-' ? removed : added).push(query);
    } else if (body !== undefined) types.body = body === '' ? 'none' : body;
    else if (returns !== undefined) types.returns = returns;
  }
  return { added, removed, values, ...types, hasOtherPermissions: terms.includes('permissions') };
}
