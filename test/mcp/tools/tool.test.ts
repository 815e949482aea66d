import { describe, expect, it } from 'vitest';
import { ToolError } from '../../../src/mcp/tools/tool-error.js';
import { readInput } from '../../../src/mcp/tools/tool.js';
import type { InputField, InputSchema, Tool } from '../../../src/mcp/tools/tool.js';
import { connect } from '../support.js';

const inputSchema: InputSchema = {
  type: 'object',
  properties: {
    question: { type: 'string' },
    order: { type: 'string', enum: ['name', 'date'] },
    size: { type: 'integer', minimum: 2, maximum: 5 },
    count: { type: 'integer' },
    isNew: { type: 'boolean' },
    values: { type: 'object' },
    names: { type: 'array', items: { type: 'string' } },
    calls: { type: 'array', items: { type: 'object' }, maxItems: 2 },
  },
  required: ['question'],
};

const tool: Tool = {
  name: 'try_out',
  title: 'Try out',
  description: 'Tries out.',
  inputSchema,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  run: () => Promise.resolve({}),
};

const read = (input: unknown): unknown => readInput(tool, input);

/** Returns the message of the error. */
function messageOf(input: unknown): string {
  try {
    read(input);
  } catch (error) {
    expect(error).toBeInstanceOf(ToolError);
    const { problem } = error as ToolError;
    expect(problem).toMatchObject({ code: 'invalid.arguments', remedy: 'Correct the argument and call the tool again.' });
    return problem.message;
  }
  throw new Error('The input was accepted');
}

describe('the input of a tool', () => {
  it('is what its schema allows; null is an absent field', () => {
    const input = {
      question: 'x',
      order: 'date',
      size: 2,
      count: 0,
      isNew: false,
      values: {},
      names: ['a'],
      calls: [{}, {}],
    };
    expect(read(input)).toEqual(input);
    expect(read({ question: 'x', size: 5, order: null, names: undefined })).toEqual({ question: 'x', size: 5 });
  });

  it.each([
    [[], 'the arguments must be an object'],
    ['text', 'the arguments must be an object'],
    [undefined, '"question" is required'],
    [{ question: null }, '"question" is required'],
    [{ question: ' ' }, '"question" must be a string that is not empty'],
    [{ question: 5 }, '"question" must be a string that is not empty'],
    [{ question: 'x', order: 'size' }, '"order" must be one of name, date'],
    [{ question: 'x', size: 1 }, '"size" must be a whole number from 2 to 5'],
    [{ question: 'x', size: 6 }, '"size" must be a whole number from 2 to 5'],
    [{ question: 'x', size: 2.5 }, '"size" must be a whole number from 2 to 5'],
    [{ question: 'x', size: '3' }, '"size" must be a whole number from 2 to 5'],
    [{ question: 'x', count: -1 }, '"count" must be a whole number from 0'],
    [{ question: 'x', isNew: 'true' }, '"isNew" must be true or false'],
    [{ question: 'x', values: [] }, '"values" must be an object'],
    [{ question: 'x', values: 'y' }, '"values" must be an object'],
    [{ question: 'x', names: 'a' }, '"names" must be a list of one or more strings'],
    [{ question: 'x', names: [] }, '"names" must be a list of one or more strings'],
    [{ question: 'x', names: ['a', 1] }, '"names" must be a list of one or more strings'],
    [{ question: 'x', calls: [{}, {}, {}] }, '"calls" must be a list of 1 to 2 objects'],
    [{ question: 'x', calls: [[]] }, '"calls" must be a list of 1 to 2 objects'],
  ])('is refused with the reason: %j', (input, reason) => {
    expect(messageOf(input)).toBe(`try_out: ${reason}.`);
  });

  it('has no other field, and the message suggests the nearest', () => {
    expect(messageOf({ question: 'x', sise: 3 })).toBe(
      'try_out: "sise" is not an argument. Did you mean "size"? Arguments: question, order, size, count, isNew, values, names, calls.',
    );
    expect(messageOf({ toString: 1 })).toContain('"toString" is not an argument');
    expect(messageOf({ ['x'.repeat(200)]: 1 }).length).toBeLessThan(300);
  });
});

it('The schemas that clients see name the type of each field, and which are required', async () => {
  const { client } = await connect();
  const { tools } = await client.listTools();
  const textOf = (field: unknown): string => {
    const { type, items, minimum, maximum, maxItems } = field as InputField;
    const range = maximum === undefined ? '' : ` ${minimum ?? 0}–${maximum}`;
    return `${type}${items ? ` of ${items.type}` : ''}${range}${maxItems === undefined ? '' : ` up to ${maxItems}`}`;
  };
  const schemas = Object.fromEntries(
    tools.map(({ name, inputSchema: { properties = {}, required = [] } }) => [
      name,
      Object.fromEntries(
        Object.entries(properties).map(([field, schema]) => [`${field}${required.includes(field) ? '' : '?'}`, textOf(schema)]),
      ),
    ]),
  );
  const items = { 'fields?': 'array of string', 'max_items?': 'integer 1–200' };
  expect(schemas).toEqual({
    find_operations: { question: 'string' },
    describe_operation: { 'operation?': 'string', 'type?': 'string' },
    call_operation: {
      operation: 'string',
      'arguments?': 'object',
      'batch?': 'array of object up to 100',
      'merge?': 'boolean',
      ...items,
    },
    list_all: { operation: 'string', 'arguments?': 'object', 'from?': 'string', ...items },
    run_job: { family: 'string', 'input?': 'object', 'token?': 'string', 'wait_seconds?': 'integer 1–300', ...items },
    how_to: { task: 'string' },
    run_code: { code: 'string', 'timeout_seconds?': 'integer 1–30' },
  });
});
