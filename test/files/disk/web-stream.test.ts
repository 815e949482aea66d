import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { webStreamOf } from '../../../src/files/disk/web-stream.js';
import { failure } from '../support.js';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('A stream of Node as a web stream', () => {
  it('has the bytes of each chunk, also if a chunk is a part of a larger buffer', async () => {
    const source = Buffer.from('xsoundx');
    const chunks: Uint8Array[] = [];
    const stream = webStreamOf(Readable.from([source.subarray(1, 3), source.subarray(3, 6)]));
    for await (const chunk of stream) chunks.push(chunk);
    expect(chunks.map((chunk) => new TextDecoder().decode(chunk))).toEqual(['so', 'und']);
    expect(chunks[0]!.constructor).toBe(Uint8Array);
  });

  it('is read one chunk ahead', async () => {
    let produced = 0;
    const chunks = (function* () {
      for (; produced < 100;) yield Buffer.from([produced++]);
    })();
    const stream = webStreamOf(Readable.from(chunks, { highWaterMark: 1 }));
    for (let turns = 0; turns < 10; turns++) await settle();
    const before = produced;
    await stream.getReader().read();
    for (let turns = 0; turns < 10; turns++) await settle();
    expect([before > 0 && before < 5, produced - before]).toEqual([true, 1]);
  });

  it('fails with the error of the stream', async () => {
    const cause = new Error('torn');
    const source = new Readable({ read: () => void source.destroy(cause) });
    expect(await failure(new Response(webStreamOf(source)).text())).toBe(cause);
  });

  it('destroys the stream if it is cancelled', async () => {
    const source = new Readable({ read: () => undefined });
    await webStreamOf(source).cancel();
    expect(source.destroyed).toBe(true);
  });
});
