import type { OpenEnum } from './open-enum.js';
import type { LocationAddress } from './shared.js';

/** Where the holder of a phone number is to be found in an emergency. */
export interface EmergencyLocation {
  id?: string;
  name?: string;
  address: LocationAddress;
  /** The phone number, in `E.164` form. */
  did: string;
  /** Whether an administrator or the user has set it. */
  source: OpenEnum<'Admin' | 'User'>;
  selfUri?: string;
}
