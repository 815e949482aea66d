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
    ['no agent on queue', waitingFor(0, 'voice', { onQueue: 0 }), onTarget, 'critical', 'standing.noAgents'],
    ['a wait of three times the promised time', waitingFor(60_001), onTarget, 'critical', 'standing.waitMuchTooLong'],
    ['a wait longer than promised', waitingFor(20_001), onTarget, 'warning', 'standing.waitTooLong'],
    ['a wait as long as promised', waitingFor(20_000), onTarget, 'good', 'standing.onTarget'],
    ['a bad day', nowOf(), dayOf(6, 10, 0.8), 'behind', 'standing.farBelow'],
    ['a day a little below its target', nowOf(), dayOf(7, 10, 0.8), 'behind', 'standing.below'],
    ['a long wait on a bad day', waitingFor(30_000), dayOf(6, 10, 0.8), 'warning', 'standing.waitTooLong'],
    ['no interactions', nowOf({ onQueue: 0 }), undefined, 'quiet', 'standing.nothingYet'],
    ['no figures', undefined, undefined, 'quiet', 'standing.nothingYet'],
  ])('with %s', (_case, now, today, severity, words) => {
    expect(standing(now, today)).toEqual({ severity, words });
  });

  it('of this moment never depends on the day', () => {
    expect(attention(nowOf())).toBeUndefined();
    expect(dayStanding(dayOf(0, 10, 0.8)).severity).toBe('behind');
  });

  it('treats a rounded match as on target', () => {
    expect(judgeLevel(0.7951, 0.8).words).toBe('standing.onTarget');
    expect(judgeLevel(0.7949, 0.8).words).toBe('standing.below');
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
    expect(attention(empty, true)).toMatchObject({ severity: 'warning', words: 'standing.noAgents' });
    expect(attention(empty, false)).toBeUndefined();
  });

  it.each([
    ['idle agents', { agents: { IDLE: staff('u1') } }, 'advice.compareSkills'],
    ['agents who do not respond', { agents: { NOT_RESPONDING: staff('u1') } }, 'advice.talk'],
    ['agents busy for other queues', { elsewhere: { count: 2, atLeast: false } }, 'advice.freeAgents'],
    ['agents busy here only', {}, 'advice.findHelp'],
    ['no agents on queue', { onQueue: 0 }, 'advice.setOnQueue'],
  ])('says what to do with %s', (_case, fields, advice) => {
    expect(attention(waitingFor(30_000, 'voice', fields))?.advice).toBe(advice);
  });
});
