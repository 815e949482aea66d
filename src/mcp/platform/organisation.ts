import type { ApiPromise } from '../../core/call/api-promise.js';
import type { CallSender, OperationCall } from '../../core/call/operation.js';
import { ApiClient } from '../../entries/fetch-eager.js';
import type { ApiClientOptions } from '../../entries/fetch-eager.js';
import type { Limiter } from '../../core/client/limiter.js';
import { checkOperations, readGrants } from '../../preflight/preflight.js';
import type { Grants } from '../../preflight/grants.js';
import type { OperationCheck } from '../../preflight/operation-check.js';
import type { AllowList } from '../guard/allow-list.js';
import type { SessionBudget } from '../guard/budget.js';
import type { Elicitor } from '../guard/elicitor.js';
import { isWrite } from '../guard/is-write.js';
import { operationsByName } from '../guard/operations.js';
import { listPermissions } from '../guard/permissions.js';
import { WriteGate } from '../guard/write-gate.js';
import { ToolError } from '../tools/tool-error.js';
import type { Credentials } from './credentials.js';
import type { Platform } from './platform.js';

/** How long the grants of the token count as current, in ms: an administrator may change a role meanwhile. */
const GRANTS_LIFETIME = 600_000;

/** How many tokens are remembered as secrets: the current one and those before it. */
const REMEMBERED_TOKENS = 5;

/** What an organisation is reached with. All connections share limiter and budget. */
export interface OrganisationOptions {
  /** The region, or the addresses. */
  readonly endpoints: Pick<ApiClientOptions, 'region' | 'apiUrl' | 'loginUrl'>;
  readonly credentials: Credentials;
  /** The writes that the person who started the server allows. */
  readonly allow: AllowList;
  readonly budget: SessionBudget;
  readonly limiter: Limiter;
  /** Time limit of a request in ms; the default of the client if absent. */
  readonly timeout?: number;
}

/** A real organisation, as one connection reaches it. */
export class Organisation implements Platform {
  readonly kind = 'organisation';
  readonly allow: AllowList;
  readonly budget: SessionBudget;
  readonly writeGate: WriteGate;
  /** Sends reads, and the writes that the gate lets pass. */
  readonly writer: ApiClient;
  /** Sends reads, and refuses everything else. */
  readonly client: CallSender;
  readonly download: typeof fetch = (input, init) => fetch(input, init);
  readonly #credentials: Credentials;
  readonly #tokens: string[] = [];
  #grants: { readonly promise: Promise<Grants>; readonly until: number } | undefined;

  /** @param elicitor - Asks the person at the client of this connection. */
  constructor({ endpoints, credentials, allow, budget, limiter, timeout }: OrganisationOptions, elicitor: Elicitor) {
    const { accessToken, auth } = credentials;
    this.allow = allow;
    this.budget = budget;
    this.#credentials = credentials;
    this.writeGate = new WriteGate({
      allowList: allow,
      elicitor,
      findMissingPermissions: async ({ name }) => missingPermissions(await this.check(name)),
    });
    this.writer = new ApiClient({
      ...endpoints,
      ...(auth && { auth }),
      ...(timeout !== undefined && { timeout }),
      rejectWith: 'error',
      retry: true,
      limiter,
      hooks: [this.writeGate.hook, budget.hook],
      fetch: this.#fetch,
    });
    if (accessToken !== undefined) this.writer.setAccessToken(accessToken);
    this.client = new Reader(this.writer);
  }

  /** Texts that no result may contain. */
  get secrets(): readonly string[] {
    return [...this.#credentials.secrets, ...this.#tokens];
  }

  /** Says whether the token can use an operation; `undefined` if its grants cannot be read. Then the call itself reports why. */
  async check(name: string): Promise<OperationCheck | undefined> {
    const now = Date.now();
    if (!this.#grants || this.#grants.until < now)
      this.#grants = { promise: readGrants(this.client), until: now + GRANTS_LIFETIME };
    try {
      const [check] = await checkOperations(await this.#grants.promise, [name as never]);
      return check;
    } catch {
      this.#grants = undefined;
      return undefined;
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

/** Returns the permissions that make an operation impossible. */
export function missingPermissions(check: OperationCheck | undefined): readonly string[] {
  return check?.status === 'impossible' ? listPermissions(check.missing) : [];
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
