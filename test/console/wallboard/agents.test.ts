import { expect, it } from 'vitest';
import { describeAgents, describeQueueAgents } from '../../../examples/console/src/wallboard/board/agents.js';
import { nowOf, staff } from './support.js';
import '../support/english.js';

it('The agents of a queue are described idle ones first, without states that no agent has', () => {
  const agents = { NOT_RESPONDING: staff('a'), INTERACTING: staff('b', 'c', 'd'), IDLE: staff('e', 'f') };
  const now = nowOf({ agents, here: { count: 1, atLeast: false }, elsewhere: { count: 2, atLeast: true }, offQueue: 4 });
  expect(describeQueueAgents(now)).toBe('2 idle, 1 busy here, at least 2 busy elsewhere, 1 not responding, 4 off queue');
  expect(describeQueueAgents(nowOf())).toBe('none');
});

it('The agents of several queues are described by status, those that the platform adds later by its name', () => {
  const heads = (count: number, atLeast = false) => ({ count, atLeast });
  expect(describeAgents({ RESTING: heads(1), INTERACTING: heads(2), IDLE: heads(1200, true) })).toBe(
    'at least 1,200 idle, 2 interacting, 1 resting',
  );
  expect(describeAgents({ IDLE: heads(0) })).toBe('none');
});
