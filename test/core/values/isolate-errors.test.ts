import { describe, expect, it, vi } from 'vitest';
import { isolateErrors } from '../../../src/core/values/isolate-errors.js';
import { until } from '../../support/until.js';

const failure = new Error('of the user');

describe('harmless', () => {
  it('passes arguments on and leaves a working callback unchanged', async () => {
    const reports = vi.spyOn(console, 'error').mockReturnValue();
    const callback = vi.fn<(...args: number[]) => unknown>().mockReturnValueOnce(undefined).mockResolvedValueOnce('fine');
    const safe = isolateErrors('A callback', callback);
    safe(1, 2);
    safe(3);
    await Promise.resolve();
    expect(callback.mock.calls).toEqual([[1, 2], [3]]);
    expect(reports).not.toHaveBeenCalled();
  });

  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw failure;
      },
    ],
    ['rejects', () => Promise.reject(failure)],
    [
      'gives a thenable that rejects',
      () => ({
        then: (_: unknown, reject: (error: unknown) => void) => {
          reject(failure);
        },
      }),
    ],
  ])('a callback that %s is reported once, however often it does', async (_how, callback) => {
    const reports = vi.spyOn(console, 'error').mockReturnValue();
    const safe = isolateErrors('A callback', callback);
    safe();
    safe();
    await until(() => reports.mock.calls.length > 0);
    safe();
    await new Promise((resolve) => setImmediate(resolve));
    expect(reports.mock.calls).toEqual([['A callback failed:', failure]]);
  });

  it("is reported by the page's own function if it has one", () => {
    const reports = vi.spyOn(console, 'error').mockReturnValue();
    const reportError = vi.fn();
    vi.stubGlobal('reportError', reportError);
    const fail = (): never => {
      throw failure;
    };
    isolateErrors('A callback', fail)();
    // Deno ends the process for a reported error that is not handled.
    expect(reportError).not.toHaveBeenCalled();
    expect(reports).toHaveBeenCalledTimes(1);
    vi.stubGlobal('window', { document: {} });
    isolateErrors('A callback', fail)();
    expect(reportError.mock.calls).toEqual([[failure]]);
    expect(reports).toHaveBeenCalledTimes(1);
  });

  it('does not throw if the console itself throws', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {
      throw new Error('of the console');
    });
    expect(
      isolateErrors('A callback', () => {
        throw failure;
      }),
    ).not.toThrow();
  });
});
