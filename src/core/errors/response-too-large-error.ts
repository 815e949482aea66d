import { brand } from '../values/brand.js';
import { TransportError } from './errors.js';

/** The response, or its unpacked content, is larger than `maxResponseBytes`. */
export class ResponseTooLargeError extends TransportError {
  declare readonly name: 'ResponseTooLargeError';
  /** The limit, in bytes. */
  declare readonly limit: number;

  constructor(limit: number) {
    super(`The response is larger than ${limit} bytes`, 'ERR_RESPONSE_TOO_LARGE', {}, { limit });
  }
}

brand({ ResponseTooLargeError });
