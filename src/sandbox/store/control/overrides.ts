import { ownFields } from '../../../core/values/plain-objects.js';
import type { ErrorBody } from '../../../models/index.js';
import { callOf } from '../../operations/call-of.js';
import type { ApiClass, OperationName, OperationResult } from '../../operations/call-of.js';
import { operationOf, createRouteTest } from '../../operations/operation-route.js';
import type { RouteTest } from '../../operations/operation-route.js';
import { paramsOf } from '../../values/route-pattern.js';
import { checkFault, withLatencyMs } from './faults.js';
import type { Fault, FaultEffect } from './faults.js';
import { withSeparateBody } from './request-log.js';

export type { ApiClass, OperationName, OperationResult };

/** A call whose response is overridden. */
export interface OverriddenCall {
  readonly request: Request;
  /** The values of the route's placeholders. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** The parts of a result that a test needs. A `JsonObject` may be any value, because the platform does not describe it. */
export type Stub<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer E)[]
    ? readonly Stub<E>[]
    : [string, unknown] extends [keyof T, T[keyof T]]
      ? unknown
      : T extends object
        ? { readonly [K in keyof T]?: Stub<T[K]> | undefined }
        : T;

/** The result of a call: parts of the declared result, or a complete `Response`. */
export type CallResult<R> = Stub<R> | Response;

/** The overriding response: the result, a complete `Response`, or a function that returns either. */
export type Override<R> = CallResult<R> | ((call: OverriddenCall) => CallResult<R> | Promise<CallResult<R>>);

/** A fixed response that can be serialised, also for sandboxes in other processes. */
export interface CannedAnswer<R = unknown> {
  /** 200 by default, or 204 without a body. */
  status?: number;
  /** The operation's result, or with an error status the platform's error body. */
  body?: Stub<R> | Partial<ErrorBody> | undefined;
  headers?: Readonly<Record<string, string>>;
  /** Additional delay of the response, in ms. */
  latencyMs?: number;
  /**
   * The same, also in ms.
   *
   * @deprecated Use `latencyMs`. Removed in 1.0.
   */
  latency?: number;
  /** Advances the clock of the sandbox by `latencyMs` instead of waiting. */
  virtual?: boolean;
  /** A fault in addition to the response. */
  effect?: FaultEffect;
  /** The number of calls that receive the response; all of them by default. */
  times?: number;
}

const answerFields: Record<keyof CannedAnswer, 0> = {
  status: 0,
  body: 0,
  headers: 0,
  latencyMs: 0,
  latency: 0,
  virtual: 0,
  effect: 0,
  times: 0,
};

interface StoredOverride {
  readonly id: string;
  readonly route: string;
  readonly matches: RouteTest;
  readonly override: Override<unknown>;
  readonly cannedAnswer?: CannedAnswer;
  /** The remaining number of calls. */
  remainingCalls: number;
}

/** The operations whose responses a test overrides. */
export class Overrides {
  #overrides: StoredOverride[] = [];
  #lastId = 0;

  /** Adds an override; the latest for a route takes precedence. @returns a function that reverts it. */
  add<A, K extends OperationName<A>>(api: ApiClass<A>, method: K, override: Override<OperationResult<A, K>>): () => void {
    return this.#addOverride(callOf(api, method).route, override);
  }

  /** Adds an override with a fixed response. @returns a function that reverts it. */
  addCanned(route: string, cannedAnswer: CannedAnswer): () => void {
    const answer = checkCannedAnswer(cannedAnswer);
    return this.#addOverride(route, () => cannedResponse(route, answer), answer);
  }

  /** The overrides with a fixed response and their ids, the latest first. */
  listCanned(): { id: string; route: string; answer: CannedAnswer }[] {
    return this.#overrides.flatMap(({ id, route, cannedAnswer }) => (cannedAnswer ? [{ id, route, answer: cannedAnswer }] : []));
  }

  /** @returns whether the id existed. */
  remove(id: string): boolean {
    const previousCount = this.#overrides.length;
    this.#overrides = this.#overrides.filter((storedOverride) => storedOverride.id !== id);
    return this.#overrides.length < previousCount;
  }

