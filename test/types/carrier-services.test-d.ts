import type { ApiPromise } from 'contact-centre-client';
import { CarrierServicesApi } from 'contact-centre-client/apis/carrier-services';
import type { EmergencyLocation } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { Known } from './known.js';

const api = new CarrierServicesApi();

const location = { address: { city: 'Berlin', country: 'DE' }, did: '+493012345', source: 'User' };

describe('CarrierServicesApi', () => {
  it('tells and takes where one calls from', () => {
    expectTypeOf(api.getCarrierservicesIntegrationsEmergencylocationsMe('+493012345')).toEqualTypeOf<
      ApiPromise<EmergencyLocation>
    >();
    expectTypeOf(
      api.postCarrierservicesIntegrationsEmergencylocationsMe({ body: location }),
    ).resolves.toEqualTypeOf<EmergencyLocation>();
  });

  it('refuses a location without a number, a number of the wrong type, and none', () => {
    // @ts-expect-error -- of which number?
    void api.postCarrierservicesIntegrationsEmergencylocationsMe({ body: { address: location.address, source: 'User' } });
    // @ts-expect-error -- the body of this call stands in opts
    void api.postCarrierservicesIntegrationsEmergencylocationsMe(location);
    // @ts-expect-error -- a phone number is text
    void api.getCarrierservicesIntegrationsEmergencylocationsMe(493_012_345);
    // @ts-expect-error -- of which number?
    void api.getCarrierservicesIntegrationsEmergencylocationsMe();
  });

  it('knows who says so', () => {
    expectTypeOf<Known<EmergencyLocation['source']>>().toEqualTypeOf<'Admin' | 'User'>();
    void api.postCarrierservicesIntegrationsEmergencylocationsMe({ body: { ...location, source: 'Device' } });
  });
});
