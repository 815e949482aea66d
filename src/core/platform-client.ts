import type { ApiResponse, SettleOptions } from './api-promise.js';
import { ApiPromise } from './api-promise.js';
import { checkedTimeout } from './deadline.js';
import type { ApiError } from './errors.js';
import { ConfigurationError, apiError } from './errors.js';
import type { ExchangeContext } from './exchange.js';
import { exchange } from './exchange.js';
import type { LoggerOptions } from './logger.js';
import { Logger } from './logger.js';
import type { AuthKind, CallSender, OperationCall, PreparedCall, RequestOptions } from './operation.js';
import { headerValue, prepareCall } from './operation.js';
import type { Endpoints, Region } from './regions.js';
import { baseUrl, environmentEndpoints, regionEndpoints } from './regions.js';
import type { RetryOptions, RetryPolicy } from './retry.js';
import { retryPolicy } from './retry.js';
import type { FormEncoder, Transport } from './transport.js';

/** Where calls go and how they are sent. */
export interface PlatformClientOptions {
  /** Region of the organisation; `us_east_1` where nothing is said. */
  region?: Region;
  /** Instead of a region: its host, e.g. `mypurecloud.ie`, in any of its spellings. */
  environment?: string;
  /** Instead of both: an absolute address that calls go to (a gateway, the sandbox). */
  apiUrl?: string;
  /** The login host that belongs to `apiUrl`; the same address where nothing is said. */
  loginUrl?: string;
  /** Time allowed for each request, body of the answer included, in ms; 16000. 0 means no limit. */
  timeout?: number;
  /** Settle every call with the whole response (`status`, `headers`, `body`, …) instead of the body; false. */
  returnExtended?: boolean;
  /** What plain calls reject with when the platform answers with an error: its body (as the vendor's client does), or an `ApiError`. */
  rejectWith?: 'body' | 'error';
  /** Headers for every call. */
  headers?: Readonly<Record<string, string>>;
  /** Repeat calls that met a rate limit or a passing failure; off where nothing is said. */
  retry?: boolean | RetryOptions;
  /** What is logged; nothing where nothing is said. */
  logger?: LoggerOptions;
  /** Bound for what an answer unpacks to, in bytes; none where nothing is said. */
  maxResponseBytes?: number;
  /** Sends the requests instead of the built-in transport. */
  transport?: Transport;
}

/** The HTTP library behind a client. */
export interface Wiring {
  transport: Transport;
  encode: FormEncoder;
}

/** Knows the tokens: who a call is made for, and what to do when the platform no longer accepts them. */
export interface Authorizer {
  /** The token for a call, or `undefined` where it needs none; throws where it is missing or known to be expired. */
  token(kind: AuthKind): string | undefined;
  /**
   * Called when a token was refused. Resolves with true where the call may be replayed with a newer one, with false where there is
   * none to be had, and with the failure where the attempt failed.
   */
  renew(kind: AuthKind, refused: string, signal: AbortSignal | undefined): Promise<boolean | Error>;
}

/** One call's way: check and place, authorise, send, refresh once, repeat if asked to, settle. */
export abstract class PlatformClient implements CallSender {
  /** What is logged; change its properties at any time. */
  readonly logger: Logger;
  /** Whether calls settle with the whole response; holds from the next call on. */
  returnExtended: boolean;
  /** What plain calls reject with; holds from the next call on. */
  rejectWith: 'body' | 'error';
  protected endpoints: Endpoints;
  protected readonly encode: FormEncoder;
  protected readonly exchangeContext: ExchangeContext;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #retry: RetryPolicy | undefined;
  #timeout: number;

  protected constructor(options: PlatformClientOptions, wiring: Wiring) {
    this.endpoints = endpointsOf(options);
    this.logger = new Logger(options.logger);
    this.returnExtended = options.returnExtended ?? false;
    this.rejectWith = options.rejectWith ?? 'body';
    this.encode = wiring.encode;
    this.exchangeContext = {
      transport: options.transport ?? wiring.transport,
      logger: this.logger,
      maxResponseBytes: options.maxResponseBytes,
    };
    this.#headers = checkedHeaders(options.headers, 'ApiClient');
    this.#retry = retryPolicy(options.retry);
    this.#timeout = checkedTimeout(options.timeout ?? 16_000);
  }

  protected abstract readonly authorizer: Authorizer;

  /** Time allowed for each request, in ms; a change holds from the next call on. */
  get timeout(): number {
    return this.#timeout;
  }

