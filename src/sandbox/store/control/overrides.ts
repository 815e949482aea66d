import { ownFields } from '../../../core/values/plain-objects.js';
import type { ErrorBody } from '../../../models/index.js';
import { callOf } from '../../operations/call-of.js';
import type { ApiClass, OperationName, OperationResult } from '../../operations/call-of.js';
import { operationOf, routeTest } from '../../operations/operation-route.js';
import type { RouteTest } from '../../operations/operation-route.js';
import { routePattern } from '../../values/route-pattern.js';
import { checkFault, withLatencyMs } from './faults.js';
import type { Fault, FaultEffect } from './faults.js';

export type { ApiClass, OperationName, OperationResult };

/** A call that an override answers. */
export interface OverriddenCall {
  readonly request: Request;
  /** What stands in the places of the route's placeholders. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** As much of a result as a test cares for. */
export type Stub<T> = T extends readonly (infer E)[]
  ? readonly Stub<E>[]
  : T extends object
    ? { readonly [K in keyof T]?: Stub<T[K]> | undefined }
    : T;

type Answered<R> = Stub<R> | Response;

/** What comes back: the result, a whole `Response`, or a function that makes either. */
export type Override<R> = Answered<R> | ((call: OverriddenCall) => Answered<R> | Promise<Answered<R>>);

/** An answer that can be written down, for sandboxes in other processes too. */
export interface CannedAnswer<R = unknown> {
  /** 200, or 204 where there is no body. */
  status?: number;
  /** What the operation answers, or with an error status the platform's error body. */
  body?: Stub<R> | Partial<ErrorBody> | undefined;
  headers?: Readonly<Record<string, string>>;
  /** The answer takes so much longer, in ms. */
  latencyMs?: number;
  /**
   * The same, also in ms.
   *
   * @deprecated Use `latencyMs`. Removed in 1.0.
   */
  latency?: number;
  /** Advances the clock of the sandbox by `latencyMs` instead of waiting. */
  virtual?: boolean;
  /** What goes wrong beside it. */
  effect?: FaultEffect;
  /** How many calls are answered so; all of them, where nothing is said. */
  times?: number;
}

const names: Record<keyof CannedAnswer, 0> = {
  status: 0,
  body: 0,
  headers: 0,
  latencyMs: 0,
  latency: 0,
  virtual: 0,
  effect: 0,
  times: 0,
};

interface Kept {
  readonly id: string;
  readonly route: string;
  readonly matches: RouteTest;
  readonly override: Override<unknown>;
  readonly canned?: CannedAnswer;
  /** How many more calls it answers. */
  left: number;
}

/** Operations that a test answers itself. */
export class Overrides {
  #kept: Kept[] = [];
  #made = 0;

  /** The latest for a route is the one that counts. @returns what takes it back. */
  add<A, K extends OperationName<A>>(api: ApiClass<A>, method: K, override: Override<OperationResult<A, K>>): () => void {
    return this.#keep(callOf(api, method).route, override);
  }

  /** The same with an answer that is written down. @returns what takes it back. */
  addCanned(route: string, canned: CannedAnswer): () => void {
    const answer = checked(canned);
    return this.#keep(route, () => cannedResponse(route, answer), answer);
  }

  /** Those that are written down, by their ids, the latest first. */
  canned(): { id: string; route: string; answer: CannedAnswer }[] {
    return this.#kept.flatMap(({ id, route, canned }) => (canned ? [{ id, route, answer: canned }] : []));
  }

  /** @returns whether there was one of this id. */
  remove(id: string): boolean {
    const before = this.#kept.length;
    this.#kept = this.#kept.filter((kept) => kept.id !== id);
    return this.#kept.length < before;
  }

  removeCanned(): void {
    this.#kept = this.#kept.filter(({ canned }) => !canned);
  }

  /** What else than an answer an override has for a call. */
  disturbance(method: string, path: string): Fault | undefined {
    const { latencyMs, virtual, effect }: CannedAnswer = ownFields(this.#find(`${method} ${path}`)?.canned);
    if (latencyMs === undefined && effect === undefined) return undefined;
    return {
      ...(latencyMs !== undefined && { latencyMs }),
      ...(virtual !== undefined && { virtual }),
      ...(effect !== undefined && { effect }),
    };
  }

  /** One call less for what answers this one. */
  count(method: string, path: string): void {
    const found = this.#find(`${method} ${path}`);
    if (!found) return;
    found.left -= 1;
    if (found.left === 0) this.remove(found.id);
  }

  /** The answer to a request whose operation is overridden. */
  async answer(request: Request): Promise<Response | undefined> {
    if (this.#kept.length === 0) return undefined;
    const { pathname, searchParams } = new URL(request.url);
    const found = this.#find(`${request.method} ${pathname}`);
    if (!found) return undefined;
    this.count(request.method, pathname);
    const { route, override } = found;
    const call = { request, params: paramsOf(route, `${request.method} ${pathname}`), query: searchParams };
    const result: unknown =
      typeof override === 'function' ? await (override as (call: OverriddenCall) => unknown)(call) : override;
    return result instanceof Response ? result.clone() : responseOf(route, result);
  }

  clear(): void {
    this.#kept = [];
  }

  #find(call: string): Kept | undefined {
    return this.#kept.find(({ matches }) => matches(call));
  }

  #keep(route: string, override: Override<unknown>, canned?: CannedAnswer): () => void {
    this.#made += 1;
    const id = String(this.#made);
    const left = canned?.times ?? Infinity;
    this.#kept.unshift({ id, route, matches: routeTest(route), override, left, ...(canned && { canned }) });
    return () => {
      this.remove(id);
    };
  }
}

/** Returns a copy of an answer. @throws where it is none. */
function checked(canned: CannedAnswer): CannedAnswer {
  const answer = withLatencyMs('An answer', canned, names) as CannedAnswer;
  const { status, body, headers = {}, times = 1, latencyMs = 0, effect = 'drop' } = answer;
  if (status !== undefined && !(Number.isInteger(status) && status >= 200 && status <= 599))
    throw new RangeError('The status of an answer is from 200 to 599');
  if (body !== undefined && status !== undefined && bodiless.has(status))
    throw new TypeError(`An answer of the status ${status} has no body`);
  if (!Number.isInteger(times) || times < 1) throw new RangeError('An answer is given once or more');
  checkFault({ latencyMs, effect });
  // Throws what the platform has to say of names and values that no header can have.
  new Headers(headers);
  return answer;
}

const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

function cannedResponse(route: string, { status, body, headers = {} }: CannedAnswer): Response {
  const plain = responseOf(route, body);
  const all = new Headers(plain.headers);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  const code = status ?? plain.status;
  return new Response(bodiless.has(code) ? null : plain.body, { status: code, headers: all });
}

function paramsOf(route: string, call: string): Record<string, string> {
  const names = Array.from(route.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const values = routePattern(route)(call) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}

function responseOf(route: string, result: unknown): Response {
  if (result === undefined) return new Response(null, { status: 204 });
  const accept = operationOf(route)?.accept ?? 'application/json';
  if (typeof result === 'string' && !accept.includes('json'))
    return new Response(result, { headers: { 'Content-Type': accept } });
  return Response.json(result);
}
