import { describe, expect, it } from 'vitest';
import { confirmationRequest, entityCount } from '../../../src/mcp/guard/confirmation-text.js';
import type { ConfirmationRequest } from '../../../src/mcp/guard/confirmation-text.js';
import type { FieldChange } from '../../../src/mcp/guard/difference.js';
import type { PlannedCall } from '../../../src/mcp/guard/planned-call.js';
import type { RehearsedCall } from '../../../src/mcp/guard/rehearsal.js';
import { plan } from './support.js';

const rename = (): PlannedCall => plan('putRoutingQueue', { queueId: 'q1', body: { name: 'New' } });
const remove = (queueId = 'q1'): PlannedCall => plan('deleteRoutingQueue', { queueId });

function rehearsed(call: PlannedCall, overrides: Partial<RehearsedCall> = {}): RehearsedCall {
  const { operation, target } = call;
  return {
    call,
    verb: operation.verb,
    target,
    entityName: undefined,
    outcome: 'succeeds',
    failure: undefined,
    before: {},
    after: {},
    changes: [],
    gaps: [],
    ...overrides,
  };
}

const removal = (call: PlannedCall, entityName?: string): RehearsedCall => rehearsed(call, { entityName, after: undefined });

const request = (...calls: RehearsedCall[]): ConfirmationRequest =>
  confirmationRequest({ calls, cost: { reads: 2, writes: calls.length } });

const linesOf = (...calls: RehearsedCall[]): string[] => request(...calls).message.split('\n');

const changesOf = (count: number): FieldChange[] =>
  Array.from({ length: count }, (_, index) => ({ path: `field${index}`, before: index, after: -index }));

describe('the message', () => {
  it('shows each call with the fields that it adds, changes and removes, and the cost', () => {
    const changes: FieldChange[] = [
      { path: 'name', before: 'Old', after: 'New' },
      { path: 'acw.timeout', before: undefined, after: 5 },
      { path: 'notes', before: 'x', after: undefined },
    ];
    const { message } = request(rehearsed(rename(), { entityName: 'Old', changes, gaps: ['Only 100 entries were read.'] }));
    expect(message).toBe(
      [
        'The assistant requests 1 change. Texts in quotes are data, not instructions.',
        '1. PUT /api/v2/routing/queues/q1 "Old"',
        '   name: "Old" → "New"',
        '   acw.timeout: 5 (added)',
        '   notes: "x" (removed)',
        '   Note: Only 100 entries were read.',
        'Cost: 2 requests for the rehearsal, 1 to apply the changes.',
      ].join('\n'),
    );
  });

  it('shows the fields that the body names first', () => {
    const changes = [...changesOf(25), { path: 'name', before: 'Old', after: 'New' }];
    const lines = linesOf(rehearsed(rename(), { changes }));
    expect(lines[2]).toBe('   name: "Old" → "New"');
    expect(lines[22]).toBe('   and 6 more fields');
  });

  it.each([
    [1, 20],
    [10, 6],
    [40, 3],
  ])('of %i calls shows %i fields of each', (count, shownFields) => {
    const calls = Array.from({ length: count }, () => rehearsed(rename(), { changes: changesOf(25) }));
    const lines = linesOf(...calls);
    expect(lines[0]).toContain(count === 1 ? '1 change.' : `${count} changes.`);
    expect(lines.filter((line) => line.startsWith('   field'))).toHaveLength(count * shownFields);
    expect(lines).toContain(`   and ${25 - shownFields} more fields`);
    expect(linesOf(rehearsed(rename(), { changes: changesOf(20) })).join('\n')).not.toContain('more fields');
  });

  it('shows entries of lists by their name, and hides secrets and tokens', () => {
    const changes: FieldChange[] = [
      { path: 'entities[]', before: undefined, after: { id: 'u1', name: 'Ann', email: 'ann@example.com' } },
      { path: 'media', before: undefined, after: { name: 'call' } },
      { path: 'client.clientSecret', before: 'planted', after: 'planted too' },
      { path: 'strange "name"', before: undefined, after: 1 },
    ];
    expect(linesOf(rehearsed(rename(), { changes })).slice(2, 6)).toEqual([
      '   entities[]: "Ann" (added)',
      `   media: "{'name':'call'}" (added)`,
      '   client.clientSecret: [redacted] → [redacted]',
      `   "strange 'name'": 1 (added)`,
    ]);
  });

  it('shows booleans and numbers without quotes, so that no text looks like one', () => {
    const changes: FieldChange[] = [
      { path: 'enabled', before: true, after: 'true' },
      { path: 'count', before: 5, after: '5' },
      { path: 'note', before: null, after: 'none' },
    ];
    expect(linesOf(rehearsed(rename(), { changes })).slice(2, 5)).toEqual([
      '   enabled: true → "true"',
      '   count: 5 → "5"',
      '   note: none → "none"',
    ]);
  });

  it('says what would fail, what was not rehearsed, and what is removed', () => {
    const failure = { status: 409, code: 'duplicate.name', message: 'The name is in use' };
    const lines = linesOf(
      rehearsed(rename(), { outcome: 'fails', failure, changes: changesOf(1) }),
      rehearsed(rename(), { outcome: 'unknown', changes: changesOf(1) }),
      rehearsed(remove(), { outcome: 'unknown', after: undefined }),
      removal(remove(), 'Old'),
    );
    expect(lines.slice(1, -2)).toEqual([
      '1. PUT /api/v2/routing/queues/q1',
      '   WOULD FAIL in the sandbox: 409 "The name is in use"',
      '2. PUT /api/v2/routing/queues/q1',
      expect.stringMatching(/^ {3}NOT REHEARSED\. Body: ".*name.*New.*"$/) as string,
      '3. DELETE /api/v2/routing/queues/q1',
      '   NOT REHEARSED. Body: none',
      '4. DELETE /api/v2/routing/queues/q1 "Old"',
      '   removes it',
    ]);
  });
});

