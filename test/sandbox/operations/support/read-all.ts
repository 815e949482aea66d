import type { Sandbox } from 'contact-centre-client/sandbox';
import type { ContractOperation } from '../../../../src/contract/index.js';
import type { Route } from '../../../../src/sandbox/operations/route.js';
import { listField, shapeOf } from '../../../../src/sandbox/operations/shapes.js';
import { isObject } from '../../../../src/sandbox/values/json.js';
import type { Caller } from './caller.js';
import { callWith } from '../../support.js';
import type { Call } from '../../support.js';
import { openForAll } from './filled-sandbox.js';
import { plausible } from './plausible-values.js';
import { deviations } from './deviations.js';

type Fields = Record<string, unknown>;

/** A read that succeeded, with the address and the body of its response. */
export interface Read {
  operation: ContractOperation;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** Ids that no sandbox has. A write must not create what a later read takes for unknown. */
const unknownIds = { read: '00000000-dead-4bee-8fad-000000000000', written: '00000000-dead-4bee-8fad-000000000001' };

/** Values by their type that nothing in the sandbox matches; of times, the bounds of which one does. */
const unmatchedValues: Readonly<Record<string, readonly string[]>> = {
  string: ['zzzqqq'],
  integer: ['987654'],
  date: ['1999-01-01', '2099-01-01'],
  'date-time': ['1999-01-01T00:00:00Z', '2099-01-01T00:00:00Z'],
};

/**
 * Query values that say which page of a list is returned, in which order, and with how much detail, or how the value of another one is
 * compared.
 */
const notFilters =
  /^(?:filterType|intervalCondition|queryType|exclude|integrationPresenceSource|workday|page(?:Size|Number)|limit|count|startIndex|maxResults|maximum|after|before|cursor|nextPage|previousPage|sort(?:By|Order)|expands?|fields|select|language|localeCode|scriptDataVersion|userCustomAttributeSchemaIds)$|[uU]ri$/;

/** How often a body is sent again without the field that was refused. */
const ATTEMPTS = 8;

const pagers = ['pageNumber', 'after', 'cursor', 'nextPage'];
const sizes = ['pageSize', 'limit', 'count'];

export const nameOf = ({ verb, path }: ContractOperation): string => `${verb} ${path}`;

/** Calls operations of a sandbox in many ways, and collects what is wrong with the responses. */
export class Walk {
  /** One line for each finding: the operation, what is wrong, and how it was called. */
  readonly findings = new Set<string>();
  /** Query values of lists that change nothing: `/api/v2/scripts?flowId`. */
  readonly ignored = new Set<string>();
  readonly reads: Read[] = [];
  responses = 0;
  readonly #call: Call;

  private constructor(
    readonly caller: Caller,
    readonly sandbox: Sandbox,
    token: string,
  ) {
    this.#call = callWith(sandbox, token);
  }

  static async open(): Promise<Walk> {
    const { caller, sandbox, token } = await openForAll({ permissions: 'off' });
    return new Walk(caller, sandbox, token);
  }

  /** The chosen operations with these verbs, each path once. */
  operations(verbs: readonly string[], isChosen: (operation: ContractOperation) => boolean): ContractOperation[] {
    const all = new Map(this.caller.operations.map((operation) => [nameOf(operation), operation]));
    return [...all.values()].filter((operation) => verbs.includes(operation.verb) && isChosen(operation));
  }

  /** Sends what the operation requires, then all that it takes, then the same with nulls in nested objects. */
  async write(operation: ContractOperation): Promise<void> {
    const outcome = await this.caller.plausibly(operation);
    this.check(operation, outcome.status, outcome.body, 'required fields');
    const { body } = operation;
    if (!body) return;
    const values = await this.caller.values(operation);
    const required = values[body.argument];
    const full = plausible(body.type);
    const sent = isObject(required) && isObject(full) ? { ...full, ...required } : full;
    if (isObject(sent))
      for (const name of ['id', 'version', 'metadata'])
        if (!isObject(required) || !(name in required)) Reflect.deleteProperty(sent, name);
    await this.#sendUntilAccepted(operation, values, sent, 'all fields');
    await this.#sendUntilAccepted(operation, values, withNulls(body.type, required), 'nested nulls');
  }

