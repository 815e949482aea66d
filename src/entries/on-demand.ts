/**
 * What is common to all clients, and loaded when they come to need it. An entry leads here and to what is at hand, and says nothing itself: bundlers
 * that split (esbuild) load at first whatever a file leads to of which anything is used.
 */
export {
  ApiError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  ResponseParseError,
  ServerError,
} from '../core/errors/api-errors.js';
export { byIds } from '../core/paging/by-ids.js';
export { HookError } from '../core/errors/hook-error.js';
export { ListChangedError, PageWindowError, PagingLoopError, TooManyItemsError } from '../core/errors/paging-errors.js';
export type { ListChangedReason } from '../core/errors/paging-errors.js';
export { ResponseTooLargeError } from '../core/errors/too-large.js';
