import { describe, expect, it } from 'vitest';
import { checkDownload, checkTransfer, checkUpload } from '../../src/files/option-checks.js';
import { says } from '../support/says.js';

const saying = (message: string): Error =>
  expect.objectContaining({ name: 'ConfigurationError', message: says(message) }) as Error;

const TO = 'a directory, or a function that returns a stream';

describe('The options of a transfer', () => {
  it.each<[string, unknown, string]>([
    ['onProgress', 5, 'onProgress must be a function, not 5'],
    ['signal', {}, 'signal must be an AbortSignal, not an object'],
    ['timeout', -1, 'timeout must be a number of milliseconds from 0 (no limit) to 2147483647, not -1'],
    ['fetch', 'undici', 'fetch must be a function such as fetch, not a string'],
    ['maxBytes', -1, 'maxBytes must be a number of bytes from 0, not -1'],
    ['maxWaitMs', -1, 'maxWaitMs must be a number of milliseconds from 0, not -1'],
    ['to', 5, `to must be ${TO}, not 5`],
    ['name', 5, 'name must be a string (upload) or a function (download), not 5'],
    ['existing', 'keep', 'existing must be "error", "replace" or "rename", not a string'],
    ['existing', '', 'existing must be "error", "replace" or "rename", not a string'],
    ['md5', 1, 'md5 must be true or false, not 1'],
    ['gzip', 1, 'gzip must be true or false, not 1'],
    ['client', 'token', 'client must be an ApiClient, not a string'],
  ])('do not accept %s: %j', (name, value, message) => {
    expect(() => checkTransfer('upload', { [name]: value })).toThrow(saying(message));
  });

  it.each<[string, unknown]>([
    ['onProgress', () => undefined],
    ['signal', new AbortController().signal],
    ['timeout', 0],
    ['fetch', fetch],
    ['maxBytes', 0],
    ['maxWaitMs', 0],
    ['to', '.'],
    ['to', () => undefined],
    ['name', ''],
    ['name', () => ''],
    ['existing', 'error'],
    ['existing', 'replace'],
    ['existing', 'rename'],
    ['md5', false],
    ['gzip', true],
    ['client', {}],
  ])('accept %s: %o', (name, value) => {
    expect(checkTransfer('upload', { [name]: value })).toEqual({ [name]: value });
  });
});

describe('The options of an upload', () => {
  it.each([{}, { name: undefined }, { name: 'a.wav' }])('accept %j', (options) => {
    expect(checkUpload(options as object)).toEqual(options);
  });

  it('do not accept a function as name', () => {
    expect(() => checkUpload({ name: (() => 'a') as never })).toThrow(saying('name must be a string'));
  });
});

describe('The options of a download', () => {
  it('need a destination', () => {
    expect(() => checkDownload({} as never)).toThrow(saying(`to must be ${TO}`));
    expect(checkDownload({ to: '' })).toEqual({ to: '' });
  });

  it('do not accept a text as name', () => {
    expect(() => checkDownload({ to: '.', name: 'a' as never })).toThrow(saying('name must be a function that returns a name'));
    const name = (): string => 'a';
    expect(checkDownload({ to: '.', name })).toEqual({ to: '.', name });
  });
});
