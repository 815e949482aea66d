import { describe, expect, it } from 'vitest';
import { SessionBudget } from '../../../src/mcp/guard/budget.js';
import { openOrganisation, writesOf } from '../organisation.js';
import { connect } from '../support.js';

describe('an organisation', () => {
  it('is read at once, and every result says that it is real', async () => {
    const { organisation } = await openOrganisation();
    const { call } = await connect(organisation);
    const { content } = await call('list_all', { operation: 'getRoutingQueues', fields: ['name'] });
    expect(content).toMatchObject({ platform: 'organisation', total: 10 });
    const code = await call('run_code', { code: 'x', timeout_seconds: 0 });
    expect(code.isError).toBe(true);
  });

  it('is only read: every write is refused before it is sent, and the message names the option', async () => {
    const { organisation, sandbox } = await openOrganisation();
    const { call } = await connect(organisation);
    const { content } = await call('call_operation', { operation: 'postRoutingQueues', arguments: { body: { name: 'New' } } });
    expect(content['error']).toMatchObject({
      code: 'not-allowed',
      message: expect.stringContaining("--allow 'routing:queue:add'") as string,
    });
    expect(writesOf(sandbox)).toEqual([]);
  });

  it('does not start a job that changes something', async () => {
    const { organisation, sandbox } = await openOrganisation({ allow: ['postGdprRequests'] });
    const { call } = await connect(organisation);
    const input = { requestType: 'GDPR_DELETE', subject: { userId: sandbox.users[0]!.id } };
    const { content } = await call('run_job', { family: 'gdprRequest', input });
    expect(content['error']).toMatchObject({ code: 'write.not.confirmed' });
    expect(writesOf(sandbox)).toEqual([]);
  });

  it('says before a call which permission the token lacks', async () => {
    const { organisation, sandbox } = await openOrganisation({ user: 'Birgit Hallström' });
    const { call } = await connect(organisation);
    const { content } = await call('call_operation', { operation: 'getOauthClients' });
    expect(content['error']).toMatchObject({ code: 'no-permission', missingPermissions: ['oauth:client:view'] });
    expect(sandbox.requests.map(({ path }) => path)).not.toContain('/api/v2/oauth/clients');
    const described = await call('describe_operation', { operation: 'getOauthClients' });
    expect(described.content['access']).toMatchObject({ status: 'impossible' });
  });

  it('is described with an unknown access if the grants of the token cannot be read, and then reports why a call fails', async () => {
    const { organisation, sandbox } = await openOrganisation();
    sandbox.expireTokens();
    const { call } = await connect(organisation);
    const described = await call('describe_operation', { operation: 'getRoutingQueues' });
    expect(described.content['access']).toEqual({ status: 'unknown', reason: 'The grants of the token could not be read.' });
    const write = await call('describe_operation', { operation: 'postRoutingQueues' });
    expect(write.content['access']).toMatchObject({
      status: 'unknown',
      notAllowed: expect.stringContaining('--allow') as string,
    });
    const { content } = await call('call_operation', { operation: 'getRoutingQueues' });
    expect(content['error']).toMatchObject({ status: 401, remedy: expect.stringContaining('sign in again') as string });
  });

  it('receives no more requests than the budget', async () => {
    const { organisation, sandbox } = await openOrganisation({ budget: new SessionBudget({ perMinute: 5, perSession: 5 }) });
    const { call } = await connect(organisation);
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await call('call_operation', { operation: 'getRoutingQueues' }));
    expect(answers.at(-1)!.content['error']).toMatchObject({ code: 'ERR_SESSION_BUDGET' });
    expect(sandbox.requests.length).toBeLessThanOrEqual(5);
  });

  it('does not show tokens and secrets that responses repeat', async () => {
    const { organisation, sandbox, token } = await openOrganisation();
    const { call } = await connect(organisation);
    const { RoutingApi } = await import('contact-centre-client');
    sandbox.on(RoutingApi, 'getRoutingQueue', { id: 'x', name: `token ${token}`, description: token });
    const { text } = await call('call_operation', { operation: 'getRoutingQueue', arguments: { queueId: 'x' } });
    expect(text).not.toContain(token);
    const clients = await call('call_operation', { operation: 'getOauthClients' });
    for (const { secret } of Object.values({ ...sandbox.clients })) if (secret !== '') expect(clients.text).not.toContain(secret);
    sandbox.expireTokens();
    const refused = await call('call_operation', { operation: 'getRoutingQueues' });
    expect(refused.content['error']).toMatchObject({ status: 401 });
    expect(refused.text).not.toContain(token);
  });
});
