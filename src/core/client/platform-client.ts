import type { ApiResponse, SettleOptions } from '../call/api-promise.js';
import { ApiPromise } from '../call/api-promise.js';
import { CallOrigin } from './call-origin.js';
import { checkedHeaders, checkedRequest, checkedSwitch } from '../call/request-checks.js';
import { checkedTimeout } from '../transport/deadline.js';
import { ConfigurationError, ContactCentreError } from '../errors/errors.js';
import type { ExchangeContext } from '../exchange/exchange.js';
import { exchange } from '../exchange/exchange.js';
import type { GatewayOptions } from './gateway.js';
import type { Hook } from '../exchange/hooks.js';
import type { Limiter, Wait } from './limiter.js';
import { loaded, loadForResponse } from '../arguments/load-module.js';
import type { LoggerOptions } from '../logging/logger.js';
import { Logger } from '../logging/logger.js';
import type {
  AuthKind,
  CallSender,
  HeadersGiven,
  OperationCall,
  OperationDetails,
  PreparedCall,
  Rules,
} from '../call/operation.js';
import { prepareCall } from '../call/operation.js';
import { plainRules } from '../call/plain-rules.js';
import type { Demand } from '../arguments/option-checks.js';
import { TEXT, checkedOptions, demand } from '../arguments/option-checks.js';
import { kindOf, ownFields } from '../values/plain-objects.js';
import type { Endpoints, Environment, Region } from './regions.js';
import { baseUrl, environmentEndpoints, regionEndpoints } from './regions.js';
import type { RetryOptions, RetryPolicy } from '../arguments/retry.js';
import { retryPolicy } from '../arguments/retry.js';
import { showAsJson, withoutValues } from '../redaction/show-as-json.js';
import { headerValue } from '../arguments/text.js';
import type { FormEncoder, Transport } from '../transport/transport.js';
import { tryAgain } from '../response/try-again.js';

/** Where calls go and how they are sent. */
export interface PlatformClientOptions {
  /** Region of the organisation; `us_east_1` by default. */
  region?: Region;
  /** Instead of a region: its host, e.g. `mypurecloud.ie`, in any of its spellings. */
  environment?: Environment;
  /** Instead of both: an absolute address that calls go to (a gateway, the sandbox). */
  apiUrl?: string;
  /** Instead of all of these: a gateway, with what it asks for. */
  gateway?: GatewayOptions;
  /** The login host that belongs to `apiUrl`; by default the same address. */
  loginUrl?: string;
  /** Time allowed for each request, body of the answer included, in ms; 16000. 0 means no limit. */
  timeout?: number;
  /** Settle every call with the whole response (`status`, `headers`, `body`, …) instead of the body; false. */
  returnExtended?: boolean;
  /** What plain calls reject with when the platform answers with an error: its body (as the vendor's client does), or an `ApiError`. */
  rejectWith?: 'body' | 'error';
  /** Headers for every call. */
  headers?: HeadersGiven;
  /** Repeat calls that met a rate limit or a temporary failure; off by default. */
  retry?: boolean | RetryOptions;
  /** What is logged; nothing by default. */
  logger?: LoggerOptions;
  /** Limit for the size of a decompressed response, in bytes; none by default. */
  maxResponseBytes?: number;
  /** Stand around every request, the first outermost: see {@link Hook}. */
  hooks?: readonly Hook[];
  /** Decides when requests are sent: a `Governor` of `contact-centre-client/limits`; each at once by default. */
  limiter?: Limiter;
  /** Sends the requests instead of the built-in transport. */
  transport?: Transport;
}

/** What `rejectWith` must be. */
export const REJECTION = [
  (value: unknown) => value === 'body' || value === 'error',
  '"body" or "error"',
] as const satisfies Demand;

/** The HTTP library behind a client. */
export interface Wiring {
  transport: Transport;
  encode: FormEncoder;
}

/** A call that waits for a sign-in. */
export interface WaitingCall {
  method: string;
  url: string;
  /** ms */
  timeout: number;
  signal: AbortSignal | undefined;
}

