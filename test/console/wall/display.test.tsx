import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextAlarms } from '../../../examples/console/src/wall/alarms.js';
import { Chime } from '../../../examples/console/src/wall/chime.js';
import type { Level, Tile } from '../../../examples/console/src/wall/tiles.js';
import { useAlarms } from '../../../examples/console/src/wall/use-alarms.js';
import { useReloadAfterFailure, useWakeLock } from '../../../examples/console/src/wall/use-display.js';
import { useRotation } from '../../../examples/console/src/wall/use-rotation.js';

const MINUTE = 60_000;

const tile = (key: string, level: Level): Tile => ({ key, title: key, level, words: `${key} is ${level}`, figures: [] });

/** What the display has asked of the browser, in order. */
let log: string[];

beforeEach(() => {
  log = [];
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const settle = async (): Promise<void> => {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(0);
  });
};

describe('The lock that keeps the screen on', () => {
  let lock: EventTarget & { released: boolean };
  let isRefused: boolean;

  beforeEach(() => {
    isRefused = false;
    const wakeLock = {
      request: async () => {
        log.push('requested');
        if (isRefused) throw new DOMException('The battery is low', 'NotAllowedError');
        lock = Object.assign(new EventTarget(), { released: false, release: () => Promise.resolve(void log.push('released')) });
        return await Promise.resolve(lock);
      },
    };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { wakeLock }));
  });

  const show = (state: DocumentVisibilityState): void => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    // The browser itself ends the lock of a hidden tab.
    if (state === 'hidden') lock.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('is requested again when the tab is shown again, and released at the end', async () => {
    const { unmount } = renderHook(useWakeLock);
    await settle();
    show('hidden');
    await settle();
    expect(log).toEqual(['requested']);
    show('visible');
    await settle();
    expect(log).toEqual(['requested', 'requested']);
    unmount();
    expect(log.at(-1)).toBe('released');
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(log).toHaveLength(3);
  });

  it('is requested again a minute after the browser has refused or ended it', async () => {
    isRefused = true;
    renderHook(useWakeLock);
    await vi.advanceTimersByTimeAsync(MINUTE);
    isRefused = false;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(log).toEqual(['requested', 'requested', 'requested']);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(log).toHaveLength(3);
    lock.released = true;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(log).toHaveLength(4);
  });

  it('is released if it arrives after the display has ended', async () => {
    const { unmount } = renderHook(useWakeLock);
    unmount();
    await settle();
    expect(log).toEqual(['requested', 'released']);
  });
});

describe('The alarms of a display', () => {
  it('report a queue again only after a minute in which it did not need attention', () => {
    const steps: [seconds: number, level: Level][] = [
      [0, 'now'],
      [10, 'attention'],
      [59, 'now'],
      [500, 'now'],
      [501, 'good'],
      [560, 'now'],
      [561, 'good'],
      [621, 'now'],
    ];
    let times: ReadonlyMap<string, number | undefined> = new Map();
    const reported = steps.flatMap(([seconds, level]) => {
      const { fresh, times: next } = nextAlarms([tile('Billing', level)], times, seconds * 1000);
      times = next;
      return fresh.length > 0 ? [seconds] : [];
    });
    expect(reported).toEqual([0, 621]);
  });

  interface Shown {
    tiles: Tile[] | undefined;
    isOutdated?: boolean;
    sound?: boolean;
    notify?: boolean;
  }

  const display = (initialProps: Shown) => {
    const chime = { play: () => void log.push('chime') };
    return renderHook(
      ({ tiles, isOutdated = false, sound = true, notify = true }: Shown) => {
        useAlarms(tiles, { name: 'Front desk', sound, notify, chime, isOutdated });
      },
      { initialProps },
    );
  };

  const stubNotification = (permission: NotificationPermission): void => {
    vi.stubGlobal(
      'Notification',
      class {
        static readonly permission = permission;
        constructor(title: string, { body = '', ...options }: NotificationOptions & { renotify?: boolean }) {
          log.push(`${title}: ${body}${options.renotify === true ? ' (renotified)' : ''}`);
        }
      },
    );
  };

  it('are one sound and one notification for all queues that begin at once, and the number in the title', () => {
    stubNotification('granted');
    const { rerender } = display({ tiles: [tile('Billing', 'now'), tile('Sales', 'now'), tile('Support', 'good')] });
    expect(log).toEqual(['chime', 'Front desk: Billing: Billing is now\nSales: Sales is now (renotified)']);
    expect(document.title).toBe('(2) Front desk');
    rerender({ tiles: [tile('Billing', 'now'), tile('Sales', 'good'), tile('Support', 'good')] });
    expect(log).toHaveLength(2);
    expect(document.title).toBe('(1) Front desk');
    rerender({ tiles: [tile('Billing', 'now'), tile('Sales', 'good'), tile('Support', 'now')] });
    expect(log.slice(2)).toEqual(['chime', 'Front desk: Support: Support is now (renotified)']);
    rerender({ tiles: [] });
    expect(document.title).toBe('Front desk');
  });

  it('are silent without the settings, without permission and while the figures are outdated', () => {
    stubNotification('granted');
    display({ tiles: [tile('Billing', 'now')], sound: false, notify: false });
    expect(log).toEqual([]);
    stubNotification('default');
    display({ tiles: [tile('Billing', 'now')], sound: false });
    expect(log).toEqual([]);
    const { rerender } = display({ tiles: [tile('Billing', 'now')], isOutdated: true });
    rerender({ tiles: undefined });
    expect(log).toEqual([]);
    rerender({ tiles: [tile('Billing', 'now')] });
    expect(log).toEqual(['chime']);
  });
});

