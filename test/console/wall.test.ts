import { describe, expect, it, vi } from 'vitest';
import type { BoardQueue } from '../../examples/console/src/wallboard/figures/board.js';
import type { Source } from '../../examples/console/src/wallboard/figures/use-board.js';
import { readDay } from '../../examples/console/src/wallboard/figures/day.js';
import { readNow } from '../../examples/console/src/wallboard/figures/now.js';
import type { WallDefinition } from '../../examples/console/src/wall/definition.js';
import { readDefinition, setUpPath, usualDefinition, wallPath } from '../../examples/console/src/wall/definition.js';
import { chosenQueues, gridOf, pagesOf, tilesOf } from '../../examples/console/src/wall/tiles.js';
import { mainScript } from '../../examples/console/src/wall/use-display.js';
import { currencyOf } from '../../examples/console/src/wall/use-wall.js';
import './support/english.js';

/** A Thursday, in ms since the epoch. */
const NOW = Date.parse('2026-03-12T14:25:00Z');

interface Figures {
  waiting?: number;
  /** s */
  wait?: number;
  idle?: number;
  answered?: number;
  severity?: string;
}

/** A queue as the wallboard computes it from responses of the platform. */
function queue(
  id: string,
  name: string,
  { waiting = 0, wait, idle = 0, answered = 10, severity = 'good' }: Figures = {},
): BoardQueue {
  const response = {
    results: [
      {
        group: { queueId: id, mediaType: 'voice' },
        data: [
          { metric: 'oWaiting', stats: { count: waiting } },
          ...(wait === undefined ? [] : [{ metric: 'oLongestWaiting', stats: { calculatedMetricValue: NOW - wait * 1000 } }]),
        ],
      },
      {
        group: { queueId: id },
        data: [
          {
            metric: 'oOnQueueUsers',
            qualifier: 'IDLE',
            stats: { count: idle },
            observations: [{ userId: `${id}-1` }, { userId: 'shared' }],
          },
        ],
      },
    ],
  } as Parameters<typeof readNow>[0];
  const now = readNow(response);
  const day = readDay({
    results: [
      {
        group: { queueId: id, mediaType: 'voice' },
        data: [
          {
            metrics: [
              { metric: 'nOffered', stats: { count: 10 } },
              { metric: 'tAnswered', stats: { count: answered, sum: answered * 65_000 } },
              { metric: 'oServiceLevel', stats: { numerator: answered, denominator: 10, target: 0.8 } },
            ],
          },
        ],
      },
    ],
  });
  const standing = { severity, words: `It is ${severity}` };
  return { id, name, now: now.get(id), day: day.get(id), standing } as unknown as BoardQueue;
}

const definition = (part: Partial<WallDefinition> = {}): WallDefinition => ({ ...usualDefinition, total: false, ...part });

describe('The address of a wall display', () => {
  it('contains the whole definition, and reads it back', () => {
    const changed: WallDefinition = {
      queues: ['b', 'a'],
      find: 'north & south',
      figures: ['waiting', 'wait'],
      size: 12,
      every: 20,
      limits: { wait: { attention: 60, now: 120 }, level: { attention: 80, now: 60 } },
      total: false,
      sound: true,
      notify: true,
    };
    const address = new URL(wallPath('Front desk / é', changed), 'http://console.test');
    expect(address.pathname).toBe('/wall/Front%20desk%20%2F%20%C3%A9');
    expect(address.searchParams.get('limits')).toBe('wait-60-120_level-80-60');
    expect(readDefinition(address.searchParams)).toEqual(changed);
    const setUp = new URL(setUpPath('Front desk', changed), 'http://console.test');
    expect(setUp.searchParams.get('name')).toBe('Front desk');
    expect(readDefinition(setUp.searchParams)).toEqual(changed);
  });

  it('is short for the usual definition', () => {
    expect(wallPath(' Wall ', usualDefinition)).toBe('/wall/Wall');
  });

  it.each(['wait-120-60', 'level-60-80', 'wait-1', 'wait-1-2-3', 'speed-1-2', 'wait--1-2', 'wait-1-x', '_'])(
    'has no limits if they are invalid: %s',
    (limits) => {
      expect(readDefinition(new URLSearchParams({ limits })).limits).toEqual({});
    },
  );

  it('has at most as many figures as are legible', () => {
    const figures = 'waiting,wait,level,available,offered';
    expect(readDefinition(new URLSearchParams({ figures })).figures).toHaveLength(4);
    expect(readDefinition(new URLSearchParams({ figures, size: '12' })).figures).toEqual(['waiting', 'wait']);
    expect(readDefinition(new URLSearchParams({ size: '7' })).size).toBe(6);
    expect(readDefinition(new URLSearchParams({ size: '99', every: '1', figures: 'none' }))).toEqual(usualDefinition);
  });
});

