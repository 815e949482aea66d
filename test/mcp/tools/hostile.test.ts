import { createSandbox } from 'contact-centre-client/sandbox';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EmbeddedSandbox } from '../../../src/mcp/platform/embedded-sandbox.js';
import { connect } from '../support.js';

const sandbox = createSandbox();
const platform = new EmbeddedSandbox(() => sandbox);

/** Nested lists, as deep as stated. */
const deepList = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('hostile arguments', () => {
  it.each([
    { what: 'two megabytes', body: { name: 'x'.repeat(2_000_000) }, why: 'larger than 1 MB' },
    {
      what: 'many small values',
      body: { name: 'a', description: Array.from({ length: 600_000 }, () => 1) },
      why: 'larger than 1 MB',
    },
    { what: '5,000 levels', body: deepList(5000), why: 'nested deeper than 32 levels' },
    { what: 'the key __proto__', body: JSON.parse('{"__proto__": {"name": "x"}}') as object, why: 'the key "__proto__"' },
    { what: 'the key constructor', body: { name: 'x', constructor: { prototype: {} } }, why: 'the key "constructor"' },
  ])('are refused before anything is sent: $what', async ({ body, why }) => {
    const { call } = await connect(platform);
    const sent = sandbox.requests.length;
    const { content, isError } = await call('call_operation', { operation: 'postRoutingQueues', arguments: { body } });
    expect(isError).toBe(true);
    expect(content['error']).toMatchObject({ code: 'invalid.arguments', message: expect.stringContaining(why) as string });
    expect(sandbox.requests.length).toBe(sent);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', ' ', 'getUsers\u0000', 'x'.repeat(100_000)])(
    'name no operation: %j',
    async (operation) => {
      const { call } = await connect(platform);
      const { content, isError } = await call('call_operation', { operation });
      expect(isError).toBe(true);
      expect(['unknown.operation', 'invalid.arguments']).toContain((content['error'] as { code: string }).code);
      expect(JSON.stringify(content).length).toBeLessThan(2000);
    },
  );

  it('name no tool', async () => {
    const { call } = await connect(platform);
    expect((await call('toString')).content['error']).toMatchObject({ code: 'unknown.tool' });
    expect((await call('call_operations')).content['error']).toMatchObject({
      message: 'There is no tool "call_operations". Did you mean "call_operation"?',
    });
  });

  it('of any form get a result or an error that says what to do', async () => {
    const { client, call } = await connect(platform);
    const { tools } = await client.listTools();
    // Code and jobs have separate tests, because each takes seconds.
    const quick = tools.filter(({ name }) => name !== 'run_code' && name !== 'run_job');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...quick), fc.jsonValue({ maxDepth: 3 }), async ({ name, inputSchema }, value) => {
        const fields = Object.keys(inputSchema.properties ?? {});
        for (const field of [...fields, 'other']) {
          const { content, isError } = await call(name, { [field]: value });
          if (isError)
            expect(content['error']).toMatchObject({
              code: expect.any(String) as string,
              message: expect.any(String) as string,
            });
          expect(content['platform']).toBe('sandbox');
        }
      }),
      { numRuns: 40 },
    );
  });

  it('in place of path values cannot lead to another operation', async () => {
    const { call } = await connect(platform);
    for (const userId of ['../queues', '..', 'a/b', 'me?x=1', '%2e%2e']) {
      const { isError } = await call('call_operation', { operation: 'getUser', arguments: { userId } });
      expect(isError, userId).toBe(true);
      const last = sandbox.requests.at(-1);
      if (last) expect(last.path).toMatch(/^\/api\/v2\/users\/[^/]+$/);
    }
  });
});
