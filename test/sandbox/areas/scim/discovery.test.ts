import type {
  ScimConfigResourceTypesListResponse,
  ScimServiceProviderConfig,
  ScimV2SchemaAttribute,
  ScimV2SchemaDefinition,
  ScimV2SchemaListResponse,
} from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';
import type { Call } from '../../support.js';

const CORE = 'urn:ietf:params:scim:schemas:core:2.0:';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const GENESYS = 'urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User';

let call: Call;
beforeEach(async () => {
  call = await signIn(createSandbox({ rateLimit: false }));
});

describe.each(['/api/v2/scim', '/api/v2/scim/v2'])('SCIM discovery at %s', (root) => {
  it('returns the resource types, their paths and schemas', async () => {
    const { body } = await call<ScimConfigResourceTypesListResponse>('GET', `${root}/resourcetypes`);
    const names = ['User', 'Group', 'ServiceProviderConfig', 'ResourceType', 'Schema'];
    expect([body.totalResults, body.Resources?.map(({ id }) => id)]).toEqual([5, names]);
    for (const { endpoint = '', schema = '' } of body.Resources ?? []) {
      // Groups require a filter at this path.
      expect((await call('GET', `${root}${endpoint}`)).status).toBe(root.endsWith('/v2') && endpoint === '/groups' ? 400 : 200);
      expect((await call('GET', `${root}/schemas/${schema}`)).body).toMatchObject({ id: schema });
    }
    expect((await call('GET', `${root}/resourcetypes/User`)).body).toMatchObject({
      name: 'User',
      endpoint: '/users',
      schema: `${CORE}User`,
      schemaExtensions: [
        { schema: ENTERPRISE, required: false },
        { schema: GENESYS, required: false },
      ],
      meta: { location: `${root}/resourcetypes/User` },
    });
    expect(await call('GET', `${root}/resourcetypes/Device`)).toMatchObject({ status: 404 });
  });

  it('returns which attributes of a user are required, read-only or never returned', async () => {
    const { body } = await call<ScimV2SchemaDefinition>('GET', `${root}/schemas/${CORE}User`);
    const attributes: Record<string, ScimV2SchemaAttribute> = {};
    for (const each of body.attributes ?? []) attributes[each.name ?? ''] = each;
    expect(attributes['userName']).toMatchObject({ type: 'string', required: true, uniqueness: 'server', multiValued: false });
    expect(attributes['password']).toMatchObject({ mutability: 'writeOnly', returned: 'never' });
    expect(attributes['groups']).toMatchObject({ type: 'complex', mutability: 'readOnly', multiValued: true });
    expect(attributes['active']).toMatchObject({ type: 'boolean', required: false });
    const numbers = attributes['phoneNumbers']?.subAttributes?.find(({ name }) => name === 'type');
    expect(numbers?.canonicalValues).toContain('mobile');
    expect(Object.keys(attributes)).not.toContain('meta');
  });

  it('returns the attributes of extensions, and rejects an unknown schema', async () => {
    const { body } = await call<ScimV2SchemaListResponse>('GET', `${root}/schemas`);
    expect(body.Resources?.map(({ id }) => id)).toEqual(expect.arrayContaining([`${CORE}Group`, ENTERPRISE, GENESYS]));
    const response = await call<ScimV2SchemaDefinition>('GET', `${root}/schemas/${GENESYS.toLowerCase()}`);
    expect(response.body.attributes?.map(({ name }) => name)).toEqual(['routingSkills', 'routingLanguages', 'externalIds']);
    expect(await call('GET', `${root}/schemas/${CORE}Device`)).toMatchObject({ status: 404 });
  });

  it.each(['resourcetypes', 'schemas'])('rejects filters of %s', async (word) => {
    const answer = await call('GET', `${root}/${word}?filter=${encodeURIComponent('name eq "User"')}`);
    expect(answer).toMatchObject({ status: 403 });
  });

  it('returns the supported features', async () => {
    const { body, headers } = await call<ScimServiceProviderConfig>('GET', `${root}/serviceproviderconfig`);
    expect(body).toMatchObject({ patch: { supported: true }, bulk: { supported: false }, etag: { supported: true } });
    expect(headers.get('content-type')).toContain('application/scim+json');
    expect(headers.get('etag')).toBe('W/"1"');
  });
});
