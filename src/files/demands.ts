import { demand, namedOptions } from '../core/records.js';
import type { DownloadOptions, UploadOptions } from './options.js';

const names: Readonly<Record<keyof (DownloadOptions & UploadOptions), 0>> = {
  ...{ onProgress: 0, signal: 0, timeout: 0, fetch: 0, maxBytes: 0, maxWaitMs: 0 },
  ...{ to: 0, name: 0, existing: 0, md5: 0, gzip: 0, client: 0 },
};

/** Refuses what no transfer can be told, before anything is asked for. */
export const checkTransfer = (what: string, options: unknown): Record<string, unknown> => namedOptions(what, options, names);

export function checkDownload(options: unknown): void {
  const { to, existing = 'error' } = checkTransfer('download', options);
  demand(to !== undefined, 'to', 'given');
  demand(['error', 'replace', 'rename'].includes(existing as string), 'existing', '"error", "replace" or "rename"');
}
