import { FileUnavailableError, download } from 'contact-centre-client/files';
import { describe, expect, it, vi } from 'vitest';
import { folder, skipPauses } from '../support.js';

/** A response of the platform that reports a recording as not ready. */
function preparing(recording: object) {
  return { status: 202, text: '', headers: {}, body: [recording] };
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return await promise.then(
    () => expect.fail('It resolved'),
    (error: unknown) => error,
  );
}

describe('A file that the platform prepares', () => {
  it.each([
    ['as long as the platform estimates', { estimatedTranscodeTimeMs: 1200 }, [1200, 1200, 600]],
    ['half a second at least', { estimatedTranscodeTimeMs: 1 }, [500, 500, 500, 500, 500, 500]],
    ['two seconds without an estimate', {}, [2000, 1000]],
    ['two seconds where the estimate is no number', { estimatedTranscodeTimeMs: '9' }, [2000, 1000]],
  ])('is requested again after %s, until the maximum wait', async (_what, recording, expected) => {
    const waits = skipPauses();
    const ask = vi.fn(() => preparing({ id: 'recording-1', ...recording }));
    const error = await failureOf(download(ask, { to: folder(), maxWaitMs: 3000 }).toArray());
    expect(error).toBeInstanceOf(FileUnavailableError);
    expect(error).toMatchObject({ state: 'PREPARING', id: 'recording-1' });
    expect((error as Error).message).toMatch('The file recording-1 is not available');
    expect(waits).toEqual(expected);
    expect(ask).toHaveBeenCalledTimes(expected.length + 1);
  });

  it('is requested again after at most 30 s', async () => {
    const waits = skipPauses();
    const ask = vi.fn(() => preparing({ estimatedTranscodeTimeMs: 3_600_000 }));
    const error = await failureOf(download(ask, { to: folder() }).toArray());
    expect(error).toMatchObject({ state: 'PREPARING', id: undefined });
    // Five minutes in total, the default.
    expect(waits).toEqual(Array.from({ length: 10 }, () => 30_000));
  });

  it('is requested once if maxWaitMs is 0', async () => {
    const waits = skipPauses();
    const ask = vi.fn(() => {
      // Prevents an endless loop.
      if (ask.mock.calls.length > 20) throw new Error('Asked too often');
      return preparing({ id: 7 });
    });
    expect(await failureOf(download(ask, { to: folder(), maxWaitMs: 0 }).toArray())).toMatchObject({
      state: 'PREPARING',
      id: undefined,
    });
    expect([waits, ask.mock.calls.length]).toEqual([[], 1]);
  });

  it('is not waited for if the call cannot be repeated', async () => {
    const waits = skipPauses();
    const error = await failureOf(download(Promise.resolve(preparing({ id: 'recording-1' })), { to: folder() }).toArray());
    expect(error).toMatchObject({ state: 'PREPARING', id: 'recording-1' });
    expect(waits).toEqual([]);
  });
});
