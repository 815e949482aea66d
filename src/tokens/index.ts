/** Tokens that a client gets by itself, renews ahead of their end, and shares with other programs. */
export { fileStore } from './file-store.js';
export type { FileStoreOptions } from './file-store.js';
export * from './surface.js';
