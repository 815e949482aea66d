import type { ApiPromise } from 'contact-centre-client';
import { ObjectsApi } from 'contact-centre-client/apis/objects';
import type { AuthzDivision, AuthzDivisionEntityListing, GetAuthorizationDivisionsOptions } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new ObjectsApi();

describe('ObjectsApi', () => {
  it('reads divisions and their limit', () => {
    expectTypeOf(api.getAuthorizationDivisionsHome()).toEqualTypeOf<ApiPromise<AuthzDivision>>();
    expectTypeOf(api.getAuthorizationDivisionsLimit()).resolves.toBeNumber();
    expectTypeOf(
      api.getAuthorizationDivisions({ name: 'North', objectCount: true }),
    ).resolves.toEqualTypeOf<AuthzDivisionEntityListing>();
    expectTypeOf<AuthzDivision['objectCounts']>().toEqualTypeOf<Record<string, number> | undefined>();
  });

  it('moves objects into a division', () => {
    expectTypeOf(api.postAuthorizationDivisionObject('id', 'QUEUE', ['q1', 'q2'])).resolves.toBeVoid();
    // @ts-expect-error -- several objects are a list
    void api.postAuthorizationDivisionObject('id', 'QUEUE', 'q1');
    // @ts-expect-error -- the type is missing
    void api.postAuthorizationDivisionObject('id', ['q1']);
    // @ts-expect-error -- the objects are missing
    void api.postAuthorizationDivisionObject('id', 'QUEUE');
  });

  it('describes every division', () => {
    void api.putAuthorizationDivision('id', { description: 'All of the north' });
    // @ts-expect-error -- a division has a description
    void api.postAuthorizationDivisionRestore('id', { name: 'North' });
    // @ts-expect-error -- being the home division is no text
    void api.postAuthorizationDivisions({ description: '', homeDivision: 'no' });
  });

  it('shares its options with AuthorizationApi', () => {
    expectTypeOf<ObjectsApi['getAuthorizationDivisions']>()
      .parameter(0)
      .toEqualTypeOf<GetAuthorizationDivisionsOptions | undefined>();
    // @ts-expect-error -- the option is a flag
    void api.deleteAuthorizationDivision('id', { force: 'true' });
    // @ts-expect-error -- a division is identified by text
    void api.getAuthorizationDivision(1);
    // @ts-expect-error -- a division is required
    void api.postAuthorizationDivisions();
  });
});
