import { describe, expect, it } from 'vitest';
import { withCurrentName } from '../../../src/sandbox/store/current-name.js';

const renamed = { name: 'maxWaitMs', former: 'maxWait', unit: 1000 };

describe('withCurrentName', () => {
  it.each([
    [
      { maxWait: 2, tries: 1 },
      { maxWaitMs: 2000, tries: 1 },
    ],
    [{ maxWaitMs: 2 }, { maxWaitMs: 2 }],
    [{ tries: 1 }, { tries: 1 }],
  ])('turns %j into %j, and leaves the original unchanged', (options, expected) => {
    const before = { ...options };
    expect({ ...withCurrentName('wait', options, renamed) }).toEqual(expected);
    expect(options).toEqual(before);
  });

  it('returns fields that inherit nothing', () => {
    expect(Object.getPrototypeOf(withCurrentName('wait', {}, renamed))).toBeNull();
  });

  it('refuses both names at once', () => {
    expect(() => withCurrentName('wait', { maxWaitMs: 1, maxWait: 1 }, renamed)).toThrow('Remove "maxWait".');
  });
});
