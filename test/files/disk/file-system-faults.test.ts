import { readFileSync, writeFileSync } from 'node:fs';
import fsPromises, { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import { download, upload } from 'contact-centre-client/files';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newPartName } from '../../../src/files/disk/part-files.js';
import { upload as portableUpload } from '../../../src/files/portable.js';
import { failure, folder, skipPauses, names, store } from '../support.js';
import { says } from '../../support/says.js';

const address = 'https://store.example/a.txt';

/** A custom `fetch` that returns its responses in order and repeats the last one. */
function responding(...responses: (() => Response)[]): typeof fetch {
  let count = 0;
  return () => Promise.resolve(responses[Math.min(count++, responses.length - 1)]!());
}

const completeResponse =
  (text: string, headers: Record<string, string> = {}) =>
  (): Response =>
    new Response(text, { headers: { 'content-length': String(text.length), ...headers } });

/** A response whose connection breaks after a text. */
const cutAfter = (text: string, headers: Record<string, string>) => (): Response => {
  let isSent = false;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    if (isSent) controller.error(new Error('cut'));
    else controller.enqueue(new TextEncoder().encode(text));
    isSent = true;
  };
  return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { headers });
};

describe('A file system', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  /** Makes the system reject hard links, as some file systems do. */
  function refuseLinks(code: string): void {
    vi.spyOn(fsPromises, 'link').mockRejectedValue(Object.assign(new Error(code), { code }));
    syncBuiltinESMExports();
  }

  it.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])('without hard links (%s) still completes a file', async (code) => {
    const to = folder();
    refuseLinks(code);
    expect(await download(address, { to, fetch: responding(completeResponse('one')) }).toArray()).toMatchObject([
      { path: join(to, 'a.txt') },
    ]);
    const error = await failure(download(address, { to, fetch: responding(completeResponse('two')) }).toArray());
    expect(error).toMatchObject({ code: 'ERR_FILE_EXISTS' });
    const options = { to, fetch: responding(completeResponse('three')), existing: 'rename' } as const;
    expect(await download(address, options).toArray()).toMatchObject([{ path: join(to, 'a (2).txt') }]);
    expect(names(to).map((name) => readFileSync(join(to, name), 'utf8'))).toEqual(['three', 'one']);
  });

  it('that rejects a name for another reason is reported', async () => {
    const to = folder();
    refuseLinks('EIO');
    const error = await failure(download(address, { to, fetch: responding(completeResponse('one')) }).toArray());
    expect(error).toMatchObject({ code: 'ERR_FILE_WRITE', reason: 'EIO', message: expect.stringContaining('a.txt') as string });
    expect(names(to)).toEqual([]);
  });

  it('of a host without a readable name matches no part of this machine', async () => {
    vi.spyOn(os, 'hostname').mockImplementation(() => {
      throw new Error('not permitted');
    });
    syncBuiltinESMExports();
    const machines = (await Promise.all([newPartName('a'), newPartName('a')])).map((name) => name.split('-')[1]);
    expect(machines[0]).not.toBe(machines[1]);
  });

  it('that writes a few bytes at a time receives all of them', async () => {
    const to = folder();
    const handle = await open(new URL(import.meta.url));
    await handle.close();
    const prototype = Object.getPrototypeOf(handle) as { write: (...args: unknown[]) => Promise<unknown> };
    const { write } = prototype;
    vi.spyOn(prototype, 'write').mockImplementation(function (this: unknown, ...args) {
      const [chunk, offset, length, position] = args;
      return write.call(this, chunk, offset, Math.min(3, Number(length)), position);
    });
    const [file] = await download(address, { to, fetch: responding(completeResponse('0123456789')) }).toArray();
    expect(readFileSync(file!.path!, 'utf8')).toBe('0123456789');
  });
});

