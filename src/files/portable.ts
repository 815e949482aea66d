import { filesOn } from './files.js';

/** Uploads and downloads, for runtimes without a file system. */
export const { upload, download } = filesOn(undefined);

export * from './surface.js';
