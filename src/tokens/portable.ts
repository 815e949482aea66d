import { ConfigurationError } from '../core/errors/errors.js';

/** Environments that load this file have no file system. */
export function fileStore(): never {
  throw new ConfigurationError(
    'fileStore needs a file system, which this runtime does not have. Use memoryStore, redisStore or tabStore',
  );
}

export * from './surface.js';
