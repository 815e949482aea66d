import { filesOn } from './files.js';

/** Uploads and downloads, where there are none. */
export const { upload, download } = filesOn(undefined);

export * from './surface.js';
