import { TIMEOUT } from '../core/transport/deadline.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { readOptions, demand } from '../core/arguments/option-checks.js';
import { isAmount, isFunction, isSignal, isBoolean, isText } from '../core/values/plain-objects.js';
import { isObject } from '../core/values/is-object.js';
import type { BodyOptions, DownloadOptions, UploadOptions } from './options.js';

const transfer: Readonly<Record<keyof BodyOptions, Demand>> = {
  onProgress: [isFunction, 'a function'],
  signal: [isSignal, 'an AbortSignal'],
  timeout: TIMEOUT,
  fetch: [isFunction, 'a function such as fetch'],
  maxBytes: [isAmount, 'a number of bytes from 0'],
};

const others: Readonly<Record<Exclude<keyof (DownloadOptions & UploadOptions), keyof BodyOptions>, Demand>> = {
  maxWaitMs: [isAmount, 'a number of milliseconds from 0'],
  to: [(value) => isText(value) || isFunction(value), 'a directory, or a function that makes a stream'],
  name: [(value) => isText(value) || isFunction(value), 'a text (upload) or a function (download)'],
  existing: [(value) => ['error', 'replace', 'rename'].includes(value as string), '"error", "replace" or "rename"'],
  md5: [isBoolean, 'true or false'],
  gzip: [isBoolean, 'true or false'],
  client: [isObject, 'an ApiClient'],
};

/**
 * Returns a copy of the options of a transfer. @throws ConfigurationError for one that does not exist or has the wrong type.
 */
export function checkTransfer<T extends object>(what: string, options: T): T {
  return readOptions(what, options, { ...transfer, ...others }) as T;
}

export function checkUpload(given: UploadOptions): UploadOptions {
  const options = checkTransfer('upload', given);
  demand(options.name === undefined || isText(options.name), 'name', 'a text');
  return options;
}

export function checkDownload(given: DownloadOptions): DownloadOptions {
  const options = checkTransfer('download', given);
  demand((options as Partial<DownloadOptions>).to !== undefined, 'to', 'given');
  demand(options.name === undefined || isFunction(options.name), 'name', 'a function that returns a name');
  return options;
}
