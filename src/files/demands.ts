import type { Demand } from '../core/records.js';
import { checkedOptions, isFromZero, isFunction, isSwitch } from '../core/records.js';
import type { BodyOptions, DownloadOptions, TransferOptions, UploadOptions } from './options.js';

type Demands<T> = Readonly<Record<keyof T, Demand>>;

const transfer: Demands<TransferOptions> = {
  onProgress: [isFunction, 'a function'],
  signal: 0,
  timeout: [isFromZero, 'a number of ms from 0'],
  fetch: [isFunction, 'a function'],
};

const maxBytes: Demand = [isFromZero, 'a number of bytes from 0'];

const upload: Demands<UploadOptions> = {
  ...transfer,
  name: [(value) => typeof value === 'string', 'a text'],
  md5: [isSwitch, 'true or false'],
  gzip: [isSwitch, 'true or false'],
  client: 0,
};

const ways: readonly unknown[] = ['error', 'replace', 'rename'] satisfies readonly DownloadOptions['existing'][];

const download: Demands<DownloadOptions> = {
  ...transfer,
  to: [(value) => isFunction(value) || typeof value === 'string', 'a directory, or a function that makes a stream'],
  name: [isFunction, 'a function'],
  existing: [(value) => ways.includes(value), '"error", "replace" or "rename"'],
  maxBytes,
  md5: [isSwitch, 'true or false'],
  maxWaitMs: [isFromZero, 'a number of ms from 0'],
};

const body: Demands<BodyOptions> = { ...transfer, maxBytes };

/** Refuses what a transfer cannot be told, before anything is asked for. */
export const checkUpload = (options: unknown): void => void checkedOptions('upload', options, upload);
export const checkDownload = (options: unknown): void => void checkedOptions('download', options, download);
export const checkBody = (options: unknown): void => void checkedOptions('bodyOf', options, body);
