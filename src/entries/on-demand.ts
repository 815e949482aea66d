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
} from '../core/api-errors.js';
export { byIds } from '../core/by-ids.js';
export { HookError } from '../core/hook-error.js';
export { ListChangedError, PageWindowError, PagingLoopError, TooManyItemsError } from '../core/paging-errors.js';
export type { ListChangedReason } from '../core/paging-errors.js';
export { ResponseTooLargeError } from '../core/too-large.js';
