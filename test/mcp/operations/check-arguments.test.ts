import { expect, it } from 'vitest';
import { checkArguments } from '../../../src/mcp/operations/check-arguments.js';
import { ToolError } from '../../../src/mcp/tools/tool-error.js';
import type { ToolProblem } from '../../../src/mcp/tools/tool-error.js';
import { operation } from '../guard/support.js';

/** The problem that a client receives. */
function problemOf(name: string, values: Record<string, unknown>): ToolProblem | undefined {
  try {
    checkArguments(operation(name), values);
  } catch (error) {
    if (error instanceof ToolError) return error.problem;
    throw error;
  }
  return undefined;
}

it.each([
  [{ id: [{}] }, '"id" must be a list of string, not an object.'],
  [{ id: ['a', null] }, '"id" must be a list of string, not null.'],
  [{ id: ['a', ['b']] }, '"id" must be a list of string, not a list.'],
  [{ pageSize: {} }, '"pageSize" must be of type integer, not an object.'],
  [{ pageSize: [5] }, '"pageSize" must be a single integer, not a list.'],
])('A query value of a wrong type is an error that says what it must be: %j', (values, finding) => {
  expect(problemOf('getRoutingQueues', values)).toMatchObject({
    code: 'invalid.arguments',
    message: `getRoutingQueues was not sent: ${finding}`,
    findings: [finding],
  });
});

it.each([
  [{}, '"queueId" must be a string, not an object.'],
  [[], '"queueId" must be a string, not a list.'],
  [true, '"queueId" must be a string, not a boolean.'],
  [' ', '"queueId" must not be blank.'],
])('A path value must be a text that is not blank: %j', (queueId, finding) => {
  expect(problemOf('getRoutingQueue', { queueId })).toMatchObject({ code: 'invalid.arguments', findings: [finding] });
});

it('Texts, numbers and booleans are accepted, one or several where the query takes a list', () => {
  expect(problemOf('getRoutingQueues', { id: ['a', 'b'], divisionId: 'd', pageSize: 5, hasPeer: true })).toBeUndefined();
  expect(problemOf('getRoutingQueue', { queueId: 7 })).toBeUndefined();
});
