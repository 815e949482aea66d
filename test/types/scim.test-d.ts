import type { ApiPromise } from 'contact-centre-client';
import type { GetScimUserOptions } from 'contact-centre-client/apis/scim';
import { SCIMApi } from 'contact-centre-client/apis/scim';
import type { JsonObject, ScimUserAttribute, ScimV2Group, ScimV2PatchOperation, ScimV2User } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new SCIMApi();

describe('SCIMApi', () => {
  it('reads only if changed, writes only if unchanged', () => {
    expectTypeOf(api.getScimUser('id', { ifNoneMatch: 'W/"3"', attributes: ['userName', 'emails'] })).toEqualTypeOf<
      ApiPromise<ScimV2User>
    >();
    expectTypeOf(api.putScimV2Group('id', { displayName: 'Agents' }, { ifMatch: '"3"' })).resolves.toEqualTypeOf<ScimV2Group>();
    expectTypeOf(api.deleteScimUser('id', { ifMatch: '"3"' })).resolves.toEqualTypeOf<JsonObject>();
    // @ts-expect-error -- reading compares the other way round
    void api.getScimUser('id', { ifMatch: '"3"' });
    // @ts-expect-error -- the option's name differs from the header's
    void api.putScimGroup('id', { displayName: 'Agents' }, { 'If-Match': '"3"' });
  });

  it('creates users with extensions', () => {
    const user = {
      userName: 'ann@example.com',
      displayName: 'Ann',
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Sales' },
    };
    expectTypeOf(api.postScimV2Users(user)).resolves.toEqualTypeOf<ScimV2User>();
    // @ts-expect-error -- a user signs in by a name
    void api.postScimUsers({ displayName: 'Ann' });
    // @ts-expect-error -- addresses are objects
    void api.postScimUsers({ ...user, emails: ['ann@example.com'] });
  });

  it('patches by schemas and operations', () => {
    void api.patchScimUser('id', { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations: [{ op: 'move' }] });
    expectTypeOf<KnownValues<ScimV2PatchOperation['op']>>().toEqualTypeOf<'add' | 'replace' | 'remove'>();
    // @ts-expect-error -- a patch names its schemas
    void api.patchScimV2User('id', { Operations: [] });
    // @ts-expect-error -- SCIM writes Operations with a capital letter
    void api.patchScimGroup('id', { schemas: [], operations: [] });
  });

  it('accepts the attributes of a user, and those of another schema', () => {
    expectTypeOf<KnownValues<NonNullable<GetScimUserOptions['attributes']>[number]>>().toEqualTypeOf<ScimUserAttribute>();
    expectTypeOf<
      'userName' | 'meta.version' | 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager'
    >().toExtend<ScimUserAttribute>();
    void api.getScimUsers({ excludedAttributes: ['urn:example:badge'], startIndex: 1, count: 0 });
    // @ts-expect-error -- the second version asks for a filter
    void api.getScimV2Groups();
    // @ts-expect-error -- a user's id is text
    void api.getScimUser(1);
    // @ts-expect-error -- a user is required
    void api.postScimUsers();
  });
});
