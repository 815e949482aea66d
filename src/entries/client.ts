/**
 * The client without the API classes, which you import one by one from `contact-centre-client/apis/…`: for programs that must
 * start quickly.
 */
export * from './client-eager.js';
export * from './lazy.js';
