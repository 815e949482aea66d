import type { ErrorBody } from '../models/shared.js';
import { brand, isInstance } from './brand.js';
import { isObject } from './is-object.js';
import { redactHeaders, redactJson, redactText, redactUrl, redactValues } from './redact.js';

/** Response headers by lower-case name; several of one name are joined with a comma. */
export type ResponseHeaders = Readonly<Record<string, string>>;

/** Base of every error that the client makes: a literal `name`, a stable `code`, and nothing secret in any property. */
export class ContactCentreError extends Error {
  override readonly name: string = 'ContactCentreError';

  constructor(
    message: string,
    /** Stable across releases; the message is for people and may change. */
    readonly code: string,
    options?: ErrorOptions,
    more?: object,
  ) {
    super(message, options);
    Object.assign(this, more);
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isInstance(this, value);
  }

  /** What `JSON.stringify` shows: unlike a plain Error, the message too. */
  toJSON(): object {
    const { name, message, ...rest } = this;
    return { name, message, ...rest };
  }
}

/** A required argument is absent. Raised before any request. */
export class MissingParameterError extends ContactCentreError {
  override readonly name = 'MissingParameterError';
  declare readonly parameter: string;
  declare readonly operation: string;

  constructor(parameter: string, operation: string) {
    const message = `Missing the required parameter "${parameter}" when calling ${operation}`;
    super(message, 'ERR_MISSING_PARAMETER', {}, { parameter, operation });
  }
}

/** An argument is there but cannot be sent: a blank id, `..` as a path value, NaN, a nested object in a query, a cyclic body. */
export class InvalidParameterError extends ContactCentreError {
  override readonly name = 'InvalidParameterError';
  declare readonly parameter: string;
  declare readonly operation: string;

  constructor(parameter: string, operation: string, reason: string, options?: ErrorOptions) {
    const message = `Invalid value for the parameter "${parameter}" when calling ${operation}: ${reason}`;
    super(message, 'ERR_INVALID_PARAMETER', options, { parameter, operation });
  }
}

/** The client was set up with something that cannot work: an unknown region, a relative `apiUrl`, a timeout that is no number. */
export class ConfigurationError extends ContactCentreError {
  override readonly name = 'ConfigurationError';

  constructor(message: string, options?: ErrorOptions) {
    super(message, 'ERR_CONFIGURATION', options);
  }
}

/** A part of the client that is loaded on demand could not be had: no network, or files that a deployment has removed meanwhile. */
export class LoadError extends ContactCentreError {
  override readonly name = 'LoadError';

  constructor(options?: ErrorOptions) {
    super(`A part of the client could not be loaded: ${reasonOf(options?.cause)}`, 'ERR_LOAD', options);
  }
}

/** Why a {@link SignInError} was raised. */
export type SignInErrorCode =
  | 'ERR_GUEST_TOKEN'
  | 'ERR_GUEST_TOKEN_EXPIRED'
  | 'ERR_REFRESH_TIMEOUT'
  | 'ERR_SIGN_IN'
  | 'ERR_SIGN_IN_REQUIRED'
  | 'ERR_SIGN_IN_SUPERSEDED'
  | 'ERR_STATE_MISMATCH'
  | 'ERR_TOKEN_ANSWER'
  | 'ERR_TOKEN_NOT_SET'
  | 'ERR_UNSUPPORTED_RUNTIME';

/** Signing in, or calling without being signed in, failed on our side of the wire. */
export class SignInError extends ContactCentreError {
  override readonly name = 'SignInError';
  declare readonly code: SignInErrorCode;

  constructor(message: string, code: SignInErrorCode = 'ERR_SIGN_IN', options?: ErrorOptions) {
    super(message, code, options);
  }
}

/** No complete answer came back. `cause` is what the runtime reported, stripped of the request it belonged to. */
export class TransportError extends ContactCentreError {
  override readonly name: string = 'TransportError';
}

/** Refused connection, DNS failure, a certificate that is not trusted, hang-up, malformed HTTP, a body that ended early. */
export class NetworkError extends TransportError {
  override readonly name = 'NetworkError';
  /** What the runtime calls it, as far as it says: `ECONNREFUSED`, `ENOTFOUND`, `CERT_HAS_EXPIRED`, … Browsers never say. */
  declare readonly reason: string | undefined;

  constructor(request: string, options?: ErrorOptions) {
    const { cause } = options ?? {};
    super(`${request} failed: ${reasonOf(cause)}`, 'ERR_NETWORK', options, { reason: codeOf(cause) });
  }
}

/** The answer was not complete within the timeout. */
export class TimeoutError extends TransportError {
  override readonly name = 'TimeoutError';
  /** The time allowed, in ms. */
  declare readonly timeout: number;

  constructor(request: string, timeout: number, options?: ErrorOptions) {
    super(`${request} was not answered within ${timeout} ms`, 'ERR_TIMEOUT', options, { timeout });
  }
}

