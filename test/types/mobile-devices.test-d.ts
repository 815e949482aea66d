import type { ApiPromise } from 'contact-centre-client';
import { MobileDevicesApi } from 'contact-centre-client/apis/mobile-devices';
import type { DirectoryUserDevicesListing, UserDevice } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new MobileDevicesApi();

const phone: UserDevice = {
  deviceToken: 't',
  notificationId: 'n',
  make: 'Fairphone',
  model: '6',
  acceptNotifications: true,
  type: 'android',
};

describe('MobileDevicesApi', () => {
  it('registers a phone', () => {
    expectTypeOf(api.postMobiledevices(phone)).toEqualTypeOf<ApiPromise<UserDevice>>();
    expectTypeOf(api.getMobiledevices({ sortOrder: 'ascending' })).resolves.toEqualTypeOf<DirectoryUserDevicesListing>();
    expectTypeOf(api.deleteMobiledevice('id')).resolves.toBeVoid();
  });

  it('rejects an incomplete phone', () => {
    // @ts-expect-error -- the address for notifications is missing
    void api.postMobiledevices({ make: 'Fairphone', model: '6' });
    // @ts-expect-error -- models are text
    void api.postMobiledevices({ ...phone, model: 6 });
    // @ts-expect-error -- there is no field for the system's version
    void api.postMobiledevices({ ...phone, osVersion: '16' });
    // @ts-expect-error -- a phone is required
    void api.postMobiledevices();
  });

  it('changes a phone with a body in opts', () => {
    void api.putMobiledevice('id', { body: { ...phone, acceptNotifications: false } });
    // @ts-expect-error -- the phone itself is no option
    void api.putMobiledevice('id', phone);
    // @ts-expect-error -- the id is missing
    void api.getMobiledevice();
  });

  it('accepts two systems and a new one', () => {
    expectTypeOf<KnownValues<UserDevice['type']>>().toEqualTypeOf<'android' | 'ios'>();
    void api.postMobiledevices({ ...phone, type: 'harmony' });
    // @ts-expect-error -- a phone is identified by text
    void api.getMobiledevice(6);
  });
});
