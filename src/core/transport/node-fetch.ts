import { unpackBody } from './node-http.js';
import { builtinModule } from '../values/runtime.js';
import type { TransportResponse } from './transport.js';

/** What sends the requests of Node's `fetch`. */
interface Dispatcher {
  readonly isMockActive?: unknown;
  dispatch(options: object, handler: ResponseHandler): boolean;
}

/** Names and values of headers in turn. */
type RawHeaders = readonly Uint8Array[];

/** What receives a response from a dispatcher: by `onHeaders` up to Node 25, by `onResponseStart` from Node 26 on. */
interface ResponseHandler {
  onHeaders?: (this: ResponseHandler, status: number, headers: RawHeaders, ...rest: unknown[]) => unknown;
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
 * Prevents `fetch` from unpacking bodies, because it treats a compressed body that was cut off as complete. Everything else is
 * left to the program's own dispatcher.
 */
const dispatcher: Dispatcher = {
  get isMockActive() {
    return globalDispatcher().isMockActive;
  },
  dispatch(options, handler) {
    hideCodingFrom(handler);
    // Inherits nothing: a polluted prototype must not add to the request.
    return globalDispatcher().dispatch(Object.assign(Object.create(null) as object, options), handler);
  },
};

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

function hideCoding(headers: RawHeaders): RawHeaders {
  const isCoding = (header: Uint8Array, index: number): boolean =>
    index % 2 === 0 && header.length === 'content-encoding'.length && CODING.test(String(header));
  if (!headers.some(isCoding)) return headers;
  const { Buffer } = builtinModule('node:buffer') as { Buffer: { from(text: string): Uint8Array } };
  const hiddenName = Buffer.from(HIDDEN_CODING);
  return headers.map((header, index) => (isCoding(header, index) ? hiddenName : header));
}

/**
 * Options for Node's `fetch`, passed with every request. The defaults are explicit, because it reads missing ones through a
 * prototype.
 */
export const nodeInit = {
  dispatcher,
  body: null,
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

/** Unpacks a body that was received with {@link nodeInit}, and rejects if some of it is missing. */
export async function unpackResponse(response: TransportResponse, limit: number | undefined): Promise<TransportResponse> {
  const { [HIDDEN_CODING]: coding, ...otherHeaders } = response.headers;
  if (coding === undefined) return response;
  return await unpackBody({ ...response, headers: { ...otherHeaders, 'content-encoding': coding } }, limit);
}
