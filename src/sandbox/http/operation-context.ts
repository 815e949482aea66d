import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Extent } from '../store/extent.js';
import type { GuestClaims } from '../store/guest-claims.js';
import type { AccessToken } from '../store/tokens.js';
import type { PartialResult } from '../operations/methods.js';
import type { Match } from '../operations/surface.js';
import type { SandboxEnv } from './context.js';

type HonoContext = Context<SandboxEnv>;

/**
 * A request to an operation, and the means to respond to it. It keeps areas and the engine independent of the web framework.
 * Handlers know the types of body and result from the method that they handle.
 */
export class OperationContext<Body = unknown, Result = unknown> {
  /** Carries the types of body and result. It exists for the compiler only. */
  declare readonly types?: { body: Body; result: Result };
  readonly #hono: HonoContext;
  /** The decoded values of the path's placeholders, by their names in the contract. */
  params: Readonly<Record<string, string>> = {};
  /** Brings a result into the form that the operation declares. */
  conform: (result: unknown) => unknown = (result) => result;
  /** The operation that the request calls, else the verbs that its path has. `matchOf` determines it. */
  match: Match | readonly string[] | undefined;
  #queries: Readonly<Record<string, string[]>> | undefined;

  constructor(hono: HonoContext) {
    this.#hono = hono;
  }

  get rawRequest(): Request {
    return this.#hono.req.raw;
  }

  get method(): string {
    return this.#hono.req.method;
  }

  get path(): string {
    return this.#hono.req.path;
  }

  get url(): string {
    return this.#hono.req.url;
  }

  /** Set for every request that passed the bearer check. */
  get accessToken(): AccessToken {
    return this.#hono.get('accessToken');
  }

  set accessToken(token: AccessToken) {
    this.#hono.set('accessToken', token);
  }

  /** Set instead for requests with the token of a web chat guest. */
  get guest(): GuestClaims | undefined {
    return this.#hono.get('guest');
  }

  set guest(claims: GuestClaims | undefined) {
    if (claims) this.#hono.set('guest', claims);
  }

  get correlationId(): string {
    return this.#hono.get('correlationId');
  }

  /** The divisions whose entities the caller may see in a list; everywhere by default. */
  get visibleDivisions(): Extent | undefined {
    return this.#hono.get('visibleDivisions');
  }

  set visibleDivisions(extent: Extent | undefined) {
    if (extent) this.#hono.set('visibleDivisions', extent);
  }

  /** The checked request body; `undefined` if there is none. */
  get body(): unknown {
    return this.#hono.get('body');
  }

  set body(body: unknown) {
    this.#hono.set('body', body);
  }

  /** The maximum page size of the operation, if it has a specific one. */
  get maxPageSize(): number | undefined {
    return this.#hono.get('maxPageSize');
  }

  set maxPageSize(count: number | undefined) {
    this.#hono.set('maxPageSize', count);
  }

  /** The response, once there is one. */
  get response(): Response {
    return this.#hono.res;
  }

  /** The error that the operation failed with, once it did. */
  get error(): Error | undefined {
    return this.#hono.error;
  }

  /** @throws TypeError if the path of the operation has no placeholder of this name. */
  param(name: string): string {
    const value = this.params[name];
    if (value === undefined) throw new TypeError(`The path ${this.path} has no placeholder "${name}"`);
    return value;
  }

  /** A header of the request. */
  header(name: string): string | undefined {
    return this.#hono.req.header(name);
  }

  /** The text of the request body. It can be read more than once. */
  async text(): Promise<string> {
    return await this.#hono.req.text();
  }

  /** The form in the request body. */
  async formData(): Promise<FormData> {
    return await this.#hono.req.formData();
  }

  /** All values of a query parameter. */
  queries(name: string): readonly string[] {
    // Parsed once, because each declared parameter is looked up.
    this.#queries ??= this.#hono.req.queries();
    return Object.hasOwn(this.#queries, name) ? (this.#queries[name] ?? noValues) : noValues;
  }

  /** Sets a header of the response. */
  setHeader(name: string, value: string): void {
    this.#hono.header(name, value);
  }

  /** A response with a JSON body, for another status than 200. */
  json<R>(this: OperationContext<unknown, R>, value: PartialResult<NoInfer<R>>, status = 200): Response {
    const text = JSON.stringify(status < 300 ? this.conform(value) : value);
    // As bytes, because a response copies a text once more: 10 to 20 µs for 16 kB.
    return this.#hono.body(new TextEncoder().encode(text), status as ContentfulStatusCode, {
      'Content-Type': 'application/json',
    });
  }

  /** A response with another body than JSON, or without a body. */
  send(body: string | Uint8Array<ArrayBuffer> | null, status = 200, headers: Record<string, string> = {}): Response {
    return this.#hono.body(body as string, status as ContentfulStatusCode, headers);
  }

  redirect(url: string): Response {
    return this.#hono.redirect(url);
  }
}

/** A step that every request takes before its operation is handled. */
export type Middleware = (context: OperationContext, next: () => Promise<void>) => Promise<void>;

const noValues: readonly string[] = [];

/** The context of a request, created once. */
export function operationContext(hono: HonoContext): OperationContext {
  const cachedContext = hono.get('operation') as OperationContext | undefined;
  if (cachedContext) return cachedContext;
  const context = new OperationContext(hono);
  hono.set('operation', context);
  return context;
}
