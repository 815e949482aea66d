import type { ApiErrorFields } from '../errors/api-errors.js';
import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  ServerError,
} from '../errors/api-errors.js';
import { ResponseParseError } from '../errors/rare-errors.js';
import type { NetworkError } from '../errors/errors.js';
import { AbortError, releaseFrames } from '../errors/errors.js';
import type { ExchangeRequest } from '../call/exchange-request.js';
import { didYouMean } from '../arguments/nearest-name.js';
import { isObject } from '../values/is-object.js';
import { regions } from '../values/regions.js';
import { redactHeaders, redactJson, redactText, redactUrl, redactValues } from '../redaction/redact.js';
import { collectSecrets } from '../redaction/collect-secrets.js';

/** Why a request failed. */
type Failure = NonNullable<ConstructorParameters<typeof NetworkError>[1]>;

/** Names a request in an error. */
export const requestName = ({ method, url }: NamedRequest): string => `${method} ${redactUrl(url)}`;

interface NamedRequest {
  readonly method: string;
  readonly url: string;
}

/**
 * Returns the error for a response, which may repeat what was sent. If the refresh of the token failed, its error is the cause.
 */
export function responseError(
  response: Omit<ApiErrorFields, 'method' | 'url'>,
  request: ExchangeRequest,
  renewal: boolean | Error,
): ApiError {
  const { method, url } = request;
  const { status } = response;
  const fields: ApiErrorFields = { method, url, ...response };
  const hint = hintFor(request, status, renewal);
  if (hint !== undefined) fields.hint = hint;
  const options = renewal instanceof Error ? { cause: renewal } : undefined;
  return apiError(fields, collectSecrets(request), options);
}

const errorByStatus: Readonly<Record<number, typeof ApiError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  429: RateLimitError,
};

/**
 * Returns the error for a response, of the class for its status. Values in `secrets` that the response repeats are redacted.
 */
export function apiError(fields: ApiErrorFields, secrets: readonly string[] = [], options?: ErrorOptions): ApiError {
  const ErrorClass = errorByStatus[fields.status] ?? (fields.status >= 500 ? ServerError : ApiError);
  return new ErrorClass(withoutSecrets(fields, secrets), options);
}

function withoutSecrets(fields: ApiErrorFields, secrets: readonly string[]): ApiErrorFields {
  const url = redactUrl(fields.url);
  const statusText = redactText(fields.statusText, secrets);
  const headers = redactHeaders(fields.headers, secrets);
  if (fields.body === undefined) return { ...fields, url, statusText, headers, text: redactText(fields.text, secrets) };
  // Redacts the text instead of the body, because a body may be nested deeper than the stack. Escapes in the text hide no
  // secret.
  const text = redactJson(fields.text, secrets);
  return { ...fields, url, statusText, headers, text, body: text === fields.text ? fields.body : (JSON.parse(text) as unknown) };
}

/** Part of the message for an operation that existed in July 2022 and no longer exists. */
export const RETIRED = 'The platform has retired this operation';

/** Returns what the platform's own message does not say: how to continue. */
function hintFor({ retired, headers }: ExchangeRequest, status: number, renewal: boolean | Error): string | undefined {
  if (retired === true && (status === 404 || status === 410)) {
    return `${RETIRED}. Use the replacement that its @deprecated comment names, if there is one.`;
  }
  if (status !== 401 || headers['authorization'] === undefined) return undefined;
  if (renewal instanceof Error) return 'The token could not be refreshed (see cause). Sign in again.';
  return 'The token has expired, was revoked, or belongs to another region. Sign in again, or use the option auth.';
}

/** Returns the error of a response that claims to be JSON but cannot be parsed. */
export function parseError(
  { status, headers, text }: Pick<ApiErrorFields, 'status' | 'headers' | 'text'>,
  cause: unknown,
  request: ExchangeRequest,
): ResponseParseError {
  const name = requestName(request);
  if (request.confidential) return new ResponseParseError(name, status, {}, `[${text.length} characters]`);
  const secrets = collectSecrets(request);
  // The parser's message quotes the text, so it is redacted like every other.
  return new ResponseParseError(name, status, redactHeaders(headers, secrets), redactText(redactValues(text, secrets)), {
    cause: copyCause(cause, secrets),
  });
}

