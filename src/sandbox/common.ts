/** The sandbox itself. In the package it is one file that every entry with a sandbox in it imports: who serves one, who tests by one, and the command. */
export * from './http/errors.js';
export * from './world/request-log.js';
export * from './http/received.js';
export * from './remote.js';
export * from './sandbox.js';
