import { unpackBody } from './node-http.js';
import type { Deadline } from './deadline.js';
import { deadlineWithoutSignal } from './deadline.js';
import { builtinModule } from '../values/runtime.js';
import type { TransportRequest, TransportResponse } from './transport.js';

/** What sends the requests of Node's `fetch`. */
interface Dispatcher {
  readonly isMockActive?: unknown;
  dispatch(options: object, handler: ResponseHandler): boolean;
}

/** Names and values of headers in turn. */
type RawHeaders = readonly Uint8Array[];

/** What receives a response from a dispatcher: by `onConnect` and `onHeaders` up to Node 25, by the others from Node 26 on. */
interface ResponseHandler {
  onConnect?: (this: ResponseHandler, abort: (error: Error) => void, ...rest: unknown[]) => unknown;
  onHeaders?: (this: ResponseHandler, status: number, headers: RawHeaders, ...rest: unknown[]) => unknown;
  onRequestStart?: (this: ResponseHandler, controller: { abort(error: Error): void }, ...rest: unknown[]) => unknown;
  onResponseStart?: (this: ResponseHandler, controller: { rawHeaders?: RawHeaders | null }, ...rest: unknown[]) => unknown;
}

const GLOBAL_DISPATCHER = Symbol.for('undici.globalDispatcher.1');

/** Where dispatchers are stored. */
interface DispatcherHolder {
  readonly [GLOBAL_DISPATCHER]?: Dispatcher;
}

/**
 * Node's own dispatcher, or the one that the program has set for all its `fetch` calls. It exists once `fetch` has been called.
 * A test runner such as Jest has separate globals that refer to Node's `fetch`; the dispatcher stays in Node's globals.
 */
function globalDispatcher(): Dispatcher {
  const current = (globalThis as DispatcherHolder)[GLOBAL_DISPATCHER];
  if (current) return current;
  const vm = builtinModule('node:vm') as { runInThisContext(code: string): DispatcherHolder };
  const dispatcher = vm.runInThisContext('globalThis')[GLOBAL_DISPATCHER];
  if (!dispatcher) throw new Error('fetch has no dispatcher');
  return dispatcher;
}

/** Under this name, `fetch` does not recognise how a body is packed. */
const HIDDEN_CODING = 'x-contact-centre-client-coding';

/** The name of the header that is hidden, in any case. */
const CODING = /^content-encoding$/i;

/**
 * Passes requests of `fetch` on to the program's own dispatcher. Prevents `fetch` from unpacking bodies, because it treats a
 * compressed body that was cut off as complete.
 */
class ForwardingDispatcher implements Dispatcher {
  readonly #deadline: Deadline | undefined;

  /** @param deadline - Stops a request that has no signal. */
  constructor(deadline?: Deadline) {
    this.#deadline = deadline;
  }

  get isMockActive(): unknown {
    return globalDispatcher().isMockActive;
  }

