import { brand } from '../values/brand.js';
import { headerOf } from '../values/headers.js';
import type { ResponseHeaders } from './errors.js';
import { ContactCentreError } from './errors.js';

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
      headers,
      text: text.slice(0, 1000),
    });
  }
}

/** One of the caller's hooks failed. `cause` is what it threw, without secrets. */
export class HookError extends ContactCentreError {
  declare readonly name: 'HookError';

  constructor(operation: string, cause: Error) {
    super(`A hook of ${operation} failed: ${cause.message}`, 'ERR_HOOK', { cause });
  }
}

brand({ ResponseParseError, HookError });
