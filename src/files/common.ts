/** Code shared by uploads and downloads, in one file of the package, so that both throw the same error classes. */
export * from './aborts.js';
export * from './addresses.js';
export * from './attempts.js';
export * from './chunks.js';