/** Returns the error of a call that its caller aborted. */
export function abortError(request: string, reason: unknown, secrets: readonly string[] = []): AbortError {
  return new AbortError(request, { cause: abortCause(reason, secrets) });
}

/** Returns the caller's reason for aborting a request. */
export const abortFailure = (reason: unknown, request: ExchangeRequest): Failure => ({
  cause: abortCause(reason, collectSecrets(request)),
});

/** Returns why a request has no complete response, as the runtime reports it. */
export function connectionFailure(error: unknown, request: ExchangeRequest): Failure {
  const failure = networkFailure(error, collectSecrets(request));
  if (failure.reason !== 'ENOTFOUND') return failure;
  return { ...failure, why: `${failure.why ?? failure.reason}. Check region, environment or apiUrl.${regionHint(request.url)}` };
}

/** Suggests the host of a region, if the address has an unknown host that is similar. */
function regionHint(url: string): string {
  const hosts: readonly string[] = Object.values(regions);
  const host = new URL(url).hostname.replace(/^(?:api|login)\./, '');
  return hosts.includes(host) ? '' : didYouMean(host, hosts);
}

/** Describes a connection that failed. */
export function networkFailure(error: unknown, secrets: readonly string[]): Failure {
  const cause: Error & { code?: unknown } = copyCause(error, secrets);
  // Several of the errors may say the same.
  const messages = new Set<string>();
  // Messages from TLS end in a line break.
  for (let current: unknown = cause; current instanceof Error; current = current.cause)
    if (current.message) messages.add(current.message.replace(/\s+/g, ' ').trim());
  const words = Array.from(messages).join(': ') || 'the connection broke';
  // axios uses this code when it has none.
  const reason = typeof cause.code === 'string' && cause.code !== 'ERR_NETWORK' ? cause.code : undefined;
  return { cause, reason, why: reason === undefined || words.includes(reason) ? words : `${words} (${reason})` };
}

/** Returns the caller's reason unchanged, unless it contains a secret. */
export function abortCause(reason: unknown, secrets: readonly string[]): unknown {
  try {
    return hasNoSecret(reason, secrets) ? reason : copyCause(reason, secrets);
  } catch {
    // A revoked proxy, or an object without a text: the call was aborted all the same.
    return new Error('a reason that cannot be read');
  }
}

function hasNoSecret(reason: unknown, secrets: readonly string[]): boolean {
  if (!(reason instanceof Error)) return false;
  try {
    const text = JSON.stringify([reason.message, reason.stack, reason]);
    return redactValues(text, secrets) === text;
  } catch {
    return false;
  }
}

/** Copies the useful parts of a runtime's error, without its request, which contains token and body. */
export function copyCause(error: unknown, secrets: readonly string[] = [], depth = 0): Error {
  const source = isObject(error) ? error : { message: String(error) };
  const safe = new Error(redactValues(typeof source['message'] === 'string' ? source['message'] : 'unknown failure', secrets));
  if (typeof source['name'] === 'string') safe.name = source['name'];
  for (const field of ['code', 'errno', 'syscall', 'hostname', 'address', 'port']) {
    const value = source[field];
    if (typeof value === 'string' || typeof value === 'number') Object.assign(safe, { [field]: value });
  }
  releaseFrames(safe);
  const inner = innerError(source);
  // Two errors may be each other's cause.
  if (inner === undefined || inner === error || depth === 5) return safe;
  safe.cause = copyCause(inner, secrets, depth + 1);
  // `fetch failed` has no code, and the code of an HTTP library says less than the socket's.
  const { code } = safe.cause as { code?: unknown };
  return typeof code === 'string' ? Object.assign(safe, { code }) : safe;
}

/** Returns the cause of an error, or the first of several attempts (a host with two addresses is tried at both). */
function innerError({ cause, errors }: Record<string, unknown>): Error | undefined {
  const inner: unknown = cause ?? (Array.isArray(errors) ? errors[0] : undefined);
  return inner instanceof Error ? inner : undefined;
}
