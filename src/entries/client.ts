/**
 * The client without the API classes, which you import one by one from `contact-centre-client/apis/…`: for programs that must
 * start quickly.
 */
export * from './client-at-hand.js';
export * from './on-demand.js';
