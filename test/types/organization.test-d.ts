import type { ApiPromise } from 'contact-centre-client';
import { OrganizationApi } from 'contact-centre-client/apis/organization';
import type { FieldConfig, LimitChangeRequestDetails, Organization, OrganizationFeatures } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new OrganizationApi();

describe('OrganizationApi', () => {
  it('reads the organisation and its limits', () => {
    expectTypeOf(api.getOrganizationsMe()).toEqualTypeOf<ApiPromise<Organization>>();
    expectTypeOf(api.getFieldconfig('person')).resolves.toEqualTypeOf<FieldConfig>();
    expectTypeOf(api.getOrganizationsLimitsChangerequest('id')).resolves.toEqualTypeOf<LimitChangeRequestDetails>();
    expectTypeOf<LimitChangeRequestDetails['requestedValue']>().toBeNumber();
  });

  it('changes the version that was read', () => {
    void api.putOrganizationsMe({ body: { version: 7, supportURI: 'https://help.example' } });
    // @ts-expect-error -- the version is missing
    void api.putOrganizationsMe({ body: { supportURI: 'https://help.example' } });
    // @ts-expect-error -- the body of this call belongs in opts
    void api.putOrganizationsMe({ version: 7 });
  });

  it('switches features with a body that is called enabled', () => {
    expectTypeOf(api.patchOrganizationsFeature('chat', { enabled: true })).resolves.toEqualTypeOf<OrganizationFeatures>();
    // @ts-expect-error -- the flag is wrapped
    void api.patchOrganizationsFeature('chat', true);
    // @ts-expect-error -- the flag is missing
    void api.patchOrganizationsFeature('chat');
  });

  it('accepts states and platforms', () => {
    expectTypeOf<KnownValues<Organization['state']>>().toEqualTypeOf<'active' | 'inactive' | 'deleted'>();
    expectTypeOf<KnownValues<Organization['productPlatform']>>().toEqualTypeOf<
      'GenesysCloud' | 'PureCloud' | 'PureEngage' | 'PureEngageCloud' | 'PureConnect' | 'PureConnectCloud' | 'Unknown'
    >();
    void api.getOrganizationsLimitsChangerequests({ status: 'Withdrawn', after: 1_700_000_000_000 });
    void api.getFieldconfig('machine');
    // @ts-expect-error -- whitelists hold networks as a list
    void api.putOrganizationsIpaddressauthentication({ networkWhitelist: '10.0.0.0/8' });
    // @ts-expect-error -- domains are whitelisted elsewhere
    void api.putOrganizationsIpaddressauthentication({ domainWhitelist: [] });
    // @ts-expect-error -- a request is identified by text
    void api.getOrganizationsLimitsChangerequest(12);
    // @ts-expect-error -- the settings are required
    void api.putOrganizationsWhitelist();
  });
});
