import { readFileSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Attempt } from '../../../src/files/attempts.js';
import { disk } from '../../../src/files/disk/disk.js';
import type { OpenSource } from '../../../src/files/disk/disk-contract.js';
import { bodyOfRequest, failure, folder, store } from '../support.js';
import { says } from '../../support/says.js';

/** Chunk size in bytes. */
const CHUNK = 65_536;

const spools = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('upload-'));

async function lengthsOf(stream: ReadableStream<Uint8Array>): Promise<number[]> {
  const lengths: number[] = [];
  for await (const chunk of stream) lengths.push(chunk.byteLength);
  return lengths;
}

function fileOnDisk(text: string): string {
  const path = join(folder(), 'call.wav');
  writeFileSync(path, text);
  return path;
}

describe('A file on disk as a source', () => {
  it('has the name on disk and its size, and is read in chunks', async () => {
    const file = await disk.open({ path: fileOnDisk('x'.repeat(CHUNK + 1)) }, undefined);
    expect(file).toMatchObject({ name: 'call.wav', size: CHUNK + 1 });
    expect(file).not.toHaveProperty('close');
    expect(await lengthsOf(file.stream())).toEqual([CHUNK, 1]);
    expect(await lengthsOf(file.stream())).toEqual([CHUNK, 1]);
  });

  it('may have another name', async () => {
    expect((await disk.open({ path: fileOnDisk('a'), name: 'b.wav' }, undefined)).name).toBe('b.wav');
  });

  it('must be a file', async () => {
    const path = folder();
    expect(await failure(disk.open({ path, name: 'b.wav' }, undefined))).toMatchObject({
      code: 'ERR_FILE_SOURCE',
      message: says('b.wav is not a file. Pass the path of a file'),
    });
  });

  it.each<[string, (path: string) => void]>([
    [
      'another size',
      (path) => {
        writeFileSync(path, 'sounds');
        utimesSync(path, 1000, 1000);
      },
    ],
    [
      'another time',
      (path) => {
        utimesSync(path, 2000, 2000);
      },
    ],
  ])('has changed if it has %s', async (_what, change) => {
    const path = fileOnDisk('sound');
    utimesSync(path, 1000, 1000);
    const file = await disk.open({ path }, undefined);
    await expect(file.checkUnchanged?.()).resolves.toBeUndefined();
    change(path);
    expect(await failure(file.checkUnchanged!())).toMatchObject({
      code: 'ERR_FILE_SOURCE',
      message: says('call.wav was changed while it was uploaded. Upload it again'),
    });
  });

  it('has changed if it is another file of the same size and time, or none', async () => {
    const directory = folder();
    const path = join(directory, 'call.wav');
    const other = join(directory, 'other.wav');
    for (const each of [path, other]) {
      writeFileSync(each, 'sound');
      utimesSync(each, 1000, 1000);
    }
    const file = await disk.open({ path }, undefined);
    renameSync(other, path);
    expect(await failure(file.checkUnchanged!())).toMatchObject({ code: 'ERR_FILE_SOURCE' });
    rmSync(path);
    expect(await failure(file.checkUnchanged!())).toMatchObject({ code: 'ERR_FILE_SOURCE' });
  });
});

describe('A stream of unknown size as a source', () => {
  const streamOf =
    (...parts: string[]) =>
    () => {
      const chunks = parts.map((part) => new TextEncoder().encode(part));
      return new ReadableStream<Uint8Array>({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(chunk);
          controller.close();
        },
      });
    };

  it.each([
    [{}, 'file'],
    [{ name: 'b.wav' }, 'b.wav'],
  ])('is written to a temporary file, which is removed at the end: %j', async (fields, name) => {
    const before = spools();
    const file = await disk.open({ stream: streamOf('so', 'und'), ...fields }, undefined);
    const [spool = ''] = spools().filter((each) => !before.includes(each));
    expect(readFileSync(join(tmpdir(), spool, 'file'), 'utf8')).toBe('sound');
    expect(file).toMatchObject({ name, size: 5 });
    expect(await new Response(file.stream()).text()).toBe('sound');
    await file.close?.();
    await file.close?.();
    expect(spools()).toEqual(before);
  });

  it('leaves no file if it cannot be read', async () => {
    const before = spools();
    const cause = new Error('the tape is torn');
    const stream = () => new ReadableStream<Uint8Array>({ pull: () => Promise.reject(cause) });
    expect(await failure(disk.open({ stream }, undefined))).toMatchObject({
      code: 'ERR_FILE_SOURCE',
      cause,
      message: says('file cannot be read. See the cause'),
    });
    expect(spools()).toEqual(before);
  });
});

