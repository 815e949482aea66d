import { describe, expect, it } from 'vitest';
import { findAddresses } from '../../src/files/response-addresses.js';
import { failure } from './support.js';
import { says } from '../support/says.js';

async function addressesOf(source: unknown): Promise<string[]> {
  const all: string[] = [];
  for await (const address of findAddresses(source, { to: '.' })) all.push(address);
  return all;
}

const FIELDS = ['downloadUrl', 'downloadURI', 'resultUrl', 'mediaUri', 'contentUri', 'uri', 'url'];

describe('The addresses in a response', () => {
  it.each<[string, unknown, string[]]>([
    ['a text', 'a', ['a']],
    ['a list', ['a', { url: 'b' }, ['c']], ['a', 'b', 'c']],
    ['an empty list', [], []],
    ['downloadUrls', { downloadUrls: ['a', 'b'], downloadUrl: 'c' }, ['a', 'b']],
    ['results', { results: [{ resultUrl: 'a' }, { resultUrl: 'b' }] }, ['a', 'b']],
    ['entities', { entities: [{ url: 'a' }], url: 'b' }, ['a']],
    ['downloadUrls before results', { results: ['b'], downloadUrls: ['a'] }, ['a']],
    ['results before entities', { entities: ['b'], results: ['a'] }, ['a']],
    ['a field beside a list that is none', { results: 'b', url: 'a' }, ['a']],
    ['mediaUris of all channels', { mediaUris: { 0: { mediaUri: 'a' }, 1: { mediaUri: 'b' } }, url: 'c' }, ['a', 'b']],
    ['an available recording', { fileState: 'AVAILABLE', url: 'a' }, ['a']],
    ['an available recording in small letters', { fileState: 'available', url: 'a' }, ['a']],
    ['a restored recording', { fileState: 'RESTORED', url: 'a' }, ['a']],
    ['a state that is no text', { fileState: 5, url: 'a' }, ['a']],
    ['a result with a warning', { errorMsg: 'slow', resultUrl: 'a' }, ['a']],
    ['an error that is no text', { errorMsg: 5, url: 'a' }, ['a']],
    ['a response in full', { status: 200, text: '', body: { url: 'a' } }, ['a']],
    ['a body with text but without status', { text: '', body: { url: 'b' }, url: 'a' }, ['a']],
    ['a body whose status is a text', { status: 'done', text: '', body: { url: 'b' }, url: 'a' }, ['a']],
    ['a body with a numeric status but without text', { status: 202, body: { url: 'b' }, url: 'a' }, ['a']],
    ['a promise', Promise.resolve({ url: 'a' }), ['a']],
    ['a call', { withResponse: () => Promise.resolve({ status: 200, body: { url: 'a' } }) }, ['a']],
    ['a function', () => ({ url: 'a' }), ['a']],
  ])('are found in %s', async (_what, source, addresses) => {
    expect(await addressesOf(source)).toEqual(addresses);
  });

  it.each(FIELDS.map((field, index) => [field, index] as const))(
    'include %s, before all fields of lower precedence',
    async (_field, index) => {
      const lowerFields = FIELDS.slice(index).toReversed();
      expect(await addressesOf(Object.fromEntries(lowerFields.map((field) => [field, field])))).toEqual([FIELDS[index]]);
    },
  );

  it.each([undefined, null, 5, {}, { url: 5 }, { entities: [] }, { mediaUris: {} }, { id: 'a' }, { results: [{}] }])(
    'are missing in %j',
    async (source) => {
      expect(await failure(addressesOf(source))).toMatchObject({
        code: 'ERR_FILE_NONE',
        message: says(
          'The response contains no address of a file. Pass the response of an operation that returns a file, or the address itself',
        ),
      });
    },
  );

  it.each([
    ['ARCHIVED', 'a', 'a'],
    ['NOT AVAILABLE', 5, undefined],
    ['AVAILABLE_SOON', undefined, undefined],
    ['UNRESTORED', null, undefined],
    ['', 'a', 'a'],
  ])('of a recording in the state "%s" are an error', async (fileState, id, shownId) => {
    const error = await failure(addressesOf({ fileState, id, url: 'a' }));
    expect(error).toMatchObject({ name: 'FileUnavailableError', state: fileState, id: shownId });
  });

  it('of a result with an error are an error with its text', async () => {
    expect(await failure(addressesOf({ results: [{ errorMsg: 'no recording' }] }))).toMatchObject({
      code: 'ERR_FILE_NONE',
      message: says('The platform has no such file: no recording. Check the id of the recording'),
    });
  });
});

describe('A call for the addresses', () => {
  it('is not made after an abort', async () => {
    const reason = new Error('enough');
    let calls = 0;
    const call = (): void => void (calls += 1);
    const find = findAddresses(call, { to: '.', signal: AbortSignal.abort(reason) });
    expect(await failure(find.next())).toMatchObject({
      name: 'AbortError',
      cause: reason,
      message: says('The download was aborted'),
    });
    expect(calls).toBe(0);
  });

  it('is not repeated after an abort during the delay', async () => {
    const stop = new AbortController();
    const reason = new Error('enough');
    const call = () => {
      setImmediate(() => {
        stop.abort(reason);
      });
      return { status: 202, text: '', body: {} };
    };
    expect(await failure(findAddresses(call, { to: '.', signal: stop.signal }).next())).toMatchObject({
      name: 'AbortError',
      cause: reason,
      message: says('The download was aborted'),
    });
  });

  it.each<[string, unknown, string | undefined]>([
    ['a recording', { id: 'a' }, 'a'],
    ['several recordings', [{ id: 'a' }, { id: 'b' }], 'a'],
    ['no id', [{}], undefined],
    ['nothing', undefined, undefined],
  ])('that responds with 202 and %s is not ready', async (_what, body, id) => {
    const error = await failure(addressesOf({ status: 202, text: '', body }));
    expect(error).toMatchObject({ name: 'FileUnavailableError', state: 'PREPARING', id });
  });
});
