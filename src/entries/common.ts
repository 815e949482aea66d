/**
 * What every program needs. In the package it is one file that every entry imports. So an error's class and the default client
 * are the same whichever entry a program imports, and lazily loaded code shares them.
 */
export * from '../apis/platform-api.js';
export * from '../auth/access-token.js';
export * from '../auth/client-options.js';
export * from '../auth/guest-token.js';
export * from '../auth/session.js';
export * from '../auth/sign-in-client.js';
export * from '../clients/fetch-parts.js';
export * from '../core/response/answer.js';
export * from '../core/call/api-promise.js';
export * from '../core/values/brand.js';
export * from '../core/client/call-origin.js';
export * from '../core/call/request-checks.js';
export * from '../core/transport/deadline.js';
export * from '../core/transport/fetch-content.js';
export * from '../core/call/default-client.js';
export * from '../core/errors/errors.js';
export * from '../core/exchange/exchange.js';
export * from '../core/values/headers.js';
export * from '../core/values/is-object.js';
export * from '../core/arguments/load-module.js';
export * from '../core/logging/logger.js';
export * from '../core/call/operation.js';
export * from '../core/call/operation-table.js';
export * from '../core/call/argument-rules.js';
export * from '../core/client/platform-client.js';
export * from '../core/arguments/option-checks.js';
export * from '../core/values/plain-objects.js';
export * from '../core/client/regions.js';
export * from '../core/values/isolate-errors.js';
export * from '../core/arguments/retry.js';
export * from '../core/values/runtime.js';
export * from '../core/arguments/text.js';
export * from '../core/transport/transport-fetch.js';
export * from '../core/transport/encode-form.js';
export * from '../core/paging/by-ids.js';
export * from '../auth/sign-in-attempts.js';
export * from '../core/arguments/durations.js';
export * from '../core/arguments/nearest-name.js';
export * from '../core/redaction/redacted.js';
export * from '../core/values/regions.js';
