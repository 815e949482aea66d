import type { Action, ClientApp, Integration, IntegrationConfiguration, TestExecutionResult } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

const BASE = '/api/v2/integrations';
const ACTIONS = `${BASE}/actions`;

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

const install = async (type: string, name = 'Mine'): Promise<Integration & NamedEntity> =>
  (await office.call<Integration & NamedEntity>('POST', BASE, { name, integrationType: { id: type } })).body;

const configure = async ({ id }: { id: string }, changes: Partial<IntegrationConfiguration>) => {
  const path = `${BASE}/${id}/config/current`;
  const { body } = await office.call<IntegrationConfiguration>('GET', path);
  return await office.call<IntegrationConfiguration>('PUT', path, { ...body, ...changes });
};

describe('An integration', () => {
  it('is disabled when it is created, and its configuration has version 1', async () => {
    const response = await install('custom-rest-actions');
    expect(response).toMatchObject({
      intendedState: 'DISABLED',
      reportedState: { code: 'INACTIVE' },
      config: { current: { version: 1 } },
    });
    expect(response.integrationType).toMatchObject({ id: 'custom-rest-actions', category: 'Data Actions' });
    expect((await office.call('GET', `${BASE}/${response.id}`)).body).toEqual(response);
  });

  it('of an unknown type is rejected', async () => {
    const answer = await office.call('POST', BASE, { name: 'Mine', integrationType: { id: 'no-such-type' } });
    expect(refusal(answer)).toEqual({ status: 400, code: 'bad.request', fields: ['integrationType'] });
  });

  it('is active once it is enabled, and inactive once it is disabled', async () => {
    const { id } = await install('custom-rest-actions');
    const turn = async (intendedState: string) =>
      (await office.call<Integration>('PATCH', `${BASE}/${id}`, { intendedState })).body.reportedState?.code;
    expect([await turn('ENABLED'), await turn('DISABLED')]).toEqual(['ACTIVE', 'INACTIVE']);
  });

  it('numbers the versions of its configuration, and takes its name from it', async () => {
    const response = await install('custom-rest-actions');
    expect((await configure(response, { name: 'Yours', properties: { a: 1 } })).body).toMatchObject({
      version: 2,
      name: 'Yours',
    });
    expect((await office.call('GET', `${BASE}/${response.id}`)).body).toMatchObject({
      name: 'Yours',
      config: { current: { version: 2, properties: { a: 1 } } },
    });
  });

  it('rejects a configuration with an outdated version', async () => {
    const response = await install('custom-rest-actions');
    expect(refusal(await configure(response, { version: 7 }))).toMatchObject({ status: 409, fields: ['version'] });
  });

  it('rejects a configuration with unknown credentials', async () => {
    const response = await install('custom-rest-actions');
    const answer = await configure(response, { credentials: { basicAuth: { id: UNKNOWN_ID } } });
    expect(refusal(answer)).toMatchObject({ status: 400, fields: ['credentials.basicAuth'] });
  });

  it('with a page is listed among the client apps, and cannot be enabled without a URL', async () => {
    const response = await install('embedded-client-app');
    await install('custom-rest-actions');
    expect(refusal(await office.call('PATCH', `${BASE}/${response.id}`, { intendedState: 'ENABLED' }))).toMatchObject({
      status: 400,
      code: 'invalid.configuration',
      fields: ['properties.url'],
    });
    await configure(response, { properties: { url: 'https://app.example' } });
    const users = async () => (await office.call<Listing<ClientApp>>('GET', `${BASE}/userapps`)).body.entities;
    expect(await users()).toEqual([]);
    expect((await office.call('PATCH', `${BASE}/${response.id}`, { intendedState: 'ENABLED' })).status).toBe(200);
    const { entities } = (await office.call<Listing<ClientApp>>('GET', `${BASE}/clientapps`)).body;
    expect(entities).toMatchObject([{ id: response.id, config: { effective: { properties: { url: 'https://app.example' } } } }]);
    expect(await users()).toHaveLength(1);
  });

  it('is deleted with its actions', async () => {
    const action = await addAction();
    await office.call('DELETE', `${BASE}/${action.integrationId!}`);
    expect((await office.call('GET', `${ACTIONS}/${action.id}`)).status).toBe(404);
  });

  it('exists after a snapshot is restored, and is gone after a reset', async () => {
    const { id } = await install('custom-rest-actions');
    const state = office.sandbox.snapshot();
    await office.call('DELETE', `${BASE}/${id}`);
    office.sandbox.restore(state);
    expect((await office.call('GET', `${BASE}/${id}/config/current`)).status).toBe(200);
    office.sandbox.reset({ keepTokens: true });
    expect((await office.call('GET', `${BASE}/${id}`)).status).toBe(404);
  });
});

