/**
 * Code of all clients that is loaded lazily, and that few programs name. An entry only re-exports whole files and contains no code:
 * bundlers that split (esbuild) load all imports of a file initially as soon as one of its exports is used. So the errors that many programs
 * name are in a separate file.
 */
export { byIds } from '../core/paging/by-ids.js';
export { HookError, ResponseParseError } from '../core/errors/exchange-errors.js';
export { ListChangedError, PageWindowError, PagingLoopError, TooManyItemsError } from '../core/errors/paging-errors.js';
export { ResponseTooLargeError } from '../core/errors/response-too-large-error.js';
export type { ListChangedReason } from '../core/errors/paging-errors.js';
