import { expect, it } from 'vitest';
import type { Outcome } from '../../../../examples/console/src/explorer/call/run.js';
import { refusedField } from '../../../../examples/console/src/explorer/form/refused-field.js';
import type { Operation, Parameter } from '../../../../examples/console/src/explorer/data/types.js';
import { find } from '../support.js';

const parameters: Parameter[] = [
  { name: 'pageSize', place: 'query', type: 'integer' },
  { name: 'since', wireName: 'dateSince', place: 'query', type: 'string' },
  { name: 'body', place: 'body', type: 'json' },
];
const operation: Operation = { ...find('UsersApi', 'getUsers').operation, parameters };

function outcome(body: unknown, status = 400): Outcome {
  const text = { statusText: '', headers: {}, text: '', correlationId: undefined, error: undefined };
  return { kind: 'responded', status, body, ...text };
}

const refusal = (fieldName: string): unknown => ({ message: 'No', details: [{ errorCode: 'invalid.value', fieldName }] });

it.each([
  ['pageSize', 'pageSize'],
  ['dateSince', 'since'],
  ['mediaSettings.call', 'body'],
  ['body', 'body'],
])('A 400 about %s is shown at %s', (fieldName, name) => {
  expect(refusedField(operation, outcome(refusal(fieldName)))).toEqual({ name, message: 'No' });
});

it.each([
  ['another status', outcome(refusal('pageSize'), 404)],
  ['no details', outcome({ message: 'No' })],
  ['details without a field', outcome({ message: 'No', details: [null] })],
  ['no JSON', outcome('gone')],
  ['no response', { kind: 'failed', code: 'ERR_NETWORK', error: undefined }],
] as const)('An outcome with %s names no field', (_what, result) => {
  expect(refusedField(operation, result)).toBeUndefined();
});

it('A field of a body is shown nowhere if the method has no body', () => {
  const [first] = parameters;
  expect(refusedField({ ...operation, parameters: first ? [first] : [] }, outcome(refusal('name')))).toBeUndefined();
});