describe('The sound of a display', () => {
  let mayPlay: boolean;
  let context: EventTarget & { state: AudioContextState };

  beforeEach(() => {
    mayPlay = true;
    class Context extends EventTarget {
      state: AudioContextState = 'suspended';
      readonly currentTime = 0;
      readonly resume = async (): Promise<void> => {
        // Browsers wait for a click, without an error.
        if (!mayPlay) await new Promise(() => undefined);
        this.state = 'running';
      };
      readonly close = async (): Promise<void> => {
        await Promise.resolve(log.push('closed'));
      };
    }
    function createContext(): Context {
      log.push('output');
      const created = new Context();
      context = created;
      return created;
    }
    class Node {
      readonly gain = { linearRampToValueAtTime: () => undefined };
      readonly connect = <T,>(next: T): T => next;
      readonly start = (): void => void log.push('tone');
      readonly stop = (): void => undefined;
    }
    vi.stubGlobal('AudioContext', createContext);
    vi.stubGlobal('OscillatorNode', Node);
    vi.stubGlobal('GainNode', Node);
  });

  it('is not played before it is enabled, and waits for a click if the browser demands one', async () => {
    const chime = new Chime();
    chime.play();
    await settle();
    expect(log).toEqual([]);
    mayPlay = false;
    chime.enable();
    chime.play();
    await settle();
    expect(chime.state()).toBe('silent');
    expect(log).toEqual(['output']);
    mayPlay = true;
    chime.enable();
    await settle();
    expect(chime.state()).toBe('ready');
    chime.play();
    await settle();
    expect(log).toEqual(['output', 'tone', 'tone']);
    chime.close();
    chime.play();
    await settle();
    expect(log.at(-1)).toBe('closed');
  });

  it('is started again if the system has stopped its output', async () => {
    const chime = new Chime();
    chime.enable();
    await settle();
    const states: string[] = [];
    chime.subscribe(() => states.push(chime.state()));
    context.state = 'suspended';
    context.dispatchEvent(new Event('statechange'));
    chime.play();
    await settle();
    expect(states).toEqual(['silent', 'ready']);
    expect(log).toEqual(['output', 'tone', 'tone']);
  });
});

describe('The pages of a display', () => {
  it('take turns, stay while paused, and begin again after the last one', () => {
    const { result } = renderHook(() => useRotation(3, 20));
    const pass = (seconds: number): number => {
      act(() => {
        vi.advanceTimersByTime(seconds * 1000);
      });
      return result.current.page;
    };
    expect([pass(19), pass(1), pass(20), pass(20)]).toEqual([0, 1, 2, 0]);
    act(() => {
      result.current.go(-1);
    });
    expect(result.current.page).toBe(2);
    act(() => {
      result.current.setPaused(true);
    });
    expect(pass(600)).toBe(2);
    act(() => {
      result.current.setPaused(false);
    });
    expect(pass(20)).toBe(0);
  });

  it('do not turn if there is one, and stay valid when queues disappear', () => {
    const { result, rerender } = renderHook(({ count }) => useRotation(count, 5), { initialProps: { count: 4 } });
    act(() => {
      result.current.go(-1);
    });
    rerender({ count: 1 });
    expect(result.current.page).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    rerender({ count: 0 });
    expect(result.current.page).toBe(0);
  });
});

it('loads a failed display again after a minute, but no other page', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const { rerender } = renderHook(useReloadAfterFailure, { initialProps: false });
  vi.advanceTimersByTime(10 * MINUTE);
  expect(reload).not.toHaveBeenCalled();
  rerender(true);
  vi.advanceTimersByTime(MINUTE);
  expect(reload).toHaveBeenCalledTimes(1);
});
