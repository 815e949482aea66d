import { describe, expect, it } from 'vitest';
import { commentOf } from '../../../src/mcp/operations/comments.js';
import { describeOperation } from '../../../src/mcp/operations/describe.js';
import { describeType, fieldsOf, typesIn } from '../../../src/mcp/operations/describe-type.js';
import { contract } from '../../../src/sandbox/operations/operation-route.js';
import { operation } from '../guard/support.js';

interface Description extends Record<string, unknown> {
  readonly arguments: readonly Record<string, unknown>[];
}

const describeByName = async (name: string): Promise<Description> =>
  (await describeOperation(operation(name), undefined)) as Description;

describe('the comment of a method', () => {
  it('has a text and the arguments', async () => {
    const { text, parameters } = await commentOf('UsersApi', 'getAuthorizationDivisionspermittedMe');
    expect(text).toMatch(/division/i);
    expect(text).not.toContain('@');
    expect(text).not.toContain('\n');
    expect(Object.fromEntries(parameters)).toMatchObject({
      permission: 'Permission to look for, as `domain:entity:action`, e.g. `routing:queue:view`.',
      name: 'Only divisions whose name contains this text.',
    });
  });

  it('is empty for what does not exist', async () => {
    const empty = { text: '', parameters: new Map() };
    expect(await commentOf('RoutingApi', 'putNothing')).toEqual(empty);
    expect(await commentOf('NoSuchApi', 'putRoutingQueue')).toEqual(empty);
  });
});

describe('a type', () => {
  it('has fields with their types; question marks are optional, enumerations are unions', () => {
    const { type, fields } = describeType('Queue');
    expect(type).toBe('Queue');
    expect(fields).toMatchObject({ id: 'string', 'name?': 'string' });
    expect(fields['skillEvaluationMethod?']).toMatch(/^'\w+'( \| '\w+')+$/);
    expect(fieldsOf('Queue[]')).toEqual(fields);
    expect(fieldsOf('Queue{}')).toEqual(fields);
    expect(fieldsOf('string')).toEqual({});
  });

  it('has lists of enumerations in parentheses, and at most 60 values of an enumeration', () => {
    const types = new Set(contract().flatMap(({ returns, body }) => [returns, body?.type ?? returns]));
    const texts = [...types].flatMap((type) => Object.values(fieldsOf(type))).filter((text) => text.includes("'"));
    expect(texts.some((text) => text.startsWith("('") && text.endsWith("')[]"))).toBe(true);
    const long = texts.filter((text) => text.endsWith('| …') || text.endsWith('| …)[]'));
    expect(long.length).toBeGreaterThan(0);
    for (const text of texts) expect(text.split(' | ').length).toBeLessThanOrEqual(61);
    for (const text of long) expect(text.split(' | ')).toHaveLength(61);
  });

  it('names the types below it, each once', () => {
    const names = typesIn('Queue');
    expect(names).toContain('Division');
    expect(names).not.toContain('string');
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('an operation', () => {
  it.each([
    ['putFlowsDatatable', ['path', 'query', 'body']],
    ['patchScimUser', ['path', 'header', 'body']],
  ])('%s has its arguments in the order %j', async (name, expected) => {
    const places = (await describeByName(name)).arguments.map((argument) => argument['in']);
    expect(places.filter((place, index) => place !== places[index - 1])).toEqual(expected);
  });

  it('has the types of its arguments and of its result', async () => {
    const { arguments: described, result, paging } = await describeByName('getUsers');
    expect(described.find(({ name }) => name === 'id')).toMatchObject({ in: 'query', type: 'string[]', required: false });
    expect(described.find(({ name }) => name === 'expand')?.['type']).toMatch(/^\('.*'\)\[\]$/);
    expect(result).toMatchObject({ type: 'UserEntityListing' });
    expect(paging).toBe('none');
  });

  it('has the comment of each argument', async () => {
    const { arguments: described } = await describeByName('getAuthorizationDivisionspermittedMe');
    expect(described.find(({ name }) => name === 'name')).toEqual({
      name: 'name',
      in: 'query',
      type: 'string',
      required: false,
      description: 'Only divisions whose name matches this text.',
    });
  });

  it('says which of several permissions it needs', async () => {
    const isLong = (list: readonly string[] | undefined): boolean => (list?.length ?? 0) > 1;
    const oneOf = contract().find(({ permissions }) => isLong(permissions.any));
    const allOf = contract().find(({ permissions }) => isLong(permissions.all));
    const open = contract().find(({ permissions }) => !permissions.any && !permissions.all);
    if (!oneOf || !allOf || !open) throw new Error('The contract has operations of each kind');
    expect((await describeByName(oneOf.name))['permissions']).toBe(`one of ${oneOf.permissions.any?.join(', ')}`);
    expect((await describeByName(allOf.name))['permissions']).toBe(`all of ${allOf.permissions.all?.join(', ')}`);
    expect((await describeByName(open.name))['permissions']).toBe('none listed by the platform');
  });

  it('names the errors that it can have', async () => {
    const statusesOf = async (name: string): Promise<string[]> => Object.keys((await describeByName(name))['errors'] as object);
    expect(await statusesOf('getUsersMe')).toEqual(['401', '429']);
    expect(await statusesOf('deleteRoutingQueue')).toEqual(['400', '401', '403', '404', '429']);
    expect(await statusesOf('postRoutingQueues')).toEqual(['400', '401', '403', '409', '429']);
    expect(await statusesOf('putRoutingQueue')).toEqual(['400', '401', '403', '404', '409', '429']);
    expect(await statusesOf('patchUser')).toContain('409');
  });

  it('includes the types below its body, at most six', async () => {
    const { body, result } = await describeByName('putRoutingQueue');
    const { type, types } = body as { type: string; types: Record<string, object> };
    expect(Object.keys(types)).toEqual(typesIn(type).slice(0, 6));
    expect(Object.keys(types)).toHaveLength(6);
    expect((result as { type: string }).type).toBe('Queue');
  });

  it('has no fields for a result without fields, and no body for an operation without one', async () => {
    const description = await describeByName('deleteRoutingQueue');
    expect(description['result']).toEqual({ type: operation('deleteRoutingQueue').returns });
    expect(description).not.toHaveProperty('body');
  });
});
