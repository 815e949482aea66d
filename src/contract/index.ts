import type { AuthKind, HttpMethod } from '../core/call/operation.js';
import { operationTable } from './table.js';

/** How a query value is written: plain text, or text of a certain form. */
export type ContractValueType = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'date-time';

/** A value in the query. */
export interface ContractQuery {
  /** The caller's name for it: a required argument, or a field of `opts`. */
  argument: string;
  /** The parameter's name in the query string. */
  wireName: string;
  type: ContractValueType;
  /** Whether it is a list, sent as one parameter per item. */
  list: boolean;
  /** The values that the platform enumerates, of the whole or of each item. */
  values: readonly string[] | undefined;
  required: boolean;
  /** What the platform assumes when it is absent. */
  default: string | undefined;
}

/** A value that travels as a header of the request. */
export interface ContractHeader {
  argument: string;
  /** The header's name. */
  wireName: string;
  required: boolean;
  /** What the platform assumes when it is absent. */
  default: string | undefined;
}

/** The JSON body of the request. */
export interface ContractBody {
  argument: string;
  /** As TypeScript spells it. */
  type: string;
  required: boolean;
}

/** What the caller must be allowed to do: one of `any`, or all of `all`; neither where the platform names no permission. */
export interface ContractPermissions {
  any?: readonly string[];
  all?: readonly string[];
}

/** Where an operation stands: what whoever uses it has to reckon with. */
export interface ContractStanding {
  /** Since when the platform has offered it: at the level of July 2022 already, or only since. */
  since: '2022' | 'today';
  /** The platform advises against it; so also where it is {@link retired}. */
  deprecated: boolean;
  /** The platform no longer offers it. */
  retired: boolean;
  /** The platform may still change it without notice. */
  preview: boolean;
  /** Newer clients of the platform take the optional body as an argument: `opts` refuses every name but its own. */
  strict: boolean;
}

/** One operation as one API class offers it. */
export interface ContractOperation extends ContractStanding {
  /** The API class, e.g. `UsersApi`. */
  area: string;
  /** The method. */
  name: string;
  verb: HttpMethod;
  /** With its placeholders, e.g. `/api/v2/users/{userId}`. */
  path: string;
  /** Required arguments in signature order. */
  arguments: readonly string[];
  /** The values that the platform enumerates for a placeholder, by its name. */
  pathValues: Readonly<Record<string, readonly string[]>>;
  query: readonly ContractQuery[];
  headers: readonly ContractHeader[];
  body: ContractBody | undefined;
  /** Media type of the answer. */
  accept: string;
  auth: AuthKind;
  /** As TypeScript spells it; `void` where nothing comes back. */
  returns: string;
  permissions: ContractPermissions;
}

const setLine = /^@(\w+) = (\S+(?: \| \S+)*)$/;
const lineStart = /^\w+\([^)]*\) (\S+) (\S+)/;
const callLine =
  /^(\w+)\(((?:\w+(?:, \w+)*)?)\) (DELETE|GET|HEAD|PATCH|POST|PUT) (\/\S*)((?: .+)?) -> (\S+)(?: (any|all):(\S+))?$/;
const valueTerm = /^([?^/])(\w+)(?:@([\w.-]+))?(?::(@\w+|\([^()]+\)|[a-z-]+))?(\[\])?(?:=(\S+))?$/;
const bodyTerm = /^\{(\w+): (\S+)\}$/;
const valueTypes: ReadonlySet<string> = new Set([
  'integer',
  'number',
  'boolean',
  'date',
  'date-time',
] satisfies ContractValueType[]);

const standing: ContractStanding = { since: '2022', deprecated: false, retired: false, preview: false, strict: false };

/** One line of the table. Its operation is parsed when it is needed: most programs need few of them. */
export class ContractLine {
  readonly verb: HttpMethod;
  readonly path: string;
  readonly isRetired: boolean;
  readonly #line: LineInTable;
  #operation: ContractOperation | undefined;

  constructor(line: LineInTable) {
    this.#line = line;
    const { text } = line;
    const [, verb, path = ''] = lineStart.exec(text) ?? [];
    this.verb = verb as HttpMethod;
    this.path = path;
    this.isRetired = text.includes(' retired ');
  }

  get operation(): ContractOperation {
    this.#operation ??= this.#parse();
    return this.#operation;
  }

  #parse(): ContractOperation {
    const { text, number, area, sets } = this.#line;
    try {
      return operationOf(text, area, sets);
    } catch (error) {
      throw mistakeIn(text, number, error);
    }
  }
}

/** Named sets of values. */
type Sets = ReadonlyMap<string, readonly string[]>;

interface LineInTable {
  readonly text: string;
  readonly number: number;
  readonly area: string;
  readonly sets: Sets;
}

