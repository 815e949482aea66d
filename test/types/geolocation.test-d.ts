import type { ApiPromise } from 'contact-centre-client';
import { GeolocationApi } from 'contact-centre-client/apis/geolocation';
import type { Geolocation, GeolocationSettings } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new GeolocationApi();

describe('GeolocationApi', () => {
  it('reads the location of a user from one of their clients', () => {
    expectTypeOf(api.getUserGeolocation('user', 'client')).toEqualTypeOf<ApiPromise<Geolocation>>();
    expectTypeOf<Geolocation['latitude']>().toEqualTypeOf<number | undefined>();
    // @ts-expect-error -- the client id is missing
    void api.getUserGeolocation('user');
  });

  it('updates the location of a user', () => {
    void api.patchUserGeolocation('user', 'client', { latitude: 52.52, longitude: 13.4, city: 'Berlin' });
    // @ts-expect-error -- degrees are numbers
    void api.patchUserGeolocation('user', 'client', { latitude: '52.52' });
    // @ts-expect-error -- the field is called longitude
    void api.patchUserGeolocation('user', 'client', { lng: 13.4 });
    // @ts-expect-error -- the recipient is missing
    void api.patchUserGeolocation('user', 'client');
  });

  it('has settings for the organisation', () => {
    expectTypeOf(api.patchGeolocationsSettings({ enabled: true })).resolves.toEqualTypeOf<GeolocationSettings>();
    // @ts-expect-error -- on and off are no booleans
    void api.patchGeolocationsSettings({ enabled: 'on' });
    // @ts-expect-error -- a user is identified by text
    void api.getUserGeolocation(1, 'client');
  });
});
