import { afterEach, expect, it, vi } from 'vitest';
import { trackSpeed } from '../../../src/core/values/speed.js';

afterEach(() => {
  vi.useRealTimers();
});

it('returns the speed since the first measurement, and the time that the rest takes', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const look = trackSpeed();
  expect(look(undefined, 100)).toStrictEqual({ rate: undefined, remaining: undefined });
  vi.setSystemTime(1000);
  expect(look(10, 100)).toStrictEqual({ rate: undefined, remaining: undefined });
  vi.setSystemTime(3000);
  expect(look(10, 100)).toStrictEqual({ rate: 0, remaining: undefined });
  expect(look(50, 100)).toStrictEqual({ rate: 20, remaining: 2.5 });
  vi.setSystemTime(6000);
  expect(look(70, undefined)).toStrictEqual({ rate: 12, remaining: undefined });
  expect(look(70, 100)).toStrictEqual({ rate: 12, remaining: 2.5 });
});
