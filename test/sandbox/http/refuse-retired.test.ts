import { AlertingApi, UsersApi } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxOptions } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import { clientOf } from '../../support/in-sandbox.js';
import { signIn } from '../support.js';
import type { Call, Listing, NamedEntity } from '../support.js';

const RULES = '/api/v2/alerting/interactionstats/rules';

async function open(options: SandboxOptions = {}): Promise<{ sandbox: Sandbox; call: Call }> {
  const sandbox = createSandbox({ rateLimit: false, ...options });
  return { sandbox, call: await signIn(sandbox) };
}

describe('An operation that the platform has retired', () => {
  it('responds as before by default', async () => {
    const { call } = await open();
    expect(await call('GET', RULES)).toMatchObject({ status: 200, body: { entities: [] } });
  });

  it('responds with the platform’s 404 for an unknown path if it is refused', async () => {
    const { call } = await open({ retired: 'refuse' });
    const { status, body } = await call('GET', RULES);
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'not.found', status: 404 })]);
    // Neither the body nor the caller is checked.
    expect(await call('POST', RULES, 'nothing')).toMatchObject({ status: 404, body: { code: 'not.found' } });
  });

  it('still needs a token if it is refused', async () => {
    const { sandbox } = await open({ retired: 'refuse' });
    expect((await sandbox.fetch(new Request(`https://api.example${RULES}`))).status).toBe(401);
  });

  it('fails in the client with an error that names the retirement', async () => {
    const { sandbox } = await open({ retired: 'refuse' });
    const client = clientOf(sandbox, { rejectWith: 'error' });
    client.setAccessToken(sandbox.issueAccessToken(sandbox.users[0]!.id));
    await expect(new AlertingApi(client).getAlertingInteractionstatsRules()).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('. The platform has retired this operation. Use the replacement that ') as string,
    });
    expect((await new UsersApi(client).getUsersMe()).id).toBeDefined();
  });

  it('can be overridden if it is refused', async () => {
    const { sandbox, call } = await open({ retired: 'refuse' });
    sandbox.on(AlertingApi, 'getAlertingInteractionstatsRules', () => ({ entities: [] }));
    expect(await call('GET', RULES)).toMatchObject({ status: 200 });
  });

  it('is found as long as another class offers it', async () => {
    const { call } = await open({ retired: 'refuse' });
    const { entities } = (await call<Listing<NamedEntity>>('GET', '/api/v2/routing/languages')).body;
    expect(await call('DELETE', `/api/v2/routing/languages/${entities[0]!.id}`)).toMatchObject({ status: 204 });
  });
});

it('A sandbox refuses any other value of retired', () => {
  expect(() => createSandbox({ retired: 'gone' as 'refuse' })).toThrow(new TypeError("retired is 'answer' or 'refuse'"));
});
