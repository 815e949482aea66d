import { LoadError } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { checkAddress, isSuccess, loadRefusals } from '../../src/files/addresses.js';
import { missingPart } from '../support/missing-part.js';
import { failure } from './support.js';
import { says } from '../support/says.js';

describe('The address of a file', () => {
  it.each([
    ['https://store.example', 'https://store.example/'],
    ['https://store.example/a b?sig=1', 'https://store.example/a%20b?sig=1'],
    ['HTTPS://STORE.example/a', 'https://store.example/a'],
    ['https://localhost/a', 'https://localhost/a'],
    ['http://localhost:5/a', 'http://localhost:5/a'],
    ['http://127.0.0.1/a', 'http://127.0.0.1/a'],
    ['http://[::1]:8080/a', 'http://[::1]:8080/a'],
  ])('may be %s', (address, href) => {
    expect(checkAddress(address)).toBe(href);
  });

  it.each([
    undefined,
    null,
    5,
    '',
    'a.txt',
    '/bucket/a.txt',
    '//store.example/a',
    'http://store.example/a',
    'http://127.0.0.1.example/a',
    'ftp://localhost/a',
    'ftp://store.example/a',
    'file:///etc/passwd',
    'data:text/plain,a',
    'https://name@store.example/a',
    'https://:secret@store.example/a',
    'https://name:secret@store.example/a',
    'http://name@localhost/a',
  ])('cannot be %s', (address) => {
    expect(() => checkAddress(address)).toThrow(
      expect.objectContaining({
        name: 'FileError',
        code: 'ERR_FILE_ADDRESS',
        message: says('The address of a file must start with https:// and contain no credentials'),
      }) as Error,
    );
  });
});

it.each([
  [0, false],
  [199, false],
  [200, true],
  [204, true],
  [299, true],
  [300, false],
  [404, false],
])('The status %i is a success: %s', (status, expected) => {
  expect(isSuccess(status)).toBe(expected);
});

it('The error for a failed response states its status even if the code that describes it cannot be loaded', async () => {
  await missingPart('files/download/refusals');
  const error = await failure(loadRefusals('GET https://store.example', 403));
  expect(error).toBeInstanceOf(LoadError);
  expect(error.message).toMatch(/^GET https:\/\/store\.example responded with status 403\. A part of the client/);
});
