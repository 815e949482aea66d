import '../support/english.js';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventBuffer } from '../../../examples/console/src/events/stream/event-buffer.js';
import { toJsonLines, toTable } from '../../../examples/console/src/events/stream/files.js';
import { RateMeter } from '../../../examples/console/src/events/stream/rate-meter.js';
import type { EventRow, StreamRow } from '../../../examples/console/src/events/stream/rows.js';
import { filterRows } from '../../../examples/console/src/events/stream/rows.js';
import { summarize } from '../../../examples/console/src/events/stream/summary.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const presence = 'v2.users.{id}.presence';
const event = (id: string, body: unknown = {}): Omit<EventRow, 'number'> => ({
  kind: 'event',
  at: Date.parse('2026-03-12T14:25:00Z'),
  topic: { template: presence, ids: [id] },
  topicName: `v2.users.${id}.presence`,
  body,
  correlationId: undefined,
});
const gap = { kind: 'gap', at: 2000, from: 0, to: 1000, topicNames: ['v2.users.a.presence'] } as const;
const connection = { kind: 'connection', at: 1000, isConnected: false, reason: 'closed' } as const;
const ids = (rows: readonly StreamRow[]): string[] =>
  rows.map((row) => (row.kind === 'event' ? (row.topic.ids[0] ?? '') : row.kind));

describe('The stream', () => {
  it('shows events that arrive together once, the newest first', () => {
    const buffer = new EventBuffer();
    const listener = vi.fn();
    buffer.subscribe(listener);
    buffer.add(event('a'));
    buffer.add(event('b'));
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(listener).toHaveBeenCalledOnce();
    expect(ids(buffer.view().rows)).toEqual(['b', 'a']);
  });

  it('keeps what arrives while it is paused, and shows it afterwards', () => {
    const buffer = new EventBuffer();
    buffer.add(event('a'));
    buffer.pause();
    buffer.add(event('b'));
    buffer.add(gap);
    vi.advanceTimersByTime(100);
    expect(buffer.view()).toMatchObject({ isPaused: true, waiting: 1, dropped: 0, received: 2 });
    expect(ids(buffer.view().rows)).toEqual(['a']);
    buffer.resume();
    expect(ids(buffer.view().rows)).toEqual(['gap', 'b', 'a']);
    expect(buffer.view()).toMatchObject({ isPaused: false, waiting: 0 });
  });

  it('counts every event that it drops, and shows the newest within its limit', () => {
    type Step = 'event' | 'gap' | 'pause' | 'resume' | 'wait';
    const step = fc.constantFrom<Step>('event', 'event', 'event', 'gap', 'pause', 'resume', 'wait');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const limit = 5;
        const buffer = new EventBuffer(limit);
        let received = 0;
        for (const each of steps) {
          if (each === 'event') buffer.add(event(String(++received)));
          else if (each === 'gap') buffer.add(gap);
          else if (each === 'wait') vi.advanceTimersByTime(100);
          else buffer[each]();
        }
        vi.advanceTimersByTime(100);
        const view = buffer.view();
        const shown = view.rows.filter(({ kind }) => kind === 'event').length;
        expect(view.rows.length).toBeLessThanOrEqual(limit);
        expect(view.waiting).toBeLessThanOrEqual(limit);
        expect(shown + view.waiting + view.dropped).toBe(received);
        expect(view.received).toBe(received);
        const numbers = view.rows.map(({ number }) => number);
        expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
      }),
    );
  });

  it('is empty after it was cleared, also of what waits', () => {
    const buffer = new EventBuffer();
    buffer.pause();
    buffer.add(event('a'));
    buffer.clear();
    buffer.resume();
    expect(buffer.view()).toMatchObject({ rows: [], waiting: 0, dropped: 0, received: 0 });
  });
});

