import { describe, expect, it } from 'vitest';
import { createSandbox } from 'contact-centre-client/sandbox';
import { evaluate, MAX_OUTPUT } from '../../../src/mcp/code/evaluate.js';
import type { Evaluation } from '../../../src/mcp/code/evaluate.js';
import { ClientHost } from '../../../src/mcp/code/sandbox-host.js';
import { sandboxClient } from '../../../src/mcp/platform/embedded-sandbox.js';

const sandbox = createSandbox();

async function run(code: string): Promise<Evaluation & { value?: unknown }> {
  const evaluation = await evaluate(code, new ClientHost(sandboxClient(sandbox)));
  return { ...evaluation, ...(evaluation.result !== undefined && { value: JSON.parse(evaluation.result) as unknown }) };
}

describe('code', () => {
  it('calls methods as a program does', async () => {
    const { value, output } = await run(`
      import { ApiClient, RoutingApi } from 'contact-centre-client';
      const routing = new RoutingApi(client);
      const { entities, total } = await routing.getRoutingQueues({ pageSize: 2 });
      console.log('queues:', total);
      const queue = await routing.getRoutingQueue(entities[0].id);
      return [entities.length, queue.id === entities[0].id];
    `);
    expect(output).toBe('queues: 10');
    expect(value).toEqual([2, true]);
  });

  it('reads all pages of a list', async () => {
    const { value } = await run(`
      const routing = new RoutingApi(client);
      const names = [];
      for await (const queue of routing.getRoutingQueues({ pageSize: 3 }).items({ max: 7 })) names.push(queue.name);
      return [names.length, (await routing.getRoutingQueues({ pageSize: 3 }).items().toArray()).length];
    `);
    expect(value).toEqual([7, 10]);
  });

  it('catches errors of the platform with code and status', async () => {
    const { value } = await run(`
      try { await new RoutingApi(client).getRoutingQueue('none'); }
      catch (error) { return [error instanceof Error, error.name, error.status, error.code]; }
    `);
    expect(value).toEqual([true, 'NotFoundError', 404, 'not.found']);
  });

  it('sends a call that nothing awaits', async () => {
    await run(
      `new RoutingApi(client).getRoutingQueue('not-awaited').catch(() => 1); await sleep(1); await new RoutingApi(client).getRoutingQueues();`,
    );
    expect(sandbox.requests.map(({ path }) => path)).toContain('/api/v2/routing/queues/not-awaited');
  });

  it('gets a suggestion for a misspelt method', async () => {
    const { error } = await run('return await new RoutingApi(client).getRoutingQueus();');
    expect(error).toContain('Did you mean "getRoutingQueue"?');
  });

  it.each([
    { what: 'a syntax error', code: 'return (', error: /SyntaxError/ },
    { what: 'an exception', code: 'throw new Error("no")', error: /Error: no/ },
    { what: 'a result that is no JSON', code: 'const a = {}; a.a = a; return a;', error: /cannot be written as JSON/ },
    { what: 'a long result', code: `return 'x'.repeat(${MAX_OUTPUT});`, error: /The result has 50002 characters/ },
    { what: 'an import', code: 'return await import("node:fs");', error: /The word "import" is not available/ },
  ])('reports $what', async ({ code, error }) => {
    expect((await run(code)).error).toMatch(error);
  });

  it('prints at most as much as a result may have', async () => {
    const { output } = await run(`for (let i = 0; i < 1000; i++) console.log('x'.repeat(1000)); return 1;`);
    expect(output.length).toBeLessThan(MAX_OUTPUT + 100);
    expect(output).toContain('output was cut');
  });
});

describe('code cannot reach this process', () => {
  it.each([
    'process',
    'require',
    'module',
    'fetch',
    'WebSocket',
    'XMLHttpRequest',
    'globalThis.process',
    'globalThis.global',
    'setTimeout',
    'WebAssembly.compile',
  ])('by the name %s', async (name) => {
    const { value, error } = await run(`return typeof ${name} === 'undefined';`);
    if (name.startsWith('WebAssembly')) expect(error ?? value).toBeDefined();
    else expect(value).toBe(true);
  });

  // Each path would lead to the constructor of functions of the other realm, which compiles code there.
  it.each([
    { path: 'a class', from: 'RoutingApi' },
    { path: 'the client', from: 'Object.getPrototypeOf(client) ?? (() => 1)' },
    { path: 'a function', from: 'console.log' },
    { path: 'a promise', from: 'new RoutingApi(client).getRoutingQueues().then' },
    { path: 'a result', from: '(await new RoutingApi(client).getRoutingQueues()).entities.map' },
    {
      path: 'an error of the platform',
      from: 'await new RoutingApi(client).getRoutingQueue("x").catch((error) => error.constructor)',
    },
    { path: 'an error of the border', from: 'await sleep(1n).catch((error) => error.constructor)' },
    { path: 'the global object', from: 'globalThis.constructor ?? (() => 1)' },
    {
      path: 'an exhausted stack',
      from: '(() => { let caught; const dive = () => { try { dive(); } catch (error) { try { console.log(1); } catch (inner) { caught = inner; } throw error; } }; try { dive(); } catch (error) { caught ??= error; } return caught.constructor; })()',
    },
    {
      path: 'a stack trace',
      from: '(() => { try { Error.prepareStackTrace = (_, frames) => frames; } catch {} const { stack } = new Error("x"); return Array.isArray(stack) ? stack[0].constructor : () => 1; })()',
    },
    {
      path: 'a promise that observes its reactions',
      from: '(() => { const calls = []; const then = Promise.prototype.then; Promise.prototype.then = function (...args) { calls.push(...args); return then.apply(this, args); }; new RoutingApi(client).getRoutingQueues().then(() => 1); Promise.prototype.then = then; return calls[0] ?? (() => 1); })()',
    },
  ])('through $path', async ({ from }) => {
    const { value, error } = await run(`
      const start = ${from};
      const compile = start.constructor;
      try { return typeof compile('return process')().env; } catch (error) { return String(error); }
    `);
    expect(value, error).toMatch(/EvalError|TypeError|ReferenceError/);
  });

  it('by a message with other keys', async () => {
    const { value } = await run(`return await sleep({ valueOf: () => 1 });`);
    expect(value).toBeUndefined();
  });
});
