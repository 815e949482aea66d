import type { Hook, Limiter, OperationCall, Wait } from 'contact-centre-client/fetch';
import { isDemo } from '../demo/is-demo.js';
import { EARLY } from '../session/early-responses.js';
import type { CallLog, LoggedCall, LoggedError, LoggedRequest } from './call-log.js';
import { looksSecret, mayHoldSecret } from './secrets.js';

type Response = Awaited<ReturnType<Parameters<Hook>[1]>>;

/** Longer arguments, in characters, are not stored. Together with the number of calls, this limits the memory of the log. */
export const MAX_LENGTH = 20_000;
/** What may be secret in an address, although its name is not. */
const secretPair = /[?&](?:code|sig)=/;
const safeHeader = /^(?:content-type|date|retry-after|inin-.+)$/;
/** A wall display runs for weeks and has nowhere to show its calls. */
const display = /^\/wall\/./;

type Content = Pick<LoggedCall, 'args' | 'body' | 'omitted'>;

const secret: Content = { args: undefined, body: undefined, omitted: 'secret' };

/** Writes the calls of a client into a log. It stores no token, and no arguments that may be secret. */
export class CallRecorder {
  readonly #log: CallLog;
  readonly #currentToken: () => string | undefined;
  #announced: Wait | undefined;

  /** @param currentToken - Returns the access token of the client. */
  constructor(log: CallLog, currentToken: () => string | undefined) {
    this.#log = log;
    this.#currentToken = currentToken;
  }

  /** Logs a call, and returns it with a tag by which hooks and the limiter recognise it. */
  begin(call: OperationCall): OperationCall {
    const { operation, route, request } = call;
    const { tag = '' } = request ?? {};
    const id = this.#add({ kind: tag === EARLY ? 'early' : 'call', operation, route });
    return id === 0 ? call : { ...call, request: { ...request, tag: `${tag}#${id}` } };
  }

  /** Logs each request and its response. It must be the outermost hook. */
  readonly hook: Hook = async ({ tag, operation, route, url }, next) => {
    const isToken = tag === undefined;
    const id = isToken ? this.#add({ kind: 'token', operation, route }) : idOf(tag);
    this.#log.change(id, ({ requests }, from) => ({
      // The client has replaced the secrets of the address.
      ...(url.includes('[redacted]') && secret),
      url,
      to: undefined,
      requests: [...requests, { from, isSent: isToken }],
    }));
    const end = (outcome: (call: LoggedCall) => Partial<LoggedRequest>): void => {
      this.#log.change(id, (call, to) => ({
        requests: withLast(call.requests, { ...outcome(call), to }),
        ...(isToken && { to }),
      }));
    };
    try {
      const response = await next();
      end(({ omitted }) => this.#describe(response, isToken || omitted === 'secret'));
      return response;
    } catch (error) {
      end(() => ({ error: this.#describeError(error) }));
      throw error;
    }
  };

  /** Reports that the request of a call is really sent. It must be called by the innermost hook. */
  sent(tag: string | undefined): void {
    this.#log.change(idOf(tag), ({ requests }, from) => ({ requests: withLast(requests, { from, isSent: true }) }));
  }

  /** For the governor's option `onWait`. */
  readonly onWait = (wait: Wait): void => {
    this.#announced = wait;
  };

  /** Returns a limiter that logs how long each call waits for the governor. */
  watch(governor: Limiter): Limiter {
    return {
      admit: (origin, request) => {
        const permit = governor.admit(origin, request);
        // The governor announces a wait with the request for a permit. Its code also loads in such a promise.
        const wait = this.#announced;
        this.#announced = undefined;
        const { call } = origin;
        const id = idOf(call.request?.tag);
        this.#log.change(id, () => this.#contentOf(call, request));
        if (permit && wait) this.#addWait(id, wait, permit);
        return permit;
      },
      observe: (origin, answer) => governor.observe(origin, answer),
      begun: (origin) => governor.begun?.(origin),
      ended: (origin) => {
        const id = idOf(origin.call.request?.tag);
        this.#log.change(id, (_call, to) => ({ to }));
        governor.ended?.(origin);
      },
      waits: (sender) => governor.waits(sender),
    };
  }

  /** @returns the id of the call; 0 if it is not logged. */
  #add(call: Pick<LoggedCall, 'kind' | 'operation' | 'route'>): number {
    const page = currentPage();
    if (display.test(page)) return 0;
    return this.#log.add({ ...call, page, at: Date.now(), waits: [], requests: [] });
  }

  #addWait(id: number, wait: Wait, permit: Promise<void>): void {
    this.#log.change(id, ({ waits }, from) => ({ waits: [...waits, { ...wait, from }] }));
    const end = (failure?: object): void => {
      this.#log.change(id, ({ waits }, to) => ({ waits: withLast(waits, { to }), ...failure }));
    };
    permit.then(
      () => {
        end();
      },
      (error: unknown) => {
        end({ error: this.#describeError(error) });
      },
    );
  }

  /** Returns what may be stored of a call's arguments. */
  #contentOf(call: OperationCall, { url, body }: { url: string; body: string | undefined }): Content {
    const args = argumentsWithoutBody(call);
    const all = args + (body ?? '');
    if (all.length > MAX_LENGTH) return { omitted: 'large' };
    return mayHoldSecret(all, this.#currentToken()) || secretPair.test(url) ? secret : { args, body };
  }

  /** @param isSecret - Whether the platform's message may quote a secret of the request. */
  #describe({ status, headers, body }: Response, isSecret: boolean): Partial<LoggedRequest> {
    const token = this.#currentToken();
    const safe = Object.entries(headers).filter(([name, value]) => safeHeader.test(name) && !looksSecret(value, token));
    const request = { status, headers: Object.fromEntries(safe) };
    if (status < 400) return request;
    return { ...request, error: this.#describeError(isSecret ? {} : readError(body), String(status)) };
  }

  #describeError(error: unknown, status = 'ERR_UNKNOWN'): LoggedError {
    const { code = status, message } = error as Record<string, unknown>;
    const isShown = typeof message === 'string' && !looksSecret(message, this.#currentToken());
    return { code: String(code), ...(isShown && { message }) };
  }
}

/** Returns the path of the current page, without what its address contains beside it. */
function currentPage(): string {
  if (typeof location === 'undefined') return '';
  return isDemo ? (location.hash.slice(1).split('?', 1)[0] ?? '') : location.pathname;
}

/** Returns the id of the call with a tag; 0 if it is not logged. */
const idOf = (tag = ''): number => Number(/#(\d+)$/.exec(tag)?.[1] ?? 0);

function withLast<T>(items: readonly T[], change: Partial<T>): readonly T[] {
  return items.map((item, index) => (index === items.length - 1 ? { ...item, ...change } : item));
}

function argumentsWithoutBody({ required, optional, details }: OperationCall): string {
  const args = { ...optional, ...required, [details?.body ?? 'body']: undefined };
  return JSON.stringify(args, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

/** Returns an error of the platform, which has a code and a message. */
function readError(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body)) ?? {};
  } catch {
    return {};
  }
}
