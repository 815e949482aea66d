import type { ErrorBody } from '../../models/shared-errors.js';
import { brand } from '../values/brand.js';
import type { ResponseHeaders } from './errors.js';
import { ContactCentreError } from './errors.js';
import { headerOf } from '../values/headers.js';
import { isObject } from '../values/is-object.js';
import { ownFields } from '../values/plain-objects.js';
import { redactHeaders, redactJson, redactText, redactUrl } from '../redaction/redact.js';

/** The response should be JSON but cannot be parsed. */
export class ResponseParseError extends ContactCentreError {
  declare readonly name: 'ResponseParseError';
  declare readonly status: number;
  /** The first thousand characters of the body. */
  declare readonly text: string;
  declare readonly headers: ResponseHeaders;

  constructor(request: string, status: number, headers: ResponseHeaders, text: string, options?: ErrorOptions) {
    const type = headerOf(headers, 'content-type')?.replace(/;.*/s, '');
    const message =
      `${request} responded with status ${status} and a body that is not valid JSON${type === undefined ? '' : ` (${type})`}. ` +
      'A proxy or a sign-in page of the network may have responded: read the text of this error, and check apiUrl and gateway';
    super(message, 'ERR_PARSE', options, {
      status,
      headers: redactHeaders(headers),
      text: redactText(text).slice(0, 1000),
    });
  }
}

/** The fields of an {@link ApiError}. */
export interface ApiErrorFields {
  method: string;
  url: string;
  status: number;
  statusText: string;
  headers: ResponseHeaders;
  body: unknown;
  text: string;
  /** A sentence on what the response does not say. */
  hint?: string;
}

/** The platform responded with an error status. */
export class ApiError extends ContactCentreError {
  declare readonly name: string;
  declare readonly method: string;
  /** The requested address, with secrets redacted. */
  declare readonly url: string;
  declare readonly status: number;
  declare readonly statusText: string;
  declare readonly headers: ResponseHeaders;
  /** The parsed body, or `undefined` if it was empty or no JSON. */
  declare readonly body: unknown;
  /** The body as it was received. */
  declare readonly text: string;
  /** The body if it is the platform's error object. */
  declare readonly error: ErrorBody | undefined;
  /** Identifies this failure in the platform's own traces. */
  declare readonly contextId: string | undefined;
  /** The header `inin-correlation-id`, which the vendor's support asks for. */
  declare readonly correlationId: string | undefined;
  /** How long the platform asks to wait before the call is repeated, in seconds. */
  declare readonly retryAfter: number | undefined;

  constructor(fields: ApiErrorFields, options?: ErrorOptions) {
    const {
      method,
      status,
      statusText,
      headers,
      body,
      text,
      hint: note,
      ...rest
    } = ownFields(fields) as unknown as ApiErrorFields;
    const error = asErrorBody(body);
    const url = redactUrl(rest.url);
    const oauth = oauthError(body);
    const code = error?.code ?? oauth?.error ?? classCode(status);
    const statusLine = `${status}${statusText && ` ${statusText}`}`;
    const why = error?.message ?? oauth?.description;
    const summary = `${method} ${url} responded with status ${statusLine} (${code})${why ? `: ${why}` : ''}`;
    const message = note === undefined ? summary : `${asSentence(summary)} ${note}`;
    const correlationId = headerOf(headers, 'inin-correlation-id');
    const properties: Omit<ApiError, keyof ContactCentreError> = {
      method,
      url,
      status,
      statusText,
      headers: redactHeaders(headers),
      body,
      text,
      error,
      correlationId,
      contextId: error?.contextId ?? correlationId,
      retryAfter: retryAfterSeconds(headers, error?.message ?? text),
    };
    super(message, code, options, properties);
  }

  /** Leaves out a body that is nested deeper than JSON.stringify can follow; `text` still contains it. */
  override toJSON(): object {
    return isDeep(this.body) ? { ...super.toJSON(), body: undefined, error: undefined } : super.toJSON();
  }
}