  removeCanned(): void {
    this.#overrides = this.#overrides.filter(({ cannedAnswer }) => !cannedAnswer);
  }

  /** The fault of the override for a call, if any. */
  faultFor(method: string, path: string): Fault | undefined {
    const { latencyMs, virtual, effect }: CannedAnswer = ownFields(this.#find(`${method} ${path}`)?.cannedAnswer);
    if (latencyMs === undefined && effect === undefined) return undefined;
    return {
      ...(latencyMs !== undefined && { latencyMs }),
      ...(virtual !== undefined && { virtual }),
      ...(effect !== undefined && { effect }),
    };
  }

  /** Counts a call against the override that applies to it. */
  count(method: string, path: string): void {
    const storedOverride = this.#find(`${method} ${path}`);
    if (!storedOverride) return;
    storedOverride.remainingCalls -= 1;
    if (storedOverride.remainingCalls === 0) this.remove(storedOverride.id);
  }

  /** The response to a request whose operation is overridden. */
  async answer(request: Request): Promise<Response | undefined> {
    if (this.#overrides.length === 0) return undefined;
    const { pathname, searchParams } = new URL(request.url);
    const storedOverride = this.#find(`${request.method} ${pathname}`);
    if (!storedOverride) return undefined;
    this.count(request.method, pathname);
    const { route, override } = storedOverride;
    const call = {
      request: withSeparateBody(request),
      params: paramsOf(route, `${request.method} ${pathname}`) ?? {},
      query: searchParams,
    };
    const result: unknown =
      typeof override === 'function' ? await (override as (call: OverriddenCall) => unknown)(call) : override;
    return result instanceof Response ? result.clone() : responseOf(route, result);
  }

  clear(): void {
    this.#overrides = [];
  }

  #find(call: string): StoredOverride | undefined {
    return this.#overrides.find(({ matches }) => matches(call));
  }

  #addOverride(route: string, override: Override<unknown>, cannedAnswer?: CannedAnswer): () => void {
    this.#lastId += 1;
    const id = String(this.#lastId);
    const remainingCalls = cannedAnswer?.times ?? Infinity;
    this.#overrides.unshift({
      id,
      route,
      matches: createRouteTest(route),
      override,
      remainingCalls,
      ...(cannedAnswer && { cannedAnswer }),
    });
    return () => {
      this.remove(id);
    };
  }
}

/** Returns a copy of a fixed response. @throws if it is invalid. */
function checkCannedAnswer(cannedAnswer: CannedAnswer): CannedAnswer {
  const answer = withLatencyMs('An answer', cannedAnswer, answerFields) as CannedAnswer;
  const { status, body, headers = {}, times = 1, latencyMs = 0, effect = 'drop' } = answer;
  if (status !== undefined && !(Number.isInteger(status) && status >= 200 && status <= 599))
    throw new RangeError('The status of an answer is from 200 to 599');
  if (body !== undefined && status !== undefined && bodilessStatuses.has(status))
    throw new TypeError(`An answer of the status ${status} has no body`);
  if (!Number.isInteger(times) || times < 1) throw new RangeError('An answer is given once or more');
  checkFault({ latencyMs, effect });
  // Throws the platform's error for names and values that are not valid in a header.
  new Headers(headers);
  return answer;
}

const bodilessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

function cannedResponse(route: string, { status, body, headers = {} }: CannedAnswer): Response {
  const response = responseOf(route, body);
  const responseHeaders = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) responseHeaders.set(name, value);
  const responseStatus = status ?? response.status;
  return new Response(bodilessStatuses.has(responseStatus) ? null : response.body, {
    status: responseStatus,
    headers: responseHeaders,
  });
}

function responseOf(route: string, result: unknown): Response {
  if (result === undefined) return new Response(null, { status: 204 });
  const accept = operationOf(route)?.accept ?? 'application/json';
  if (typeof result === 'string' && !accept.includes('json'))
    return new Response(result, { headers: { 'Content-Type': accept } });
  return Response.json(result);
}
