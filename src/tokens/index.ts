/**
 * Tokens that a client requests by itself, renews before they expire, and shares with other programs.
 *
 * @packageDocumentation
 */
export { fileStore } from './file-store.js';
export type { FileStoreOptions } from './file-store.js';
export * from './surface.js';
