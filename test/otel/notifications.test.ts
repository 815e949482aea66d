import { instrumentNotifications } from 'contact-centre-client/otel';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { stage } from '../notifications/support.js';
import type { Stage } from '../notifications/support.js';
import { exports, points } from './support.js';

let current: Stage | undefined;
afterEach(async () => {
  await current?.live.close();
  current = undefined;
});

const live = async ({ live: notifications }: Stage): Promise<void> => {
  await expect.poll(() => notifications.status.state).toBe('live');
};

describe('instrumentNotifications', () => {
  it('counts interruptions, reconnections and gaps, until it is ended', async () => {
    const setup = (current = stage({ backoff: { minMs: 1, maxMs: 1 } }));
    const all = exports();
    const stop = instrumentNotifications(setup.live, { meter: all.meter });
    const [user] = setup.sandbox.users;
    setup.live.on('v2.users.{id}.presence', user?.id ?? '', () => undefined);
    await live(setup);
    expect(points(await all.metric('genesyscloud.notifications.interruptions'))).toEqual([]);
    const interrupt = async (): Promise<void> => {
      const interrupted = new Promise<void>((resolve) => {
        const remove = setup.live.onStatus(({ state }) => {
          if (state !== 'waiting') return;
          remove();
          resolve();
        });
      });
      for (const socket of setup.sockets.open) (socket as unknown as { close(): void }).close();
      await interrupted;
      await live(setup);
    };
    await interrupt();
    await interrupt();
    expect(points(await all.metric('genesyscloud.notifications.interruptions'))).toEqual([{ value: 2, attributes: {} }]);
    expect(points(await all.metric('genesyscloud.notifications.reconnections'))).toEqual([{ value: 2, attributes: {} }]);
    const gaps = points(await all.metric('genesyscloud.notifications.gap.duration'));
    expect(gaps).toMatchObject([{ value: { count: 2 } }]);
    expect(await all.text()).not.toContain(user?.id);
    stop();
    await interrupt();
    expect(points(await all.metric('genesyscloud.notifications.reconnections'))).toEqual([{ value: 2, attributes: {} }]);
  });

  it('records the length of a gap in seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-04T10:00:00Z') });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const setup = (current = stage({ backoff: { minMs: 1, maxMs: 1 } }));
    const all = exports();
    instrumentNotifications(setup.live, { meter: all.meter });
    setup.live.on('v2.users.{id}.presence', setup.sandbox.users[0]?.id ?? '', () => undefined);
    await live(setup);
    const gapMs = new Promise<number>((resolve) => {
      setup.live.onGap(({ from, to }) => {
        resolve(to - from);
      });
    });
    setup.live.onStatus(({ state }) => {
      if (state === 'waiting') vi.setSystemTime(Date.now() + 7000);
    });
    for (const socket of setup.sockets.open) (socket as unknown as { close(): void }).close();
    const seconds = (await gapMs) / 1000;
    expect(seconds).toBeGreaterThanOrEqual(7);
    const metric = await all.metric('genesyscloud.notifications.gap.duration');
    expect(metric?.descriptor.unit).toBe('s');
    const buckets = { boundaries: [1, 5, 10, 30, 60, 300, 900, 3600] };
    expect(points(metric)).toMatchObject([{ value: { count: 1, sum: seconds, buckets } }]);
  });

  it('refuses anything else', () => {
    expect(() => instrumentNotifications({} as never)).toThrow(
      /needs Notifications. Import the class from contact-centre-client\/notifications/,
    );
  });
});
