import type { ContractOperation } from '../../../src/contract/index.js';
import { usualValue } from '../../../src/find/sample.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import type { Sandbox } from '../../../src/sandbox/index.js';

/** The environment variable with the token that a sample needs. */
export type TokenName = 'ACCESS_TOKEN' | 'USER_TOKEN';

/** With what a sample calls an operation. */
export interface SampleCall {
  readonly token: TokenName;
  /** The arguments other than the body, in the order of the signature. */
  readonly values: Readonly<Record<string, string>>;
}

/** Finds arguments with which operations can be called in the sandbox that a reader tries samples in. */
class SampleValues {
  readonly #sandbox: Sandbox = createSandbox({ rateLimit: false });
  readonly #tokens: readonly (readonly [TokenName, string])[];
  /** Paths without placeholders that can be read. */
  readonly #lists: ReadonlySet<string>;
  /** Ids by the path of their list. */
  readonly #ids = new Map<string, Promise<string | undefined>>();
  /** Paths of lists by the name of a placeholder that follows them, such as `/api/v2/users` for `userId`. */
  readonly #listsByName: ReadonlyMap<string, string>;

  constructor(contract: readonly ContractOperation[]) {
    this.#tokens = [
      ['ACCESS_TOKEN', this.#sandbox.issueAccessToken()],
      ['USER_TOKEN', this.#sandbox.issueAccessToken(this.#sandbox.users[0]?.id)],
    ];
    const readable = contract.filter(({ verb, retired }) => verb === 'GET' && !retired);
    this.#lists = new Set(readable.map(({ path }) => path));
    this.#listsByName = listsByName(readable, this.#lists);
  }

  /** Returns how to call an operation that only reads, or `undefined` if the sandbox has nothing that it could return. */
  async callOf(operation: ContractOperation): Promise<SampleCall | undefined> {
    if (operation.verb !== 'GET' || operation.retired || operation.auth !== 'oauth') return undefined;
    const values = await this.#argumentsOf(operation);
    if (values === undefined) return undefined;
    const path = operation.path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => encodeURIComponent(values[name] ?? ''));
    const query = operation.query.flatMap(({ argument, wireName, required }) =>
      required ? [`${wireName}=${encodeURIComponent(values[argument] ?? '')}`] : [],
    );
    const address = query.length > 0 ? `${path}?${query.join('&')}` : path;
    for (const [token] of this.#tokens) if (await this.#read(address, token)) return { token, values };
    return undefined;
  }

  async #argumentsOf({ arguments: names, path, query }: ContractOperation): Promise<Record<string, string> | undefined> {
    const values: Record<string, string> = {};
    for (const name of names) {
      const parameter = query.find(({ argument }) => argument === name);
      if (parameter && (parameter.list || parameter.type !== 'string')) return undefined;
      const value = parameter?.values?.[0] ?? (await this.#valueOf(name, path, values));
      if (value === undefined) return undefined;
      values[name] = value;
    }
    return values;
  }

  /** Returns the value of a placeholder: the id of the first entity of the list before it, or of a list with such ids. */
  async #valueOf(name: string, path: string, others: Readonly<Record<string, string>>): Promise<string | undefined> {
    const usual = usualValue(path, name);
    if (usual !== undefined) return usual;
    const [before = ''] = path.split(`/{${name}}`);
    const isList = before !== path && this.#lists.has(before);
    const list = isList ? before : this.#listsByName.get(name);
    if (list === undefined) return undefined;
    return await this.#firstId(list.replace(/\{(\w+)\}/g, (_placeholder, other: string) => others[other] ?? ''));
  }

  #firstId(path: string): Promise<string | undefined> {
    const cached = this.#ids.get(path) ?? this.#readFirstId(path);
    this.#ids.set(path, cached);
    return cached;
  }

  async #readFirstId(path: string): Promise<string | undefined> {
    const list = (await this.#read(path, 'ACCESS_TOKEN')) as { entities?: unknown } | undefined;
    const [first] = Array.isArray(list?.entities) ? (list.entities as readonly { id?: unknown }[]) : [];
    return typeof first?.id === 'string' ? first.id : undefined;
  }

  /** Returns a response's body, or `undefined` if the sandbox refuses the request or returns nothing. */
  async #read(address: string, token: TokenName): Promise<unknown> {
    const [, value = ''] = this.#tokens.find(([name]) => name === token) ?? [];
    const response = await this.#sandbox.fetch(
      new Request(`https://api.mypurecloud.ie${address}`, { headers: { authorization: `Bearer ${value}` } }),
    );
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return response.status === 200 && isJson ? await response.json() : undefined;
  }
}

/** Returns the calls that the sandbox answers, by class and method, such as `UsersApi.getUser`. */
export async function sampleCalls(contract: readonly ContractOperation[]): Promise<Map<string, SampleCall>> {
  const values = new SampleValues(contract);
  const calls = new Map<string, SampleCall>();
  for (const operation of contract) {
    const call = await values.callOf(operation);
    if (call) calls.set(`${operation.area}.${operation.name}`, call);
  }
  return calls;
}

/** Returns the shortest list before each placeholder: most operations on a user follow `/api/v2/users`. */
function listsByName(operations: readonly ContractOperation[], lists: ReadonlySet<string>): Map<string, string> {
  const shortest = new Map<string, string>();
  for (const { path } of operations) {
    for (const [placeholder, name = ''] of path.matchAll(/\/\{(\w+)\}/g)) {
      const [before = ''] = path.split(placeholder);
      const shorter = shortest.get(name);
      const isBetter = shorter === undefined || before.length < shorter.length;
      if (isBetter && lists.has(before) && !before.includes('{')) shortest.set(name, before);
    }
  }
  return shortest;
}