  set timeout(timeout: number) {
    this.#timeout = checkedTimeout(timeout);
  }

  /** The address that calls go to, without a slash at its end. */
  get apiUrl(): string {
    return this.endpoints.apiUrl;
  }

  /** The address that sign-in goes to, without a slash at its end. */
  get loginUrl(): string {
    return this.endpoints.loginUrl;
  }

  /** Moves the client to another environment, e.g. `mypurecloud.ie` or `eu_west_1`. */
  setEnvironment(environment: string): void {
    this.endpoints = environmentEndpoints(environment);
  }

  /** Switches every later call between the body and the whole response. */
  setReturnExtendedResponses(returnExtended: boolean): void {
    this.returnExtended = returnExtended;
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
    return new ApiPromise<T>(this.#run(call) as Promise<ApiResponse<T>>, settle);
  }

  async #run(call: OperationCall): Promise<ApiResponse<unknown>> {
    const { operation, request = {} } = call;
    const { signal } = request;
    const prepared = prepareCall(call);
    const headers = { ...this.#headers, ...prepared.headers, ...checkedHeaders(request.headers, operation) };
    const query = this.encode(prepared.query);
    const url = this.endpoints.apiUrl + prepared.path + (query && `?${query}`);
    const policy = request.retry === undefined ? this.#retry : retryPolicy(request.retry);
    const timeout = checkedTimeout(request.timeout ?? this.#timeout);

    for (let tries = 1, renewed = false; ; tries++) {
      try {
        const { token, ...sent } = this.#authorized(prepared, headers, operation);
        const answer = await exchange(this.exchangeContext, { ...prepared, ...sent, operation, url, timeout, signal });
        if (answer.status < 300) return { ...answer, error: undefined };
        const failed = (options?: ErrorOptions): ApiError =>
          apiError({ method: prepared.method, url, ...answer }, sent.secrets, options);
        if (answer.status !== 401 || token === undefined || renewed) throw failed();
        const renewal = await this.authorizer.renew(prepared.auth, token, signal);
        if (renewal !== true) throw failed(renewal ? { cause: renewal } : undefined);
        renewed = true;
        tries--;
      } catch (error) {
        if (!policy) throw error;
        // Where it cannot be loaded, as in a page whose network is gone, the call's own failure is what there is to tell.
        const repeat = await import('./repeat.js').catch(() => Promise.reject(error as Error));
        await repeat.waitToRepeat(policy, tries, error, prepared, url, signal);
      }
    }
  }

  /** The headers of one request, and the token among them if it is ours: a caller's own Authorization is sent and never refreshed. */
  #authorized(prepared: PreparedCall, headers: Record<string, string>, operation: string): AuthorizedHeaders {
    const own = headers['authorization'];
    if (own !== undefined) return { headers, token: undefined, secrets: [own, own.replace(/^\S+\s+/, '')] };
    const token = this.authorizer.token(prepared.auth);
    if (token === undefined) return { headers, token, secrets: [] };
    const authorization = headerValue('token', `Bearer ${token}`, operation);
    return { headers: { ...headers, authorization }, token, secrets: [token] };
  }
}

interface AuthorizedHeaders {
  headers: Record<string, string>;
  token: string | undefined;
  /** What no error about this request may show. */
  secrets: readonly string[];
}

function endpointsOf({ region, environment, apiUrl, loginUrl }: PlatformClientOptions): Endpoints {
  const given = [region, environment, apiUrl].filter((value) => value !== undefined);
  if (given.length > 1) throw new ConfigurationError('Only one of region, environment and apiUrl can be given');
  if (apiUrl !== undefined) {
    return { apiUrl: baseUrl('apiUrl', apiUrl), loginUrl: baseUrl('loginUrl', loginUrl ?? apiUrl) };
  }
  const endpoints = environment === undefined ? regionEndpoints(region ?? 'us_east_1') : environmentEndpoints(environment);
  return loginUrl === undefined ? endpoints : { ...endpoints, loginUrl: baseUrl('loginUrl', loginUrl) };
}

/** A copy by lower-case name: one that is spelled in two ways would be sent twice, and joined on the way. */
function checkedHeaders(headers: RequestOptions['headers'], operation: string): Record<string, string> {
  const checked: Record<string, string> = {};
  for (const [name, value] of Object.entries((headers ?? {}) as Record<string, unknown>)) {
    if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name)) throw new ConfigurationError(`"${name}" is no header name`);
    if (value !== undefined && value !== null) checked[name.toLowerCase()] = headerValue(name, value, operation);
  }
  return checked;
}