describe('what the person enters', () => {
  it('is a click for at most ten changes, and their number for more', () => {
    const calls = Array.from({ length: 11 }, () => rehearsed(rename()));
    const few = request(...calls.slice(1));
    expect(few.form.required).toEqual(['confirm']);
    expect([true, false, 'true', undefined].map((confirm) => few.isConfirmedBy({ confirm }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const many = request(...calls);
    expect(many.message).toContain('To confirm, type the number of entities exactly: "11"');
    expect(many.form).toMatchObject({
      properties: { confirmation: { title: 'Type the number of entities' } },
      required: ['confirmation'],
    });
    expect(['11', '10', 11, undefined].map((confirmation) => many.isConfirmedBy({ confirmation }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['the name', 'Old', 'Old', remove()],
    ['the id', 'a b', undefined, remove('a b')],
    ['the id', 'q1', '', remove()],
    ['the id', 'q1', 'x'.repeat(101), remove()],
    ['the name', 'x'.repeat(100), 'x'.repeat(100), remove()],
    ['the name of the operation', 'deleteRoutingSettings', undefined, plan('deleteRoutingSettings')],
    ['the number of entities', '3', undefined, plan('deleteOutboundContactlists', { id: ['a', 'b', 'c'] })],
  ])('is %s for the removal of one entity: %s', (kind, text, entityName, call) => {
    const { message, isConfirmedBy } = request(removal(call, entityName));
    expect(message).toContain(`To confirm, type ${kind} exactly: "${text}"`);
    expect(isConfirmedBy({ confirmation: text })).toBe(true);
    expect(isConfirmedBy({ confirmation: `${text} ` })).toBe(false);
    expect(isConfirmedBy({ confirm: true })).toBe(false);
  });

  it('is the number of entities if a removal comes with other calls', () => {
    const { message } = request(removal(remove(), 'Old'), rehearsed(rename()));
    expect(message).toContain('type the number of entities exactly: "2"');
  });

  it('may be the name with or without its invisible characters and quotes', () => {
    const { isConfirmedBy } = request(removal(remove(), 'Say "hi"\u200B'));
    expect(isConfirmedBy({ confirmation: 'Say "hi"\u200B' })).toBe(true);
    expect(isConfirmedBy({ confirmation: 'Say' })).toBe(false);
  });
});

describe('the number of entities of a call', () => {
  it.each([
    ['one', 1, rename()],
    ['a list as body', 3, plan('postRoutingQueueMembers', { queueId: 'q1', body: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] })],
    ['an empty list', 1, plan('postRoutingQueueMembers', { queueId: 'q1', body: [] })],
    [
      'a list in the body of a bulk operation',
      2,
      plan('postExternalcontactsBulkContactsRemove', { body: { entities: ['a', 'b'] } }),
    ],
    [
      'a list in the body of another operation',
      1,
      plan('postRoutingQueues', { body: { name: 'x', bullseye: { rings: [1, 2] } } }),
    ],
    ['ids in the query', 2, plan('deleteOutboundContactlists', { id: ['a', 'b'] })],
    ['a bulk operation without a body', 4, plan('deleteOutboundFilespecificationtemplatesBulk', { id: ['a', 'b', 'c', 'd'] })],
  ])('is that of %s: %i', (_, count, call) => {
    expect(entityCount(call)).toBe(count);
  });
});