describe('A download', () => {
  it('waits without limit if its timeout is 0', async () => {
    const slowly: typeof fetch = async () => {
      for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setTimeout(resolve, 2));
      return completeResponse('text')();
    };
    expect(await download(address, { to: folder(), fetch: slowly, timeout: 0 }).toArray()).toMatchObject([{ size: 4 }]);
  });

  it.each(['downloadUrl', 'downloadURI', 'resultUrl', 'mediaUri', 'contentUri', 'uri', 'url'])(
    'fetches the address in the field %s',
    async (field) => {
      const files = await download(
        { [field]: address, id: 'a' },
        { to: folder(), fetch: responding(completeResponse('a')) },
      ).toArray();
      expect(files).toMatchObject([{ size: 1 }]);
    },
  );

  it.each([() => null, () => undefined, () => 5, () => true, () => ({})])('finds no file in the response of %s', async (call) => {
    const error = await failure(download(call, { to: folder() }).toArray());
    expect(error).toMatchObject({
      code: 'ERR_FILE_NONE',
      message: says(
        'The response contains no address of a file. Pass the response of an operation that returns a file, or the address itself',
      ),
    });
  });

  it('reports size and type of the version that it saved', async () => {
    skipPauses();
    const first = { 'content-length': '10', 'content-type': 'text/plain', etag: '"one"' };
    const second = completeResponse('abc', { 'content-type': 'text/csv', etag: '"two"' });
    const [file] = await download(address, { to: folder(), fetch: responding(cutAfter('01234', first), second) }).toArray();
    expect(file).toMatchObject({ name: 'a.txt', size: 3, contentType: 'text/csv' });
  });

  it.each(['W/"one"', '"one" "two"', 'one', '"o ne"', ''])('requests no range of a version whose ETag is %s', async (etag) => {
    skipPauses();
    const ranges: (string | null)[] = [];
    const respond = responding(cutAfter('01234', { 'content-length': '10', etag }), completeResponse('0123456789', { etag }));
    const fetch: typeof globalThis.fetch = async (url, init) => {
      ranges.push(new Headers(init?.headers).get('range'));
      return await respond(url, init);
    };
    expect(await download(address, { to: folder(), fetch }).toArray()).toMatchObject([{ size: 10 }]);
    expect(ranges).toEqual([null, null]);
  });

  it.each(['x bytes 5-9/10', 'bytes 5-9/10 x', 'bytes 5-9', 'bytes 05-9/10/11'])(
    'does not continue with a part whose range is "%s"',
    async (range) => {
      skipPauses();
      const headers = { 'content-length': '10', etag: '"one"' };
      const part = (): Response =>
        new Response('xxxxx', { status: 206, headers: { etag: '"one"', 'content-length': '5', 'content-range': range } });
      const fetch = responding(cutAfter('01234', headers), part, completeResponse('0123456789', headers));
      const [file] = await download(address, { to: folder(), fetch }).toArray();
      expect(readFileSync(file!.path!, 'utf8')).toBe('0123456789');
    },
  );

  it.each([
    ['{"message":"no","code":"not.found_1"}', 'not.found_1'],
    ['<Error><Code>NoSuchKey</Code></Error>', 'NoSuchKey'],
    ['{"code":"not found"}', undefined],
    ['no', undefined],
  ])('that the store rejects by %s has a reason: %s', async (body, reason) => {
    const url = await store((_request, response) => response.writeHead(404).end(body));
    const error = await failure(download(url, { to: folder() }).toArray());
    expect([error.reason, error.status]).toEqual([reason, 404]);
    expect(error.message).toMatch(
      reason === undefined ? / responded with status 404 \(see / : new RegExp(` responded with status 404 ${reason} \\(see `),
    );
  });
});

