/**
 * Uploads and downloads with progress, of files on disk and of data in memory.
 *
 * @packageDocumentation
 */
import { createTransfers } from './files.js';

/** Uploads and downloads, for runtimes with a file system. */
export const { upload, download } = createTransfers(async () => (await import('./disk/disk.js')).disk);

export * from './surface.js';
