import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Part, QueueChange } from '../../../examples/console/src/agents/actions/queue-change.js';
import { concernedQueues, planQueues, stepsBetween } from '../../../examples/console/src/agents/actions/queue-change.js';

const bookings = { id: 'b', name: 'Bookings' };
const refunds = { id: 'r', name: 'Refunds' };
const agent = (parts: Record<string, Part>) => ({
  id: 'ada',
  name: 'Ada',
  queues: Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, { name: id.toUpperCase(), part }])),
});

describe('The change of an agent’s queues', () => {
  it.each([
    ['adds an agent who is no member', {}, { b: 'active' }],
    ['activates an inactive member', { b: 'inactive' }, { b: 'active' }],
    ['is empty for an active member', { b: 'active', r: 'active' }, undefined],
  ] as const)('to join a queue %s', (_title, parts, expected) => {
    const change = planQueues(agent(parts), { kind: 'queues', join: bookings, leave: 'none' });
    expect(change && partsOf(change)).toEqual(expected);
  });

  it('to move takes the agent out of all other active queues', () => {
    const change = planQueues(agent({ r: 'active', s: 'active', t: 'inactive' }), {
      kind: 'queues',
      join: bookings,
      leave: 'all',
    });
    expect(partsOf(change!)).toEqual({ b: 'active', r: 'inactive', s: 'inactive' });
  });

  it('to move from one queue leaves the others, and agents who are not active there', () => {
    const action = { kind: 'queues', join: bookings, leave: refunds } as const;
    expect(partsOf(planQueues(agent({ r: 'active', s: 'active' }), action)!)).toEqual({ b: 'active', r: 'inactive' });
    expect(planQueues(agent({ r: 'inactive', s: 'active' }), action)).toBeUndefined();
    expect(planQueues(agent({}), action)).toBeUndefined();
  });

  it('keeps only the concerned queues, and plans the same for them', () => {
    const action = { kind: 'queues', join: bookings, leave: refunds } as const;
    const before = agent({ r: 'active', s: 'active' });
    const concerned = concernedQueues(before, action);
    expect(concerned.queues).toEqual({ b: { name: 'Bookings', part: 'none' }, r: { name: 'R', part: 'active' } });
    expect(planQueues(concerned, action)).toEqual(planQueues(before, action));
  });
});

describe('The calls between two states', () => {
  it('join before they leave', () => {
    expect(stepsBetween({ r: { part: 'active' } }, { r: { part: 'inactive' }, b: { part: 'active' } })).toEqual([
      { type: 'add', queueId: 'b' },
      { type: 'deactivate', queueId: 'r' },
    ]);
  });

  it('lead from any state to any other', () => {
    const parts = fc.constantFrom<Part>('active', 'inactive', 'none');
    const states = fc.dictionary(fc.constantFrom('a', 'b', 'c'), parts, { minKeys: 3, maxKeys: 3 });
    fc.assert(
      fc.property(states, states, (from, to) => {
        const reached = { ...from };
        for (const { type, queueId } of stepsBetween(asChange(from), asChange(to))) {
          reached[queueId] = ({ add: 'active', activate: 'active', deactivate: 'inactive', remove: 'none' } as const)[type];
        }
        expect(reached).toEqual(to);
      }),
    );
  });
});

const partsOf = ({ queues }: QueueChange): Record<string, Part> =>
  Object.fromEntries(Object.entries(queues).map(([id, { part }]) => [id, part]));

const asChange = (parts: Record<string, Part>): QueueChange['queues'] =>
  Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, { part }]));
