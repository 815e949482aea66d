import type { ApiResponse, SettleOptions } from '../call/api-promise.js';
import { ApiPromise } from '../call/api-promise.js';
import type { CallObserver } from './call-observer.js';
import { CallOrigin } from './call-origin.js';
import { checkHeaders, checkRequest } from '../call/request-checks.js';
import { TIMEOUT } from '../transport/deadline.js';
import { ConfigurationError } from '../errors/errors.js';
import type { ExchangeContext } from '../exchange/exchange.js';
import type { CallRun } from './call-state.js';
import type { GatewayOptions } from './gateway.js';
import type { Hook } from '../exchange/hooks.js';
import type { Limiter, Wait } from './limiter.js';
import { loadModule } from '../arguments/load-module.js';
import type { LoggerOptions } from '../logging/logger.js';
import { Logger } from '../logging/logger.js';
import type { CallSender, HeadersGiven, OperationCall, OperationDetails } from '../call/operation.js';
import type { SlowRules } from '../call/argument-rules.js';
import { prepareCall } from '../call/argument-rules.js';
import type { Demand } from '../arguments/option-checks.js';
import { BOOLEAN, STRING, readOptions } from '../arguments/option-checks.js';
import { addSettings } from '../arguments/settings.js';
import { ownFields } from '../values/plain-objects.js';
import type { Endpoints, Environment, Region } from './regions.js';
import { baseUrl, environmentEndpoints, regionEndpoints } from './regions.js';
import type { RetryOptions, RetryPolicy } from '../arguments/retry.js';
import { retryPolicy } from '../arguments/retry.js';
import { withoutValues } from '../redaction/redacted.js';
import { showAsJson } from '../transport/node-parts.js';
import type { FormEncoder, Transport } from '../transport/transport.js';
import { runCall } from './call-run.js';
import type { Authorizer } from './authorizer.js';

/** Where calls go and how they are sent. */
export interface PlatformClientOptions {
  /** Region of the organisation; `us_east_1` by default. */
  region?: Region;
  /** The region's host instead of its key, e.g. `mypurecloud.ie` or `https://api.mypurecloud.ie`. */
  environment?: Environment;
  /** An absolute address that calls go to, e.g. of the sandbox, instead of a region. */
  apiUrl?: string;
  /** A gateway that forwards calls and sign-ins, instead of a region or an address. */
  gateway?: GatewayOptions;
  /** The login host that belongs to `apiUrl`; the same address by default. */
  loginUrl?: string;
  /** Time limit for each request, including the body of its response, in ms; 16000 by default. 0 means no limit. */
  timeout?: number;
  /** Whether calls resolve with the whole response (`status`, `headers`, `body`, …) instead of the body; false by default. */
  returnExtended?: boolean;
  /** What calls reject with after an error response: its `body` (default, as in the vendor's client), or an `ApiError`. */
  rejectWith?: 'body' | 'error';
  /** Headers for every call. */
  headers?: HeadersGiven;
  /** Whether and how calls are repeated after a rate limit or a temporary failure; false by default. */
  retry?: boolean | RetryOptions;
  /** What is logged; nothing by default. */
  logger?: LoggerOptions;
  /** Limit for the size of a decompressed response, in bytes; none by default. */
  maxResponseBytes?: number;
  /** Functions that wrap every request, the outermost first: see {@link Hook}. */
  hooks?: readonly Hook[];
  /** Decides when requests are sent: a `Governor` of `contact-centre-client/limits`. By default they are sent immediately. */
  limiter?: Limiter;
  /** Sends the requests instead of the built-in transport. */
  transport?: Transport;
}

/** The check of `rejectWith`. */
export const REJECTION = [
  (value: unknown) => value === 'body' || value === 'error',
  '"body" or "error"',
  true,
] as const satisfies Demand;

/** The HTTP library behind a client. */
export interface Wiring {
  transport: Transport;
  encode: FormEncoder;
}

