import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { AbortError } from 'contact-centre-client';
import { download, upload } from 'contact-centre-client/files';
import type { Progress } from 'contact-centre-client/files';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { upload as portableUpload } from '../../src/files/portable.js';
import { SIGNATURE, bodyOfRequest, failure, folder, store } from './support.js';

const bytes = (length: number): Uint8Array => new Uint8Array(length).fill(120);

afterEach(() => {
  vi.useRealTimers();
});

/** A clock that advances by a number of ms each time it is read. */
function tickingClock(step: number): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += step));
}

/** A response of a custom `fetch` that sends a chunk of 10 bytes every `apart` ms. */
function pieces(count: number, apart: number): typeof fetch {
  vi.useFakeTimers({ toFake: ['performance'] });
  let index = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (index > 0) vi.advanceTimersByTime(apart);
        if (index++ < count) controller.enqueue(bytes(10));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return () => Promise.resolve(new Response(body, { headers: { 'content-length': String(count * 10) } }));
}

describe('The progress of a download', () => {
  const collectReports = async (count: number, apart: number): Promise<number[]> => {
    const done: number[] = [];
    const onProgress = (progress: Progress): void => void done.push(progress.done);
    await download('https://store.example/a', { to: folder(), fetch: pieces(count, apart), onProgress }).toArray();
    return done;
  };

  it('is reported for each chunk if chunks arrive slowly', async () => {
    expect(await collectReports(5, 100)).toEqual([0, 20, 30, 40, 50]);
  });

  it('is reported to a listener that throws, which the console says once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('mine');
    const onProgress = (): never => {
      throw error;
    };
    await download('https://store.example/a', { to: folder(), fetch: pieces(3, 100), onProgress }).toArray();
    expect(log.mock.calls).toEqual([['An onProgress listener failed:', error]]);
  });

  it('is reported at most ten times a second, and at the end', async () => {
    expect(await collectReports(10, 40)).toEqual([0, 40, 70, 100]);
  });
});

describe('The progress of an upload', () => {
  const collectReports = async (upload: (onProgress: (progress: Progress) => void) => Promise<unknown>): Promise<Progress[]> => {
    const progress: Progress[] = [];
    tickingClock(200);
    await upload((each) => void progress.push(each));
    return progress;
  };
  const taking = () =>
    store((request, response) => {
      void bodyOfRequest(request).then(() => response.writeHead(200).end());
    });

  it('is reported for each chunk of a file on disk', async () => {
    const path = join(folder(), 'call.wav');
    writeFileSync(path, bytes(200_000));
    const url = await taking();
    const progress = await collectReports((onProgress) => upload(() => ({ url }), { path }, { onProgress }));
    expect(progress.map(({ done }) => done)).toEqual([0, 65_536, 131_072, 196_608, 200_000, 200_000]);
    expect(new Set(progress.map(({ total }) => total))).toEqual(new Set([200_000]));
    expect(progress.at(-2)?.rate).toBeGreaterThan(0);
  });

  it('is reported as XMLHttpRequest reports it, and completed at the end', async () => {
    class Request {
      status = 200;
      responseURL = '';
      responseText = '';
      upload: { onprogress?: (event: { loaded: number }) => void } = {};
      onload?: () => void;
      readonly open = vi.fn();
      readonly setRequestHeader = vi.fn();
      readonly abort = vi.fn();
      send(): void {
        for (const loadedBytes of [3, 7]) this.upload.onprogress?.({ loaded: loadedBytes });
        this.onload?.();
      }
    }
    vi.stubGlobal('XMLHttpRequest', Request);
    const url = 'https://store.example/a';
    const progress = await collectReports((onProgress) => portableUpload(() => ({ url }), bytes(10), { onProgress }));
    expect(progress.map(({ done, total }) => [done, total])).toEqual([
      [0, 10],
      [3, 10],
      [7, 10],
      [10, 10],
    ]);
  });
});

it('An abort ends the upload by XMLHttpRequest', async () => {
  const stop = new AbortController();
  let isAborted = false;
  class Request {
    upload = {};
    onabort?: () => void;
    readonly open = vi.fn();
    readonly setRequestHeader = vi.fn();
    send(): void {
      queueMicrotask(() => {
        stop.abort();
      });
    }
    abort(): void {
      isAborted = true;
      this.onabort?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  // Only with a listener for the progress does a page upload by XMLHttpRequest.
  const options = { signal: stop.signal, onProgress: () => undefined };
  await expect(portableUpload(() => ({ url: 'https://store.example/a' }), bytes(10), options)).rejects.toThrow(AbortError);
  expect(isAborted).toBe(true);
});

describe('The reason of an abort', () => {
  it('does not show the address that it quotes', async () => {
    const stop = new AbortController();
    const url: string = await store((_request, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('01234');
      stop.abort(new Error(`no time for ${url}`));
    });
    const error = await failure(download(url, { to: folder(), signal: stop.signal }).toArray());
    expect(error).toBeInstanceOf(AbortError);
    expect(error.message).toContain(`GET ${new URL(url).origin}`);
    expect(inspect(error)).not.toContain(SIGNATURE);
  });

  it('does not replace an error of the transfer', async () => {
    const stop = new AbortController();
    const url = 'https://store.example/a';
    // More bytes than announced, which is an error by itself.
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        stop.abort(new Error('enough'));
        controller.enqueue(bytes(20));
        controller.close();
      },
    });
    const respond = () => Promise.resolve(new Response(body, { headers: { 'content-length': '10' } }));
    const error = await failure(download(url, { to: folder(), fetch: respond, signal: stop.signal }).toArray());
    expect(error).toMatchObject({ name: 'AbortError', cause: { message: 'enough' } });
  });
});
