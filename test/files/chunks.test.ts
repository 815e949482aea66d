import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { eachChunk, newDigest } from '../../src/files/chunks.js';
import { disk } from '../../src/files/disk/disk.js';
import { failure } from './support.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A stream of some chunks whose reader records whether it was cancelled. */
function source(chunks: readonly (Uint8Array | undefined)[], cancel = vi.fn(() => Promise.resolve())) {
  let count = 0;
  const read = (): Promise<{ done: boolean; value?: Uint8Array | undefined }> => {
    const index = count++;
    return Promise.resolve(index < chunks.length ? { done: false, value: chunks[index] } : { done: true });
  };
  return { stream: { getReader: () => ({ read, cancel }) }, cancel, reads: () => count };
}

describe('eachChunk', () => {
  it('processes each chunk after the previous one, and does not cancel a stream that has ended', async () => {
    const log: string[] = [];
    const { stream, cancel } = source([bytes('so'), bytes('und')]);
    await eachChunk(stream, new AbortController().signal, async (chunk) => {
      log.push(`begin ${chunk.length}`);
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`end ${chunk.length}`);
    });
    expect(log).toEqual(['begin 2', 'end 2', 'begin 3', 'end 3']);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('needs no signal', async () => {
    const process = vi.fn();
    await eachChunk(source([bytes('so')]).stream, undefined, process);
    expect(process).toHaveBeenCalledOnce();
  });

  it('leaves out what a reader returns without bytes', async () => {
    const process = vi.fn();
    await eachChunk(source([undefined, bytes('so')]).stream, undefined, process);
    expect(process.mock.calls).toEqual([[bytes('so')]]);
  });

  it('cancels the stream if a chunk cannot be processed', async () => {
    const error = new Error('mine');
    const { stream, cancel, reads } = source([bytes('so'), bytes('und')]);
    const process = vi.fn(() => Promise.reject(error));
    expect(await failure(eachChunk(stream, undefined, process))).toBe(error);
    expect([cancel.mock.calls.length, reads(), process.mock.calls.length]).toEqual([1, 1, 1]);
  });

  it('ignores that a stream cannot be cancelled', async () => {
    const cancel = vi.fn(() => Promise.reject(new Error('locked')));
    const error = new Error('mine');
    expect(await failure(eachChunk(source([bytes('so')], cancel).stream, undefined, () => Promise.reject(error)))).toBe(error);
  });

  it('cancels the stream on abort, and processes no further chunk', async () => {
    const stop = new AbortController();
    const reason = new Error('enough');
    const process = vi.fn();
    const { stream, cancel } = source([bytes('so'), bytes('und')]);
    const work = eachChunk(stream, stop.signal, process);
    stop.abort(reason);
    expect(cancel).toHaveBeenCalledOnce();
    expect(await failure(work)).toBe(reason);
    expect(process).not.toHaveBeenCalled();
  });

  it('rejects on abort even if the stream has just ended', async () => {
    const stop = new AbortController();
    const reason = new Error('enough');
    const work = eachChunk(source([]).stream, stop.signal, vi.fn());
    stop.abort(reason);
    expect(await failure(work)).toBe(reason);
  });

  it('leaves no listener behind', async () => {
    const stop = new AbortController();
    const { stream, cancel } = source([]);
    await eachChunk(stream, stop.signal, vi.fn());
    stop.abort();
    expect(cancel).not.toHaveBeenCalled();
  });
});

describe('newDigest', () => {
  it.each([
    ['the runtime', disk],
    ['the package', undefined],
  ])('computes an MD5 by %s', async (_who, from) => {
    const digest = await newDigest(from);
    digest.update(bytes('so'));
    digest.update(bytes('und'));
    expect(digest.base64()).toBe(createHash('md5').update('sound').digest('base64'));
  });

  it('uses the digest of the runtime', async () => {
    const runtimeDigest = { update: vi.fn(), base64: () => 'mine' };
    expect(await newDigest({ ...disk, digest: () => runtimeDigest })).toBe(runtimeDigest);
  });
});
