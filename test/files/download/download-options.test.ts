import { ConfigurationError } from 'contact-centre-client';
import { bodyOf, download } from 'contact-centre-client/files';
import { describe, expect, it, vi } from 'vitest';
import { failure, folder, skipPauses, names } from '../support.js';

const URL_OF_FILE = 'https://store.example/files/call.wav';
const pending = (): Promise<never> => new Promise(() => undefined);
const respond = () => Promise.resolve(new Response('0123456789', { headers: { 'content-length': '10' } }));

describe('Options of a download', () => {
  it.each<[string, unknown]>([
    ['timeout', '5'],
    ['timeout', Number.NaN],
    ['timeout', -1],
    ['timeout', 2 ** 31],
    ['maxBytes', '1 MB'],
    ['maxBytes', Number.NaN],
    ['maxWaitMs', '5'],
    ['maxWaitMs', -1],
    ['onProgress', 'yes'],
    ['signal', {}],
    ['fetch', 'undici'],
    ['md5', 'yes'],
    ['name', 'a.wav'],
    ['to', 5],
    ['existing', 'keep'],
  ])('%s: %j is rejected by name before any request', async (name, value) => {
    const fetch = vi.fn(respond);
    const error = await failure(download(URL_OF_FILE, { to: folder(), fetch, [name]: value }).toArray());
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error).toMatchObject({ message: expect.stringContaining(`${name} must be`) as string });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('are read once, so that later changes have no effect', async () => {
    const to = folder();
    const options = { to, existing: 'replace' as const, fetch: respond };
    options.fetch = () => {
      Object.assign(options, { to: '/nowhere', existing: 'error' });
      return respond();
    };
    await download(URL_OF_FILE, options).toArray();
    expect(names(to)).toEqual(['call.wav']);
  });

  it.each([null, undefined, 5, 'text'])('bodyOf rejects %j, which is not a response', async (value) => {
    expect(await failure(bodyOf(value as never))).toBeInstanceOf(ConfigurationError);
  });
});

describe('Functions of the caller', () => {
  it.each<[string, object, string]>([
    ['a name that is no text', { name: () => 5 }, 'ERR_CONFIGURATION'],
    [
      'a name that throws',
      {
        name: () => {
          throw new TypeError('mine');
        },
      },
      'ERR_FILE_PATH',
    ],
    [
      'a stream that cannot be made',
      {
        to: () => {
          throw new TypeError('mine');
        },
      },
      'ERR_FILE_WRITE',
    ],
    ['no stream', { to: () => undefined }, 'ERR_FILE_WRITE'],
    [
      'a stream that is locked',
      {
        to: () => {
          const stream = new WritableStream();
          stream.getWriter();
          return stream;
        },
      },
      'ERR_FILE_WRITE',
    ],
  ])('%s is a final error', async (_what, options, code) => {
    const waits = skipPauses();
    const to = folder();
    const error = await failure(download(URL_OF_FILE, { to, fetch: respond, ...options }).toArray());
    expect(error).toMatchObject({ code });
    expect([waits, names(to)]).toEqual([[], []]);
  });
});

describe('An abort', () => {
  /** Aborts a download as soon as it has reached a stage that never ends by itself. */
  const stages: Record<string, (reach: () => void) => object> = {
    'a fetch that ignores its signal': (reach) => ({ fetch: () => (reach(), pending()) }),
    'a body that ignores its signal': (reach) => ({
      fetch: () =>
        Promise.resolve(
          new Response(new ReadableStream({ pull: () => (reach(), pending()) }), { headers: { 'content-length': '5' } }),
        ),
    }),
    'a stream that is never made': (reach) => ({ to: () => (reach(), pending()) }),
    'a stream that never takes a chunk': (reach) => ({ to: () => new WritableStream({ write: () => (reach(), pending()) }) }),
    'a stream that never closes': (reach) => ({ to: () => new WritableStream({ close: () => (reach(), pending()) }) }),
  };

  it.each(Object.keys(stages))('ends %s', async (stage) => {
    const to = folder();
    const stop = new AbortController();
    const reason = new Error('enough');
    const options = stages[stage]!(() => {
      setImmediate(() => {
        stop.abort(reason);
      });
    });
    const error = await failure(download(URL_OF_FILE, { to, fetch: respond, signal: stop.signal, ...options }).toArray());
    expect(error).toMatchObject({ name: 'AbortError', cause: reason });
    expect(names(to)).toEqual([]);
  });
});
