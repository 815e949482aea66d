import type { Extent } from '../store/extent.js';
import type { GuestClaims } from '../store/guest-claims.js';
import { withSeparateBody } from '../store/control/request-log.js';
import type { AccessToken } from '../store/tokens.js';
import type { PartialResult } from '../operations/methods.js';
import type { Match } from '../operations/surface.js';
import { decodePath, pathnameOf } from '../values/pathname.js';

/**
 * A request, and the means to respond to it. Handlers of operations know the types of body and result from the method that they
 * handle.
 */
export class OperationContext<Body = unknown, Result = unknown> {
  /** Carries the types of body and result. It exists for the compiler only. */
  declare readonly types?: { body: Body; result: Result };
  readonly rawRequest: Request;
  readonly correlationId: string;
  readonly method: string;
  readonly url: string;
  /** The decoded path; a `/` inside of a segment stays encoded. */
  readonly path: string;
  /** The decoded values of the path's placeholders, by their names in the contract. */
  params: Readonly<Record<string, string>> = {};
  /** Brings a result into the form that the operation declares. */
  conform: (result: unknown) => unknown = (result) => result;
  /** The operation that the request calls, else the verbs that its path has. `matchOf` determines it. */
  match: Match | readonly string[] | undefined = undefined;
  /** Set for every request that passed the bearer check. */
  token: AccessToken | undefined = undefined;
  /** Set instead for requests with the token of a web chat guest. */
  guest: GuestClaims | undefined = undefined;
  /** The divisions whose entities the caller may see in a list; everywhere by default. */
  visibleDivisions: Extent | undefined = undefined;
  /** The checked request body; `undefined` if there is none. */
  body: unknown = undefined;
  /** The maximum page size of the operation, if it has a specific one. */
  maxPageSize: number | undefined = undefined;
  /** By name in lower case. */
  readonly #headers: Record<string, string> = {};
  #query: URLSearchParams | undefined;
  #text: Promise<string> | undefined;

  constructor(request: Request, correlationId: string) {
    this.rawRequest = request;
    this.correlationId = correlationId;
    this.method = request.method;
    this.url = request.url;
    this.path = decodePath(pathnameOf(this.url));
  }

  /** The access token of an operation that requires one. */
  get accessToken(): AccessToken {
    if (!this.token) throw new TypeError(`${this.method} ${this.path} was called without an access token`);
    return this.token;
  }

  /** @throws TypeError if the path of the operation has no placeholder of this name. */
  param(name: string): string {
    const value = this.params[name];
    if (value === undefined) throw new TypeError(`The path ${this.path} has no placeholder "${name}"`);
    return value;
  }

  /** A header of the request. */
  header(name: string): string | undefined {
    return this.rawRequest.headers.get(name) ?? undefined;
  }

  /** The text of the request body. It can be read more than once. */
  async text(): Promise<string> {
    this.#text ??= this.rawRequest.text();
    return await this.#text;
  }

  /** The form in the request body. */
  async formData(): Promise<FormData> {
    return await withSeparateBody(this.rawRequest).formData();
  }

  /** All values of a query parameter. */
  queries(name: string): readonly string[] {
    if (!this.url.includes('?')) return noValues;
    // Parsed once, because each declared parameter is looked up.
    this.#query ??= new URL(this.url).searchParams;
    return this.#query.getAll(name);
  }

  /** Sets a header of the responses that are created from now on. */
  setHeader(name: string, value: string): void {
    this.#headers[name.toLowerCase()] = value;
  }

  /** A response with a JSON body, for another status than 200. */
  json<R>(this: OperationContext<unknown, R>, value: PartialResult<NoInfer<R>>, status = 200): Response {
    const text = JSON.stringify(status < 300 ? this.conform(value) : value);
    // As bytes, because a response copies a text once more: 10 to 20 µs for 16 kB.
    return this.send(new TextEncoder().encode(text), status, { 'Content-Type': 'application/json' });
  }

  /** A response with another body than JSON, or without a body. */
  send(body: string | Uint8Array<ArrayBuffer> | null, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
    const allHeaders = { ...this.#headers };
    for (const [name, value] of Object.entries(headers)) allHeaders[name.toLowerCase()] = value;
    return new Response(body, { status, headers: allHeaders });
  }

  redirect(url: string): Response {
    // A header has no character beyond Latin-1.
    return this.send(null, 302, { Location: /[^\0-\xff]/.test(url) ? encodeURI(url) : url });
  }

  /** Adds the headers that were set so far to a response that was created otherwise. */
  addHeadersTo(response: Response): Response {
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(this.#headers)) headers.set(name, value);
    const { body, status, statusText } = response;
    return new Response(body, { status, statusText, headers });
  }
}

/** A step before an operation is handled: it throws the error that the platform responds with. */
export type Check = (context: OperationContext) => void | Promise<void>;

const noValues: readonly string[] = [];
