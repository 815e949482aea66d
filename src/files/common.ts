/** What both ways of a file share: one file of the package, so that an error's class is one whichever way it was reached by. */
export * from './addresses.js';
export * from './attempts.js';
export * from './chunks.js';
