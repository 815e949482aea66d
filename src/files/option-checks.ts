import { TIMEOUT } from '../core/transport/deadline.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { readOptions, demand } from '../core/arguments/option-checks.js';
import { isAmount, isFunction, isSignal, isBoolean, isText } from '../core/values/plain-objects.js';
import { isObject } from '../core/values/is-object.js';
import type { BodyOptions, DownloadOptions, UploadOptions } from './options.js';

const transferDemands: Readonly<Record<keyof BodyOptions, Demand>> = {
  onProgress: [isFunction, 'a function'],
  signal: [isSignal, 'an AbortSignal'],
  timeout: TIMEOUT,
  fetch: [isFunction, 'a function such as fetch'],
  maxBytes: [isAmount, 'a number of bytes from 0'],
};

const otherDemands: Readonly<Record<Exclude<keyof (DownloadOptions & UploadOptions), keyof BodyOptions>, Demand>> = {
  maxWaitMs: [isAmount, 'a number of milliseconds from 0'],
  to: [(value) => isText(value) || isFunction(value), 'a directory, or a function that returns a stream'],
  name: [(value) => isText(value) || isFunction(value), 'a string (upload) or a function (download)'],
  existing: [(value) => ['error', 'replace', 'rename'].includes(value as string), '"error", "replace" or "rename"'],
  md5: [isBoolean, 'true or false'],
  gzip: [isBoolean, 'true or false'],
  client: [isObject, 'an ApiClient'],
};

/**
 * Returns a copy of the options of a transfer. @throws ConfigurationError for one that does not exist or has the wrong type.
 */
export function checkTransfer<T extends object>(what: string, options: T): T {
  return readOptions(what, options, { ...transferDemands, ...otherDemands }) as T;
}

export function checkUpload(options: UploadOptions): UploadOptions {
  const settings = checkTransfer('upload', options);
  demand(settings.name === undefined || isText(settings.name), 'name', 'a string');
  return settings;
}

export function checkDownload(options: DownloadOptions): DownloadOptions {
  const settings = checkTransfer('download', options);
  demand((settings as Partial<DownloadOptions>).to !== undefined, 'to', 'a directory, or a function that returns a stream');
  demand(settings.name === undefined || isFunction(settings.name), 'name', 'a function that returns a name');
  return settings;
}
