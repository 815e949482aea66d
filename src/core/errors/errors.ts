import { brand } from '../values/brand.js';

/** Response headers by lower-case name; several of one name are joined with a comma. */
export type ResponseHeaders = Readonly<Record<string, string>>;

/**
 * Makes an error write its stack at once. V8 otherwise keeps the objects of all calls on it, clients and tokens included, until
 * the stack is read.
 */
export function releaseFrames(error: Error): void {
  void error.stack;
}

/** Base of every error that the client throws: a literal `name`, a stable `code`, and no secret in any property. */
export class ContactCentreError extends Error {
  declare readonly name: string;
  /**
   * Set by `items()`: identifies the last item that was returned before this error. Pass it to `items({ from })` to continue.
   */
  declare readonly position?: string | undefined;

  constructor(
    message: string,
    /** Stable across releases; the message is for people and may change. */
    readonly code: string,
    options?: ErrorOptions,
    more?: object,
  ) {
    // The documentation has a section for each code of this package, not for those of the platform.
    super(code.startsWith('ERR_') ? `${message} (see docs/troubleshooting.md#${code.toLowerCase()})` : message, options);
    Object.assign(this, more);
    releaseFrames(this);
  }

  /** What `JSON.stringify` shows: unlike a plain Error, also the message. */
  toJSON(): object {
    const { name, message, ...rest } = this;
    return { name, message, ...rest };
  }
}

/** A required argument is missing. Raised before any request. */
export class MissingParameterError extends ContactCentreError {
  declare readonly name: 'MissingParameterError';
  declare readonly parameter: string;
  declare readonly operation: string;

  constructor(parameter: string, operation: string) {
    const message = `Missing the required parameter "${parameter}" when calling ${operation}`;
    super(message, 'ERR_MISSING_PARAMETER', {}, { parameter, operation });
  }
}

/** An argument cannot be sent: a blank id, `..` as a path value, NaN, a nested object in a query, a cyclic body. */
export class InvalidParameterError extends ContactCentreError {
  declare readonly name: 'InvalidParameterError';
  declare readonly parameter: string;
  declare readonly operation: string;

  constructor(parameter: string, operation: string, reason: string, options?: ErrorOptions) {
    const message = `Invalid value for the parameter "${parameter}" when calling ${operation}: ${reason}`;
    super(message, 'ERR_INVALID_PARAMETER', options, { parameter, operation });
  }
}

/** The client has an invalid setting: an unknown region, a relative `apiUrl`, a timeout that is no number. */
export class ConfigurationError extends ContactCentreError {
  declare readonly name: 'ConfigurationError';

  constructor(message: string, options?: ErrorOptions) {
    super(message, 'ERR_CONFIGURATION', options);
  }
}

/** A lazily loaded part of the client could not be loaded: no network, or files that a deployment has removed meanwhile. */
export class LoadError extends ContactCentreError {
  declare readonly name: 'LoadError';

  /** @param before - What had happened when the part was needed. */
  constructor(options?: ErrorOptions, before = '') {
    const { message } = (options?.cause ?? {}) as Partial<Error>;
    // Browsers refuse import() there, also in the background of an extension.
    const hint = 'ServiceWorkerGlobalScope' in globalThis ? ' (a service worker cannot use import(): bundle into one file)' : '';
    super(`${before}A part of the client could not be loaded${hint}: ${message}`, 'ERR_LOAD', options);
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

/** Signing in failed, or a call was made without being signed in. */
export class SignInError extends ContactCentreError {
  declare readonly name: 'SignInError';
  declare readonly code: SignInErrorCode;

  constructor(message: string, code: SignInErrorCode = 'ERR_SIGN_IN', options?: ErrorOptions) {
    super(message, code, options);
  }
}

/** No complete response was received. `cause` is what the runtime reported, without the request that it belonged to. */
export class TransportError extends ContactCentreError {
  declare readonly name: string;
}

/** Refused connection, DNS failure, a certificate that is not trusted, hang-up, malformed HTTP, a body that ended early. */
export class NetworkError extends TransportError {
  declare readonly name: 'NetworkError';
  /**
   * The runtime's error code, if there is one: `ECONNREFUSED`, `ENOTFOUND`, `CERT_HAS_EXPIRED`, … Browsers never report one.
   */
  declare readonly reason: string | undefined;

  /** `why` describes why the request failed, `reason` is the runtime's error code. */
  constructor(request: string, options: ErrorOptions & { why?: string | undefined; reason?: string | undefined } = {}) {
    const { why = 'the connection broke', reason } = options;
    super(`${request} failed: ${why}`, 'ERR_NETWORK', options, { reason });
  }
}

/** The response was not complete within the timeout. */
export class TimeoutError extends TransportError {
  declare readonly name: 'TimeoutError';
  /** The timeout, in ms. */
  declare readonly timeout: number;

  constructor(request: string, timeout: number, options?: ErrorOptions) {
    super(`${request} timed out after ${timeout} ms`, 'ERR_TIMEOUT', options, { timeout });
  }
}

/** The caller's `signal` fired. */
export class AbortError extends TransportError {
  declare readonly name: 'AbortError';

  constructor(request: string, options?: ErrorOptions) {
    super(`${request} was aborted`, 'ERR_ABORTED', options);
  }
}

brand({
  ContactCentreError,
  MissingParameterError,
  InvalidParameterError,
  ConfigurationError,
  LoadError,
  SignInError,
  TransportError,
  NetworkError,
  TimeoutError,
  AbortError,
});
