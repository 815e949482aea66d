import { describe, expect, it, vi } from 'vitest';
import type { Attempt } from '../../../src/files/attempts.js';
import { countedStream } from '../../../src/files/upload/counted-stream.js';
import { failure } from '../support.js';
import { says } from '../../support/says.js';

/** The largest piece that is sent at once. */
const PIECE = 65_536;

/** A file of some chunks, as the body of a request whose reports are recorded. */
function counted(lengths: readonly number[], size: number, source: Partial<UnderlyingDefaultSource<Uint8Array>> = {}) {
  const remaining = [...lengths];
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    const length = remaining.shift();
    if (length === undefined) controller.close();
    else controller.enqueue(new Uint8Array(length));
  };
  const stream = () => new ReadableStream<Uint8Array>({ pull, ...source }, { highWaterMark: 0 });
  const report = vi.fn<Attempt['report']>();
  const attempt = { request: 'PUT', signal: new AbortController().signal, report, reset: vi.fn() };
  return { ...countedStream({ name: 'call.wav', size, stream }, attempt), report };
}

async function lengthsOf(stream: ReadableStream<Uint8Array>): Promise<number[]> {
  const lengths: number[] = [];
  for await (const piece of stream) lengths.push(piece.byteLength);
  return lengths;
}

describe('A file as the body of a request', () => {
  it.each([
    ['no bytes', [], []],
    ['an empty chunk', [0], []],
    ['one byte', [1], [1]],
    ['empty chunks between others', [0, 2, 0, 3, 0], [2, 3]],
    ['one piece', [PIECE], [PIECE]],
    ['one byte more than a piece', [PIECE + 1], [PIECE, 1]],
    ['several pieces', [2 * PIECE + 5, 3], [PIECE, PIECE, 5, 3]],
  ])('is sent piece by piece, and each is reported: %s', async (_what, chunks, pieces) => {
    const size = chunks.reduce((sum, length) => sum + length, 0);
    const body = counted(chunks, size);
    expect(await lengthsOf(body.stream)).toEqual(pieces);
    let done = 0;
    expect(body.report.mock.calls).toEqual(pieces.map((length) => ['call.wav', (done += length), size]));
    expect([body.isPartlySent(), body.failure()]).toEqual([false, undefined]);
  });

  it('is partly sent between its first and its last piece', async () => {
    const body = counted([2, 3], 5);
    const reader = body.stream.getReader();
    const states = [body.isPartlySent()];
    for (let count = 0; count < 3; count++) {
      await reader.read();
      states.push(body.isPartlySent());
    }
    expect(states).toEqual([false, true, false, false]);
  });

  it.each([
    [[2, 2], 5, 4],
    [[], 5, 0],
    [[2, 4], 5, 6],
    [[6], 5, 6],
    [[1], 0, 1],
  ])('fails if the chunks %j are not of the size %i', async (chunks, size, received) => {
    const body = counted(chunks, size);
    const error = await failure(lengthsOf(body.stream));
    expect(error).toMatchObject({
      code: 'ERR_FILE_SIZE',
      message: says(`call.wav has ${received} bytes, not ${size}. Pass the exact size`),
    });
    expect(error).not.toHaveProperty('cause');
    expect(body.failure()).toBe(error);
    // No byte of a chunk that is too much was sent.
    expect(body.report.mock.calls.at(-1)?.[1] ?? 0).toBeLessThanOrEqual(size);
  });

  it('fails with the cause if the source cannot be read', async () => {
    const cause = new Error('the tape is torn');
    const body = counted([], 5, { pull: () => Promise.reject(cause) });
    const error = await failure(lengthsOf(body.stream));
    expect(error).toMatchObject({ code: 'ERR_FILE_SOURCE', cause, message: says('call.wav cannot be read. See the cause') });
    expect(body.failure()).toBe(error);
  });

  it('cancels the source with its reason', async () => {
    const cancel = vi.fn();
    const reason = new Error('enough');
    await counted([1], 1, { cancel }).stream.cancel(reason);
    expect(cancel).toHaveBeenCalledWith(reason);
  });

  it('reads nothing before the request reads it', async () => {
    const pull = vi.fn();
    counted([1], 1, { pull });
    await new Promise((resolve) => setImmediate(resolve));
    expect(pull).not.toHaveBeenCalled();
  });
});