describe('The message of an error', () => {
  const readable = (pull: () => void): ReadableStream<Uint8Array> => new ReadableStream({ pull }, { highWaterMark: 0 });
  const broken = (): ReadableStream<Uint8Array> =>
    readable(() => {
      throw new Error('gone');
    });

  it('names the file for which the function "name" failed', async () => {
    const name = (): never => {
      throw new Error('no name');
    };
    const error = await failure(download(address, { to: folder(), fetch: responding(completeResponse('a')), name }).toArray());
    expect(error.message).toEqual(says('The function "name" failed for a.txt. See the cause'));
  });

  it('states that a response may be incomplete', async () => {
    const respond = (): Response => new Response('a', { headers: { connection: 'close' } });
    const error = await failure(download(address, { to: folder(), fetch: responding(respond) }).toArray());
    expect(error).toMatchObject({
      code: 'ERR_FILE_CORRUPT',
      message: expect.stringContaining('neither length nor end') as string,
    });
  });

  it.each([
    ['spooled', { stream: broken, name: 'call.wav' }],
    ['sent', { stream: broken, name: 'call.wav', size: 5 }],
  ])('names a source that cannot be read while it is %s', async (_when, source) => {
    const reading: typeof fetch = async (_url, init) => {
      await new Response(init?.body).arrayBuffer();
      return new Response(null, { status: 200 });
    };
    const error = await failure(upload(() => ({ url: address }), source, { fetch: reading }));
    expect(error).toMatchObject({
      code: 'ERR_FILE_SOURCE',
      message: says('call.wav cannot be read. See the cause'),
    });
  });

  it('names a source that cannot be compressed', async () => {
    const source = { stream: broken, name: 'call.wav', size: 5 };
    const error = await failure(upload(() => ({ url: address }), source, { gzip: true }));
    expect(error).toMatchObject({
      code: 'ERR_FILE_SOURCE',
      cause: { message: 'gone' },
      message: says('call.wav cannot be compressed'),
    });
  });

  it('reads only the beginning of an error response by XMLHttpRequest', async () => {
    const refusing = (responseText: string) =>
      class {
        status = 403;
        responseURL = '';
        responseText = responseText;
        upload = {};
        onload?: () => void;
        readonly open = vi.fn();
        readonly setRequestHeader = vi.fn();
        readonly abort = vi.fn();
        send(): void {
          this.onload?.();
        }
      };
    const reasonOf = async (text: string): Promise<string | undefined> => {
      vi.stubGlobal('XMLHttpRequest', refusing(text));
      const options = { onProgress: vi.fn() };
      return (await failure(portableUpload(() => ({ url: address }), new Blob(['a']), options))).reason;
    };
    expect(await reasonOf('<Code>Early</Code>')).toBe('Early');
    expect(await reasonOf(`${' '.repeat(1_000_000)}<Code>Late</Code>`)).toBeUndefined();
  });

  it('names a missing file, with the reason of the system', async () => {
    const error = await failure(upload(() => ({ url: address }), { path: join(folder(), 'call.wav') }));
    expect(error).toMatchObject({ reason: 'ENOENT', message: says('call.wav cannot be read: ENOENT') });
  });

  it('states that a file was changed during the upload', async () => {
    const path = join(folder(), 'call.wav');
    writeFileSync(path, 'sound');
    const fetch: typeof globalThis.fetch = async (_url, init) => {
      await new Response(init?.body).arrayBuffer();
      writeFileSync(path, 'other noise');
      return new Response(null, { status: 200 });
    };
    const error = await failure(upload(() => ({ url: address }), { path }, { fetch }));
    expect(error.message).toEqual(says('call.wav was changed while it was uploaded. Upload it again'));
  });

  it.each([5, null, 'text', undefined])('names the kind of a source that cannot be uploaded: %s', async (source) => {
    const error = await failure(upload(() => ({ url: address }), source as never));
    expect(error).toMatchObject({
      code: 'ERR_FILE_SOURCE',
      message: expect.stringContaining('upload needs a Blob, bytes, a path or a stream, not') as string,
    });
  });

  it.each([
    [{}, undefined, 'file'],
    [{ name: 'own.wav' }, undefined, 'own.wav'],
    [{ name: 'own.wav' }, 'chosen.wav', 'chosen.wav'],
  ])(
    'and the call that reserves an address use the name of the source %o and of the options %s',
    async (description, name, expected) => {
      const reservedNames: string[] = [];
      const reserve = (file: { name: string }) => {
        reservedNames.push(file.name);
        return { url: address };
      };
      const stream = () => new Blob(['a']).stream();
      await upload(
        reserve,
        { ...description, stream, size: 1 },
        { fetch: responding(completeResponse('')), ...(name !== undefined && { name }) },
      );
      expect(reservedNames).toEqual([expected]);
    },
  );

  it('states that the reservation is not a call', async () => {
    const error = await failure(upload(5 as never, new Blob(['a'])));
    expect(error.message).toContain('The first argument of upload must be a function that makes a call');
  });
});
