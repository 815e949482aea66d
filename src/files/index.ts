import { filesOn } from './files.js';

/** Uploads and downloads, where there are files. */
export const { upload, download } = filesOn(async () => (await import('./disk/disk.js')).disk);

export * from './surface.js';
