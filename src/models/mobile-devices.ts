import type { OpenEnum } from './open-enum.js';

export interface DirectoryUserDevicesListing {
  entities: UserDevice[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

/** A phone or tablet with the platform's app on it. */
export interface UserDevice {
  id?: string;
  name?: string;
  /** Token by which the push service of the operating system reaches the app. */
  deviceToken: string;
  notificationId: string;
  make: string;
  model: string;
  /** Whether push notifications are sent to the device. */
  acceptNotifications: boolean;
  type: OpenEnum<'android' | 'ios'>;
  sessionHash?: string;
  selfUri?: string;
}
