import type { ApiErrorFields } from '../errors/api-errors.js';
import { ApiError, ResponseParseError, apiError } from '../errors/api-errors.js';
import type { NetworkError } from '../errors/errors.js';
import { AbortError, releaseFrames } from '../errors/errors.js';
import type { ExchangeRequest } from '../call/exchange-request.js';
import { isObject } from '../values/is-object.js';
import type { Sent } from '../redaction/redact.js';
import { redactHeaders, redactUrl, redactValues } from '../redaction/redact.js';
import { sentSecrets } from '../redaction/sent-secrets.js';

/** What a request failed for. */
type Failure = NonNullable<ConstructorParameters<typeof NetworkError>[1]>;

/** What a request is called in an error. */
export const requestName = (method: string, url: string): string => `${method} ${redactUrl(url)}`;

/** The error for an answer to a request, which may repeat what was sent; where renewing the token has failed, with that for its cause. */
export function answerError(fields: ApiErrorFields, sent: AnsweredCall, renewal: boolean | Error): ApiError {
  const isGone = sent.retired === true && (fields.status === 404 || fields.status === 410);
  const options = renewal instanceof Error ? { cause: renewal } : undefined;
  return apiError(isGone ? { ...fields, hint: RETIRED } : fields, sentSecrets(sent), options);
}

type AnsweredCall = Sent & { readonly retired?: boolean | undefined };

/** Of an operation that was found at the level of July 2022, and is no more. */
export const RETIRED = 'the platform has retired this operation';

/** The error of an answer that is not the JSON it claims to be. */
export function parseError(
  { status, headers, text }: Pick<ApiErrorFields, 'status' | 'headers' | 'text'>,
  cause: unknown,
  { method, url, confidential, ...sent }: ExchangeRequest,
): ResponseParseError {
  const request = requestName(method, url);
  if (confidential) return new ResponseParseError(request, status, {}, `[${text.length} characters]`);
  const secrets = sentSecrets({ url, ...sent });
  // The parser quotes what it choked on, so its message is cleaned like every other.
  return new ResponseParseError(request, status, redactHeaders(headers, secrets), redactValues(text, secrets), {
    cause: safeCause(cause, secrets),
  });
}

/** The error of a call that its caller gave up. */
export function abortError(request: string, reason: unknown, secrets: readonly string[] = []): AbortError {
  return new AbortError(request, { cause: abortCause(reason, secrets) });
}

/** What a request without a complete answer failed for: the reason of whoever gave it up, else what the runtime reports. */
export function cleanFailure(isAbort: boolean, cause: unknown, sent: ExchangeRequest): Failure {
  const secrets = sentSecrets(sent);
  return isAbort ? { cause: abortCause(cause, secrets) } : networkFailure(cause, secrets);
}

/** What is known of a connection that failed. */
export function networkFailure(error: unknown, secrets: readonly string[]): Failure {
  const cause: Error & { code?: unknown } = safeCause(error, secrets);
  // Each thing once, whichever of the errors says it.
  const said = new Set<string>();
  // What TLS reports ends in a line break.
  for (let at: unknown = cause; at instanceof Error; at = at.cause)
    if (at.message) said.add(at.message.replace(/\s+/g, ' ').trim());
  const words = Array.from(said).join(': ') || 'the connection broke';
  // That is axios's word for knowing nothing.
  const reason = typeof cause.code === 'string' && cause.code !== 'ERR_NETWORK' ? cause.code : undefined;
  return { cause, reason, why: reason === undefined || words.includes(reason) ? words : `${words} (${reason})` };
}

/** The reason that a caller gave, as it is unless it shows a secret. */
export function abortCause(reason: unknown, secrets: readonly string[]): unknown {
  try {
    return isInnocent(reason, secrets) ? reason : safeCause(reason, secrets);
  } catch {
    // A revoked proxy, or a text that cannot be had: it was an abort all the same.
    return new Error('a reason that cannot be read');
  }
}

function isInnocent(reason: unknown, secrets: readonly string[]): boolean {
  if (!(reason instanceof Error)) return false;
  try {
    const text = JSON.stringify([reason.message, reason.stack, reason]);
    return redactValues(text, secrets) === text;
  } catch {
    return false;
  }
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
  releaseFrames(safe);
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