  /** Sends a body, and again without each field that is refused. */
  async #sendUntilAccepted(operation: ContractOperation, values: Fields, body: unknown, variant: string): Promise<void> {
    const { argument = '', required = true } = operation.body ?? {};
    const rest = structuredClone(body);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const call = { ...values, [argument]: rest };
      const { status, body: answer } = await this.caller.call(operation, call, required ? undefined : { [argument]: rest });
      this.check(operation, status, answer, variant);
      const { details = [] } = (answer ?? {}) as { details?: { fieldName?: string }[] };
      if (status < 400 || !removeField(rest, details[0]?.fieldName ?? '')) return;
    }
  }

  async read(operation: ContractOperation): Promise<void> {
    const { status, body } = await this.caller.call(operation, await this.caller.values(operation));
    this.check(operation, status, body, 'read');
    const request = this.sandbox.requests.at(-1);
    if (status >= 300 || !request) return;
    const pairs = Object.entries(request.query).flatMap(([name, values]) => values.map((value) => [name, value]));
    this.reads.push({ operation, path: request.path, query: new URLSearchParams(pairs), body });
  }

  /** Reads entities of a list one by one. */
  async readItems({ operation, path, body }: Read): Promise<void> {
    const item = this.caller.surface.route(`${operation.path.replace(/\{\w+\}/g, '{}')}/{}`, 'GET');
    if (!item) return;
    for (const entry of entriesOf(operation, body).slice(0, 3)) {
      const key = keyIn(entry, item);
      if (key === undefined) continue;
      const response = await this.fetch(item.operation, `${path}/${encodeURIComponent(key)}`, 'item');
      if (response.status === 404) this.#add(item.operation, 'is listed, but not found', 'item');
    }
  }

  /** Reads the first two pages with one entry each. */
  async readPages({ operation, path, query, body }: Read): Promise<void> {
    const offered = new Set(operation.query.map(({ wireName }) => wireName));
    const [pager, size] = [pagers, sizes].map((names) => names.find((name) => offered.has(name)));
    if (pager === undefined || size === undefined || listField(operation.returns) === undefined) return;
    const first = await this.fetch(operation, path, 'first page', withValues(query, { [size]: '1' }));
    const entries = entriesOf(operation, first.body);
    if (entries.length > 1) this.#add(operation, `gives ${entries.length} entries for ${size}=1`, 'first page');
    const next = pager === 'pageNumber' ? '2' : cursorIn(first.body, pager);
    if (next === undefined) {
      if (entriesOf(operation, body).length > 1 && 'after' in shapeOfPage(operation))
        this.#add(operation, 'names no next page', 'first page');
      return;
    }
    const second = await this.fetch(operation, path, 'second page', withValues(query, { [size]: '1', [pager]: next }));
    const isRepeated = entries.length > 0 && JSON.stringify(entries) === JSON.stringify(entriesOf(operation, second.body));
    if (isRepeated) this.#add(operation, 'repeats the first page', 'second page');
  }

  /** Replaces each id of a path with an unknown one. */
  async readUnknown({ operation, path, query }: Read): Promise<void> {
    const actual = path.split('/');
    for (const [index, segment] of operation.path.split('/').entries()) {
      if (!/^\{\w*Id\}$/.test(segment)) continue;
      const { status } = await this.fetch(operation, actual.with(index, unknownIds.read).join('/'), 'unknown id', query);
      if (status < 300) this.#add(operation, `answers an unknown ${segment}`, 'unknown id');
    }
  }

  /** Filters a list by values that no entity has, and by all words of an enumeration, which not every entity can have. */
  async readFiltered({ operation, path, query }: Read): Promise<void> {
    const all = await this.fetch(operation, path, 'unfiltered', query);
    const entries = entriesOf(operation, all.body);
    if (entries.length === 0) return;
    for (const { wireName, type, values } of operation.query) {
      const tried = values ?? unmatchedValues[type];
      if (tried === undefined || notFilters.test(wireName) || query.has(wireName)) continue;
      let isIgnored = true;
      for (const value of tried) {
        const filtered = await this.fetch(operation, path, `filtered by ${wireName}`, withValues(query, { [wireName]: value }));
        const remainingEntries = entriesOf(operation, filtered.body);
        if (filtered.status >= 300 || JSON.stringify(remainingEntries) !== JSON.stringify(entries)) isIgnored = false;
      }
      if (isIgnored) this.ignored.add(`${operation.path}?${wireName}`);
    }
  }

  /** Writes below an unknown id. */
  async writeUnknown(operation: ContractOperation): Promise<void> {
    const values = await this.caller.values(operation);
    for (const [, name = ''] of operation.path.matchAll(/\{(\w*Id)\}/g)) {
      const { status, body } = await this.caller.call(operation, { ...values, [name]: unknownIds.written });
      this.check(operation, status, body, 'unknown id');
      if (status < 300) this.#add(operation, `answers an unknown {${name}}`, 'unknown id');
    }
  }

  async fetch(operation: ContractOperation, path: string, variant: string, query = new URLSearchParams()) {
    const { status, body, text } = await this.#call<unknown>('GET', query.size === 0 ? path : `${path}?${query.toString()}`);
    this.check(operation, status, body ?? (text === '' ? undefined : text), variant);
    return { status, body };
  }

  /** Compares a response with the type that the contract declares. */
  check(operation: ContractOperation, status: number, body: unknown, variant: string): void {
    this.responses += 1;
    for (const deviation of faultsOf(operation, status, body))
      this.#add(operation, deviation.replace(/[\da-f-]{36}/g, '{id}'), variant);
  }

  #add(operation: ContractOperation, finding: string, variant: string): void {
    this.findings.add(`${nameOf(operation)}: ${finding} (${variant})`);
  }
}

