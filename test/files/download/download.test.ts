import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { AnalyticsApi, NetworkError, OutboundApi, RecordingApi, ResponseTooLargeError } from 'contact-centre-client';
import { FileUnavailableError, bodyOf, download } from 'contact-centre-client/files';
import type { Progress } from 'contact-centre-client/files';
import { download as portableDownload } from '../../../src/files/portable.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { failure, folder, skipPauses, names, platform, SIGNATURE, store, TOKEN } from '../support.js';

const TEXT = '0123456789';

/** A stream that collects its chunks. */
function createTextSink(): { text: () => string; to: () => WritableStream<Uint8Array>; isAborted: () => boolean } {
  let text = '';
  let isAborted = false;
  const to = (): WritableStream<Uint8Array> =>
    new WritableStream({
      write: (chunk) => void (text += new TextDecoder().decode(chunk)),
      abort: () => void (isAborted = true),
    });
  return { text: () => text, to, isAborted: () => isAborted };
}

/** Sends the text between two offsets and closes the connection. */
function part(response: ServerResponse, from: number, to: number, headers: Record<string, string> = {}): ServerResponse {
  response.writeHead(from > 0 ? 206 : 200, {
    'content-length': TEXT.length - from,
    etag: '"one"',
    ...headers,
    ...(from > 0 && { 'content-range': `bytes ${from}-9/10` }),
  });
  response.write(TEXT.slice(from, to), () => {
    // Not destroyed, so that the bytes sent arrive.
    if (to < TEXT.length) response.socket?.end();
    else response.end();
  });
  return response;
}

it.each<[unknown, string]>([
  [undefined, 'download must be an object with onProgress,'],
  [{}, 'to must be a directory'],
  [{ to: '.', existing: 'overwrite' }, 'existing must be "error", "replace" or "rename"'],
  [{ to: '.', maxWait: 5 }, 'download: unknown option "maxWait". Options: onProgress,'],
])('sends no request if its source is %j', async (options, message) => {
  const call = vi.fn();
  const error = await failure(download(call, options as never).toArray());
  expect(error).toMatchObject({ code: 'ERR_CONFIGURATION', message: expect.stringContaining(message) as string });
  expect(call).not.toHaveBeenCalled();
});

it('bodyOf sends no request for unknown options or an unsupported response', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const error = await failure(bodyOf({ downloadUrl: 'https://store.example/a' }, { fetch, max: 5 } as never));
  expect(error).toMatchObject({
    code: 'ERR_CONFIGURATION',
    message: expect.stringContaining('bodyOf: unknown option "max"') as string,
  });
  expect(fetch).not.toHaveBeenCalled();
});

describe('A file that is downloaded', () => {
  it('appears in the directory under its own name once it is complete', async () => {
    const to = folder();
    const url = await store((_request, response) => {
      response
        .writeHead(200, { 'content-disposition': 'attachment; filename="../call.wav"', 'content-type': 'audio/wav' })
        .end(TEXT);
    });
    const [file] = await download(url, { to, md5: true }).toArray();
    expect(file).toEqual({
      name: '_call.wav',
      size: 10,
      contentType: 'audio/wav',
      path: join(to, '_call.wav'),
      md5: createHash('md5').update(TEXT).digest('base64'),
    });
    expect([names(to), readFileSync(file!.path!, 'utf8')]).toEqual([['_call.wav'], TEXT]);
  });

  it('is requested without token and cookies, uncompressed', async () => {
    const { to, text } = createTextSink();
    const requests = vi.fn();
    const url = await store((request, response) => {
      requests(request.headers);
      response.end(TEXT);
    });
    await download(url, { to }).toArray();
    expect(text()).toBe(TEXT);
    expect(requests.mock.calls[0]![0]).toMatchObject({ 'accept-encoding': 'identity' });
    for (const name of ['authorization', 'cookie', 'range', 'referer'])
      expect(requests.mock.calls[0]![0]).not.toHaveProperty(name);
  });

  it('reports its progress', async () => {
    const url = await store((_request, response) => part(response, 0, 10));
    const reports: Progress[] = [];
    await download(url, { to: createTextSink().to, onProgress: (progress) => reports.push(progress) }).toArray();
    expect(reports[0]).toMatchObject({ name: 'a.txt', done: 0, total: 10 });
    expect(reports.at(-1)).toMatchObject({ done: 10, total: 10, remaining: 0 });
  });

  it('is not requested before the first file is read', async () => {
    const customFetch = vi.fn();
    const url = await store((_request, response) => {
      customFetch();
      response.end(TEXT);
    });
    const files = download([url, url], { to: folder(), existing: 'rename' });
    expect(customFetch).not.toHaveBeenCalled();
    for await (const file of files) {
      expect(file.name).toBe('a.txt');
      break;
    }
    expect(customFetch).toHaveBeenCalledOnce();
  });
});