describe('Credentials', () => {
  it('are never returned', async () => {
    const path = `${BASE}/credentials`;
    const body = { name: 'Mine', type: { id: 'basicAuth' }, credentialFields: { userName: 'me', password: 'secret' } };
    const response = await office.call<NamedEntity>('POST', path, body);
    const read = await office.call('GET', `${path}/${response.body.id}`);
    expect(read.body).toMatchObject({ name: 'Mine', credentialFields: {} });
    expect(`${response.text}${read.text}${(await office.call('GET', path)).text}`).not.toContain('secret');
  });

  it('are rejected for each missing field', async () => {
    const body = { name: 'Mine', type: { id: 'basicAuth' }, credentialFields: { userName: 'me' } };
    const answer = await office.call('POST', `${BASE}/credentials`, body);
    expect(refusal(answer)).toEqual({ status: 400, code: 'bad.request', fields: ['credentialFields.password'] });
  });
});

const inputSchema = { type: 'object', required: ['id'], properties: { id: { type: 'string' } }, additionalProperties: false };

const actionBody = (integrationId: string, url = '/api/v2/users/${input.id}') => ({
  category: 'People',
  name: 'Look somebody up',
  integrationId,
  config: {
    request: { requestUrlTemplate: url, requestType: 'GET' },
    response: { translationMap: { name: '$.name', title: '$.title' }, successTemplate: '{ "who": ${name}, "what": ${title} }' },
  },
  contract: { input: { inputSchema }, output: { successSchema: { type: 'object', properties: {} } } },
});

async function addAction(type = 'purecloud-data-actions', url?: string): Promise<Action> {
  const integration = await install(type, 'Actions');
  return (await office.call<Action>('POST', ACTIONS, actionBody(integration.id, url))).body;
}

