import { describe, expect, it } from 'vitest';
import type { QueueDay } from '../../../examples/console/src/wallboard/figures/day.js';
import type { QueueNow } from '../../../examples/console/src/wallboard/figures/now.js';
import { attentionOf, dayStanding, judgeLevel, standingOf } from '../../../examples/console/src/wallboard/figures/standing.js';
import { at, dayOf, nowOf, staff, waitingFor } from './support.js';

const queue = { id: 'a', name: 'A', mediaSettings: { call: { serviceLevel: { percentage: 0.8, durationMs: 20_000 } } } };
const onTarget = dayOf(9, 10, 0.8);

const attention = (now: QueueNow | undefined, isOpen = false) => attentionOf({ queue, now, isOpen }, at);
const standing = (now: QueueNow | undefined, day: QueueDay | undefined) => standingOf(attention(now), day);

describe('The state of a queue', () => {
  it.each([
    ['no agent on queue', waitingFor(0, 'voice', { onQueue: 0 }), onTarget, 'critical', 'No agents on queue'],
    ['a wait of three times the promised time', waitingFor(60_001), onTarget, 'critical', 'Wait much too long'],
    ['a wait longer than promised', waitingFor(20_001), onTarget, 'warning', 'Wait too long'],
    ['a wait as long as promised', waitingFor(20_000), onTarget, 'good', 'On target'],
    ['a bad day', nowOf(), dayOf(6, 10, 0.8), 'behind', 'Far below target'],
    ['a day a little below its target', nowOf(), dayOf(7, 10, 0.8), 'behind', 'Below target'],
    ['a long wait on a bad day', waitingFor(30_000), dayOf(6, 10, 0.8), 'warning', 'Wait too long'],
    ['no interactions', nowOf({ onQueue: 0 }), undefined, 'quiet', 'Nothing yet today'],
    ['no figures', undefined, undefined, 'quiet', 'Nothing yet today'],
  ])('with %s', (_case, now, today, severity, words) => {
    expect(standing(now, today)).toEqual({ severity, words });
  });

  it('of this moment never depends on the day', () => {
    expect(attention(nowOf())).toBeUndefined();
    expect(dayStanding(dayOf(0, 10, 0.8)).severity).toBe('behind');
  });

  it('treats a rounded match as on target', () => {
    expect(judgeLevel(0.7951, 0.8).words).toBe('On target');
    expect(judgeLevel(0.7949, 0.8).words).toBe('Below target');
    expect(judgeLevel(0.1, undefined).severity).toBe('good');
  });
});

describe('The attention of a queue', () => {
  it('depends on the promise of the media type', () => {
    const patient = { id: 'a', name: 'A', mediaSettings: { email: { serviceLevel: { durationMs: 86_400_000 } } } };
    const situation = (now: QueueNow) => ({ queue: patient, now, isOpen: true });
    expect(attentionOf(situation(waitingFor(3_600_000, 'email')), at)).toBeUndefined();
    expect(attentionOf(situation(waitingFor(21_000)), at)).toMatchObject({
      severity: 'warning',
      since: at - 21_000,
      limit: 20_000,
    });
  });

  it('names the wait that exceeds its promise the most', () => {
    const media = {
      voice: { waiting: 1, interacting: 0, longestSince: at - 30_000 },
      chat: { waiting: 1, interacting: 0, longestSince: at - 70_000 },
    };
    expect(attention(nowOf({ waiting: 2, media }))).toMatchObject({ severity: 'critical', since: at - 70_000 });
  });

  it('warns of a queue without agents while interactions arrive, and not when it is closed', () => {
    const empty = nowOf({ onQueue: 0 });
    expect(attention(empty, true)).toMatchObject({ severity: 'warning', words: 'No agents on queue' });
    expect(attention(empty, false)).toBeUndefined();
  });

  it.each([
    ['idle agents', { agents: { IDLE: staff('u1') } }, 'Compare the skills of idle agents'],
    ['agents who do not respond', { agents: { NOT_RESPONDING: staff('u1') } }, 'Talk to agents who do not respond'],
    ['agents busy for other queues', { elsewhere: { count: 2, atLeast: false } }, 'Free agents from other queues'],
    ['agents busy here only', {}, 'Find agents who can help'],
    ['no agents on queue', { onQueue: 0 }, 'Set agents on queue'],
  ])('says what to do with %s', (_case, fields, advice) => {
    expect(attention(waitingFor(30_000, 'voice', fields))?.advice).toBe(advice);
  });
});