/** Knows the tokens: who a call is made for, and what to do when the platform no longer accepts them. */
export interface Authorizer {
  /** The current sign-in. It changes when another user signs in or the user signs out. */
  signIn(auth: AuthKind): unknown;
  /** Where there is no token yet but a sign-in is under way: waits for it, and tells whose calls these then are. */
  pendingSignIn(auth: AuthKind): ((call: WaitingCall) => Promise<unknown>) | undefined;
  /** The token of a sign-in, or `undefined` where a call needs none; throws where it is missing, expired, or the sign-in is over. */
  token(auth: AuthKind, signIn: unknown): string | undefined;
  /** How many refreshes have failed so far. */
  readonly failedRefreshes: number;
  /**
   * Called when a token of the current sign-in was refused. Resolves with true if the call may be replayed with a newer token, with false
   * if there is no way to get one, and with the failure if the attempt failed.
   *
   * @param failedBefore - {@link failedRefreshes} when the refused request was sent: a refresh that has failed since is its failure too.
   */
  renew(auth: AuthKind, refusedToken: string, signal: AbortSignal | undefined, failedBefore: number): Promise<boolean | Error>;
}

/** One call's way: check and place, authorise, send, refresh once, repeat if asked to, settle. */
export abstract class PlatformClient implements CallSender {
  /** What is logged; change its properties at any time. */
  readonly logger: Logger;
  protected endpoints: Endpoints;
  protected readonly encode: FormEncoder;
  protected readonly exchangeContext: ExchangeContext;
  protected readonly retry: RetryPolicy | undefined;
  readonly #limiter: Limiter | undefined;
  #headers: Readonly<Record<string, string>>;
  #timeout: number;
  #returnExtended!: boolean;
  #rejectWith!: 'body' | 'error';

  /** @param options - The caller's own fields, as `checkedClientOptions` returns them. */
  protected constructor(options: PlatformClientOptions, wiring: Wiring) {
    const { timeout = 16_000 } = options;
    this.endpoints = endpointsOf(options);
    this.logger = new Logger(options.logger);
    this.returnExtended = options.returnExtended ?? false;
    this.rejectWith = options.rejectWith ?? 'body';
    this.encode = wiring.encode;
    this.exchangeContext = {
      transport: options.transport ?? wiring.transport,
      logger: this.logger,
      maxResponseBytes: options.maxResponseBytes,
      hooks: options.hooks,
    };
    this.#headers = checkedHeaders(options.headers, 'ApiClient');
    this.retry = retryPolicy(options.retry);
    this.#limiter = options.limiter;
    this.#timeout = checkedTimeout(timeout);
  }

  protected abstract readonly authorizer: Authorizer;

  /** Headers of every call, by lower-case name. Private, so that neither a console nor JSON shows their values. */
  protected get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  protected set headers(headers: Readonly<Record<string, string>>) {
    this.#headers = headers;
  }

  /** Time allowed for each request, in ms; a change holds from the next call on. */
  get timeout(): number {
    return this.#timeout;
  }

  set timeout(timeout: number) {
    this.#timeout = checkedTimeout(timeout);
  }

  /** Whether calls settle with the whole response; holds from the next call on. Any other value throws a {@link ConfigurationError}. */
  get returnExtended(): boolean {
    return this.#returnExtended;
  }

  set returnExtended(returnExtended: boolean) {
    this.#returnExtended = checkedSwitch('returnExtended', returnExtended);
  }

  /** What plain calls reject with; holds from the next call on. Any other value throws a {@link ConfigurationError}. */
  get rejectWith(): 'body' | 'error' {
    return this.#rejectWith;
  }

  set rejectWith(rejectWith: 'body' | 'error') {
    const [fits, what] = REJECTION;
    demand(fits(rejectWith), 'rejectWith', `${what}, not ${kindOf(rejectWith)}`);
    this.#rejectWith = rejectWith;
  }

  /** The address that calls go to, without a slash at its end. */
  get apiUrl(): string {
    return this.endpoints.apiUrl;
  }

  /** The address that sign-in goes to, without a slash at its end. */
  get loginUrl(): string {
    return this.endpoints.loginUrl;
  }

  /** Switches every later call between the body and the whole response. */
  setReturnExtendedResponses(returnExtended: boolean): void {
    this.returnExtended = returnExtended;
  }

