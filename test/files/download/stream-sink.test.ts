import { describe, expect, it, vi } from 'vitest';
import { streamSink } from '../../../src/files/download/stream-sink.js';
import { raceAbort } from '../../../src/files/download/race-abort.js';
import { failure } from '../support.js';
import { says } from '../../support/says.js';

const head = { name: 'call.wav', size: 5, contentType: 'audio/wav' };
const chunk = new TextEncoder().encode('sound');
const pending = (): Promise<never> => new Promise(() => undefined);

/** Lets all work end that waits for nothing else. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A signal, and the function that aborts it. */
function abortable(): { signal: AbortSignal; reason: Error; abort: () => void } {
  const controller = new AbortController();
  const reason = new Error('enough');
  const abort = (): void => {
    controller.abort(reason);
  };
  return { signal: controller.signal, reason, abort };
}

const { signal } = new AbortController();

describe('A sink for a stream', () => {
  it('writes to the stream that the function returns for the file, and closes it', async () => {
    const texts: string[] = [];
    const close = vi.fn();
    const write = (bytes: Uint8Array): void => void texts.push(new TextDecoder().decode(bytes));
    const to = vi.fn(() => new WritableStream<Uint8Array>({ write, close }));
    const sink = await streamSink(to, head, undefined);
    expect(to).toHaveBeenCalledWith(head);
    await sink.write(chunk, signal);
    await sink.write(chunk, signal);
    expect([texts, close.mock.calls.length]).toEqual([['sound', 'sound'], 0]);
    expect(await sink.end()).toBeUndefined();
    expect(close).toHaveBeenCalledOnce();
    expect(sink).not.toHaveProperty('restart');
  });

  it.each<[string, () => never]>([
    [
      'throws',
      () => {
        throw new Error('mine');
      },
    ],
    ['rejects', () => Promise.reject(new Error('mine')) as never],
    ['returns no stream', () => ({}) as never],
  ])('fails with the cause if the function %s', async (how, to) => {
    const error = await failure(streamSink(to, head, undefined));
    expect(error).toMatchObject({
      code: 'ERR_FILE_WRITE',
      message: says('The function "to" returned no stream for call.wav'),
      cause: how === 'returns no stream' ? (expect.any(TypeError) as object) : { message: 'mine' },
    });
  });

  it('rejects with the reason of an abort while the function makes the stream', async () => {
    const { signal, reason, abort } = abortable();
    const making = failure(streamSink(pending, head, signal));
    abort();
    expect(await making).toBe(reason);
  });

  it.each(['write', 'close'] as const)('fails with the cause if the stream rejects %s', async (step) => {
    const cause = new Error('the pipe is blocked');
    const sink = await streamSink(() => new WritableStream({ [step]: () => Promise.reject(cause) }), head, undefined);
    const work = step === 'write' ? sink.write(chunk, signal) : sink.end();
    expect(await failure(work)).toMatchObject({
      code: 'ERR_FILE_WRITE',
      message: says('The stream that "to" returned has rejected the data'),
      cause,
    });
    await settle();
  });

  it('rejects with the reason of an abort while the stream takes a chunk', async () => {
    const { signal, reason, abort } = abortable();
    const sink = await streamSink(() => new WritableStream({ write: pending }), head, undefined);
    const writing = failure(sink.write(chunk, signal));
    abort();
    expect(await writing).toBe(reason);
  });

  it('rejects with the reason of an abort while the stream closes', async () => {
    const { signal, reason, abort } = abortable();
    const sink = await streamSink(() => new WritableStream({ close: pending }), head, signal);
    const ending = failure(sink.end());
    abort();
    expect(await ending).toBe(reason);
  });
});

describe('A sink for a stream that is dropped', () => {
  it.each([0, 1, 2])('waits until the stream has aborted, after %i writes', async (writes) => {
    let isAborted = false;
    const abort = async (): Promise<void> => {
      await settle();
      isAborted = true;
    };
    const sink = await streamSink(() => new WritableStream({ abort }), head, undefined);
    for (let count = 0; count < writes; count++) await sink.write(chunk, signal);
    await sink.drop();
    expect(isAborted).toBe(true);
  });

  it('does not wait for a write that hangs', async () => {
    const { signal, abort } = abortable();
    const sink = await streamSink(() => new WritableStream({ write: pending }), head, undefined);
    const writing = failure(sink.write(chunk, signal));
    abort();
    await writing;
    await expect(sink.drop()).resolves.toBeUndefined();
  });

  it('ignores that the stream cannot be aborted', async () => {
    const abort = (): Promise<never> => Promise.reject(new Error('stuck'));
    const sink = await streamSink(() => new WritableStream({ abort }), head, undefined);
    await expect(sink.drop()).resolves.toBeUndefined();
    await settle();
  });
});

describe('raceAbort', () => {
  it('settles like the work, with and without a signal', async () => {
    for (const each of [undefined, signal]) {
      expect(await raceAbort(each, 5)).toBe(5);
      expect(await raceAbort(each, Promise.resolve(5))).toBe(5);
      expect(await failure(raceAbort(each, Promise.reject(new Error('mine'))))).toMatchObject({ message: 'mine' });
    }
  });

  it.each(['before', 'after'])('rejects with the reason if the signal fires %s the call', async (when) => {
    const { signal, reason, abort } = abortable();
    if (when === 'before') abort();
    const race = failure(raceAbort(signal, pending()));
    if (when === 'after') abort();
    expect(await race).toBe(reason);
  });

  it('leaves no listener behind', async () => {
    const { signal } = new AbortController();
    const remove = vi.spyOn(signal, 'removeEventListener');
    await raceAbort(signal, 5);
    expect(remove).toHaveBeenCalledWith('abort', expect.any(Function));
  });
});
