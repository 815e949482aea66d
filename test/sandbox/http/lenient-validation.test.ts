import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { expect, it } from 'vitest';
import type { ContractOperation } from '../../../src/contract/index.js';
import { openForAll } from '../operations/support/filled-sandbox.js';
import { signIn } from '../support.js';

/** Values that replace a field, one after another. */
const strange = [undefined, 0, 'x', [], {}, ['x'], [{}]];
const order = ['POST', 'PUT', 'PATCH'];

it('A lenient sandbox accepts what it can handle and refuses the rest, and its state can be restored afterwards', async () => {
  const { caller, sandbox, token } = await openForAll({ unsupported: 'shape', validation: 'lenient' });
  sandbox.planJob({ lastsMs: 0, times: 10_000 });
  const writing = caller.operations.filter(({ verb, body }) => body !== undefined && order.includes(verb));
  writing.sort((one, other) => order.indexOf(one.verb) - order.indexOf(other.verb));
  const failed: string[] = [];
  for (const operation of writing) {
    await caller.plausibly(operation);
    for (const body of variants(sandbox.requests.at(-1)?.body)) {
      const { status, text } = await again(sandbox, token, operation, body);
      if (status === 500) failed.push(`${operation.verb} ${operation.path} ${JSON.stringify(body)}: ${text}`);
    }
  }
  expect(failed).toEqual([]);
  const restored = createSandbox({ seed: 99, rateLimit: false });
  restored.restore(JSON.parse(JSON.stringify(sandbox.snapshot())) as ReturnType<Sandbox['snapshot']>);
  expect(await (await signIn(restored))('GET', '/api/v2/users?pageSize=500')).toMatchObject({ status: 200 });
});

it('A job with data that a lenient sandbox accepted fails alone', async () => {
  const sandbox = createSandbox({ validation: 'lenient' });
  const call = await signIn(sandbox);
  const jobs = '/api/v2/journey/outcomes/attributions/jobs';
  const { body } = await call<{ id: string }>('POST', jobs, { entities: [{}] });
  sandbox.clock.advance(60_000);
  expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
  expect(await call('GET', `${jobs}/${body.id}`)).toMatchObject({ status: 200, body: { state: 'Failed' } });
});

/** Nothing, values of other kinds, and for each field a body with that field omitted or replaced. */
function variants(body: unknown): unknown[] {
  const [entry, wrapped] = Array.isArray(body) ? [body[0] as unknown, true] : [body, false];
  const fields = typeof entry === 'object' && entry !== null ? Object.keys(entry) : [];
  return [
    undefined,
    {},
    ['x'],
    ...fields.map((name, index) => {
      const changed = { ...(entry as object), [name]: strange[index % strange.length] };
      return wrapped ? [changed] : changed;
    }),
  ];
}

/** Repeats the last call with another body. */
async function again(
  { fetch, requests }: Sandbox,
  token: string,
  { verb }: ContractOperation,
  body: unknown,
): Promise<{ status: number; text: string }> {
  const { path, query } = requests.at(-1)!;
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value]));
  const address = `https://sandbox.example${path}?${new URLSearchParams(pairs).toString()}`;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const answer = await fetch(
    new Request(address, { method: verb, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
  );
  return { status: answer.status, text: await answer.text() };
}