describe('A file that Node sends', () => {
  const fileOf = (text: string, size = text.length): OpenSource => ({
    name: 'call.wav',
    size,
    stream: () => new Blob([text]).stream(),
  });

  /** An attempt that records its reports. */
  function attempted() {
    const report = vi.fn<Attempt['report']>();
    return { request: 'PUT', signal: new AbortController().signal, report, reset: vi.fn() };
  }

  const target = (url: string) => ({ method: 'PUT' as const, url, headers: { 'x-a': 'b' }, fields: undefined });

  it('has its length and headers, and is reported piece by piece', async () => {
    const requests: unknown[] = [];
    const url = await store((request, response) => {
      void bodyOfRequest(request).then((text) => {
        requests.push([request.method, request.headers['content-length'], request.headers['x-a'], text.length]);
        response.writeHead(201).end('Grüße');
      });
    });
    const attempt = attempted();
    const size = 2 * CHUNK + 5;
    expect(await disk.send(target(url), fileOf('x'.repeat(size)), attempt)).toEqual({ status: 201, text: 'Grüße' });
    expect(requests).toEqual([['PUT', String(size), 'b', size]]);
    expect(attempt.report.mock.calls.at(-1)).toEqual(['call.wav', size, size]);
  });

  it('is reported in pieces of at most 65,536 bytes', async () => {
    const url = await store((request, response) => void bodyOfRequest(request).then(() => response.end()));
    const attempt = attempted();
    const source = {
      name: 'call.wav',
      size: CHUNK + 1,
      stream: () =>
        new ReadableStream<Uint8Array>({
          start(controller) {
            controller.enqueue(new Uint8Array(CHUNK + 1));
            controller.close();
          },
        }),
    };
    await disk.send(target(url), source, attempt);
    expect(attempt.report.mock.calls.map(([, done]) => done)).toEqual([CHUNK, CHUNK + 1]);
  });

  it('is refused with the beginning of the text', async () => {
    const url = await store((request, response) => {
      void bodyOfRequest(request).then(() => {
        response.writeHead(400);
        // Endless, so only a client that stops reading sees its end.
        const write = (): void => void response.write('x'.repeat(20_000), write);
        write();
      });
    });
    const { status, text } = await disk.send(target(url), fileOf('sound'), attempted());
    expect([status, text.slice(0, 3), text.length > 10_000]).toEqual([400, 'xxx', true]);
  });

  it('fails if the store accepts it before it has received all of it', async () => {
    const url = await store((request, response) => {
      request.once('data', () => response.writeHead(200, { connection: 'close' }).end());
    });
    // Its second chunk never comes.
    const stream = () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new Uint8Array(5));
        },
      });
    const sending = disk.send(target(url), { name: 'call.wav', size: 10, stream }, attempted());
    expect(await failure(sending)).toMatchObject({ message: 'The store responded before it had received the whole file' });
  });

  it('fails with the error of its source, even if the store refuses it', async () => {
    const url = await store((request, response) => void bodyOfRequest(request).catch(() => response.destroy()));
    expect(await failure(disk.send(target(url), fileOf('sound', 4), attempted()))).toMatchObject({ code: 'ERR_FILE_SIZE' });
  });

  it('is sent by TLS to an https address', async () => {
    // Nothing listens at this port.
    const sending = disk.send(target('https://127.0.0.1:1/a'), fileOf('sound'), attempted());
    expect(await failure(sending)).toMatchObject({ code: 'ECONNREFUSED' });
  });
});