  dispatch(options: object, handler: ResponseHandler): boolean {
    hideCodingFrom(handler);
    if (this.#deadline) stopBy(this.#deadline, handler);
    // Inherits nothing: a polluted prototype must not add to the request. `fetch` has created the options for this request.
    return globalDispatcher().dispatch(Object.setPrototypeOf(options, null) as object, handler);
  }
}

/** Changes a handler that `fetch` has created for one request. An object that inherits from it took a sixth of the CPU time of a call. */
function hideCodingFrom(handler: ResponseHandler): void {
  const { onHeaders, onResponseStart } = handler;
  // A dispatcher recognises the kind of a handler by these methods.
  if (onHeaders) {
    handler.onHeaders = function (status, headers, ...rest) {
      return onHeaders.call(this, status, hideCoding(headers), ...rest);
    };
  }
  if (onResponseStart) {
    handler.onResponseStart = function (controller, ...rest) {
      controller.rawHeaders &&= hideCoding(controller.rawHeaders);
      return onResponseStart.call(this, controller, ...rest);
    };
  }
}

/** Ends the request of a handler as an abort by a signal does. */
function stopBy(deadline: Deadline, handler: ResponseHandler): void {
  const { onConnect, onRequestStart } = handler;
  const stopWith = (abort: (error: Error) => void): void => {
    deadline.onStop((reason) => {
      abort(reason instanceof Error ? reason : new Error('The request was stopped', { cause: reason }));
    });
  };
  if (onConnect) {
    handler.onConnect = function (abort, ...rest) {
      stopWith(abort);
      return onConnect.call(this, abort, ...rest);
    };
  }
  if (onRequestStart) {
    handler.onRequestStart = function (controller, ...rest) {
      stopWith((error) => {
        controller.abort(error);
      });
      return onRequestStart.call(this, controller, ...rest);
    };
  }
}

function hideCoding(headers: RawHeaders): RawHeaders {
  const isCoding = (header: Uint8Array, index: number): boolean =>
    index % 2 === 0 && header.length === 'content-encoding'.length && CODING.test(String(header));
  if (!headers.some(isCoding)) return headers;
  const { Buffer } = builtinModule('node:buffer') as { Buffer: { from(text: string): Uint8Array } };
  const hiddenName = Buffer.from(HIDDEN_CODING);
  return headers.map((header, index) => (isCoding(header, index) ? hiddenName : header));
}

/** The options that requests differ in. */
interface InitParts {
  dispatcher: Dispatcher;
  signal: AbortSignal | null;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/**
 * Returns options for Node's `fetch`. The defaults are explicit, because it reads missing ones through a prototype. One literal,
 * because a spread constant takes as long as a tenth of a call.
 */
function createInit({ dispatcher, signal, method, headers, body }: InitParts) {
  return {
    dispatcher,
    signal,
    method,
    headers,
    body,
    // A redirect would send the token along, or turn one call into two.
    redirect: 'manual',
    window: null,
    mode: 'cors',
    credentials: 'same-origin',
    cache: 'default',
    integrity: '',
    keepalive: false,
    referrer: 'about:client',
    referrerPolicy: '',
    duplex: 'half',
  } as const;
}

/** Options for a request that its signal stops, if it has one. */
export const nodeInit = createInit({
  dispatcher: new ForwardingDispatcher(),
  signal: null,
  method: 'GET',
  headers: {},
  body: null,
});

/**
 * Returns options for a request that must stop with its deadline. A dispatcher stops it in a tenth less CPU time of a call than a
 * signal, to which `fetch` adds a listener and a finalizer. Only Node's own `fetch` is sure to use the dispatcher, so any other
 * one gets a signal.
 */
export function initOf(request: TransportRequest): RequestInit {
  const { method, headers, body = null } = request;
  const deadline = isBuiltIn(globalThis.fetch) ? deadlineWithoutSignal(request) : undefined;
  const dispatcher = deadline ? new ForwardingDispatcher(deadline) : nodeInit.dispatcher;
  const init = createInit({ dispatcher, signal: deadline ? null : request.signal, method, headers, body });
  return Object.setPrototypeOf(init, null) as typeof init;
}

/** A cache: the last function that was checked. */
let checkedFetch: { fetch: unknown; isBuiltIn: boolean } = { fetch: undefined, isBuiltIn: false };

/** Whether a function is Node's `fetch`, and none that instruments or replaces it. */
function isBuiltIn(fetch: unknown): boolean {
  if (checkedFetch.fetch !== fetch) {
    const source = Function.prototype.toString.call(fetch);
    checkedFetch = { fetch, isBuiltIn: source.includes('internal/deps/undici') };
  }
  return checkedFetch.isBuiltIn;
}

/** Unpacks a body that was received with {@link nodeInit}, and rejects if some of it is missing. */
export async function unpackResponse(response: TransportResponse, limit: number | undefined): Promise<TransportResponse> {
  if (!Object.hasOwn(response.headers, HIDDEN_CODING)) return response;
  const { [HIDDEN_CODING]: coding = '', ...otherHeaders } = response.headers;
  return await unpackBody({ ...response, headers: { ...otherHeaders, 'content-encoding': coding } }, limit);
}
