import type { ApiPromise } from '../../core/call/api-promise.js';
import type { CallSender, OperationCall } from '../../core/call/operation.js';
import { ApiClient } from '../../entries/fetch-eager.js';
import type { ApiClientOptions } from '../../entries/fetch-eager.js';
import { Governor } from '../../limits/governor.js';
import { checkOperations, readGrants } from '../../preflight/preflight.js';
import type { Grants } from '../../preflight/grants.js';
import type { OperationCheck } from '../../preflight/operation-check.js';
import type { AllowList } from '../guard/allow-list.js';
import type { SessionBudget } from '../guard/budget.js';
import { isWrite } from '../guard/is-write.js';
import { operationsByName } from '../guard/operations.js';
import { ToolError } from '../tools/tool-error.js';
import type { Credentials } from './credentials.js';
import type { Platform } from './platform.js';

/** How long the grants of the token count as current, in ms: an administrator may change a role meanwhile. */
const GRANTS_LIFETIME = 600_000;

/** How many tokens are remembered as secrets: the current one and those before it. */
const REMEMBERED_TOKENS = 5;

/** What an organisation is reached with. */
export interface OrganisationOptions {
  /** The region, or the addresses. */
  readonly endpoints: Pick<ApiClientOptions, 'region' | 'apiUrl' | 'loginUrl'>;
  readonly credentials: Credentials;
  /** The writes that the person who started the server allows. */
  readonly allow: AllowList;
  readonly budget: SessionBudget;
  /** Time limit of a request in ms; the default of the client if absent. */
  readonly timeout?: number;
}

/** A real organisation. */
export class Organisation implements Platform {
  readonly kind = 'organisation';
  readonly allow: AllowList;
  readonly budget: SessionBudget;
  /** Sends everything. Only confirmed writes may use it. */
  readonly writer: ApiClient;
  /** Sends reads, and refuses everything else. */
  readonly client: CallSender;
  readonly download: typeof fetch = (input, init) => fetch(input, init);
  readonly #credentials: Credentials;
  readonly #tokens: string[] = [];
  #grants: { readonly promise: Promise<Grants>; readonly until: number } | undefined;

  constructor({ endpoints, credentials, allow, budget, timeout }: OrganisationOptions) {
    const { accessToken, auth } = credentials;
    this.allow = allow;
    this.budget = budget;
    this.#credentials = credentials;
    this.writer = new ApiClient({
      ...endpoints,
      ...(auth && { auth }),
      ...(timeout !== undefined && { timeout }),
      rejectWith: 'error',
      retry: true,
      limiter: new Governor(),
      hooks: [budget.hook],
      fetch: this.#fetch,
    });
    if (accessToken !== undefined) this.writer.setAccessToken(accessToken);
    this.client = new Reader(this.writer);
  }

  /** Texts that no result may contain. */
  get secrets(): readonly string[] {
    return [...this.#credentials.secrets, ...this.#tokens];
  }

  /** Says whether the token can use an operation. */
  async check(name: string): Promise<OperationCheck | undefined> {
    const now = Date.now();
    if (!this.#grants || this.#grants.until < now)
      this.#grants = { promise: readGrants(this.client), until: now + GRANTS_LIFETIME };
    try {
      const [check] = await checkOperations(await this.#grants.promise, [name as never]);
      return check;
    } catch (error) {
      this.#grants = undefined;
      throw error;
    }
  }

  /** Remembers the tokens that are sent, so that no result repeats them. */
  readonly #fetch: typeof fetch = async (input, init) => {
    const [, token] = /^Bearer (.+)$/.exec(new Headers(init?.headers).get('authorization') ?? '') ?? [];
    if (token !== undefined && !this.#tokens.includes(token)) {
      this.#tokens.unshift(token);
      this.#tokens.length = Math.min(this.#tokens.length, REMEMBERED_TOKENS);
    }
    return await fetch(input, init);
  };
}

/** Passes on reads only: a mistake elsewhere must not let a write through. */
class Reader implements CallSender {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  send<T>(call: OperationCall): ApiPromise<T> {
    const operation = operationsByName().get(call.operation);
    const isRead = operation !== undefined && `${operation.verb} ${operation.path}` === call.route && !isWrite(operation);
    if (isRead) return this.#client.send<T>(call);
    throw new ToolError({
      code: 'write.not.confirmed',
      message: `${call.operation} was not sent: it changes something, and the user has not confirmed it.`,
      remedy: 'Use call_operation, which asks the user.',
    });
  }
}
