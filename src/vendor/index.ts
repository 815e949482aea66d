/**
 * The client with the names and members of the vendor's package, for programs that migrate.
 *
 * @packageDocumentation
 */
export * from './whole.js';
export * as default from './whole.js';
