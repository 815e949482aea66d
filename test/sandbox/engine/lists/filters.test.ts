import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import { callWith, signIn, signInUser } from '../../support.js';
import type { Call } from '../../support.js';

interface Entities {
  entities: { id: string; name?: string }[];
}

const open = (entities: Readonly<Record<string, object[]>> = {}): Sandbox =>
  createSandbox({ seed: { entities }, rateLimit: false, permissions: 'off' } as never);

async function names(call: Call, path: string): Promise<(string | undefined)[]> {
  const { status, body } = await call<Entities>('GET', path);
  expect(status).toBe(200);
  return body.entities.map(({ name, id }) => name ?? id).sort();
}

describe('a filter', () => {
  it('finds integrations by the credentials of their configuration', async () => {
    const call = await signIn(open());
    const credential = { name: 'Key', type: { id: 'basicAuth' }, credentialFields: { userName: 'harbour', password: 'mast' } };
    const { body: key } = await call<{ id: string }>('POST', '/api/v2/integrations/credentials', credential);
    const [used] = await Promise.all(
      ['Used', 'Unused'].map(async (name) => {
        const request = { name, integrationType: { id: 'custom-rest-actions' } };
        return (await call<{ id: string }>('POST', '/api/v2/integrations', request)).body;
      }),
    );
    const config = `/api/v2/integrations/${used!.id}/config/current`;
    const { body: current } = await call<object>('GET', config);
    const changed = await call('PUT', config, { ...current, credentials: { basicAuth: { id: key.id } } });
    expect(changed).toMatchObject({ status: 200 });

    expect(await names(call, `/api/v2/integrations?credentialId=${key.id}`)).toEqual(['Used']);
    expect(await names(call, '/api/v2/integrations?credentialId=unknown')).toEqual([]);
  });

  it('finds recognitions by who sent or received them', async () => {
    const sandbox = open();
    const [sender, recipient] = sandbox.users;
    const path = '/api/v2/employeeengagement/recognitions';
    const call = async (userId: string): Promise<Call> => callWith(sandbox, (await signInUser(sandbox, userId)).access_token);
    const bySender = await call(sender!.id);
    await bySender('POST', path, { recipientId: recipient!.id, type: 'ThankYou', title: 'Thanks' });

    const count = async (caller: Call, direction: string): Promise<number> =>
      (await caller<Entities>('GET', `${path}?direction=${direction}`)).body.entities.length;
    const byRecipient = await call(recipient!.id);

    expect([await count(bySender, 'sent'), await count(bySender, 'received')]).toEqual([1, 0]);
    expect([await count(byRecipient, 'sent'), await count(byRecipient, 'received')]).toEqual([0, 1]);
  });

  it.each([['recording/mediaretentionpolicies'], ['recording/crossplatform/mediaretentionpolicies']])(
    'finds %s that delete later than a number of days',
    async (path) => {
      const policy = (name: string, days: number): object => ({
        name,
        actions: { retentionDuration: { deleteRetention: { days } } },
      });
      const call = await signIn(open());
      for (const body of [policy('Week', 7), policy('Year', 365)])
        expect(await call('POST', `/api/v2/${path}`, body)).toMatchObject({ status: 200 });

      expect(await names(call, `/api/v2/${path}?deleteDaysThreshold=30`)).toEqual(['Year']);
    },
  );

  it('finds email domains by a part of their name', async () => {
    const call = await signIn(open({ '/api/v2/routing/email/domains': [{ id: 'ferry.example' }, { id: 'harbour.example' }] }));

    expect(await names(call, '/api/v2/routing/email/domains?filter=ferry')).toEqual(['ferry.example']);
  });

  it('finds scripts by their features, of which the sandbox’s own have none', async () => {
    const call = await signIn(open());

    expect(await names(call, '/api/v2/scripts?feature=chat')).toEqual([]);
  });

  it('finds no disabled rules for users, since no operation disables one', async () => {
    const rule = { name: 'Rule', type: 'Learning', criteria: [] };
    const call = await signIn(open());
    expect(await call('POST', '/api/v2/users/rules', rule)).toMatchObject({ status: 200 });

    expect(await names(call, '/api/v2/users/rules?types=Learning&enabled=true')).toEqual(['Rule']);
    expect(await names(call, '/api/v2/users/rules?types=Learning&enabled=false')).toEqual([]);
  });

  it('is applied to the entity if a view lacks the field', async () => {
    const campaigns = [
      { name: 'On', campaignStatus: 'on' },
      { name: 'Off', campaignStatus: 'off' },
    ];
    const call = await signIn(open({ '/api/v2/outbound/messagingcampaigns': campaigns }));

    expect(await names(call, '/api/v2/outbound/messagingcampaigns/divisionviews?campaignStatus=off')).toEqual(['Off']);
  });

  it('leaves nothing of a view if no entity has the field', async () => {
    const call = await signIn(open({ '/api/v2/outbound/messagingcampaigns': [{ name: 'New' }] }));

    expect(await names(call, '/api/v2/outbound/messagingcampaigns/divisionviews?campaignStatus=on')).toEqual([]);
  });

  it('finds no deleted wrap-up codes, since none is stored', async () => {
    const call = await signIn(open());
    const path = '/api/v2/routing/wrapupcodes/divisionviews';
    const all = await names(call, path);

    expect(all.length).toBeGreaterThan(0);
    expect(await names(call, `${path}?includeState=Deleted`)).toEqual([]);
    expect(await names(call, `${path}?includeState=Active`)).toEqual(all);
    expect(await names(call, `${path}?includeState=ActiveAndDeleted`)).toEqual(all);
  });

  it.each([
    ['flows', 'secure=published'],
    ['integrations/actions/categories', 'secure=true'],
    ['telephony/providers/edges/trunkbasesettings', 'recordingEnabled=true'],
    ['workforcemanagement/businessunits', 'feature=AgentSchedule'],
    ['workforcemanagement/managementunits', 'feature=Schedules'],
    ['contentmanagement/workspaces', 'access=admin'],
    ['scripts', 'flowId=unknown'],
  ])('that the sandbox cannot apply is refused: %s?%s', async (path, query) => {
    const call = await signIn(open());
    const [name] = query.split('=');

    expect(await call('GET', `/api/v2/${path}?${query}`)).toMatchObject({
      status: 501,
      body: { code: 'not.implemented', details: [{ fieldName: name }] },
    });
    const lenient = await signIn(createSandbox({ rateLimit: false, permissions: 'off', unsupported: 'shape' }));
    expect((await lenient('GET', `/api/v2/${path}?${query}`)).status).toBe(200);
  });

  it('of a word that is not listed is refused', async () => {
    const call = await signIn(open());

    expect((await call('GET', '/api/v2/presencedefinitions?deleted=perhaps')).status).toBe(400);
    expect((await call('GET', '/api/v2/presence/definitions?deactivated=perhaps')).status).toBe(400);
  });
});