  /** What `JSON.stringify` and consoles show of a client: where its calls go, but no token and no header value. */
  toJSON(): object {
    const { apiUrl, loginUrl, timeout, returnExtended, rejectWith } = this;
    return { apiUrl, loginUrl, timeout, returnExtended, rejectWith, headers: withoutValues(this.#headers) };
  }

  /** Which of its calls wait for their turn, where it has a `limiter`. */
  waits(): readonly Wait[] {
    return this.#limiter?.waits(this) ?? [];
  }

  /**
   * Lets calls under way end, and closes the client's own connections: idle ones at once, the others as their calls end. Resolves when all
   * are closed. Without it they close by themselves some seconds after the last call, and never keep a process alive; a call made later
   * opens new ones. Agents and dispatchers that the client was given are their owner's to close; `fetch` keeps its connections to itself.
   */
  async close(): Promise<void> {
    await this.exchangeContext.transport.close?.();
  }

  /** Sends a call that an API class describes. Extend {@link PlatformApi} for an operation that no class has yet. */
  send<T>(call: OperationCall): ApiPromise<T> {
    const settle: SettleOptions = { extended: this.returnExtended, rejectWith: this.rejectWith };
    const origin = new CallOrigin(this, call);
    this.#limiter?.begun?.(origin);
    let running = this.#run(call, origin) as Promise<ApiResponse<T>>;
    if (this.#limiter?.ended) running = running.finally(() => this.#limiter?.ended?.(origin));
    return new ApiPromise<T>(running, settle, origin);
  }

  async #run(operationCall: OperationCall, origin: CallOrigin): Promise<ApiResponse<unknown>> {
    const { operation, route } = operationCall;
    const details = operationCall.details && (ownFields(operationCall.details) as OperationDetails);
    const call = details ? { ...operationCall, details } : operationCall;
    // Whose call it is, is settled before anything is waited for.
    const kind = details?.auth ?? 'oauth';
    const initialSignIn = this.authorizer.signIn(kind);
    const pendingSignIn = this.authorizer.pendingSignIn(kind);
    let prepared = prepareIfPlain(call);
    if (!prepared) {
      carefulRules ??= (await loaded(() => import('../call/careful-rules.js'), `${operation} was not sent. `)).carefulRules;
      prepared = prepareCall(call, carefulRules);
    }
    origin.body = prepared.body;
    const sendOptions = checkedRequest(call.request, operation, { timeout: this.#timeout, retry: this.retry });
    const { signal, timeout, retry: policy } = sendOptions;
    const { headers: gateway } = this.endpoints;
    const gatewayHeaders = gateway && (await gateway());
    // Inherits nothing: a polluted prototype must not stand for a header.
    const headers = mergeHeaders(gatewayHeaders, this.#headers, prepared.headers, sendOptions.headers);
    const query = prepared.query.length > 0 ? `?${this.encode(prepared.query)}` : '';
    const url = this.endpoints.apiUrl + prepared.path + query;

    // A caller's own Authorization header is sent unchanged and belongs to no sign-in.
    const auth = headers['authorization'] === undefined ? kind : 'none';
    let signIn = initialSignIn;
    if (auth !== kind) signIn = this.authorizer.signIn(auth);
    else if (pendingSignIn) signIn = await pendingSignIn({ method: prepared.method, url, timeout, signal });
    const isOver = (): boolean => this.authorizer.signIn(auth) !== signIn;
    // `.items()` must be called in the same microtask.
    await Promise.resolve();
    if (origin.gate) {
      // The first page of a list may never be read.
      this.#limiter?.ended?.(origin);
      await origin.gate;
      this.#limiter?.begun?.(origin);
    }

    for (let tries = 1, isRenewed = false; ; tries++) {
      try {
        // Field by field, here and below: rest and spread of objects cost half of what a call costs in all.
        const token = this.authorizer.token(auth, signIn);
        const authorization = token === undefined ? token : headerValue('token', `Bearer ${token}`, operation);
        const { method, body } = prepared;
        const attempt = tries + Number(isRenewed);
        const request = {
          operation,
          route,
          attempt,
          method,
          url,
          headers: attempt === 1 ? headers : mergeHeaders(headers),
          body,
          timeout,
          signal,
          secrets: undefined,
          confidential: false,
          asked: sendOptions.options,
          retired: details?.retired,
        };
        if (authorization !== undefined) request.headers['authorization'] = authorization;
        const permit = this.#limiter?.admit(origin, request);
        // The token may have changed or expired during the wait.
        if (permit) {
          await permit;
          tries--;
          continue;
        }
        const failedBefore = this.authorizer.failedRefreshes;
        const exchanging = exchange(this.exchangeContext, request);
        const response = await (this.#limiter?.observe(origin, exchanging) ?? exchanging);
        if (!response) continue;
        if (response.status < 300) return response;
        const isRenewable = response.status === 401 && token !== undefined && !isRenewed && !isOver();
        const renewal = isRenewable && (await this.authorizer.renew(auth, token, signal, failedBefore));
        if (renewal !== true || isOver()) {
          const fields = { method, url, ...response };
          const { responseError } = await loadForResponse(fields, () => import('../response/failures.js'));
          throw responseError(fields, request, renewal);
        }
        isRenewed = true;
        tries--;
      } catch (error) {
        if (!isOver()) await tryAgain(policy, tries, { error, method: prepared.method, url, signal });
        // The call fails with its own error: repeating it would use another user's sign-in.
        if (isOver()) throw error;
      }
    }
  }
}

showAsJson(PlatformClient);

const mergeHeaders = (...parts: (Readonly<Record<string, string>> | undefined)[]): Record<string, string> =>
  Object.assign(Object.create(null) as Record<string, string>, ...parts) as Record<string, string>;

/** The rules for what is not plain, once a call has needed them: from then on each call is placed at once. */
let carefulRules: Rules | undefined;

/** A call that is made of plain values; `undefined` where that has to be looked at closer. */
function prepareIfPlain(call: OperationCall): PreparedCall | undefined {
  try {
    return prepareCall(call, plainRules);
  } catch (error) {
    if (error instanceof ContactCentreError) throw error;
    return undefined;
  }
}

const gatewayDemands: Record<keyof GatewayOptions, Demand> = { url: TEXT, apiPath: TEXT, loginPath: TEXT, headers: 0 };

/** The addresses behind a gateway, and what every request to it carries; its credentials are read, and checked, with the first request. */
export function gatewayEndpoints(gateway: GatewayOptions): Endpoints {
  const settings = checkedOptions('gateway', gateway, gatewayDemands, 'gateway.');
  const { url, apiPath = '', loginPath = '', headers } = settings as Partial<GatewayOptions>;
  const addressOf = (path: string): string => baseUrl('gateway.url', `${String(url).replace(/\/\/[^/?#]*@/, '//')}/${path}`);
  const ownHeaders = checkedHeaders(headers, 'gateway');
  return {
    apiUrl: addressOf(apiPath),
    loginUrl: addressOf(loginPath),
    headers: async () => ({ ...ownHeaders, ...(await loaded(() => import('./gateway.js'))).credentials(url) }),
  };
}

/** `null`, as of a setting that is missing, is no region: it must not mean the default one. */
function endpointsOf({ region, environment, apiUrl, loginUrl, gateway }: PlatformClientOptions): Endpoints {
  // Nor a login host beside a gateway: what the gateway is sent is no other host's business.
  const addresses = [region, environment, apiUrl, gateway, gateway ? loginUrl : undefined].filter((value) => value !== undefined);
  if (addresses.length > 1) throw new ConfigurationError('Set only one of region, environment, apiUrl and gateway');
  let endpoints: Endpoints;
  if (gateway !== undefined) endpoints = gatewayEndpoints(gateway);
  else if (apiUrl !== undefined) {
    const url = baseUrl('apiUrl', apiUrl);
    endpoints = { apiUrl: url, loginUrl: url, headers: undefined };
  } else endpoints = environment === undefined ? regionEndpoints(region) : environmentEndpoints(environment);
  return loginUrl === undefined ? endpoints : { ...endpoints, loginUrl: baseUrl('loginUrl', loginUrl) };
}
