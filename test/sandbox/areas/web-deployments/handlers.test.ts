import type { WebDeployment, WebDeploymentConfigurationVersion } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

const CONFIGURATIONS = '/api/v2/webdeployments/configurations';
const DEPLOYMENTS = '/api/v2/webdeployments/deployments';

let office: Office;
let configuration: NamedEntity;
let versions: string;
beforeEach(async () => {
  office = await openOffice();
  const body = { name: 'Shop', languages: ['en-us', 'de'], defaultLanguage: 'de' };
  configuration = (await office.call<NamedEntity>('POST', CONFIGURATIONS, body)).body;
  versions = `${CONFIGURATIONS}/${configuration.id}/versions`;
});

const publish = async () => (await office.call<WebDeploymentConfigurationVersion>('POST', `${versions}/draft/publish`)).body;
const deploy = (more: object = {}) =>
  office.call<WebDeployment & NamedEntity>('POST', DEPLOYMENTS, {
    name: 'Site',
    configuration: { id: configuration.id, version: '1' },
    ...more,
  });

describe('A configuration', () => {
  it('starts as a draft, and is published in versions', async () => {
    expect((await office.call('GET', `${versions}/draft`)).body).toMatchObject({
      name: 'Shop',
      version: 'draft',
      status: 'Pending',
    });
    expect((await office.call('GET', `${versions}/1`)).status).toBe(404);
    expect(await publish()).toMatchObject({ version: '1', name: 'Shop', datePublished: expect.any(String) as string });
    const { body: draft } = await office.call<object>('GET', `${versions}/draft`);
    await office.call('PUT', `${versions}/draft`, { ...draft, name: 'Store' });
    expect((await office.call('GET', `${versions}/1`)).body).toMatchObject({ name: 'Shop' });
    expect(await publish()).toMatchObject({ version: '2', name: 'Store' });
    const listed = (await office.call<Listing<{ version: string }>>('GET', versions)).body.entities;
    expect(listed.map(({ version }) => version)).toEqual(['2', '1']);
  });

  it('is listed in its last published version; unpublished ones are listed on request', async () => {
    const listNames = async (query = '') =>
      (await office.call<Listing<{ version: string }>>('GET', `${CONFIGURATIONS}${query}`)).body.entities;
    expect(await listNames()).toMatchObject([{ version: 'draft' }]);
    expect(await listNames('?showOnlyPublished=true')).toEqual([]);
    await publish();
    expect(await listNames('?showOnlyPublished=true')).toMatchObject([{ version: '1' }]);
  });

  it('with a duplicate name, or a language that it does not support, is rejected', async () => {
    expect(refusal(await office.call('POST', CONFIGURATIONS, { name: 'shop' }))).toEqual({
      status: 409,
      code: 'duplicate.name',
      fields: ['name'],
    });
    const answer = await office.call('POST', CONFIGURATIONS, { name: 'Other', languages: ['de'], defaultLanguage: 'fr' });
    expect(refusal(answer)).toMatchObject({ status: 400, fields: ['defaultLanguage'] });
  });

  it('is active once customers can load it', async () => {
    expect((await publish()).status).toBe('Pending');
    office.sandbox.clock.advance(10_000);
    expect((await office.call('GET', `${versions}/1`)).body).toMatchObject({ status: 'Active' });
  });
});

describe('A deployment', () => {
  it('becomes active as time passes, and again after each change', async () => {
    await publish();
    const { body: entity } = await deploy();
    expect(entity).toMatchObject({
      status: 'Pending',
      configuration: { name: 'Shop', version: '1' },
      snippet: expect.stringContaining(entity.id) as string,
    });
    const status = async () => (await office.call<WebDeployment>('GET', entity.selfUri)).body.status;
    office.sandbox.clock.advance(10_000);
    expect(await status()).toBe('Active');
    await office.call('PUT', entity.selfUri, { ...entity, description: 'Ours' });
    expect(await status()).toBe('Pending');
    office.sandbox.clock.advance(10_000);
    expect(await status()).toBe('Active');
    await office.call('PUT', entity.selfUri, { ...entity, status: 'Inactive' });
    expect(await status()).toBe('Inactive');
  });

  it('with an unpublished configuration or version is rejected', async () => {
    expect(refusal(await deploy())).toMatchObject({ status: 400, fields: ['configuration.version'] });
    expect(refusal(await deploy({ configuration: { id: UNKNOWN_ID, version: '1' } }))).toMatchObject({
      status: 400,
      fields: ['configuration.id'],
    });
  });

  it('that is not for all domains requires a list of domains', async () => {
    await publish();
    expect(refusal(await deploy({ allowAllDomains: false }))).toMatchObject({ status: 400, fields: ['allowedDomains'] });
    expect((await deploy({ allowAllDomains: false, allowedDomains: ['shop.example'] })).status).toBe(200);
  });

  it('prevents the deletion of its configuration, and has a unique name', async () => {
    await publish();
    const { body: entity } = await deploy();
    expect(refusal(await office.call('DELETE', `${CONFIGURATIONS}/${configuration.id}`))).toMatchObject({
      status: 409,
      code: 'configuration.in.use',
    });
    expect(refusal(await deploy())).toMatchObject({ status: 409, fields: ['name'] });
    await office.call('DELETE', entity.selfUri);
    expect((await office.call('DELETE', `${CONFIGURATIONS}/${configuration.id}`)).status).toBe(204);
  });
});