/** The caller's `signal` fired. */
export class AbortError extends TransportError {
  override readonly name = 'AbortError';

  constructor(request: string, options?: ErrorOptions) {
    super(`${request} was aborted`, 'ERR_ABORTED', options);
  }
}

/** The answer, or what it unpacks to, is larger than `maxResponseBytes`. */
export class ResponseTooLargeError extends TransportError {
  override readonly name = 'ResponseTooLargeError';
  /** The limit, in bytes. */
  declare readonly limit: number;

  constructor(limit: number) {
    super(`The response is larger than ${limit} bytes`, 'ERR_RESPONSE_TOO_LARGE', {}, { limit });
  }
}

/** The answer says that it is JSON and is not. */
export class ResponseParseError extends ContactCentreError {
  override readonly name = 'ResponseParseError';
  declare readonly status: number;
  /** The first thousand characters of what came instead. */
  declare readonly text: string;
  declare readonly headers: ResponseHeaders;

  constructor(request: string, status: number, headers: ResponseHeaders, text: string, options?: ErrorOptions) {
    const message = `${request} was answered ${status} with a body that is not the JSON it claims to be`;
    super(message, 'ERR_PARSE', options, {
      ...{ status, headers: redactHeaders(headers), text: redactText(text).slice(0, 1000) },
    });
  }
}

/** What an {@link ApiError} is made of. */
export interface ApiErrorFields {
  method: string;
  url: string;
  status: number;
  statusText: string;
  headers: ResponseHeaders;
  body: unknown;
  text: string;
}

/** The platform answered with an error status. */
export class ApiError extends ContactCentreError {
  override readonly name: string = 'ApiError';
  declare readonly method: string;
  /** The address called, with secrets redacted. */
  declare readonly url: string;
  declare readonly status: number;
  declare readonly statusText: string;
  declare readonly headers: ResponseHeaders;
  /** The parsed body, or `undefined` where it was empty or no JSON. */
  declare readonly body: unknown;
  /** The body as it came. */
  declare readonly text: string;
  /** The body again where it is the platform's error object. */
  declare readonly error: ErrorBody | undefined;
  /** Names this failure in the platform's own traces. */
  declare readonly contextId: string | undefined;
  /** The header `inin-correlation-id`: what the vendor's support asks for. */
  declare readonly correlationId: string | undefined;
  /** How long the platform asks to wait before the call is repeated, in seconds. */
  declare readonly retryAfter: number | undefined;

  constructor(fields: ApiErrorFields, options?: ErrorOptions) {
    const { method, status, statusText, headers, body, text } = fields;
    const error = asErrorBody(body);
    const url = redactUrl(fields.url);
    const oauth = oauthError(body);
    const code = error?.code ?? oauth?.error ?? classCode(status);
    const what = `${status}${statusText && ` ${statusText}`}`;
    const why = error?.message ?? oauth?.description;
    const message = `${method} ${url} was answered ${what} (${code})${why ? `: ${why}` : ''}`;
    const correlationId = headers['inin-correlation-id'];
    const own: Omit<ApiError, keyof ContactCentreError> = {
      ...{ method, url, status, statusText, headers: redactHeaders(headers), body, text, error, correlationId },
      contextId: error?.contextId ?? correlationId,
      retryAfter: retryAfterSeconds(headers, error?.message ?? text),
    };
    super(message, code, options, own);
  }

  /** Without a body that is nested deeper than JSON.stringify can follow; `text` has it still. */
  override toJSON(): object {
    return isDeep(this.body) ? { ...super.toJSON(), body: undefined, error: undefined } : super.toJSON();
  }
}

/** 400: the platform could not make sense of the request. */
export class BadRequestError extends ApiError {
  override readonly name = 'BadRequestError';
}
/** 401: no token, an expired one, or one that could not be refreshed (then `cause` is the failed refresh). */
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError';
}
/** 403: the token's owner lacks a permission or a division. */
export class PermissionDeniedError extends ApiError {
  override readonly name = 'PermissionDeniedError';
}
/** 404: no such entity, or none that the token's owner may see. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
}
/** 409: the entity changed meanwhile, or the name is taken. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
}
/** 429: too many requests; see `retryAfter`. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
}
/** 5xx: the platform failed. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

brand({
  ...{ ContactCentreError, MissingParameterError, InvalidParameterError, ConfigurationError, SignInError, TransportError },
  ...{ NetworkError, TimeoutError, AbortError, ResponseTooLargeError, ResponseParseError, ApiError, BadRequestError },
  ...{ AuthenticationError, PermissionDeniedError, NotFoundError, ConflictError, RateLimitError, ServerError, LoadError },
});

const errorByStatus: Readonly<Record<number, typeof ApiError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  429: RateLimitError,
};

/** The error for an answer, of the class that its status calls for. Values in `secrets` that the answer echoes are blotted out. */
export function apiError(fields: ApiErrorFields, secrets: readonly string[] = [], options?: ErrorOptions): ApiError {
  const ErrorClass = errorByStatus[fields.status] ?? (fields.status >= 500 ? ServerError : ApiError);
  return new ErrorClass(withoutSecrets(fields, secrets), options);
}

