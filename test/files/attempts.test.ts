import { inspect } from 'node:util';
import { NetworkError, TimeoutError } from 'contact-centre-client';
import { FileError } from 'contact-centre-client/files';
import type { Progress } from 'contact-centre-client/files';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryTransfer } from '../../src/files/attempts.js';
import type { Attempt } from '../../src/files/attempts.js';
import { SIGNATURE, failure, skipPauses } from './support.js';
import { says } from '../support/says.js';

const URL_OF_FILE = `https://store.example/bucket/a.txt?sig=${SIGNATURE}`;
const REQUEST = 'GET https://store.example';

type Run = (attempt: Attempt, number: number) => unknown;

/** Runs a transfer whose attempts the test determines. `count` is the number of attempts so far. */
function transfer(run: Run, options: Parameters<typeof retryTransfer>[2] = {}) {
  const counter = { count: 0 };
  const work = retryTransfer('GET', URL_OF_FILE, options, async (attempt) => await run(attempt, ++counter.count));
  return { work, counter };
}

const fail: Run = () => {
  throw new Error('the line is cut');
};

/** An attempt that ends only by its signal. */
const hang: Run = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('hung up'));
    });
  });

/** Waits until the transfer waits for a timer, and lets some time pass. */
async function advance(ms: number): Promise<void> {
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(ms);
}

describe('A transfer', () => {
  it('resolves with the result of its attempt, which names the request without its path', async () => {
    const requests: string[] = [];
    const { work, counter } = transfer(({ request }) => {
      requests.push(request);
      return 'done';
    });
    expect(await work).toBe('done');
    expect([requests, counter.count]).toEqual([[REQUEST], 1]);
  });

  it('is tried three times if each attempt fails, and its error does not show the address', async () => {
    const waits = skipPauses();
    const { work, counter } = transfer(() => {
      throw new Error(`cannot connect to ${URL_OF_FILE}`);
    });
    const error = await failure(work);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error.message).toContain(`${REQUEST} failed: cannot connect to`);
    expect(inspect(error)).not.toContain(SIGNATURE);
    expect([waits, counter.count]).toEqual([[500, 1000], 3]);
  });

  it('is tried as long as it makes progress, always after the first delay', async () => {
    const waits = skipPauses();
    const { work } = transfer((attempt, number) => {
      attempt.reset();
      return number < 6 ? fail(attempt, number) : 'done';
    });
    expect(await work).toBe('done');
    expect(waits).toEqual([500, 500, 500, 500, 500]);
  });

  it.each([undefined, 0, 302, 400, 403, 499])('is not repeated after a FileError with the status %s', async (status) => {
    const error = new FileError('no', 'ERR_FILE_REFUSED', {}, status === undefined ? {} : { status });
    const { work, counter } = transfer(() => {
      throw error;
    });
    expect(await failure(work)).toBe(error);
    expect(counter.count).toBe(1);
  });

  it.each([500, 503])('is repeated after a FileError with the status %i, which it rejects with at last', async (status) => {
    skipPauses();
    const error = new FileError('no', 'ERR_FILE_REFUSED', {}, { status });
    const { work, counter } = transfer(() => {
      throw error;
    });
    expect(await failure(work)).toBe(error);
    expect(counter.count).toBe(3);
  });

  it('is not repeated after another error of the client', async () => {
    const error = new TimeoutError('A call of the caller', 5);
    const { work, counter } = transfer(() => {
      throw error;
    });
    expect(await failure(work)).toBe(error);
    expect(counter.count).toBe(1);
  });
});

