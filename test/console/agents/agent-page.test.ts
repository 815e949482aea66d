import type { AnalyticsConversationWithoutAttributes, AnalyticsUserDetail } from 'contact-centre-client/models';
import { describe, expect, it } from 'vitest';
import { currentInteractions, monitorKind } from '../../../examples/console/src/agents/agent/current.js';
import { changesOf, dayLineOf, queueTimeOf, stretchAt, totalsOf } from '../../../examples/console/src/agents/agent/day-line.js';
import { perHandled, readAgentDay } from '../../../examples/console/src/agents/agent/figures.js';
import { shownDay } from '../../../examples/console/src/agents/agent/shown-day.js';

const HOUR = 3_600_000;
const from = new Date('2026-03-12T00:00:00Z');
const to = new Date('2026-03-13T00:00:00Z');
const day = { from, to };
/** A time of the day, in ms since the epoch. */
const at = (time: string): number => Date.parse(`2026-03-12T${time}:00Z`);
const written = (time: string): string => new Date(at(time)).toISOString();
const now = at('14:30');

const presence = (systemPresence: string, start: string, end?: string) => ({
  systemPresence,
  organizationPresenceId: `id of ${systemPresence}`,
  startTime: start,
  ...(end !== undefined && { endTime: end }),
});
const status = (routingStatus: string, start: string, end?: string) => ({
  routingStatus,
  startTime: written(start),
  ...(end !== undefined && { endTime: written(end) }),
});

const detail: AnalyticsUserDetail = {
  userId: 'one',
  primaryPresence: [
    presence('OFFLINE', '2026-03-11T17:00:00Z', written('08:20')),
    presence('ON_QUEUE', written('08:20'), written('12:00')),
    presence('MEAL', written('12:00'), written('12:30')),
    presence('ON_QUEUE', written('12:30')),
  ],
  routingStatus: [
    status('OFF_QUEUE', '00:00', '08:20'),
    status('IDLE', '08:20', '10:00'),
    status('INTERACTING', '10:00', '12:00'),
    status('OFF_QUEUE', '12:00', '12:30'),
    status('INTERACTING', '12:30'),
  ],
};
const line = dayLineOf(detail, day, now)!;

describe('The day of an agent', () => {
  it('is drawn from the first full hour with work to the last', () => {
    expect([line.start, line.end]).toEqual([at('08:00'), at('15:00')]);
  });

  it('places each stretch by its share of the drawn time, and ends those that last at the time of the response', () => {
    const hours = line.lanes.presence.map(({ value, offset, width }) => [
      value,
      (offset * 7 * 60).toFixed(3),
      (width * 7 * 60).toFixed(3),
    ]);
    expect(hours).toEqual([
      ['OFFLINE', '0.000', '20.000'],
      ['ON_QUEUE', '20.000', '220.000'],
      ['MEAL', '240.000', '30.000'],
      ['ON_QUEUE', '270.000', '120.000'],
    ]);
    expect(line.lanes.presence.map(({ isOngoing }) => isOngoing)).toEqual([false, false, false, true]);
    expect(line.lanes.presence[0]?.start).toBe(from.getTime());
  });

  it('has marks at full hours', () => {
    expect(line.marks.map((mark) => new Date(mark.at).toISOString().slice(11, 16))).toEqual([
      '08:00',
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
    ]);
    expect([line.marks[0]?.share, line.marks.at(-1)?.share]).toEqual([0, 1]);
  });

  it('shows at least four hours, and a day without work as a whole', () => {
    const short = dayLineOf({ routingStatus: [status('IDLE', '23:10')] }, day, at('23:20'))!;
    expect([short.start, short.end]).toEqual([at('20:00'), to.getTime()]);
    const offline = dayLineOf({ primaryPresence: [presence('OFFLINE', '2026-03-01T00:00:00Z')] }, day, now)!;
    expect([offline.start, offline.end]).toEqual([from.getTime(), to.getTime()]);
    expect(offline.lanes.presence[0]?.end).toBe(now);
  });

  it('joins stretches that follow each other with the same value, and leaves out what is invalid', () => {
    const joined = dayLineOf(
      {
        routingStatus: [
          status('IDLE', '09:00', '10:00'),
          status('IDLE', '10:00', '11:00'),
          status('IDLE', '12:00', '13:00'),
          status('INTERACTING', '14:00', '13:30'),
          { routingStatus: 'IDLE', startTime: 'no time' },
          { startTime: written('11:00') },
        ],
      },
      day,
      now,
    )!;
    expect(joined.lanes.routingStatus.map(({ start, end }) => (end - start) / HOUR)).toEqual([2, 1]);
  });

  it('is missing if nothing is recorded', () => {
    expect(dayLineOf(undefined, day, now)).toBeUndefined();
    expect(dayLineOf({ primaryPresence: [presence('BUSY', '2026-03-14T00:00:00Z')] }, day, now)).toBeUndefined();
  });

  it('has the hours of a day with a clock change', () => {
    const longDay = { from: new Date('2026-10-25T00:00:00+02:00'), to: new Date('2026-10-26T00:00:00+01:00') };
    const whole = dayLineOf({ primaryPresence: [presence('AWAY', '2026-10-01T00:00:00Z')] }, longDay, longDay.to.getTime())!;
    expect((whole.end - whole.start) / HOUR).toBe(25);
    expect(whole.lanes.presence[0]).toMatchObject({ offset: 0, width: 1 });
  });

  it('tells what a moment was, and when something changed', () => {
    expect(stretchAt(line.lanes.presence, at('12:10'))?.value).toBe('MEAL');
    expect(stretchAt(line.lanes.presence, at('12:30'))?.value).toBe('ON_QUEUE');
    expect(stretchAt(line.lanes.presence, now)?.value).toBe('ON_QUEUE');
    expect(stretchAt(line.lanes.presence, at('14:45'))).toBeUndefined();
    expect(changesOf(line)).toEqual([from.getTime(), at('08:20'), at('10:00'), at('12:00'), at('12:30'), now]);
  });

  it('sums the time of each value, and the share of the time on queue with interactions', () => {
    expect(totalsOf(line.lanes.routingStatus).map(({ value, ms }) => [value, ms / 60_000])).toEqual([
      ['OFF_QUEUE', 530],
      ['INTERACTING', 240],
      ['IDLE', 100],
    ]);
    const { onQueue, occupancy } = queueTimeOf(line);
    expect(onQueue / HOUR).toBeCloseTo(5 + 40 / 60);
    expect(occupancy).toBeCloseTo(4 / (5 + 40 / 60));
    expect(queueTimeOf({ ...line, lanes: { ...line.lanes, routingStatus: [] } })).toEqual({ onQueue: 0, occupancy: undefined });
  });
});

