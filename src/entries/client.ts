/**
 * The client on axios without the API classes, which you import one by one from `contact-centre-client/apis/…`. Programs that must
 * start quickly use it.
 *
 * @packageDocumentation
 */
export * from './client-eager.js';
export * from '../core/errors/api-errors.js';
export * from '../core/errors/rare-errors.js';
