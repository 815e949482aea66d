/**
 * Code of all clients that is loaded lazily. An entry only re-exports this file and what is loaded initially, and contains no
 * code: bundlers that split (esbuild) load all imports of a file initially as soon as one of its exports is used.
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
export { ResponseTooLargeError } from '../core/errors/response-too-large-error.js';
