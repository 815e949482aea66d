import { describe, expect, it } from 'vitest';
import { readDuration } from '../../../src/core/arguments/durations.js';

const renamed = { name: 'maxWaitMs', former: 'maxWait', unit: 1000 };

describe('readDuration', () => {
  it('reads the current name in ms', () => {
    expect(readDuration('wait', { maxWaitMs: 250 }, renamed)).toBe(250);
  });

  it('converts the deprecated name to ms', () => {
    expect(readDuration('wait', { maxWait: 2 }, renamed)).toBe(2000);
  });

  it('returns undefined if neither name is set', () => {
    expect(readDuration('wait', {}, renamed)).toBeUndefined();
  });

  it('refuses both names at once', () => {
    expect(() => readDuration('wait', { maxWaitMs: 1, maxWait: 1 }, renamed)).toThrow(
      'wait has both "maxWaitMs" and its deprecated form "maxWait". Remove "maxWait".',
    );
  });

  it('leaves a value that is no number to the check of the caller', () => {
    expect(readDuration('wait', { maxWait: '2' }, renamed)).toBe('2');
  });
});
