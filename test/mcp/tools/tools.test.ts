import { describe, expect, it } from 'vitest';
import { connect } from '../support.js';

const names = ['find_operations', 'describe_operation', 'call_operation', 'list_all', 'run_job', 'how_to', 'run_code'];

describe('the tools', () => {
  it('take at most 1,500 tokens together, at four characters a token', async () => {
    const { client } = await connect();
    const { tools } = await client.listTools();
    const tokens = tools.reduce((sum, tool) => sum + JSON.stringify(tool).length / 4, 0);
    console.log(`${Math.ceil(tokens)} tokens for ${tools.length} tools`);
    expect(tools.map(({ name }) => name)).toEqual(names);
    expect(tokens).toBeLessThanOrEqual(1500);
  });

  it('say what clients may assume of each', async () => {
    const { client } = await connect();
    const { tools } = await client.listTools();
    const readOnly = tools.flatMap(({ name, annotations }) => (annotations?.readOnlyHint === true ? [name] : []));
    expect(readOnly).toEqual(['find_operations', 'describe_operation', 'list_all', 'how_to', 'run_code']);
    expect(tools.find(({ name }) => name === 'call_operation')?.annotations?.destructiveHint).toBe(true);
  });

  it('say of every result and error where it comes from, as text and as an object', async () => {
    const { call } = await connect();
    const inputs: Record<string, object> = {
      find_operations: { question: 'list queues' },
      describe_operation: { operation: 'getRoutingQueues' },
      call_operation: { operation: 'getUsersMe' },
      list_all: { operation: 'getRoutingQueues' },
      run_job: { family: 'conversationDetails', token: 'no token' },
      how_to: { task: 'retry on 429' },
    };
    for (const [name, input] of Object.entries(inputs)) {
      const { content, text } = await call(name, input);
      expect(content['platform'], name).toBe('sandbox');
      expect(JSON.parse(text), name).toEqual(content);
    }
    expect((await call('call_operation', { operation: 'nothing' })).content['platform']).toBe('sandbox');
  });
});

describe('find_operations', () => {
  it('returns five operations with route, arguments and permissions', async () => {
    const { call } = await connect();
    const { content } = await call('find_operations', { question: 'rename a queue' });
    const operations = content['operations'] as Record<string, unknown>[];
    expect(operations).toHaveLength(5);
    expect(operations.map(({ operation }) => operation)).toContain('putRoutingQueue');
    expect(operations.find(({ operation }) => operation === 'putRoutingQueue')).toEqual({
      operation: 'putRoutingQueue',
      route: 'PUT /api/v2/routing/queues/{queueId}',
      summary: expect.stringContaining('queue') as string,
      requiredArguments: ['queueId', 'body'],
      permissions: { any: ['routing:queue:edit'] },
    });
  });
});

describe('describe_operation', () => {
  it('lists arguments, the fields of the body, permissions, errors and a sample', async () => {
    const { call } = await connect();
    const { content } = await call('describe_operation', { operation: 'putRoutingQueue' });
    expect(content).toMatchObject({
      operation: 'putRoutingQueue',
      route: 'PUT /api/v2/routing/queues/{queueId}',
      permissions: 'routing:queue:edit',
      paging: 'none',
      body: { type: 'QueueRequest' },
      errors: { 404: 'the entity does not exist, or the token may not see it' },
    });
    expect(content['arguments']).toEqual([
      { name: 'queueId', in: 'path', type: 'string', required: true },
      expect.objectContaining({ name: 'body', in: 'body', type: 'QueueRequest', required: true }),
    ]);
    expect((content['body'] as { fields: object }).fields).toMatchObject({ name: 'string' });
    expect(content['sample']).toContain('new RoutingApi(client).putRoutingQueue(queueId, body)');
  });

  it('names defaults, allowed values and pages of a list', async () => {
    const { call } = await connect();
    const { content } = await call('describe_operation', { operation: 'getUsers' });
    expect(content['paging']).toBe('list_all reads all pages.');
    const described = content['arguments'] as { name: string }[];
    expect(described.find(({ name }) => name === 'state')).toMatchObject({
      type: "'active' | 'inactive' | 'deleted' | 'any'",
      default: 'active',
    });
  });

  it('marks retired operations and names the replacement', async () => {
    const { call } = await connect();
    const { content } = await call('describe_operation', { operation: 'getAnalyticsReportingSchedules' });
    expect(content['retired']).toBe('The platform no longer offers this operation.');
    expect(content['replacement']).toEqual(expect.any(String));
  });

  it('describes a type, and suggests a name for a misspelt one', async () => {
    const { call } = await connect();
    const { content } = await call('describe_operation', { type: 'Queue' });
    expect(content['fields']).toMatchObject({ id: 'string', 'name?': 'string' });
    const wrong = await call('describe_operation', { type: 'Qeue' });
    expect(wrong.isError).toBe(true);
    expect(wrong.text).toContain('Did you mean');
  });
});

