import { describe, expect, it } from 'vitest';
import { niceStep } from '../../../examples/console/src/interactions/timeline/axis.js';
import { timelineOf } from '../../../examples/console/src/interactions/timeline/geometry.js';
import { describe as inWords } from '../../../examples/console/src/interactions/timeline/wording.js';
import { answeredCall, at, segment } from './conversations.js';
import '../support/english.js';

const now = Date.parse(at(500));
const bars = (conversation: Parameters<typeof timelineOf>[0]) =>
  timelineOf(conversation, now)?.lanes.flatMap((lane) => lane.bars) ?? [];
const alone = (...segments: ReturnType<typeof segment>[]) => ({ participants: [{ purpose: 'agent', sessions: [{ segments }] }] });

describe('The time line', () => {
  it('has a lane for each participant, and ends with the last wrap-up', () => {
    const timeline = timelineOf(answeredCall, now);
    expect(timeline?.lanes.map(({ participant }) => participant.participantName)).toEqual([
      'Chidi Eze',
      'Bookings',
      'Yusra Demir',
    ]);
    expect([timeline?.start, timeline?.end]).toEqual([Date.parse(at(0)), Date.parse(at(120))]);
  });

  it('places each segment by its share of the total', () => {
    const drawn = bars(answeredCall).map(({ kind, left, width }) =>
      [kind, left * 120, width * 120].map((value) => (typeof value === 'number' ? Math.round(value) : value)),
    );
    expect(drawn).toEqual([
      ['interact', 0, 100],
      ['wait', 0, 30],
      ['alert', 25, 5],
      ['interact', 30, 30],
      ['hold', 60, 10],
      ['interact', 70, 30],
      ['wrapup', 100, 20],
    ]);
  });

  it('draws running segments up to now', () => {
    expect(bars(alone(segment('interact', 0)))).toMatchObject([{ open: true, left: 0, width: 1, end: now }]);
  });

  it('puts overlapping segments into separate rows', () => {
    const lanes = timelineOf(
      alone(segment('interact', 0, 60), segment('sharing', 20, 40), segment('interact', 60, 90)),
      now,
    )?.lanes;
    expect(lanes?.[0]?.bars.map(({ row, kind }) => [row, kind])).toEqual([
      [0, 'interact'],
      [1, 'other'],
      [0, 'interact'],
    ]);
    expect(lanes?.[0]?.rows).toBe(2);
  });

  it('shows segments without duration, and is empty without segments', () => {
    expect(bars(alone(segment('alert', 3, 3)))).toMatchObject([{ left: 0, width: 0 }]);
    expect(timelineOf(alone(), now)).toBeUndefined();
    expect(timelineOf({ participants: [{ sessions: [{ segments: [{ segmentType: 'alert' }] }] }] }, now)).toBeUndefined();
  });

  it('gives each segment a unique id', () => {
    const ids = bars(answeredCall).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a description in words', () => {
    const words = inWords(bars(answeredCall).at(-1)!, new Map([['w1', 'Refund issued']]));
    expect(words).toMatch(/^Yusra Demir, Wrap-up, .*, 20 s, Refund issued · “Paid back”$/);
  });
});

describe('The axis', () => {
  it.each([
    [5000, 1000],
    [60_000, 10_000],
    [257_000, 60_000],
    [3_600_000, 600_000],
    [86_400_000, 6 * 3_600_000],
    [30 * 86_400_000, 5 * 86_400_000],
  ])('has marks at usual distances: over %d ms each %d ms', (length, step) => {
    expect(niceStep(length)).toBe(step);
  });

  it('begins with the conversation and is never crowded', () => {
    for (const seconds of [1, 7, 59, 61, 3599, 86_399]) {
      const marks = timelineOf(alone(segment('interact', 0, seconds)), now)?.marks ?? [];
      expect(marks[0]).toEqual({ at: 0, share: 0 });
      expect(marks.length).toBeLessThanOrEqual(8);
      expect(marks.every(({ share }) => share <= 1)).toBe(true);
    }
  });
});
