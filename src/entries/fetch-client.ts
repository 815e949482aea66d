/**
 * The client on `fetch` without the API classes, which you import one by one from `contact-centre-client/apis/…`.
 *
 * @packageDocumentation
 */
export * from './fetch-eager.js';
export * from '../core/errors/api-errors.js';
export * from '../core/errors/rare-errors.js';