describe('The queues of a wall display', () => {
  const queues = [queue('b', 'Billing 10'), queue('c', 'Billing 2'), queue('a', 'Sales')];

  it('are in the chosen order, and without a choice sorted by name', () => {
    const ids = (part: Partial<WallDefinition>): string[] => chosenQueues(queues, definition(part)).map(({ id }) => id);
    expect(ids({})).toEqual(['c', 'b', 'a']);
    expect(ids({ queues: ['a', 'gone', 'b'] })).toEqual(['a', 'b']);
    expect(ids({ find: ' BILL ' })).toEqual(['c', 'b']);
  });

  it('are shown with their figures as text', () => {
    const [tile] = tilesOf([queue('a', 'Sales', { waiting: 3, wait: 147, idle: 2, answered: 8 })], definition(), NOW);
    expect(tile?.figures.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Waiting: 3',
      'Longest wait: 2:27',
      'Service level: 80%',
      'Available: 2',
    ]);
  });

  it('are shown without the space that German writes before a per cent sign, so that it fits', () => {
    vi.stubGlobal('document', { documentElement: { lang: 'de' } });
    vi.stubGlobal('navigator', { languages: ['de-DE'] });
    const [tile] = tilesOf([queue('a', 'Sales', { answered: 8 })], definition({ figures: ['level'] }), NOW);
    expect(tile?.figures.map(({ text }) => text)).toEqual(['80%']);
  });

  it('without data show no figures', () => {
    const bare = { ...queue('a', 'Sales'), now: undefined, day: undefined };
    expect(tilesOf([bare], definition(), NOW)[0]?.figures.map(({ text }) => text)).toEqual(['–', '–', '–', '–']);
  });

  it('are marked by their own service level without limits', () => {
    const levelOf = (severity: string) => tilesOf([queue('a', 'Sales', { severity })], definition(), NOW)[0];
    expect(levelOf('critical')).toMatchObject({ level: 'now', words: 'It is critical' });
    expect(levelOf('warning')).toMatchObject({ level: 'attention', words: 'It is warning' });
    expect(levelOf('behind')).toMatchObject({ level: 'attention' });
    expect(levelOf('good')).toMatchObject({ level: 'good', words: '' });
    expect(levelOf('quiet')).toMatchObject({ level: 'none', words: '' });
  });

  it.each([
    [{ wait: 59 }, 'good', ''],
    [{ wait: 60 }, 'attention', 'Longest wait'],
    [{ wait: 120 }, 'now', 'Longest wait'],
    [{ wait: 10, answered: 8 }, 'attention', 'Service level'],
    [{ wait: 120, answered: 6 }, 'now', 'Longest wait, Service level'],
  ])('are marked by limits: %j is %s', (figures, level, words) => {
    const limits = { wait: { attention: 60, now: 120 }, level: { attention: 80, now: 60 } };
    const [tile] = tilesOf([queue('a', 'Sales', { severity: 'critical', ...figures })], definition({ limits }), NOW);
    expect(tile).toMatchObject({ level, words });
  });

  it('are summed in a separate tile, with each agent once', () => {
    const two = [
      queue('a', 'Sales', { waiting: 1, wait: 30, idle: 2 }),
      queue('b', 'Billing', { waiting: 2, wait: 90, idle: 2 }),
    ];
    const [total, ...others] = tilesOf(two, definition({ total: true }), NOW);
    expect(total).toMatchObject({ title: 'All queues', level: 'none', words: '2 queues' });
    expect(total?.figures.map(({ text }) => text)).toEqual(['3', '1:30', '100%', '3']);
    expect(others).toHaveLength(2);
    expect(tilesOf(two.slice(0, 1), definition({ total: true }), NOW)).toHaveLength(1);
  });

  it('are distributed over pages of the same size', () => {
    const tiles = tilesOf(
      Array.from({ length: 13 }, (_, index) => queue(String(index), `Queue ${index}`)),
      definition(),
      NOW,
    );
    expect(pagesOf(tiles, 6).map((page) => page.length)).toEqual([6, 6, 1]);
    expect(pagesOf([], 6)).toEqual([]);
    expect([1, 2, 3, 5, 9, 10].map((count) => gridOf(count).columns * gridOf(count).rows)).toEqual([1, 2, 4, 6, 9, 12]);
  });
});

describe('The figures of a wall display', () => {
  const source = (part: object): Source =>
    ({
      dataUpdatedAt: NOW - 60_000,
      pollingInterval: 15_000,
      error: null,
      hearing: { way: 'live', liveUntil: NOW },
      ...part,
    }) as Source;

  it('are current while events arrive', () => {
    expect(currencyOf([source({}), source({})], NOW)).toEqual({ isLive: true, updatedAt: NOW - 60_000, staleSince: undefined });
  });

  it('are outdated after three missed requests, and after a failed one', () => {
    const asking = { way: 'asking', liveUntil: 0 };
    expect(currencyOf([source({ hearing: asking, dataUpdatedAt: NOW - 40_000 })], NOW)).toMatchObject({
      isLive: false,
      staleSince: undefined,
    });
    expect(currencyOf([source({ hearing: asking })], NOW).staleSince).toBe(NOW - 60_000);
    expect(currencyOf([source({ error: new Error('503') })], NOW).staleSince).toBe(NOW);
    expect(currencyOf([source({ hearing: asking, dataUpdatedAt: 0 })], NOW).staleSince).toBe(0);
  });
});

it('recognises another version of the console by its main script', () => {
  const page = '<script type="module" crossorigin src="/assets/index-a1B2.js"></script><script src="/theme.js"></script>';
  expect(mainScript(page)).toBe('/assets/index-a1B2.js');
  expect(mainScript('<p>Not found</p>')).toBeUndefined();
});
