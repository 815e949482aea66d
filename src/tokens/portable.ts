import { ConfigurationError } from '../core/errors/errors.js';

/** There are no files where this file is what is loaded. */
export function fileStore(): never {
  throw new ConfigurationError('fileStore needs files, which only Node has: see memoryStore, redisStore and tabStore');
}

export * from './surface.js';
