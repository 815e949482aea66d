import { describe, expect, it } from 'vitest';
import { BoardReader, boardOf, sorted, totalsOf, triage } from '../../../examples/console/src/wallboard/figures/board.js';
import { SharedValues } from '../../../examples/console/src/wallboard/figures/shared-values.js';
import { at, dayOf, nowOf, staff, waitingFor } from './support.js';

const queues = [
  { id: 'a', name: 'Alpha' },
  { id: 'b', name: 'Beta' },
  { id: 'c', name: 'Gamma' },
];
const figures = {
  now: new Map([
    ['a', waitingFor(5000, 'voice', { agents: { IDLE: staff('u1'), INTERACTING: staff('u2') }, onQueue: 2 })],
    ['b', waitingFor(90_000, 'voice', { waiting: 2, agents: { IDLE: staff('u1', 'u3') }, onQueue: 2 })],
  ]),
  day: new Map([
    ['a', dayOf(9, 10, 0.8, { offered: 12 })],
    ['c', dayOf(5, 10, 0.8, { offered: 10 })],
  ]),
};
const board = boardOf(queues, figures, at);

describe('The board', () => {
  const names = (order: Parameters<typeof sorted>[1]): string[] => sorted(board, order).map(({ name }) => name);

  it('sorts by urgency and by each figure', () => {
    expect(names('urgency')).toEqual(['Beta', 'Gamma', 'Alpha']);
    expect(names('name')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(names('waiting')).toEqual(['Beta', 'Alpha', 'Gamma']);
    expect(names('wait')).toEqual(['Beta', 'Alpha', 'Gamma']);
    expect(names('level')).toEqual(['Gamma', 'Alpha', 'Beta']);
  });

  it('sorts queues of the same state by the longest wait', () => {
    const now = new Map([
      ['a', waitingFor(70_000)],
      ['b', waitingFor(0, 'voice', { onQueue: 0, media: {} })],
      ['c', waitingFor(300_000)],
    ]);
    const urgent = sorted(boardOf([...queues, { id: 'd', name: 'Quiet' }], { now, day: undefined }, at), 'urgency');
    expect(urgent.map(({ name }) => name)).toEqual(['Gamma', 'Alpha', 'Beta', 'Quiet']);
  });

  it('separates what is wrong now, days behind their targets, and all other queues', () => {
    const parts = triage(board);
    expect(parts.now.map(({ name }) => name)).toEqual(['Beta']);
    expect(parts.behind.map(({ name }) => name)).toEqual(['Gamma']);
    expect(parts.healthy.map(({ name }) => name)).toEqual(['Alpha']);
  });

  it('sums the figures, and counts an agent of two queues once', () => {
    expect(totalsOf(board)).toMatchObject({
      waiting: 3,
      interacting: 0,
      longest: { since: at - 90_000, queue: 'Beta' },
      day: { offered: 22 },
      agents: { IDLE: { count: 2, atLeast: false }, INTERACTING: { count: 1, atLeast: false } },
    });
  });

  it('has no totals if no figures could be read', () => {
    expect(totalsOf(boardOf(queues, { now: undefined, day: undefined }, at))).toEqual({
      waiting: undefined,
      interacting: undefined,
      longest: undefined,
      day: undefined,
      level: { level: undefined, target: undefined },
      agents: undefined,
    });
  });
});

describe('A board that is computed again', () => {
  it('keeps the queues whose figures have not changed, and the list if none has', () => {
    const reader = new BoardReader();
    const before = reader.read(queues, figures, at);
    expect(reader.read(queues, figures, at + 1000)).toBe(before);
    const now = new Map([...figures.now, ['a', nowOf({ waiting: 4 })]] as const);
    const after = reader.read(queues, { ...figures, now }, at + 1000);
    expect(after.map((queue, index) => queue === before[index])).toEqual([false, true, true]);
  });

  it('changes the state of a queue when a wait becomes too long, without another figure', () => {
    const reader = new BoardReader();
    const before = reader.read(queues, figures, at);
    const after = reader.read(queues, figures, at + 16_000);
    expect(before[0]?.attention).toBeUndefined();
    expect(after[0]?.attention?.words).toBe('standing.waitTooLong');
    expect(after[1]).toBe(before[1]);
  });
});

it('Shared values keep the objects of equal values', () => {
  const shared = new SharedValues<{ offered: number; media: object }>();
  const before = shared.share(
    new Map([
      ['a', { offered: 1, media: { voice: 1 } }],
      ['b', { offered: 2, media: {} }],
    ]),
  );
  const after = shared.share(
    new Map([
      ['a', { offered: 1, media: { voice: 1 } }],
      ['b', { offered: 3, media: {} }],
    ]),
  );
  expect(after.get('a')).toBe(before.get('a'));
  expect(after.get('b')).toEqual({ offered: 3, media: {} });
});
