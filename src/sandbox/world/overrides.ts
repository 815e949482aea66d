import type { ApiPromise } from '../../core/api-promise.js';
import type { CallSender, OperationCall } from '../../core/operation.js';
import { operationOf, routeTest } from '../contract/operation-route.js';
import type { RouteTest } from '../contract/operation-route.js';
import { routePattern } from '../http/route-pattern.js';

/** A class of the package's API classes, or one made like them. */
export type ApiClass<A> = new (client?: CallSender) => A;

/** The methods of an API class. */
export type OperationName<A> = {
  [K in keyof A]: A[K] extends (...args: never[]) => ApiPromise<unknown> ? K : never;
}[keyof A] &
  string;

/** What a method of an API class comes back with. */
export type OperationResult<A, K extends keyof A> = A[K] extends (...args: never[]) => ApiPromise<infer R> ? R : never;

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

interface Kept {
  readonly route: string;
  readonly matches: RouteTest;
  readonly override: Override<unknown>;
}

/** Operations that a test answers itself. */
export class Overrides {
  #kept: Kept[] = [];

  /** The latest for a route is the one that counts. @returns what takes it back. */
  add<A, K extends OperationName<A>>(api: ApiClass<A>, method: K, override: Override<OperationResult<A, K>>): () => void {
    const route = routeOf(api, method);
    const kept = { route, matches: routeTest(route), override: override as Override<unknown> };
    this.#kept.unshift(kept);
    return () => {
      this.#kept = this.#kept.filter((other) => other !== kept);
    };
  }

  /** The answer to a request whose operation is overridden. */
  async answer(request: Request): Promise<Response | undefined> {
    if (this.#kept.length === 0) return undefined;
    const { pathname, searchParams } = new URL(request.url);
    const found = this.#kept.find(({ matches }) => matches(`${request.method} ${pathname}`));
    if (!found) return undefined;
    const { route, override } = found;
    const call = { request, params: paramsOf(route, `${request.method} ${pathname}`), query: searchParams };
    const result: unknown =
      typeof override === 'function' ? await (override as (call: OverriddenCall) => unknown)(call) : override;
    return result instanceof Response ? result.clone() : responseOf(route, result);
  }

  clear(): void {
    this.#kept = [];
  }
}

/** Asked of the method itself: it is the one that knows, whatever a minifier made of the names. */
function routeOf<A>(api: ApiClass<A>, method: OperationName<A>): string {
  let route: string | undefined;
  const sender = {
    send: (call: OperationCall): unknown => {
      ({ route } = call);
      return undefined;
    },
  };
  const instance = new api(sender as CallSender);
  const operation: unknown = instance[method];
  if (typeof operation === 'function') operation.call(instance);
  if (route === undefined) throw new TypeError(`"${method}" is no operation of ${api.name}`);
  return route;
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