describe('The timeout of a transfer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it.each<[number, object]>([
    [60_000, {}],
    [1, { timeout: 1 }],
    [250, { timeout: 250 }],
  ])('ends an attempt in which no bytes move for %i ms', async (limit, options) => {
    let signal: AbortSignal | undefined;
    const { work, counter } = transfer((attempt, number) => {
      ({ signal } = attempt);
      return number === 2 ? 'done' : hang(attempt, number);
    }, options);
    await advance(limit - 1);
    expect([signal?.aborted, counter.count]).toEqual([false, 1]);
    await advance(1);
    expect([signal?.aborted, counter.count]).toEqual([true, 1]);
    await advance(499);
    expect(counter.count).toBe(1);
    await advance(1);
    expect(await work).toBe('done');
  });

  it('begins again whenever bytes have moved', async () => {
    let current: Attempt | undefined;
    const { work } = transfer(
      (attempt, number) => {
        current = attempt;
        return hang(attempt, number);
      },
      { timeout: 100 },
    );
    void work.catch(() => undefined);
    for (let step = 0; step < 5; step++) {
      await advance(99);
      current?.report();
    }
    await advance(99);
    expect(current?.signal.aborted).toBe(false);
    await advance(1);
    expect(current?.signal.aborted).toBe(true);
  });

  it('is a TimeoutError after three attempts', async () => {
    const { work, counter } = transfer(hang, { timeout: 100 });
    const error = failure(work);
    for (const ms of [100, 500, 100, 1000, 100]) await advance(ms);
    expect(await error).toMatchObject({ name: 'TimeoutError', timeout: 100, message: says(`${REQUEST} timed out after 100 ms`) });
    expect([counter.count, vi.getTimerCount()]).toEqual([3, 0]);
  });

  it('is no TimeoutError if the third attempt fails by itself', async () => {
    const { work } = transfer((attempt, number) => (number < 3 ? hang : fail)(attempt, number), { timeout: 100 });
    const error = failure(work);
    for (const ms of [100, 500, 100, 1000]) await advance(ms);
    expect(await error).toBeInstanceOf(NetworkError);
  });

  it('of 0 sets no timer', async () => {
    const { work, counter } = transfer(
      (attempt) => {
        attempt.report();
        return vi.getTimerCount();
      },
      { timeout: 0 },
    );
    expect([await work, counter.count]).toEqual([0, 1]);
  });

  it.each<[string, Run]>([
    ['succeeds', () => 'done'],
    [
      'fails',
      () => {
        throw new FileError('no', 'ERR_FILE_REFUSED', {}, { status: 400 });
      },
    ],
  ])('leaves no timer behind if the transfer %s', async (_how, run) => {
    await transfer(run).work.catch(() => undefined);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('An abort of a transfer', () => {
  const abortable = () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const abort = (): void => {
      controller.abort(reason);
    };
    return { signal: controller.signal, reason, abort };
  };

  it('before the first attempt makes none', async () => {
    const { signal, reason, abort } = abortable();
    abort();
    const { work, counter } = transfer(fail, { signal });
    expect(await failure(work)).toMatchObject({ name: 'AbortError', cause: reason, message: says(`${REQUEST} was aborted`) });
    expect(counter.count).toBe(0);
  });

  it('ends the attempt with the reason', async () => {
    const { signal, reason, abort } = abortable();
    const { work, counter } = transfer(
      (attempt) => {
        abort();
        expect(attempt.signal.reason).toBe(reason);
        attempt.signal.throwIfAborted();
      },
      { signal },
    );
    expect(await failure(work)).toMatchObject({ name: 'AbortError', cause: reason });
    expect(counter.count).toBe(1);
  });

  it('takes precedence over a final error of the attempt', async () => {
    const { signal, reason, abort } = abortable();
    const { work } = transfer(
      () => {
        abort();
        throw new FileError('no', 'ERR_FILE_REFUSED', {}, { status: 400 });
      },
      { signal },
    );
    expect(await failure(work)).toMatchObject({ name: 'AbortError', cause: reason });
  });

  it('ends the delay before the next attempt', async () => {
    const { signal, reason, abort } = abortable();
    const { work, counter } = transfer(
      (attempt, number) => {
        setImmediate(() => setImmediate(abort));
        return fail(attempt, number);
      },
      { signal },
    );
    expect(await failure(work)).toMatchObject({ name: 'AbortError', cause: reason, message: says(`${REQUEST} was aborted`) });
    expect(counter.count).toBe(1);
  });

  it('does not show the address that its reason quotes', async () => {
    const stop = new AbortController();
    const { work } = transfer(
      () => {
        stop.abort(new Error(`no time for ${URL_OF_FILE}`));
        throw new Error('ended');
      },
      { signal: stop.signal },
    );
    expect(inspect(await failure(work))).not.toContain(SIGNATURE);
  });

  it('leaves no listener behind if it never comes', async () => {
    const { signal } = abortable();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    await transfer(() => 'done', { signal }).work;
    expect([add.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('The progress of a transfer', () => {
  it('is reported if the name of the file is passed', async () => {
    const reports: Progress[] = [];
    const { work } = transfer(
      (attempt) => {
        attempt.report();
        attempt.report('a.txt');
        attempt.report('a.txt', 10, 10);
      },
      { onProgress: (progress) => void reports.push(progress) },
    );
    await work;
    expect(reports).toMatchObject([
      { name: 'a.txt', done: 0, total: undefined },
      { name: 'a.txt', done: 10, total: 10 },
    ]);
  });

  it('needs no listener', async () => {
    const { work } = transfer((attempt) => {
      attempt.report('a.txt', 1, 2);
      return 'done';
    });
    expect(await work).toBe('done');
  });
});
