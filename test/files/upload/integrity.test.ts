import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { ConfigurationError } from 'contact-centre-client';
import { upload } from 'contact-centre-client/files';
import type { UploadOptions } from 'contact-centre-client/files';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { failure, folder, skipPauses } from '../support.js';
import { says } from '../../support/says.js';

/** How a store handles one request. */
interface Behaviour {
  /** Bytes of the body after which it responds or breaks the connection. */
  readonly readUpTo: number;
  /** The status of its response; 0 breaks the connection. */
  readonly status: number;
}

/** A store that may respond before it has read a body. @returns its address, and the bodies that it accepted. */
async function impatientStore(behaviour: () => Behaviour) {
  const acceptedBodies: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let receivedBody = Buffer.alloc(0);
    let isAnswered = false;
    let plan: Behaviour | undefined;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      receivedBody = Buffer.concat([receivedBody, data]);
      const start = receivedBody.indexOf('\r\n\r\n') + 4;
      if (start < 4 || isAnswered) return;
      plan ??= behaviour();
      const length = Number(/content-length: (\d+)/i.exec(receivedBody.toString('latin1', 0, start))?.[1] ?? 0);
      const body = receivedBody.subarray(start);
      if (body.length < Math.min(length, plan.readUpTo)) return;
      isAnswered = true;
      socket.pause();
      if (plan.status === 0) {
        socket.destroy();
        return;
      }
      if (plan.status < 300) acceptedBodies.push(body);
      socket.end(`HTTP/1.1 ${plan.status} Status\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/files`, acceptedBodies };
}

const LARGE = Buffer.alloc(20_000_000, 'x');

const streamOf =
  (...parts: string[]) =>
  () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });

describe('An upload', () => {
  it.each<[string, UploadOptions]>([
    ['by the client of Node', {}],
    ['by fetch', { fetch }],
  ])('%s fails if the store accepts half of the file', async (_what, options) => {
    skipPauses();
    const { url } = await impatientStore(() => ({ readUpTo: 1000, status: 200 }));
    const source = { stream: () => new Blob([LARGE]).stream(), size: LARGE.length, name: 'call.wav' };
    const error = await failure(upload(() => ({ url }), source, { ...options, timeout: 200 }));
    expect(error).toMatchObject({ name: expect.stringMatching(/^(?:Network|Timeout)Error$/) as string });
  });

  it('resolves only if one attempt has sent the whole file', { timeout: 60_000 }, async () => {
    skipPauses();
    let script: Behaviour[] = [];
    const { url, acceptedBodies } = await impatientStore(() => script.shift() ?? { readUpTo: Infinity, status: 200 });
    const behaviour = fc.record({
      readUpTo: fc.constantFrom(0, 1, 1000, Infinity),
      status: fc.constantFrom(0, 200, 500, 503),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(behaviour, { maxLength: 4 }), fc.boolean(), async (plan, isByFetch) => {
        // A file this small is sent before any response arrives, so that only a failure may come early.
        script = plan.map((each) => (each.status === 200 ? { ...each, readUpTo: Infinity } : each));
        acceptedBodies.length = 0;
        const content = Buffer.from('0123456789'.repeat(200));
        const source = { stream: () => new Blob([content]).stream(), size: content.length };
        const options: UploadOptions = isByFetch ? { fetch } : {};
        const outcome = await upload(() => ({ url }), source, options).then(
          () => 'resolved',
          () => 'rejected',
        );
        const isHopeless = plan.length > 2 && plan.slice(0, 3).every(({ status }) => status !== 200);
        expect(outcome).toBe(isHopeless ? 'rejected' : 'resolved');
        if (outcome === 'resolved') expect(acceptedBodies.at(-1)).toEqual(content);
        for (const body of acceptedBodies) expect(body).toEqual(content);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['fewer', 9],
    ['more', 3],
  ])('by fetch fails if the source has %s bytes than declared', async (_what, size) => {
    const respond: typeof fetch = async (_url, init) => {
      await new Response(init?.body).arrayBuffer();
      return new Response(null, { status: 200 });
    };
    const source = { stream: streamOf('so', 'und'), size };
    const error = await failure(upload(() => ({ url: 'https://store.example/a' }), source, { fetch: respond }));
    expect(error).toMatchObject({ code: size === 3 ? 'ERR_FILE_SIZE' : (expect.stringMatching(/^ERR_/) as string) });
  });

  it('fails if the file on disk was changed during the upload', async () => {
    const path = join(folder(), 'call.wav');
    writeFileSync(path, 'sound');
    const { url } = await impatientStore(() => {
      writeFileSync(path, 'noise');
      return { readUpTo: Infinity, status: 200 };
    });
    expect(await failure(upload(() => ({ url }), { path }))).toMatchObject({ code: 'ERR_FILE_SOURCE' });
  });

  it('rejects with an AbortError even if fetch or the reservation ignores the signal', async () => {
    const pending = new Promise<never>(() => undefined);
    for (const stage of ['fetch', 'reserve']) {
      const stop = new AbortController();
      const wait = () => {
        stop.abort();
        return pending;
      };
      const reserve = stage === 'reserve' ? wait : () => ({ url: 'https://store.example/a' });
      expect(await failure(upload(reserve, new Blob(['a']), { signal: stop.signal, fetch: wait }))).toMatchObject({
        name: 'AbortError',
      });
    }
  });

  it.each<[string, () => unknown, object]>([
    ['null', () => null, {}],
    ['a text', () => 'https://store.example', {}],
    ['nothing', () => undefined, {}],
  ])('names the problem if the reservation resolves with %s', async (_what, reserve) => {
    expect(await failure(upload(reserve as never, new Blob(['a'])))).toBeInstanceOf(ConfigurationError);
  });

  it.each<[string, unknown]>([
    ['timeout', '5'],
    ['timeout', Number.NaN],
    ['timeout', -1],
    ['onProgress', 'yes'],
    ['signal', {}],
    ['fetch', 'undici'],
    ['md5', 'yes'],
    ['gzip', 1],
    ['client', 'token'],
    ['name', 5],
    ['name', () => 'a.wav'],
  ])('rejects %s: %j by name', async (name, value) => {
    const error = await failure(upload(() => ({ url: 'https://store.example/a' }), new Blob(['a']), { [name]: value }));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error).toMatchObject({ message: expect.stringContaining(`${name} must be`) as string });
  });

  it('rejects a path that is not a string', async () => {
    const error = await failure(upload(() => ({ url: 'https://store.example/a' }), { path: 5 as never }));
    expect(error).toMatchObject({
      code: 'ERR_FILE_SOURCE',
      message: says('The path of a source must be a string, not a number'),
    });
  });
});
