import { createTransfers } from './files.js';

/** Uploads and downloads, for runtimes without a file system. */
export const { upload, download } = createTransfers(undefined);

export * from './surface.js';
