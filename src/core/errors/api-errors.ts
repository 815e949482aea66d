import type { ErrorBody } from '../../models/shared-errors.js';
import { brand } from '../values/brand.js';
import { oauthError, retryAfterSeconds } from './error-fields.js';
import type { ResponseHeaders } from './errors.js';
import { ContactCentreError } from './errors.js';
import { headerOf } from '../values/headers.js';
import { isObject } from '../values/is-object.js';
import { ownFields } from '../values/plain-objects.js';

/** The fields of an {@link ApiError}. It shows them unchanged: the client redacts secrets before. */
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
    const { method, url, status, statusText, headers, body, text, hint } = ownFields(fields) as unknown as ApiErrorFields;
    const error = asErrorBody(body);
    const oauth = oauthError(body);
    const code = error?.code ?? oauth?.error ?? classCode(status);
    const statusLine = `${status}${statusText && ` ${statusText}`}`;
    const why = error?.message ?? oauth?.description;
    const summary = `${method} ${url} responded with status ${statusLine} (${code})${why ? `: ${why}` : ''}`;
    const message = hint === undefined ? summary : `${asSentence(summary)} ${hint}`;
    const correlationId = headerOf(headers, 'inin-correlation-id');
    const properties: Omit<ApiError, keyof ContactCentreError> = {
      method,
      url,
      status,
      statusText,
      headers,
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
  ApiError,
  BadRequestError,
  AuthenticationError,
  PermissionDeniedError,
  NotFoundError,
  ConflictError,
  RateLimitError,
  ServerError,
});

function asSentence(text: string): string {
  const sentence = text.trimEnd();
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
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

function classCode(status: number): string {
  if (status === 304) return 'ERR_NOT_MODIFIED';
  if (status >= 500) return 'ERR_BAD_RESPONSE';
  return status >= 400 ? 'ERR_BAD_REQUEST' : 'ERR_REDIRECT';
}