/** Sends calls: checks the arguments, adds the token, sends, refreshes the token once, and repeats if `retry` says so. */
export abstract class PlatformClient implements CallSender {
  /** The client's logger. Its settings can be changed at any time. */
  readonly logger: Logger;
  protected endpoints: Endpoints;
  protected readonly encode: FormEncoder;
  protected readonly exchangeContext: ExchangeContext;
  protected readonly retry: RetryPolicy | undefined;
  readonly #limiter: Limiter | undefined;
  #headers: Readonly<Record<string, string>>;
  /** Time limit for each request, in ms. A change applies from the next call on. */
  declare timeout: number;
  /** Whether calls resolve with the whole response. A change applies from the next call on. Any value but true and false throws a {@link ConfigurationError}. */
  declare returnExtended: boolean;
  /** What calls reject with. A change applies from the next call on. Any other value throws a {@link ConfigurationError}. */
  declare rejectWith: 'body' | 'error';
  /** @internal Set by `instrument` of `contact-centre-client/otel`. */
  declare observer?: CallObserver | undefined;

  /** @param options - The caller's own fields, as `checkClientOptions` returns them. */
  protected constructor(options: PlatformClientOptions, wiring: Wiring) {
    // A default replaces `undefined` only: `null` is refused.
    const { timeout = 16_000, returnExtended = false, rejectWith = 'body' } = options;
    this.endpoints = endpointsOf(options);
    this.logger = new Logger(options.logger);
    this.returnExtended = returnExtended;
    this.rejectWith = rejectWith;
    this.encode = wiring.encode;
    this.exchangeContext = {
      transport: options.transport ?? wiring.transport,
      logger: this.logger,
      isCustom: options.transport !== undefined,
      maxResponseBytes: options.maxResponseBytes,
      hooks: options.hooks,
    };
    this.#headers = checkHeaders(options.headers, 'ApiClient');
    this.retry = retryPolicy(options.retry);
    this.#limiter = options.limiter;
    this.timeout = timeout;
  }

  protected abstract readonly authorizer: Authorizer;

  /** Headers of every call, by lower-case name. Private, so that neither a console nor JSON shows their values. */
  protected get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  protected set headers(headers: Readonly<Record<string, string>>) {
    this.#headers = headers;
  }

  /** The address that calls go to, without a trailing slash. */
  get apiUrl(): string {
    return this.endpoints.apiUrl;
  }

  /** The address that sign-ins go to, without a trailing slash. */
  get loginUrl(): string {
    return this.endpoints.loginUrl;
  }

  /** Sets `returnExtended`: whether later calls resolve with the whole response. */
  setReturnExtendedResponses(returnExtended: boolean): void {
    this.returnExtended = returnExtended;
  }