/** The lines with the operations of all areas, in the order of the table. Each call reads the table again: keep the result. */
export function contractLines(table: string = operationTable()): ContractLine[] {
  const sets = new Map<string, readonly string[]>();
  const lines: ContractLine[] = [];
  let area: string | undefined;
  for (const [index, text] of table.split('\n').entries()) {
    if (text === '') continue;
    const set = setLine.exec(text);
    if (set) sets.set(set[1] ?? '', (set[2] ?? '').split(' | '));
    else if (text.startsWith('## ')) area = text.slice(3);
    else if (area === undefined) throw mistakeIn(text, index + 1, new Error('an operation stands before the first area'));
    else lines.push(new ContractLine({ text, number: index + 1, area, sets }));
  }
  return lines;
}

function mistakeIn(text: string, number: number, error: unknown): Error {
  return new Error(`Line ${number} of the contract, "${text}": ${(error as Error).message}`, { cause: error });
}

/** The operations of all areas, in the order of the table. Each call reads the table again: keep the result. */
export function parseContract(table: string = operationTable()): ContractOperation[] {
  return contractLines(table).map(({ operation }) => operation);
}

function operationOf(line: string, area: string, sets: Sets): ContractOperation {
  const match = callLine.exec(line);
  if (!match) throw new Error('it is no operation, as in "getUser(userId) GET /api/v2/users/{userId} -> User"');
  const [, name = '', list = '', verb, path = '', terms = '', returns = '', kind, permissions = ''] = match;
  const operation = {
    area,
    name,
    verb: verb as HttpMethod,
    path,
    returns,
    accept: 'application/json',
    auth: 'oauth' as AuthKind,
    arguments: list === '' ? [] : list.split(', '),
    pathValues: {} as Record<string, readonly string[]>,
    query: [] as ContractQuery[],
    headers: [] as ContractHeader[],
    body: undefined as ContractBody | undefined,
    permissions: kind === undefined ? {} : { [kind]: permissions.split(',') },
    ...standing,
  };
  const required = new Set(operation.arguments);
  // A body's type follows a space, which therefore does not end the term.
  for (const term of terms.split(/(?<!:) /).filter(Boolean)) {
    const value = valueTerm.exec(term);
    const body = bodyTerm.exec(term);
    if (value) {
      const [, sign, argument = '', wireName = argument, type, brackets, fallback] = value;
      const placed = { argument, wireName, required: required.has(argument), default: fallback };
      if (sign === '/') operation.pathValues[argument] = placeholderValues(argument, path, type, sets);
      else if (sign === '^') operation.headers.push(placed);
      else operation.query.push({ ...placed, ...valueType(type, sets), list: brackets !== undefined });
    } else if (body) {
      const [, argument = '', type = ''] = body;
      operation.body = { argument, type, required: required.has(argument) };
    } else if (term.startsWith('accept:')) operation.accept = term.slice('accept:'.length);
    else if (term === 'auth:guest' || term === 'auth:none') operation.auth = term === 'auth:none' ? 'none' : 'guest';
    else if (term === 'since:today') operation.since = 'today';
    else if (term === 'deprecated' || term === 'retired' || term === 'preview' || term === 'strict') operation[term] = true;
    else throw new Error(`"${term}" is neither a query value, a header, a body, a media type, a kind of sign-in nor a standing`);
  }
  checkPlaces(operation);
  return operation;
}

function placeholderValues(name: string, path: string, type: string | undefined, sets: Sets): readonly string[] {
  const { values } = valueType(type, sets);
  if (!path.includes(`{${name}}`) || !values) throw new Error(`"/${name}" names no placeholder and its values`);
  return values;
}

function valueType(type: string | undefined, sets: Sets): Pick<ContractQuery, 'type' | 'values'> {
  if (type === undefined) return { type: 'string', values: undefined };
  if (type.startsWith('(')) return { type: 'string', values: type.slice(1, -1).split('|') };
  if (type.startsWith('@')) {
    const values = sets.get(type.slice(1));
    if (!values) throw new Error(`no set is called "${type}"`);
    return { type: 'string', values };
  }
  if (!valueTypes.has(type)) throw new Error(`"${type}" is no type of a query value`);
  return { type: type as ContractValueType, values: undefined };
}

/** Every argument must go somewhere, and every placeholder must come from somewhere. */
function checkPlaces({ path, arguments: required, query, headers, body }: Omit<ContractOperation, 'permissions'>): void {
  const placeholders = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const places = [...placeholders, ...[...query, ...headers, ...(body ? [body] : [])].map(({ argument }) => argument)];
  const twice = places.find((name, index) => places.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`"${twice}" has two places`);
  const nowhere = required.find((name) => !places.includes(name));
  if (nowhere !== undefined) throw new Error(`the argument "${nowhere}" has no place`);
  const open = placeholders.find((name) => !required.includes(name));
  if (open !== undefined) throw new Error(`"{${open}}" has no argument`);
}
