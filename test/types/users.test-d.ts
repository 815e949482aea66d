import type { ApiPromise } from 'contact-centre-client';
import type { GetUserOptions } from 'contact-centre-client/apis/users';
import { UsersApi } from 'contact-centre-client/apis/users';
import type {
  Contact,
  CreateUser,
  JsonObject,
  OutOfOffice,
  RoutingStatus,
  User,
  UserEntityListing,
  UserExpand,
  UserMe,
  UserState,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new UsersApi();

const ann: CreateUser = { name: 'Ann', email: 'ann@example.com', password: 'correct horse', divisionId: 'north' };

describe('UsersApi', () => {
  it('reads users', () => {
    expectTypeOf(api.getUser('id', { expand: ['presence'], state: 'active' })).toEqualTypeOf<ApiPromise<User>>();
    expectTypeOf(api.getUsersMe({ expand: ['token'] })).resolves.toEqualTypeOf<UserMe>();
    expectTypeOf(api.getUsers({ id: ['a', 'b'], pageSize: 2 })).resolves.toEqualTypeOf<UserEntityListing>();
    expectTypeOf(api.getUserProfileskills('id')).resolves.toEqualTypeOf<string[]>();
    expectTypeOf<User['manager']>().toEqualTypeOf<User | undefined>();
  });

  it('changes the version that was read', () => {
    expectTypeOf(api.postUsers(ann)).resolves.toEqualTypeOf<User>();
    expectTypeOf(api.patchUser('id', { version: 3, title: 'Lead' })).resolves.toEqualTypeOf<User>();
    expectTypeOf(api.deleteUser('id')).resolves.toEqualTypeOf<JsonObject>();
    expectTypeOf(
      api.putUserOutofoffice('id', { active: true, endDate: '2026-04-01T00:00:00Z' }),
    ).resolves.toEqualTypeOf<OutOfOffice>();
    expectTypeOf(api.postUserPassword('id', { newPassword: 'battery staple' })).resolves.toBeVoid();
    // @ts-expect-error -- the version is missing
    void api.patchUser('id', { title: 'Lead' });
    // @ts-expect-error -- a user needs an address, a password and a division
    void api.postUsers({ name: 'Ann' });
    // @ts-expect-error -- a manager is named by id
    void api.patchUser('id', { version: 3, manager: { id: 'boss' } });
    // @ts-expect-error -- a bulk change takes a list
    void api.patchUsersBulk({ id: 'a', version: 1 });
    // @ts-expect-error -- the new password is missing
    void api.postUserPassword('id');
    // @ts-expect-error -- a field that is named has a value
    void api.patchUser('id', { version: 3, title: undefined });
  });

  it('accepts known and new states, contacts and expansions', () => {
    expectTypeOf<KnownValues<User['state']>>().toEqualTypeOf<'active' | 'inactive' | 'deleted'>();
    expectTypeOf<KnownValues<UserState['stateChangeReason']>>().toEqualTypeOf<
      'Voluntary' | 'Seasonal' | 'Leave' | 'Performance' | 'Conduct' | 'Unknown'
    >();
    expectTypeOf<KnownValues<RoutingStatus['status']>>().toEqualTypeOf<
      'OFF_QUEUE' | 'IDLE' | 'INTERACTING' | 'NOT_RESPONDING' | 'COMMUNICATING'
    >();
    expectTypeOf<KnownValues<Contact['type']>>().toEqualTypeOf<
      'PRIMARY' | 'WORK' | 'WORK2' | 'WORK3' | 'WORK4' | 'HOME' | 'MOBILE' | 'MAIN' | 'OTHER'
    >();
    expectTypeOf<KnownValues<NonNullable<GetUserOptions['expand']>[number]>>().toEqualTypeOf<UserExpand>();
    void api.getUser('id', { expand: ['horoscope'], integrationPresenceSource: 'Webex', state: 'retired' });
  });

  it('rejects wrong ids and unknown options', () => {
    // @ts-expect-error -- ids are texts
    void api.getUser(4711);
    // @ts-expect-error -- and no objects
    void api.deleteUser({ id: 'x' });
    // @ts-expect-error -- expansions are a list
    void api.getUser('id', { expand: 'presence' });
    // @ts-expect-error -- the option is called expand
    void api.getUsers({ expands: ['presence'] });
    // @ts-expect-error -- numbers are not written as text
    void api.getUsers({ pageSize: '25' });
  });
});