describe('call_operation', () => {
  it('returns the result of the platform', async () => {
    const { call } = await connect();
    const { content } = await call('call_operation', { operation: 'getRoutingQueues', arguments: { pageSize: 2 } });
    expect((content['result'] as { entities: unknown[] }).entities).toHaveLength(2);
  });

  it('sends nothing if an argument is missing, unknown or of a wrong type, and says which and why', async () => {
    const { call } = await connect();
    const input = { operation: 'putRoutingQueue', arguments: { queueID: 'x', body: { name: 5, colour: 'red' } } };
    const { content, isError } = await call('call_operation', input);
    expect(isError).toBe(true);
    expect(content['error']).toMatchObject({
      code: 'invalid.arguments',
      findings: [
        'The argument "queueId" is required.',
        '"queueID" is not an argument. Did you mean "queueId"? Arguments: queueId, body.',
        '"body" (QueueRequest): Value [5] is not valid for field type [string].',
        '"body" (QueueRequest): The field [colour] is not known.',
      ],
    });
  });

  it('says what a query value must be', async () => {
    const { call } = await connect();
    const values = { pageSize: {}, id: ['a', null] };
    const { content } = await call('call_operation', { operation: 'getRoutingQueues', arguments: values });
    expect(content['error']).toMatchObject({
      message: 'getRoutingQueues was not sent: "pageSize" must be of type integer, not an object.',
      findings: ['"pageSize" must be of type integer, not an object.', '"id" must be a list of string, not null.'],
    });
  });

  it('suggests the nearest names for an unknown operation', async () => {
    const { call } = await connect();
    const { content } = await call('call_operation', { operation: 'getRoutingQueus' });
    expect(content['error']).toMatchObject({ code: 'unknown.operation' });
    expect((content['error'] as { suggestions: string[] }).suggestions).toContain('getRoutingQueue');
  });

  it('reports an error of the platform with code, status and what to do', async () => {
    const { call } = await connect();
    const { content, isError } = await call('call_operation', { operation: 'getRoutingQueue', arguments: { queueId: 'none' } });
    expect(isError).toBe(true);
    expect(content['error']).toMatchObject({
      code: 'not.found',
      status: 404,
      message: expect.stringContaining('Unable to find a queue with that id') as string,
      remedy: expect.stringContaining('Check the id') as string,
    });
  });
});

describe('list_all', () => {
  it('reads as many items as requested over several pages, and continues with "next"', async () => {
    const { call } = await connect();
    const input = { operation: 'getRoutingQueues', arguments: { pageSize: 2 }, max_items: 5 };
    const first = await call('list_all', input);
    const items = first.content['items'] as { name: string }[];
    expect(items).toHaveLength(5);
    expect(first.content['total']).toBe(10);
    const second = await call('list_all', { ...input, from: first.content['next'] });
    const others = second.content['items'] as { name: string }[];
    expect(new Set([...items, ...others].map(({ name }) => name)).size).toBe(10);
  });

  it('refuses an operation that writes', async () => {
    const { call } = await connect();
    const input = { operation: 'postRoutingQueues', arguments: { body: { name: 'New' } } };
    expect((await call('list_all', input)).content['error']).toMatchObject({ code: 'not.a.list' });
  });
});

describe('how_to', () => {
  it('returns the sections of guides about a task', async () => {
    const { call } = await connect();
    const { content } = await call('how_to', { task: 'retry on 429' });
    const [first] = content['sections'] as { title: string; guide: string }[];
    expect(first).toMatchObject({ title: 'Errors: Retry on 429 and 5xx', guide: 'docs/errors.md' });
  });

  it('says so if no guide is about it', async () => {
    const { call } = await connect();
    expect((await call('how_to', { task: 'zzzzzzz' })).content['error']).toMatchObject({ code: 'not.found' });
  });
});
