import type { ApiPromise } from 'contact-centre-client';
import { GroupsApi } from 'contact-centre-client/apis/groups';
import type { FieldConfig, Group, GroupCreate, JsonObject, UserEntityListing } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new GroupsApi();

const team: GroupCreate = { name: 'Night shift', type: 'official', rulesVisible: true, visibility: 'members' };

describe('GroupsApi', () => {
  it('creates and reads groups', () => {
    expectTypeOf(api.postGroups(team)).toEqualTypeOf<ApiPromise<Group>>();
    expectTypeOf(
      api.getGroupMembers('id', { expand: ['presence'], sortOrder: 'ascending' }),
    ).resolves.toEqualTypeOf<UserEntityListing>();
    expectTypeOf(api.getFieldconfig('group')).resolves.toEqualTypeOf<FieldConfig>();
  });

  it('adds members to the version that was read', () => {
    expectTypeOf(api.postGroupMembers('id', { memberIds: ['user'], version: 3 })).resolves.toEqualTypeOf<JsonObject>();
    // @ts-expect-error -- the version is missing
    void api.postGroupMembers('id', { memberIds: ['user'] });
    // @ts-expect-error -- versions are numbers
    void api.postGroupMembers('id', { memberIds: ['user'], version: '3' });
    // @ts-expect-error -- removing takes the ids as one text
    void api.deleteGroupMembers('id', ['user']);
  });

  it('accepts an update without changes, and one with a version', () => {
    void api.putGroup('id');
    void api.putGroup('id', { body: { version: 2, name: 'Day shift' } });
    // @ts-expect-error -- the body of this call belongs in opts
    void api.putGroup('id', { version: 2, name: 'Day shift' });
    // @ts-expect-error -- a change needs its version
    void api.putGroup('id', { body: { name: 'Day shift' } });
  });

  it('accepts types and visibilities, and a new one', () => {
    expectTypeOf<KnownValues<GroupCreate['type']>>().toEqualTypeOf<'official' | 'social'>();
    expectTypeOf<KnownValues<GroupCreate['visibility']>>().toEqualTypeOf<'public' | 'owners' | 'members'>();
    expectTypeOf<KnownValues<Group['state']>>().toEqualTypeOf<'active' | 'inactive' | 'deleted'>();
    void api.postGroups({ ...team, visibility: 'division' });
    // @ts-expect-error -- a group has a kind and a visibility
    void api.postGroups({ name: 'Night shift' });
    // @ts-expect-error -- a group is required
    void api.postGroups();
    // @ts-expect-error -- its id is text
    void api.getGroup(['id']);
  });
});