describe('The shown day', () => {
  const noon = new Date(2026, 2, 12, 12).getTime();

  it('is today without an address, and for days that have not begun', () => {
    for (const address of ['', '2026-03-12', '2026-04-01']) {
      expect(shownDay(address, noon)).toMatchObject({
        isToday: true,
        written: '2026-03-12',
        previous: '2026-03-11',
        next: undefined,
      });
    }
  });

  it('leads to the day before and the day after, which has no address if it is today', () => {
    expect(shownDay('2026-03-11', noon)).toMatchObject({ isToday: false, previous: '2026-03-10', next: '' });
    expect(shownDay('2026-02-28', noon)).toMatchObject({ previous: '2026-02-27', next: '2026-03-01' });
    const { interval, from: start, to: end } = shownDay('2026-03-11', noon);
    expect(start).toEqual(new Date(2026, 2, 11));
    expect(interval).toBe(`${start.toISOString()}/${end.toISOString()}`);
  });
});

describe('The figures of a day', () => {
  const stats = (metric: string, count: number, sum?: number) => ({
    metric,
    stats: { count, ...(sum !== undefined && { sum }) },
  });

  it('are sums over the media types', () => {
    const read = readAgentDay({
      results: [
        { group: { mediaType: 'voice' }, data: [{ metrics: [stats('tHandle', 4, 400), stats('nTransferred', 1)] }] },
        { group: { mediaType: 'chat' }, data: [{ metrics: [stats('tHandle', 1, 100)] }] },
      ],
    });
    expect(read.media.map(({ media }) => media)).toEqual(['chat', 'voice']);
    expect(read.all).toMatchObject({ handled: 5, handleTime: 500, transferred: 1, outbound: 0 });
    expect(perHandled(read.all.handleTime, read.all)).toBe(100);
  });

  it('have no average without interactions', () => {
    const { all, media } = readAgentDay({});
    expect([media, perHandled(all.handleTime, all)]).toEqual([[], undefined]);
  });
});

describe('Current interactions', () => {
  const segment = (segmentType: string, start: string, end?: string) => ({
    segmentType,
    queueId: 'bookings',
    segmentStart: written(start),
    ...(end !== undefined && { segmentEnd: written(end) }),
  });
  const conversation = (
    id: string,
    segments: ReturnType<typeof segment>[],
    userId = 'one',
  ): AnalyticsConversationWithoutAttributes => ({
    conversationId: id,
    participants: [
      { purpose: 'customer', participantName: `Customer of ${id}`, sessions: [{ mediaType: 'voice' }] },
      { purpose: 'agent', userId, participantId: `agent of ${id}`, sessions: [{ mediaType: 'voice', segments }] },
    ],
  });

  it('are those with a segment of the agent that has not ended, the longest first', () => {
    const current = currentInteractions(
      [
        conversation('new', [segment('alert', '14:00', '14:01'), segment('interact', '14:01')]),
        conversation('ended', [segment('interact', '13:00', '13:30')]),
        conversation('wrap-up', [segment('interact', '13:00', '13:30'), segment('wrapup', '13:30')]),
        conversation('of another agent', [segment('interact', '14:00')], 'two'),
      ],
      'one',
    );
    expect(current.map(({ id, participantId, state, since }) => [id, participantId, state, since])).toEqual([
      ['wrap-up', 'agent of wrap-up', 'wrapup', at('13:00')],
      ['new', 'agent of new', 'interact', at('14:00')],
    ]);
    expect(current[1]).toMatchObject({ customer: 'Customer of new', queueId: 'bookings', media: 'voice' });
  });

  it('can be monitored as calls and messages while the agent is connected', () => {
    expect(monitorKind({ media: 'voice', state: 'interact' })).toBe('call');
    expect(monitorKind({ media: 'voice', state: 'hold' })).toBe('call');
    expect(monitorKind({ media: 'message', state: 'interact' })).toBe('message');
    expect(monitorKind({ media: 'voice', state: 'wrapup' })).toBeUndefined();
    expect(monitorKind({ media: 'email', state: 'interact' })).toBeUndefined();
  });
});
