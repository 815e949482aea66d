import * as root from 'contact-centre-client';
import { expect, it } from 'vitest';
import type { OperationCall } from '../../../src/core/call/operation.js';
import { prepareCall } from '../../../src/core/call/argument-rules.js';
import { slowRules } from '../../../src/core/call/slow-argument-rules.js';
import { contract } from '../../../src/sandbox/operations/operation-route.js';
import type { ContractOperation, ContractQuery } from '../../../src/contract/index.js';
import { operationCall, positionalCall } from '../../../src/mcp/operations/operation-call.js';

type Methods = Record<string, (...values: unknown[]) => unknown>;
type ApiClass = new (client: { send: (call: OperationCall) => unknown }) => Methods;

/** The call that a method of an API class describes. */
function callOf({ area, name }: ContractOperation, values: readonly unknown[]): OperationCall {
  let sent: OperationCall | undefined;
  const Api = (root as unknown as Record<string, ApiClass>)[area]!;
  new Api({ send: (call) => (sent = call) })[name]!(...values);
  return sent!;
}

function sampleOf({ type, list, values }: ContractQuery): unknown {
  const one =
    values?.[0] ??
    { integer: 1, number: 1.5, boolean: true, date: '2026-03-10', 'date-time': '2026-03-10T00:00:00Z', string: 'a b' }[type];
  return list ? [one] : one;
}

/** A value for each argument of an operation. */
function samplesOf({ path, query, headers, body }: ContractOperation): Record<string, unknown> {
  return Object.fromEntries([
    ...Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => [name, `${name} 1`]),
    ...query.map((value) => [value.argument, sampleOf(value)]),
    ...headers.map(({ argument }) => [argument, 'text']),
    ...(body ? [[body.argument, body.type.endsWith('[]') ? [{ a: 1 }] : { a: 1 }]] : []),
  ]) as Record<string, unknown>;
}

it('is sent like the call of the method, for every operation of the contract', () => {
  let count = 0;
  for (const operation of contract()) {
    const samples = samplesOf(operation);
    const required = operation.arguments.map((name) => samples[name]);
    const optional = Object.fromEntries(Object.entries(samples).filter(([name]) => !operation.arguments.includes(name)));
    const hasOptions = Object.keys(optional).length > 0;
    const request = { tag: 'here' };
    const values = [...required, ...(hasOptions ? [optional] : []), request];
    const expected = callOf(operation, values);
    const positional = positionalCall(operation, values);
    const byName = operationCall(operation, samples, request);
    const prepared = prepareCall(expected, slowRules);
    expect(prepareCall(positional, slowRules), operation.name).toEqual(prepared);
    expect(prepareCall(byName, slowRules), operation.name).toEqual(prepared);
    expect([positional.request, byName.request], operation.name).toEqual([expected.request, expected.request]);
    count += 1;
  }
  expect(count).toBeGreaterThan(3400);
});
