import type { ApiPromise } from 'contact-centre-client';
import { CarrierServicesApi } from 'contact-centre-client/apis/carrier-services';
import type { EmergencyLocation } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new CarrierServicesApi();

const location = { address: { city: 'Berlin', country: 'DE' }, did: '+493012345', source: 'User' };

describe('CarrierServicesApi', () => {
  it('reads and sets an emergency location', () => {
    expectTypeOf(api.getCarrierservicesIntegrationsEmergencylocationsMe('+493012345')).toEqualTypeOf<
      ApiPromise<EmergencyLocation>
    >();
    expectTypeOf(
      api.postCarrierservicesIntegrationsEmergencylocationsMe({ body: location }),
    ).resolves.toEqualTypeOf<EmergencyLocation>();
  });

  it('rejects a location without a number, a number of the wrong type, and a missing location', () => {
    // @ts-expect-error -- the number is missing
    void api.postCarrierservicesIntegrationsEmergencylocationsMe({ body: { address: location.address, source: 'User' } });
    // @ts-expect-error -- the body of this call belongs in opts
    void api.postCarrierservicesIntegrationsEmergencylocationsMe(location);
    // @ts-expect-error -- a phone number is text
    void api.getCarrierservicesIntegrationsEmergencylocationsMe(493_012_345);
    // @ts-expect-error -- the number is missing
    void api.getCarrierservicesIntegrationsEmergencylocationsMe();
  });

  it('accepts the sources of a location', () => {
    expectTypeOf<KnownValues<EmergencyLocation['source']>>().toEqualTypeOf<'Admin' | 'User'>();
    void api.postCarrierservicesIntegrationsEmergencylocationsMe({ body: { ...location, source: 'Device' } });
  });
});