describe('A download that is interrupted', () => {
  it('resumes where it stopped while it makes progress', async () => {
    skipPauses();
    const ranges: unknown[] = [];
    const url = await store((request, response) => {
      const { range, 'if-range': tag } = request.headers;
      ranges.push([range, tag]);
      const from = Number(/\d+/.exec(range ?? '')?.[0] ?? 0);
      part(response, from, from + 2);
    });
    const { to, text } = createTextSink();
    await download(url, { to }).toArray();
    expect(text()).toBe(TEXT);
    expect(ranges).toEqual([
      [undefined, undefined],
      ...['bytes=2-', 'bytes=4-', 'bytes=6-', 'bytes=8-'].map((range) => [range, '"one"']),
    ]);
  });

  it('starts over if the file has changed, and fails after three attempts without progress', async () => {
    const waits = skipPauses();
    const to = folder();
    let count = 0;
    const url = await store((_request, response) => part(response, 0, 4, { etag: `"${count++}"` }));
    expect(await failure(download(url, { to }).toArray())).toBeInstanceOf(NetworkError);
    // Some of the bytes sent before the connection broke may never have arrived.
    expect([[3, 4].includes(count), waits.slice(-2), names(to)]).toEqual([true, [500, 1000], []]);
  });

  it('is complete if the second attempt delivers another file from its beginning', async () => {
    skipPauses();
    let count = 0;
    const url = await store((_request, response) => {
      count += 1;
      if (count === 1) part(response, 0, 6);
      else response.writeHead(200, { 'content-length': 3, etag: '"two"' }).end('abc');
    });
    const [file] = await download(url, { to: folder(), md5: true }).toArray();
    expect(readFileSync(file!.path!, 'utf8')).toBe('abc');
    expect(file!.md5).toBe(createHash('md5').update('abc').digest('base64'));
    const again = createTextSink();
    count = 0;
    expect(await failure(download(url, { to: again.to }).toArray())).toMatchObject({ code: 'ERR_FILE_CORRUPT' });
    expect(again.isAborted()).toBe(true);
  });

  /** A store whose first response ends after six characters, which certainly arrive. */
  function broken(next: (range: string | null) => Response) {
    const ranges: (string | null)[] = [];
    const fetch = (async (_url: string, { headers }: RequestInit) => {
      const range = new Headers(headers).get('range');
      ranges.push(range);
      if (ranges.length > 1) return await Promise.resolve(next(range));
      let isSent = false;
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
        if (isSent) controller.error(new Error('cut'));
        else controller.enqueue(new TextEncoder().encode(TEXT.slice(0, 6)));
        isSent = true;
      };
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      return new Response(body, { headers: { 'content-length': '10', etag: '"one"' } });
    }) as typeof globalThis.fetch;
    return { fetch, ranges };
  }

  it.each([
    ['of another file', { etag: '"two"', 'content-range': 'bytes 6-9/10' }],
    ['of a file of another length', { 'content-range': 'bytes 6-9/11' }],
  ])('starts over instead of appending the end %s', async (_what, headers) => {
    skipPauses();
    const { fetch, ranges } = broken((range) =>
      range === null
        ? new Response('abc', { headers: { etag: '"two"' } })
        : new Response('????', { status: 206, headers: { etag: '"one"', ...headers, 'content-length': '4' } }),
    );
    const [file] = await download('https://store.example/call.wav', { to: folder(), fetch }).toArray();
    expect(readFileSync(file!.path!, 'utf8')).toBe('abc');
    expect(ranges).toEqual([null, 'bytes=6-', null]);
  });

  it('fails if the final part is too short and states no length', async () => {
    skipPauses();
    const to = folder();
    const { fetch } = broken(
      () => new Response('6', { status: 206, headers: { etag: '"one"', 'content-range': 'bytes 6-9/10' } }),
    );
    const error = await failure(download('https://store.example/call.wav', { to, fetch }).toArray());
    // The next request asks for the rest, which this store does not support.
    expect(error).toMatchObject({ code: 'ERR_FILE_CORRUPT' });
    expect(names(to)).toEqual([]);
  });

  it('fails if the store continues at another offset', async () => {
    skipPauses();
    const url = await store((request, response) => {
      if (request.headers.range === undefined) part(response, 0, 6);
      else response.writeHead(206, { 'content-range': 'bytes 5-9/10', 'content-length': 5 }).end('56789');
    });
    expect(await failure(download(url, { to: createTextSink().to }).toArray())).toMatchObject({ code: 'ERR_FILE_CORRUPT' });
  });

  it('resumes against the sandbox when a fault breaks the connection', async () => {
    skipPauses();
    const { client, sandbox } = await platform();
    const outbound = new OutboundApi(client);
    const { id = '' } = await outbound.postOutboundContactlists({
      name: 'Spring',
      columnNames: ['Id'],
      phoneColumns: [],
    });
    await outbound.postOutboundContactlistExport(id);
    sandbox.clock.advance(5000);
    sandbox.fail({ route: /^GET \/downloads\//, effect: 'truncate' });
    const within = (async (...request: ConstructorParameters<typeof Request>) =>
      await sandbox.fetch(new Request(...request))) as typeof fetch;
    const { to, text } = createTextSink();
    await download(outbound.getOutboundContactlistExport(id), { to, fetch: within }).toArray();
    expect(text()).toBe('inin-outbound-id,Id');
    expect(sandbox.requests.slice(-2).map(({ status }) => status)).toEqual([200, 206]);
  });
});

describe('The file of a download', () => {
  it.each(['../a.txt', '/etc/a.txt', '..', '.', '', 'a\0b', 'linked/a.txt'])(
    'cannot have a name that leads out of the directory: %j',
    async (name) => {
      const to = folder();
      symlinkSync(folder(), join(to, 'linked'));
      const url = await store((_request, response) => part(response, 0, 10));
      expect(await failure(download(url, { to, name: () => name }).toArray())).toMatchObject({ code: 'ERR_FILE_PATH' });
      expect(names(to)).toEqual(['linked']);
    },
  );

  it('may have a name in an existing subdirectory', async () => {
    const to = folder();
    mkdirSync(join(to, 'march'));
    const url = await store((_request, response) => part(response, 0, 10));
    const [file] = await download(url, { to, name: (head) => `march/${head.name}` }).toArray();
    expect(file!.path).toBe(join(to, 'march/a.txt'));
    const missing = await failure(download(url, { to, name: () => 'april/a.txt' }).toArray());
    expect(missing).toMatchObject({ code: 'ERR_FILE_WRITE', reason: 'ENOENT' });
  });

  it('cannot have an existing name, unless it replaces the file or is renamed', async () => {
    const to = folder();
    writeFileSync(join(to, 'a.txt'), 'before');
    const url = await store((_request, response) => part(response, 0, 10));
    expect(await failure(download(url, { to }).toArray())).toMatchObject({ code: 'ERR_FILE_EXISTS' });
    expect([names(to), readFileSync(join(to, 'a.txt'), 'utf8')]).toEqual([['a.txt'], 'before']);
    expect(await download(url, { to, existing: 'rename' }).toArray()).toMatchObject([{ path: join(to, 'a (2).txt') }]);
    await download(url, { to, existing: 'replace' }).toArray();
    expect([names(to), readFileSync(join(to, 'a.txt'), 'utf8')]).toEqual([['a (2).txt', 'a.txt'], TEXT]);
  });

  it('comes from one of two concurrent downloads to the same name', async () => {
    const to = folder();
    const url = await store((_request, response) => part(response, 0, 10));
    const both = await Promise.allSettled([download(url, { to }).toArray(), download(url, { to }).toArray()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(names(to)).toEqual(['a.txt']);
  });

  it('leaves no part on a full disk', async () => {
    const to = folder();
    const url = await store((_request, response) => part(response, 0, 10));
    const handle = await open(new URL(import.meta.url));
    await handle.close();
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'write').mockRejectedValue(full);
    expect(await failure(download(url, { to }).toArray())).toMatchObject({ code: 'ERR_FILE_WRITE', reason: 'ENOSPC' });
    expect(names(to)).toEqual([]);
  });

  it('needs an existing directory and a runtime with a file system', async () => {
    const url = await store((_request, response) => part(response, 0, 10));
    expect(await failure(download(url, { to: join(folder(), 'none') }).toArray())).toMatchObject({ reason: 'ENOENT' });
    expect(await failure(portableDownload(url, { to: folder() }).toArray())).toMatchObject({ code: 'ERR_FILE_PATH' });
  });

  it('is rejected if the stream does not accept it', async () => {
    const url = await store((_request, response) => part(response, 0, 10));
    const cause = new Error('the pipe is blocked');
    const to = () => new WritableStream<Uint8Array>({ write: () => Promise.reject(cause) });
    expect(await failure(download(url, { to }).toArray())).toMatchObject({ code: 'ERR_FILE_WRITE', cause });
  });

  it('cannot exceed maxBytes, announced or not, also after decompression', async () => {
    const to = folder();
    const bomb = gzipSync(Buffer.alloc(1_000_000));
    const answers = [{ 'content-length': '2000000' }, {}, { 'content-encoding': 'gzip' }];
    for (const headers of answers) {
      const url = await store((_request, response) => {
        response.writeHead(200, headers as Record<string, string>);
        response.end('content-encoding' in headers ? bomb : Buffer.alloc(2_000_000));
      });
      expect(await failure(download(url, { to, maxBytes: 100_000 }).toArray())).toBeInstanceOf(ResponseTooLargeError);
    }
    expect(names(to)).toEqual([]);
  });

  it('ends without an uncaught error if it exceeds maxBytes while its last bytes are decompressed', async () => {
    const uncaught: unknown[] = [];
    const record = (error: unknown): void => {
      uncaught.push(error);
    };
    process.on('uncaughtException', record);
    onTestFinished(() => void process.off('uncaughtException', record));
    const to = folder();
    const bomb = gzipSync(Buffer.alloc(1_000_000));
    const url = await store((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    for (let round = 0; round < 25; round++) {
      const limits = [10, 100_000, 600_000, 999_999];
      const failures = limits.map((maxBytes) => failure(download(url, { to, maxBytes }).toArray()));
      for (const error of await Promise.all(failures)) expect(error).toBeInstanceOf(ResponseTooLargeError);
    }
    expect(uncaught).toEqual([]);
  });

  it('must have the digest that its store reports', async () => {
    const to = folder();
    let digest = createHash('md5').update(TEXT).digest('base64');
    const url = await store((_request, response) => part(response, 0, 10, { 'content-md5': digest }));
    await download(url, { to }).toArray();
    digest = createHash('md5').update('other').digest('base64');
    expect(await failure(download(url, { to, existing: 'replace' }).toArray())).toMatchObject({ code: 'ERR_FILE_CORRUPT' });
    expect(names(to)).toEqual(['a.txt']);
  });

  it('is reported in errors without token and signature', async () => {
    skipPauses();
    const refusing = await store((_request, response) => response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'));
    const breaking = await store((request) => request.socket.destroy());
    for (const url of [refusing, breaking, `http://store.example/?sig=${SIGNATURE}`]) {
      const error = await failure(download(url, { to: createTextSink().to }).toArray());
      expect(`${JSON.stringify(error)} ${inspect(error, { depth: 9, showHidden: true })}`).not.toContain(SIGNATURE);
    }
    expect(await failure(download(refusing, { to: createTextSink().to }).toArray())).toMatchObject({
      status: 403,
      reason: 'AccessDenied',
    });
  });
});

describe('A download that is aborted', () => {
  it.each(['before it begins', 'before its answer', 'within it', 'while it waits'])(
    '%s ends with an AbortError and leaves no part',
    async (stage) => {
      const to = folder();
      const stop = new AbortController();
      const reason = new Error('enough');
      const url = await store((_request, response) => {
        if (stage === 'before its answer') stop.abort(reason);
        else if (stage === 'while it waits') {
          response.writeHead(503).end();
          setTimeout(() => {
            stop.abort(reason);
          }, 20);
        } else response.writeHead(200, { 'content-length': 10 }).write('01234');
      });
      if (stage === 'before it begins') stop.abort(reason);
      const onProgress = ({ done }: Progress): void => {
        if (done === 0)
          setTimeout(() => {
            stop.abort(reason);
          }, 20);
      };
      const work = download(url, { to, signal: stop.signal, ...(stage === 'within it' && { onProgress }) }).toArray();
      expect(await failure(work)).toMatchObject({ name: 'AbortError', cause: reason });
      expect(names(to)).toEqual([]);
    },
  );
});

describe('A recording', () => {
  async function createRecording() {
    const { client, sandbox } = await platform();
    const query = {
      interval: '2026-03-09T12:00:00.000Z/2026-03-10T12:00:00.000Z',
      segmentFilters: [
        {
          type: 'and',
          predicates: [
            { dimension: 'mediaType', value: 'voice' },
            { dimension: 'purpose', value: 'agent' },
          ],
        },
      ],
    };
    const { conversations = [] } = await new AnalyticsApi(client).postAnalyticsConversationsDetailsQuery(query);
    return { recordings: new RecordingApi(client), sandbox, id: conversations[0]!.conversationId! };
  }

  it('is polled while the platform prepares it', async () => {
    const waits = skipPauses();
    const { recordings, sandbox, id } = await createRecording();
    const ask = vi.fn(() => {
      if (ask.mock.calls.length > 1) sandbox.clock.advance(5000);
      return recordings.getConversationRecordings(id, { formatId: 'WAV' });
    });
    const to = folder();
    const [file] = await download(ask, { to }).toArray();
    const content = readFileSync(file!.path!);
    expect(content.subarray(0, 4).toString()).toBe('RIFF');
    expect(file).toMatchObject({ contentType: 'audio/wav', size: content.length });
    // Silence as long as the call, after the header.
    expect(content.length).toBeGreaterThan(44);
    expect([waits, ask.mock.calls.length]).toEqual([[2000], 2]);
  });

  it('is reported as PREPARING after the maximum wait, or if the call cannot be repeated', async () => {
    const waits = skipPauses();
    const { recordings, id } = await createRecording();
    const ask = () => recordings.getConversationRecordings(id);
    const error = await failure(download(ask, { to: folder(), maxWaitMs: 3000 }).toArray());
    expect(error).toBeInstanceOf(FileUnavailableError);
    expect(error).toMatchObject({ state: 'PREPARING', code: 'ERR_FILE_UNAVAILABLE' });
    expect(waits).toEqual([2000, 1000]);
    expect(await failure(download(ask(), { to: folder() }).toArray())).toMatchObject({ state: 'PREPARING' });
  });

  it('that is archived is reported with its state', async () => {
    const { recordings, sandbox, id } = await createRecording();
    const [metadata] = await recordings.getConversationRecordingmetadata(id);
    const archiveDate = new Date(sandbox.clock.now() + 60_000).toISOString();
    await recordings.putConversationRecording(id, metadata!.id!, { archiveDate });
    sandbox.clock.advance(60_000);
    const error = await failure(download(recordings.getConversationRecordings(id), { to: folder() }).toArray());
    expect(error).toMatchObject({ state: 'ARCHIVED', id: metadata!.id });
  });

  it.each(['RESTORING', 'DELETED', 'UPLOADING'])(
    'that is %s is reported with its state, after the previous ones are downloaded',
    async (fileState) => {
      const url = await store((_request, response) => part(response, 0, 10));
      const to = folder();
      const answer = [
        { id: 'a', fileState: 'AVAILABLE', mediaUris: { S: { mediaUri: url } } },
        { id: 'b', fileState },
      ];
      expect(await failure(download(answer, { to }).toArray())).toMatchObject({ state: fileState, id: 'b' });
      expect(names(to)).toEqual(['a.txt']);
    },
  );
});

describe('The address of a file', () => {
  it.each([
    ['downloadUrl', (url: string): object => ({ downloadUrl: url, selfUri: '/api/v2/x' })],
    ['downloadUrls', (url: string): object => ({ downloadUrls: [url] })],
    ['downloadURI of a data table', (url: string): object => ({ status: 'Succeeded', downloadURI: url })],
    ['uri of an export', (url: string): object => ({ uri: url, exportTimestamp: 'now' })],
    ['resultUrl of a batch', (url: string): object => ({ results: [{ resultUrl: url, contentType: 'audio/webm' }] })],
    ['mediaUri of a prompt', (url: string): object => ({ mediaUri: url, uploadUri: 'https://apps.example' })],
    ['mediaUris of channels', (url: string): object => ({ mediaUris: { 0: { mediaUri: url } } })],
    ['a promise', (url: string): object => Promise.resolve({ uri: url })],
    ['an answer in full', (url: string): object => ({ status: 200, text: '', body: { uri: url } })],
  ])('is the %s', async (_field, answer) => {
    const url = await store((_request, response) => part(response, 0, 10));
    const { to, text } = createTextSink();
    await download(answer(url), { to }).toArray();
    expect(text()).toBe(TEXT);
  });

  it('is missing if the response contains none, with the reason of the platform', async () => {
    const { to } = createTextSink();
    expect(await failure(download({ id: 'x' }, { to }).toArray())).toMatchObject({ code: 'ERR_FILE_NONE' });
    expect(await failure(download({ results: [{ errorMsg: 'no recording' }] }, { to }).toArray())).toMatchObject({
      code: 'ERR_FILE_NONE',
      message: expect.stringContaining('no recording') as unknown,
    });
    expect(await download([], { to }).toArray()).toEqual([]);
  });

  it('follows no redirect', async () => {
    const url = await store((_request, response) => response.writeHead(302, { location: 'https://elsewhere.example' }).end());
    expect(await failure(download(url, { to: createTextSink().to }).toArray())).toMatchObject({
      code: 'ERR_FILE_REFUSED',
      status: 302,
    });
  });
});

describe('bodyOf', () => {
  it('returns the result in the response, or the response if it has neither result nor address', async () => {
    expect(await bodyOf({ result: { agents: [1] }, downloadUrl: 'https://store.example/' })).toEqual({ agents: [1] });
    expect(await bodyOf({ entities: [] })).toEqual({ entities: [] });
  });

  it('fetches downloadUrl and all downloadUrls without the token', async () => {
    const requests: unknown[] = [];
    const url = await store((request, response) => {
      requests.push(request.headers.authorization);
      response.end('{"agents":[2]}');
    });
    expect(await bodyOf({ downloadUrl: url })).toEqual({ agents: [2] });
    expect(await bodyOf({ downloadUrls: [url, url] })).toEqual([{ agents: [2] }, { agents: [2] }]);
    expect(requests).toEqual([undefined, undefined, undefined]);
  });

  it('rejects invalid JSON without quoting it, and JSON that is too large for memory', async () => {
    const url = await store((_request, response) => response.end(`<html>${TOKEN}`));
    const error = await failure(bodyOf({ downloadUrl: url }));
    expect(error).toMatchObject({ code: 'ERR_FILE_CORRUPT' });
    expect(inspect(error)).not.toContain(TOKEN);
    expect(await failure(bodyOf({ downloadUrl: url }, { maxBytes: 5 }))).toBeInstanceOf(ResponseTooLargeError);
  });
});