describe('A filter', () => {
  const rows: StreamRow[] = [
    { ...event('a', { systemPresence: 'Busy' }), number: 1 },
    { ...event('b', { systemPresence: 'Available' }), number: 2 },
    { ...gap, number: 3 },
  ];
  const names = new Map([['b', 'Amara Osei']]);

  it('finds words of payloads, topics and names, and shows gaps always', () => {
    expect(ids(filterRows(rows, { topic: '', text: 'BUSY' }, names))).toEqual(['a', 'gap']);
    expect(ids(filterRows(rows, { topic: '', text: 'amara available' }, names))).toEqual(['b', 'gap']);
    expect(ids(filterRows(rows, { topic: 'v2.other', text: '' }, names))).toEqual(['gap']);
    expect(filterRows(rows, { topic: '', text: ' ' }, names)).toBe(rows);
  });
});

describe('Files of the stream', () => {
  const rows: StreamRow[] = [
    { ...gap, number: 3 },
    { ...connection, number: 2 },
    { ...event('a', { name: '=1+1' }), correlationId: 'c1', number: 1 },
  ];

  it('have a line of JSON for each row, the oldest first', () => {
    const lines = toJsonLines(rows).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        receivedAt: '2026-03-12T14:25:00.000Z',
        topicName: 'v2.users.a.presence',
        eventBody: { name: '=1+1' },
        metadata: { CorrelationId: 'c1' },
      },
      { receivedAt: '1970-01-01T00:00:01.000Z', connection: { isConnected: false, reason: 'closed' } },
      {
        receivedAt: '1970-01-01T00:00:02.000Z',
        gap: { from: '1970-01-01T00:00:00.000Z', to: '1970-01-01T00:00:01.000Z', topicNames: ['v2.users.a.presence'] },
      },
    ]);
  });

  it('have one line for each row, whatever the payloads contain', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (bodies) => {
        const many = bodies.map((body, index): StreamRow => ({ ...event('a', body), number: index }));
        expect(toJsonLines(many).split('\n')).toHaveLength(bodies.length + 1);
      }),
    );
  });

  it('have the payload and the name of the entity in their table', () => {
    const { header, rows: lines } = toTable(rows, new Map([['a', 'Amara Osei']]));
    expect(header).toEqual(['Received', 'Kind', 'Topic', 'Entity', 'Payload', 'Correlation id']);
    expect(lines[0]).toEqual(['2026-03-12T14:25:00.000Z', 'event', 'v2.users.a.presence', 'Amara Osei', '{"name":"=1+1"}', 'c1']);
  });
});

describe('Events per second', () => {
  it('are an average of the last ten full seconds', () => {
    const meter = new RateMeter(0);
    for (let time = 0; time < 20_000; time += 500) meter.record(time);
    expect(meter.perSecond(20_000)).toBe(2);
    expect(meter.perSecond(25_000)).toBe(1);
    expect(meter.perSecond(60_000)).toBe(0);
    expect(meter.counts(20_000, 3)).toEqual([2, 2, 2]);
  });

  it('are an average of fewer seconds in the beginning', () => {
    const meter = new RateMeter(1000);
    meter.record(1000);
    meter.record(1500);
    expect(meter.perSecond(2000)).toBe(2);
  });
});

describe('A summary', () => {
  it('shows the first values of a payload that are no ids, times and links', () => {
    expect(
      summarize({
        id: '7a1b0c5e-3d52-4f0e-9d2b-0a3f5c1e8d11',
        source: 'PURECLOUD',
        presenceDefinition: { id: '7a1b0c5e-3d52-4f0e-9d2b-0a3f5c1e8d12', systemPresence: 'BUSY' },
        modifiedDate: '2026-03-12T14:25:00Z',
      }),
    ).toBe('source: PURECLOUD, systemPresence: BUSY');
    expect(summarize({ data: [{ metrics: [{ metric: 'oWaiting', stats: { count: 3 } }] }] })).toBe('');
    expect(summarize('text')).toBe('text');
    expect(summarize(null)).toBe('');
  });
});