  /** What `JSON.stringify` and consoles show of a client: its addresses and settings, but no token and no header value. */
  toJSON(): object {
    const { apiUrl, loginUrl, timeout, returnExtended, rejectWith } = this;
    return { apiUrl, loginUrl, timeout, returnExtended, rejectWith, headers: withoutValues(this.#headers) };
  }

  /** Returns the calls that wait for a permit of the `limiter`; empty without one. */
  waits(): readonly Wait[] {
    return this.#limiter?.waits(this) ?? [];
  }

  /**
   * Closes the client's own connections: idle ones immediately, the others when their calls end. Resolves when all are closed. A later call
   * opens new ones. Without `close()` they close a few seconds after the last call, and never keep a process alive. Agents and dispatchers
   * that you passed are yours to close, and `fetch` manages its connections itself.
   */
  async close(): Promise<void> {
    await this.exchangeContext.transport.close?.();
  }

  /** Sends a call that an API class describes. For an operation that no class has, extend {@link PlatformApi}. */
  send<T>(call: OperationCall): ApiPromise<T> {
    const settle: SettleOptions = { extended: this.returnExtended, rejectWith: this.rejectWith };
    const origin = new CallOrigin(this, call);
    this.#limiter?.begun?.(origin);
    const building = this.#build(call, origin);
    let running = (this.observer?.observeCall(origin, building, runCall) ?? runCall(building)) as Promise<ApiResponse<T>>;
    if (this.#limiter?.ended) running = running.finally(() => this.#limiter?.ended?.(origin));
    return new ApiPromise<T>(running, settle, origin);
  }

  /** Builds the request of a call from its arguments and the client's settings; rejects before anything is sent. */
  async #build(operationCall: OperationCall, origin: CallOrigin): Promise<CallRun> {
    const { authorizer } = this;
    const { operation, route } = operationCall;
    const details = operationCall.details && (ownFields(operationCall.details) as OperationDetails);
    const call = details ? { ...operationCall, details } : operationCall;
    // The call belongs to the sign-in that is current now, not to one that begins while the call waits.
    const auth = details?.auth ?? 'oauth';
    const signIn = authorizer.signIn(auth);
    const waiter = authorizer.waiter(auth);
    const prepared = prepareCall(call, slowRules) ?? prepareCall(call, await loadSlowRules(operation));
    const { method, body } = prepared;
    origin.body = body;
    const settings = checkRequest(call.request, operation, { timeout: this.timeout, retry: this.retry });
    const { signal, timeout, retry } = settings;
    const { headers: gateway } = this.endpoints;
    const gatewayHeaders = gateway && (await gateway());
    // Inherits nothing: a polluted prototype must not supply a header.
    const headers = Object.assign(
      Object.create(null) as Record<string, string>,
      gatewayHeaders,
      this.#headers,
      prepared.headers,
      settings.headers,
    ) as Record<string, string>;
    const query = prepared.query.length > 0 ? `?${await this.encode(prepared.query)}` : '';
    // Field by field: rest and spread of objects take half of the CPU time of a call.
    const request = {
      operation,
      route,
      attempt: 1,
      method,
      url: this.endpoints.apiUrl + prepared.path + query,
      headers,
      body,
      timeout,
      signal,
      secrets: undefined,
      confidential: false,
      callOptions: settings.options,
      retired: details?.retired,
    };
    return {
      authorizer,
      limiter: this.#limiter,
      exchangeContext: this.exchangeContext,
      origin,
      retry,
      auth,
      signIn,
      waiter,
      request,
      token: undefined,
      failedBefore: 0,
      renewals: 0,
    };
  }
}

addSettings(PlatformClient, { timeout: TIMEOUT, returnExtended: BOOLEAN, rejectWith: REJECTION });
showAsJson(PlatformClient);

/** A cache of the slow path, loaded by the first call that needs it. */
let slowRules: SlowRules | undefined;

async function loadSlowRules(operation: string): Promise<SlowRules> {
  ({ slowRules } = await loadModule(() => import('../call/slow-argument-rules.js'), `${operation} was not sent. `));
  return slowRules;
}

const gatewayDemands: Record<keyof GatewayOptions, Demand> = { url: STRING, apiPath: STRING, loginPath: STRING, headers: 0 };

/** Returns the addresses behind a gateway and the headers of requests to it. Its credentials are read and checked with the first request. */
export function gatewayEndpoints(gateway: GatewayOptions): Endpoints {
  const settings = readOptions('gateway', gateway, gatewayDemands, 'gateway.');
  const { url, apiPath = '', loginPath = '', headers } = settings as Partial<GatewayOptions>;
  const addressOf = (path: string): string => baseUrl('gateway.url', `${String(url).replace(/\/\/[^/?#]*@/, '//')}/${path}`);
  const ownHeaders = checkHeaders(headers, 'gateway');
  return {
    apiUrl: addressOf(apiPath),
    loginUrl: addressOf(loginPath),
    headers: async () => ({
      ...ownHeaders,
      ...(await loadModule(() => import('../transport/unusual.js'))).gatewayCredentials(url),
    }),
  };
}

/** Returns the addresses that options name. A region of `null`, as from a missing setting, is refused instead of replaced by the default. */
function endpointsOf({ region, environment, apiUrl, loginUrl, gateway }: PlatformClientOptions): Endpoints {
  // A gateway's headers must not be sent to another host, so it excludes `loginUrl`.
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
