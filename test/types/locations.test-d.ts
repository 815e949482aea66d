import type { ApiPromise } from 'contact-centre-client';
import { LocationsApi } from 'contact-centre-client/apis/locations';
import type { LocationCreateDefinition, LocationDefinition, LocationEntityListing } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new LocationsApi();

describe('LocationsApi', () => {
  it('reads locations and their sublocations', () => {
    expectTypeOf(api.getLocation('id', { expand: ['images'] })).toEqualTypeOf<ApiPromise<LocationDefinition>>();
    expectTypeOf(api.getLocationSublocations('id')).resolves.toEqualTypeOf<LocationEntityListing>();
    expectTypeOf(api.getLocationsSearch('eyJ4Ijox', { expand: ['addressVerificationDetails'] })).resolves.toHaveProperty(
      'results',
    );
  });

  it('changes the version that was read, and needs none to create a location', () => {
    void api.postLocations({ name: 'Berlin', path: ['germany'] });
    void api.patchLocation('id', { name: 'Berlin Mitte', version: 4 });
    // @ts-expect-error -- the version is missing
    void api.patchLocation('id', { name: 'Berlin Mitte' });
    // @ts-expect-error -- a place has a name
    void api.postLocations({ notes: 'Second floor' });
    // @ts-expect-error -- an address is written field by field
    void api.postLocations({ name: 'Berlin', address: 'Unter den Linden 1' });
    // @ts-expect-error -- nothing to make
    void api.postLocations();
  });

  it('accepts the states of a location and a new sort order', () => {
    expectTypeOf<KnownValues<LocationCreateDefinition['state']>>().toEqualTypeOf<'active' | 'deleted'>();
    void api.getLocations({ sortOrder: 'nearest', id: ['a', 'b'] });
    // @ts-expect-error -- ids are a list of texts
    void api.getLocations({ id: [1, 2] });
    // @ts-expect-error -- locations are not searched by radius
    void api.getLocations({ radius: 10 });
    // @ts-expect-error -- a place is identified by text
    void api.getLocation(10115);
  });
});