/** 400: the platform could not understand the request. */
export class BadRequestError extends ApiError {
  declare readonly name: 'BadRequestError';
}
/** 401: no token, an expired one, or one that could not be refreshed (then `cause` is the failed refresh). */
export class AuthenticationError extends ApiError {
  declare readonly name: 'AuthenticationError';
}
/** 403: the token's owner lacks a permission or a division. */
export class PermissionDeniedError extends ApiError {
  declare readonly name: 'PermissionDeniedError';
}
/** 404: the entity does not exist, or the token's owner may not see it. */
export class NotFoundError extends ApiError {
  declare readonly name: 'NotFoundError';
}
/** 409: the entity changed meanwhile, or the name is taken. */
export class ConflictError extends ApiError {
  declare readonly name: 'ConflictError';
}
/** 429: too many requests; see `retryAfter`. */
export class RateLimitError extends ApiError {
  declare readonly name: 'RateLimitError';
}
/** 5xx: the platform failed. */
export class ServerError extends ApiError {
  declare readonly name: 'ServerError';
}

brand({
  ResponseParseError,
  ApiError,
  BadRequestError,
  AuthenticationError,
  PermissionDeniedError,
  NotFoundError,
  ConflictError,
  RateLimitError,
  ServerError,
});

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

function asSentence(text: string): string {
  const sentence = text.trimEnd();
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

function withoutSecrets(fields: ApiErrorFields, secrets: readonly string[]): ApiErrorFields {
  const statusText = redactText(fields.statusText, secrets);
  const headers = redactHeaders(fields.headers, secrets);
  if (fields.body === undefined) return { ...fields, statusText, headers, text: redactText(fields.text, secrets) };
  // Redacts the text instead of the body, because a body may be nested deeper than the stack. Escapes in the text hide no
  // secret.
  const text = redactJson(fields.text, secrets);
  return { ...fields, statusText, headers, text, body: text === fields.text ? fields.body : (JSON.parse(text) as unknown) };
}

/** Whether a value is nested too deeply for a recursive function. */
function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < 1000; depth++) {
    if (level.length === 0) return false;
    level = level.flatMap((item) => (isObject(item) ? Object.values(item) : []));
  }
  return true;
}

function asErrorBody(body: unknown): ErrorBody | undefined {
  if (!isObject(body) || Array.isArray(body)) return undefined;
  const { message = '', code = '' } = ownFields(body);
  return typeof message === 'string' && typeof code === 'string' ? body : undefined;
}

/** Reads an OAuth error (RFC 6749, 5.2); the platform's login host writes `description` too. */
export function oauthError(body: unknown): { error: string; description: string | undefined } | undefined {
  const { error, error_description: errorDescription, description } = ownFields(body);
  if (typeof error !== 'string' || error === '') return undefined;
  return { error, description: [errorDescription, description].find((text) => typeof text === 'string') };
}

function classCode(status: number): string {
  if (status === 304) return 'ERR_NOT_MODIFIED';
  if (status >= 500) return 'ERR_BAD_RESPONSE';
  return status >= 400 ? 'ERR_BAD_REQUEST' : 'ERR_REDIRECT';
}

/**
 * Reads `Retry-After` in seconds or as an HTTP date (RFC 9110, 10.2.3), else the number that the platform writes into its
 * message.
 */
export function retryAfterSeconds(headers: ResponseHeaders, message = ''): number | undefined {
  const header = headerOf(headers, 'retry-after')?.trim();
  if (header) {
    if (/^\d+(\.\d+)?$/.test(header)) return Number(header);
    // Date.parse alone accepts almost anything as a date, including "in 5".
    const date = /\d:\d\d:\d\d/.test(header) ? Date.parse(header) : NaN;
    if (!Number.isNaN(date)) return Math.max(0, Math.ceil((date - Date.now()) / 1000));
  }
  const match = /Retry the request in \[(\d+)\] seconds/.exec(message);
  return match ? Number(match[1]) : undefined;
}