function withoutSecrets(fields: ApiErrorFields, secrets: readonly string[]): ApiErrorFields {
  const statusText = redactText(fields.statusText, secrets);
  const headers = redactHeaders(fields.headers, secrets);
  if (fields.body === undefined || fields.body === fields.text) {
    const text = redactText(fields.text, secrets);
    return { ...fields, statusText, headers, text, body: fields.body === undefined ? undefined : text };
  }
  // By way of the text, because a body may be nested deeper than the stack; its escapes hide nothing from there either.
  const text = redactJson(fields.text, secrets);
  return { ...fields, statusText, headers, text, body: text === fields.text ? fields.body : (JSON.parse(text) as unknown) };
}

/** Tells a value that a function which calls itself could not follow to its end. */
function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < 1000; depth++) {
    if (level.length === 0) return false;
    level = level.flatMap((item) => (isObject(item) ? Object.values(item) : []));
  }
  return true;
}

/** Keeps of a runtime's error what helps to understand it; its request, with token and body, is left behind. */
export function safeCause(error: unknown, secrets: readonly string[] = [], depth = 0): Error {
  const source = isObject(error) ? error : { message: String(error) };
  const safe = new Error(redactValues(typeof source['message'] === 'string' ? source['message'] : 'unknown failure', secrets));
  if (typeof source['name'] === 'string') safe.name = source['name'];
  for (const key of ['code', 'errno', 'syscall', 'hostname', 'address', 'port']) {
    const value = source[key];
    if (typeof value === 'string' || typeof value === 'number') Object.assign(safe, { [key]: value });
  }
  const inner = innerError(source);
  // Two errors may be each other's cause.
  if (inner === undefined || inner === error || depth === 5) return safe;
  safe.cause = safeCause(inner, secrets, depth + 1);
  // `fetch failed` has no code of its own, and an HTTP library's says less than the socket's.
  const { code } = safe.cause as { code?: unknown };
  return typeof code === 'string' ? Object.assign(safe, { code }) : safe;
}

/** What an error was made of: its cause, or the first of several attempts (a host with two addresses is tried at both). */
function innerError({ cause, errors }: Record<string, unknown>): Error | undefined {
  const inner: unknown = cause ?? (Array.isArray(errors) ? errors[0] : undefined);
  return inner instanceof Error ? inner : undefined;
}

function codeOf(cause: unknown): string | undefined {
  const { code } = isObject(cause) ? cause : {};
  // That is axios's word for knowing nothing.
  return typeof code === 'string' && code !== 'ERR_NETWORK' ? code : undefined;
}

/** What an error and those that it was made of say, each thing once, and the code. */
function reasonOf(cause: unknown): string {
  const said = new Set<string>();
  for (let at = cause, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth++) if (at.message) said.add(at.message);
  const reason = Array.from(said).join(': ') || 'the connection broke';
  const code = codeOf(cause);
  return code === undefined || reason.includes(code) ? reason : `${reason} (${code})`;
}

function asErrorBody(body: unknown): ErrorBody | undefined {
  if (!isObject(body) || Array.isArray(body)) return undefined;
  const { message = '', code = '' } = body;
  return typeof message === 'string' && typeof code === 'string' ? body : undefined;
}

/** An error as OAuth words it (RFC 6749, 5.2); the platform's login host writes `description` too. */
export function oauthError(body: unknown): { error: string; description: string | undefined } | undefined {
  if (!isObject(body) || typeof body['error'] !== 'string' || body['error'] === '') return undefined;
  const description = [body['error_description'], body['description']].find((text) => typeof text === 'string');
  return { error: body['error'], description };
}

function classCode(status: number): string {
  if (status === 304) return 'ERR_NOT_MODIFIED';
  if (status >= 500) return 'ERR_BAD_RESPONSE';
  return status >= 400 ? 'ERR_BAD_REQUEST' : 'ERR_REDIRECT';
}

/** `Retry-After` in seconds or as an HTTP date (RFC 9110, 10.2.3), else the number that the platform writes into its message. */
function retryAfterSeconds(headers: ResponseHeaders, message: string): number | undefined {
  const header = headers['retry-after']?.trim();
  if (header) {
    if (/^\d+(\.\d+)?$/.test(header)) return Number(header);
    // Date.parse alone makes a date of almost anything, "in 5" included.
    const date = /\d:\d\d:\d\d/.test(header) ? Date.parse(header) : NaN;
    if (!Number.isNaN(date)) return Math.max(0, Math.ceil((date - Date.now()) / 1000));
  }
  const written = /Retry the request in \[(\d+)\] seconds/.exec(message);
  return written ? Number(written[1]) : undefined;
}