function faultsOf(operation: ContractOperation, status: number, body: unknown): string[] {
  if (status >= 400) {
    const { code } = Object(body) as { code?: string };
    if (status >= 500 && code !== 'not.implemented') return [`fails: ${JSON.stringify(body)}`];
    return operation.path.includes('/scim/') ? [] : deviations(body, 'ErrorBody');
  }
  if (operation.returns === 'void') return body === undefined ? [] : ['has a body'];
  return operation.accept === 'application/json' ? deviations(body, operation.returns) : [];
}

/** The entries of a list, as its type has them. */
export function entriesOf({ returns }: ContractOperation, body: unknown): readonly unknown[] {
  const field = listField(returns);
  const entries = field === '' ? body : field !== undefined && isObject(body) ? body[field] : undefined;
  return Array.isArray(entries) ? entries : [];
}

const shapeOfPage = ({ returns }: ContractOperation): object => Object.fromEntries(shapeOf(returns));

/** A query with other values for some of its names. */
export function withValues(query: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) changed.set(name, value);
  return changed;
}

function keyIn(entry: unknown, { names }: Route): string | undefined {
  if (!isObject(entry)) return undefined;
  const name = names.at(-1) ?? '';
  const key = entry[name] ?? (/version/i.test(name) ? entry['version'] : undefined) ?? entry['id'];
  return typeof key === 'string' || typeof key === 'number' ? String(key) : undefined;
}

function cursorIn(body: unknown, pager: string): string | undefined {
  if (!isObject(body)) return undefined;
  const { cursors, nextUri, [pager]: ownPager } = body;
  const inUri = typeof nextUri === 'string' ? new URL(nextUri, 'https://api.example').searchParams.get(pager) : undefined;
  const cursor = ownPager ?? (isObject(cursors) ? cursors['after'] : undefined) ?? inUri ?? undefined;
  return typeof cursor === 'string' ? cursor : undefined;
}

/** Removes the field that an error names, such as `rules[0].name`, or the nearest one around it. */
function removeField(body: unknown, fieldName: string): boolean {
  let holder: [object, string] | undefined;
  let value = body;
  for (const name of fieldName.match(/[^.[\]]+/g) ?? []) {
    if (typeof value !== 'object' || value === null || !(name in value)) break;
    holder = [value, name];
    value = (value as Fields)[name];
  }
  if (!holder) return false;
  const [object, name] = holder;
  if (Array.isArray(object)) object.splice(Number(name), 1);
  else Reflect.deleteProperty(object, name);
  return true;
}

/** A body whose optional objects have nothing but what they require, and null for all other fields. */
function withNulls(type: string, required: unknown): unknown {
  if (!isObject(required)) return required;
  const body: Fields = { ...required };
  for (const field of shapeOf(type).values())
    if (field.optional && !(field.name in body) && shapeOf(field.kind).size > 0)
      body[field.name] = nulled(field.type, plausible(field.type, field.name, 1));
  return body;
}

function nulled(type: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => nulled(type.slice(0, -2), entry));
  if (!isObject(value)) return value;
  return Object.fromEntries([...shapeOf(type).values()].map(({ name, optional }) => [name, optional ? null : value[name]]));
}
