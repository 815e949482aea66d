/**
 * The client on axios, with all API classes. Programs that import only some classes load less with `contact-centre-client/client`.
 *
 * @packageDocumentation
 */
export * from './root.js';
export * as default from './root.js';
