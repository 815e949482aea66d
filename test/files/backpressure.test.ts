import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { download, upload } from 'contact-centre-client/files';
import { expect, it } from 'vitest';
import { store } from './support.js';

const SIZE = 48_000_000;

/**
 * The maximum of bytes in flight while the receiver reads nothing: two chunks and the socket buffers of both sides, a few
 * megabytes.
 */
const ON_THE_WAY = 16_000_000;

const piece = Buffer.alloc(64_000, 7);
const expectedHash = createHash('md5');
for (let at = 0; at < SIZE; at += piece.length) expectedHash.update(piece);
const digest = expectedHash.digest('base64');

/** Waits until a count stops growing. */
async function still(count: () => number): Promise<void> {
  for (let turns = 0, before = -1; turns < 1000; turns = count() === before ? turns + 1 : 0) {
    before = count();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

it('a source is read no faster than the store accepts it', async () => {
  let read = 0;
  let ahead = SIZE;
  const receivedHash = createHash('md5');
  const url = await store((request, response) => {
    void (async () => {
      await still(() => read);
      ahead = read;
      for await (const part of request) receivedHash.update(part as Buffer);
      response.end();
    })();
  });
  const stream = (): ReadableStream<Uint8Array> =>
    new ReadableStream(
      {
        pull(controller) {
          controller.enqueue(piece);
          read += piece.length;
          if (read === SIZE) controller.close();
        },
      },
      { highWaterMark: 1 },
    );
  await upload(() => ({ url }), { stream, size: SIZE });
  expect(receivedHash.digest('base64')).toBe(digest);
  expect(ahead).toBeLessThan(ON_THE_WAY);
});

it('a store is read no faster than the file is written', async () => {
  let sentBytes = 0;
  let ahead: number | undefined;
  const url = await store((_request, response) => {
    void (async () => {
      response.writeHead(200, { 'content-length': SIZE });
      for (; sentBytes < SIZE; sentBytes += piece.length) if (!response.write(piece)) await once(response, 'drain');
      response.end();
    })();
  });
  const to = (): WritableStream<Uint8Array> =>
    new WritableStream({
      async write() {
        if (ahead !== undefined) return;
        await still(() => sentBytes);
        ahead = sentBytes;
      },
    });
  const [file] = await download(url, { to, md5: true }).toArray();
  expect(file).toMatchObject({ size: SIZE, md5: digest });
  expect(ahead).toBeLessThan(ON_THE_WAY);
});