describe('A data action', () => {
  it('has version 1 when it is created, and shows its contract and configuration on request', async () => {
    const { id } = await addAction();
    const path = `${ACTIONS}/${id}`;
    const plain = (await office.call<Action>('GET', path)).body;
    expect(plain).toMatchObject({ version: 1, category: 'People' });
    expect(plain).not.toHaveProperty('config');
    const whole = await office.call('GET', `${path}?expand=contract&includeConfig=true`);
    expect(whole.body).toMatchObject({ contract: { input: { inputSchema } }, config: { request: { requestType: 'GET' } } });
    expect((await office.call('GET', `${path}/schemas/input.json`)).body).toEqual(inputSchema);
    expect((await office.call('GET', `${path}/templates/successtemplate.vm`)).text).toContain('${name}');
    expect((await office.call('GET', `${path}/schemas/other.json`)).status).toBe(404);
  });

  it('of an integration without actions is rejected', async () => {
    const { id } = await install('embedded-client-app');
    expect(refusal(await office.call('POST', ACTIONS, actionBody(id)))).toMatchObject({ status: 400, fields: ['integrationId'] });
  });

  it('rejects a change with an outdated version', async () => {
    const { id } = await addAction();
    const change = (version: number) => office.call<Action>('PATCH', `${ACTIONS}/${id}`, { version, name: 'Other' });
    expect((await change(4)).status).toBe(409);
    expect((await change(1)).body).toMatchObject({ version: 2, name: 'Other' });
    expect((await change(1)).status).toBe(409);
  });

  it('is listed by name and category, with at most 50 ids', async () => {
    await addAction();
    const search = async (query: string) =>
      (await office.call<Listing<NamedEntity>>('GET', `${ACTIONS}${query}`)).body.entities.length;
    expect([await search('?category=People'), await search('?category=Other'), await search('?name=Look*')]).toEqual([1, 0, 1]);
    const answer = await office.call('GET', `${ACTIONS}?ids=${Array.from({ length: 51 }, (_, index) => index).join(',')}`);
    expect(refusal(answer)).toMatchObject({ status: 400, fields: ['ids'] });
  });

  it('is drafted, validated and published, which increments its version', async () => {
    const { id } = await addAction();
    const draft = `${ACTIONS}/${id}/draft`;
    expect((await office.call('GET', draft)).status).toBe(404);
    await office.call('POST', draft);
    expect(refusal(await office.call('POST', draft))).toMatchObject({ status: 409, code: 'draft.exists' });
    const changed = await office.call<Action>('PATCH', draft, { version: 1, name: 'Find somebody' });
    expect((await office.call<Action>('GET', `${ACTIONS}/${id}`)).body.name).toBe('Look somebody up');
    expect((await office.call('GET', `${draft}/validation`)).body).toMatchObject({ valid: true, errors: [] });
    expect((await office.call('POST', `${draft}/publish`, { version: 9 })).status).toBe(409);
    const published = await office.call('POST', `${draft}/publish`, { version: changed.body.version });
    expect(published.body).toMatchObject({ name: 'Find somebody', version: 2 });
    expect((await office.call('GET', draft)).status).toBe(404);
  });

  it('that is only a draft is not listed, and is published only when it is complete', async () => {
    const { id: integrationId } = await install('purecloud-data-actions');
    const drafts = `${ACTIONS}/drafts`;
    const { body } = await office.call<Action>('POST', drafts, { ...actionBody(integrationId), config: {} });
    const path = `${ACTIONS}/${body.id}`;
    expect((await office.call('GET', path)).status).toBe(404);
    expect((await office.call<Listing<NamedEntity>>('GET', drafts)).body.entities).toHaveLength(1);
    const checked = await office.call<{ valid: boolean; errors: object[] }>('GET', `${path}/draft/validation`);
    expect(checked.body.valid).toBe(false);
    expect(checked.body.errors).toHaveLength(2);
    expect(refusal(await office.call('POST', `${path}/draft/publish`, { version: 1 }))).toMatchObject({ code: 'invalid.action' });
  });

  it('is executed against the sandbox once its integration is enabled', async () => {
    const { id, integrationId } = await addAction();
    const execute = () => office.call('POST', `${ACTIONS}/${id}/execute`, { id: office.me.id });
    expect(refusal(await execute())).toMatchObject({ status: 400, code: 'integration.not.active' });
    await office.call('PATCH', `${BASE}/${integrationId!}`, { intendedState: 'ENABLED' });
    expect((await execute()).body).toEqual({ who: office.me.name, what: 'Team Leader' });
  });

  it('rejects an input that does not conform to its contract', async () => {
    const { id, integrationId } = await addAction();
    await office.call('PATCH', `${BASE}/${integrationId!}`, { intendedState: 'ENABLED' });
    const execute = async (input: object) => refusal(await office.call('POST', `${ACTIONS}/${id}/execute`, input));
    expect(await execute({})).toMatchObject({ status: 400, fields: ['id'] });
    expect(await execute({ id: 7 })).toMatchObject({ status: 400, fields: ['id'] });
    expect(await execute({ id: 'a', also: 'b' })).toMatchObject({ status: 400, fields: ['also'] });
  });

  it('returns the steps of a test, also while it is disabled', async () => {
    const { id } = await addAction();
    const test = (input: object) => office.call<TestExecutionResult>('POST', `${ACTIONS}/${id}/test`, input);
    const { body } = await test({ id: office.me.id });
    expect(body).toMatchObject({ success: true, finalResult: { who: office.me.name } });
    expect(body.operations).toHaveLength(3);
    expect((await test({ id: UNKNOWN_ID })).body).toMatchObject({
      success: false,
      error: { status: 404, code: 'external.call.failed' },
    });
  });

  it('that calls another service is not executed, and the error says how to provide a response', async () => {
    const { id, integrationId } = await addAction('custom-rest-actions', 'https://elsewhere.example/');
    await office.call('PATCH', `${BASE}/${integrationId!}`, { intendedState: 'ENABLED' });
    const answer = await office.call<{ message: string }>('POST', `${ACTIONS}/${id}/execute`, { id: 'a' });
    expect([answer.status, answer.body.message]).toEqual([
      501,
      expect.stringContaining("sandbox.on('POST /api/v2/integrations/actions/{actionId}/execute'"),
    ]);
  });
});
