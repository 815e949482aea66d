import { expect, it } from 'vitest';
import { problemOf } from '../../../src/mcp/operations/problem-of.js';
import { ToolError } from '../../../src/mcp/tools/tool-error.js';

it('An error of the platform is reported with its code, status, correlation id and what to do', () => {
  const error = { message: 'Not found', code: 'not.found', status: 404, correlationId: 'c1', error: {} };
  expect(problemOf(error)).toEqual({
    code: 'not.found',
    message: 'Not found',
    remedy: 'Check the id. The entity may be deleted, or the token may not see it.',
    status: 404,
    correlationId: 'c1',
  });
});

it.each([
  [500, 'Try again later.'],
  [503, 'Try again later.'],
  [501, 'The sandbox does not simulate this operation.'],
  [499, undefined],
  [undefined, undefined],
])('The remedy for status %s is %j', (status, remedy) => {
  expect(problemOf({ message: 'x', status }).remedy).toBe(remedy);
});

it('A 403 names the missing permissions once, from its message and its parameters', () => {
  const message = 'Missing routing:queue:edit or routing:queue:edit';
  const error = { messageParams: { permissions: '[authorization:role:view]' } };
  expect(problemOf({ status: 403, message, error })).toMatchObject({
    missingPermissions: ['routing:queue:edit', 'authorization:role:view'],
  });
  expect(problemOf({ status: 403, error }).missingPermissions).toEqual(['authorization:role:view']);
  expect(problemOf({ status: 403, message, error: {} }).missingPermissions).toEqual(['routing:queue:edit']);
  expect(problemOf({ status: 403, message: 'Forbidden', error: 'text' })).not.toHaveProperty('missingPermissions');
  expect(problemOf({ status: 400, message, error })).not.toHaveProperty('missingPermissions');
});

it('Anything that was thrown is reported, with a message of bounded length', () => {
  for (const thrown of [undefined, null, 'text', 5, {}])
    expect(problemOf(thrown)).toEqual({ code: 'failed', message: 'The tool failed.', remedy: undefined });
  expect(problemOf(new Error('x'.repeat(5000))).message).toHaveLength(1000);
  const problem = { code: 'own', message: 'own', findings: ['a'] };
  expect(problemOf(new ToolError(problem))).toBe(problem);
});
