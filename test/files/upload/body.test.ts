import { bodyOf } from 'contact-centre-client/files';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '../support.js';
import { says } from '../../support/says.js';

const url = 'https://store.example/part.json';

/** A custom `fetch` that returns a text in chunks of one byte. */
function bytewise(text: string) {
  return vi.fn(() => {
    const remaining = [...new TextEncoder().encode(text)];
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
      const byte = remaining.shift();
      if (byte === undefined) controller.close();
      else controller.enqueue(Uint8Array.of(byte));
    };
    return Promise.resolve(new Response(new ReadableStream({ pull }, { highWaterMark: 0 })));
  });
}

describe('bodyOf', () => {
  it.each<[string, unknown, string]>([
    ['null', null, 'null'],
    ['a text', 'a', 'a string'],
  ])('rejects %s', async (_what, answer, kind) => {
    expect(await failure(bodyOf(answer as never))).toMatchObject({
      name: 'ConfigurationError',
      message: says(`bodyOf takes a response, not ${kind}`),
    });
  });

  it.each<[string, object]>([
    ['neither result nor address', { entities: [] }],
    ['no addresses at all', { downloadUrls: [] }],
    ['a result that is no object', { result: 5 }],
    ['addresses that are no list', { downloadUrls: 'a' }],
  ])('returns a response with %s', async (_what, answer) => {
    expect(await bodyOf(answer)).toBe(answer);
  });

  it('returns the result in the response, rather than the file at downloadUrl', async () => {
    const fetch = bytewise('{}');
    expect(await bodyOf({ result: { a: 1 }, downloadUrl: url, downloadUrls: [] }, { fetch })).toEqual({ a: 1 });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('fetches all downloadUrls, rather than the result', async () => {
    const answer = { result: { a: 1 }, downloadUrls: [url, url], downloadUrl: url };
    expect(await bodyOf(answer, { fetch: bytewise('{"name":"Åsa"}') })).toEqual([{ name: 'Åsa' }, { name: 'Åsa' }]);
  });

  it('fetches downloadUrl if there is no result', async () => {
    expect(await bodyOf({ downloadUrl: url }, { fetch: bytewise('["é"]') })).toEqual(['é']);
  });

  it('names a file that is not valid JSON', async () => {
    const error = await failure(bodyOf({ downloadUrl: url }, { fetch: bytewise('{"a":') }));
    expect(error).toMatchObject({ code: 'ERR_FILE_CORRUPT', message: says('part.json is not valid JSON') });
    expect(error).not.toHaveProperty('cause');
  });

  it.each([
    [100_000_000, undefined],
    [100_000_001, 'ERR_RESPONSE_TOO_LARGE'],
  ])('reads at most 100,000,000 bytes by default: %i', async (length, code) => {
    const respond = () =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            pull: (controller) => {
              controller.error(new Error('cut'));
            },
          }),
          { headers: { 'content-length': String(length) } },
        ),
      );
    const stop = new AbortController();
    const fetch = vi.fn(() => {
      if (fetch.mock.calls.length > 1) stop.abort();
      return respond();
    });
    const error = await failure(bodyOf({ downloadUrl: url }, { fetch, signal: stop.signal }));
    expect(error.code).toBe(code ?? 'ERR_ABORTED');
  });
});
