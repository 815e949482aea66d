/**
 * What no program does without. In the package it is one file that every entry imports, so that an error's class and the default client
 * are one whichever entry they were reached by, and so that what is loaded on demand shares it.
 */
export * from '../apis/platform-api.js';
export * from '../auth/access-token.js';
export * from '../auth/guest-token.js';
export * from '../auth/session.js';
export * from '../auth/sign-in-client.js';
export * from '../core/answer.js';
export * from '../core/api-promise.js';
export * from '../core/brand.js';
export * from '../core/call-origin.js';
export * from '../core/checked-options.js';
export * from '../core/complete-response.js';
export * from '../core/deadline.js';
export * from '../core/default-client.js';
export * from '../core/errors.js';
export * from '../core/exchange.js';
export * from '../core/headers.js';
export * from '../core/is-object.js';
export * from '../core/loaded.js';
export * from '../core/logger.js';
export * from '../core/operation.js';
export * from '../core/operation-table.js';
export * from '../core/plain.js';
export * from '../core/platform-client.js';
export * from '../core/records.js';
export * from '../core/regions.js';
export * from '../core/report.js';
export * from '../core/retry.js';
export * from '../core/runtime.js';
export * from '../core/text.js';
export * from '../core/try-again.js';
