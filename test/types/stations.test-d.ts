import type { ApiPromise } from 'contact-centre-client';
import { StationsApi } from 'contact-centre-client/apis/stations';
import type { FreeSeatingConfiguration, Station, StationEntityListing, StationSettings } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new StationsApi();

describe('StationsApi', () => {
  it('reads stations and signs a user off a station', () => {
    expectTypeOf(api.getStation('id')).toEqualTypeOf<ApiPromise<Station>>();
    expectTypeOf(api.getStations({ webRtcUserId: 'user', pageSize: 1 })).resolves.toEqualTypeOf<StationEntityListing>();
    expectTypeOf(api.deleteStationAssociateduser('id')).resolves.toBeVoid();
  });

  it('releases seats after a time', () => {
    const settings: StationSettings = { freeSeatingConfiguration: { freeSeatingState: 'PARTIAL', ttlMinutes: 30 } };
    expectTypeOf(api.patchStationsSettings(settings)).resolves.toEqualTypeOf<StationSettings>();
    // @ts-expect-error -- the time is a number of minutes
    void api.patchStationsSettings({ freeSeatingConfiguration: { ttlMinutes: 'PT30M' } });
    // @ts-expect-error -- its settings stand one level deeper
    void api.patchStationsSettings({ ttlMinutes: 30 });
    // @ts-expect-error -- the changes are missing
    void api.patchStationsSettings();
  });

  it('accepts the states of seats and stations', () => {
    expectTypeOf<KnownValues<FreeSeatingConfiguration['freeSeatingState']>>().toEqualTypeOf<'ON' | 'OFF' | 'PARTIAL'>();
    expectTypeOf<KnownValues<Station['status']>>().toEqualTypeOf<'AVAILABLE' | 'ASSOCIATED'>();
    void api.patchStationsSettings({ freeSeatingConfiguration: { freeSeatingState: 'NIGHTS' } });
    // @ts-expect-error -- this flag is sent as text
    void api.getStations({ userSelectable: true });
    // @ts-expect-error -- this option takes one id
    void api.getStations({ id: ['a', 'b'] });
    // @ts-expect-error -- a station is identified by text
    void api.getStation(12);
  });
});
