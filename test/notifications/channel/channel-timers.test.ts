import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { State } from '../../../src/notifications/channel/channel-states.js';
import { ChannelTimers } from '../../../src/notifications/channel/channel-timers.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  // Before the real timers are restored, or replaced timers would come back after them.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('A pause keeps the process alive only while topics are subscribed', () => {
  const setTimer = vi.spyOn(globalThis, 'setTimeout');
  const timers = new ChannelTimers(() => undefined);
  const connection = { pause: { timer: { ms: 1000, event: { type: 'pauseOver' } } } };
  const hasRef = (name: 'waiting' | 'idle'): boolean | undefined => {
    timers.adjust({ name, connection } as unknown as State);
    const [result] = setTimer.mock.results;
    return (result?.value as NodeJS.Timeout | undefined)?.hasRef();
  };
  expect((['waiting', 'idle', 'waiting'] as const).map(hasRef)).toEqual([true, false, true]);
  expect(setTimer).toHaveBeenCalledTimes(1);
});

it('A timer of a browser is a number, which has no effect on a process', () => {
  vi.stubGlobal('setTimeout', () => 7);
  const timers = new ChannelTimers(() => undefined);
  const connection = { pause: { timer: { ms: 1000, event: { type: 'pauseOver' } } } };
  for (const name of ['waiting', 'idle', 'waiting'])
    expect(() => {
      timers.adjust({ name, connection } as unknown as State);
    }).not.toThrow();
});
