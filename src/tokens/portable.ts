import { ConfigurationError } from '../core/errors/errors.js';

/** Environments that load this file have no file system. */
export function fileStore(): never {
  throw new ConfigurationError('fileStore needs files, which only Node has: see memoryStore, redisStore and tabStore');
}

export * from './surface.js';
