import type { OutOfOffice } from '../../../models/index.js';
import { utcTime } from '../../values/utc-time.js';
import type { World } from '../../store/world.js';

/** Out-of-office settings, by user. */
export function outOfOfficeSettings(world: World): Map<string, OutOfOffice> {
  return world.collection<OutOfOffice>('users.outofoffice');
}

/** Whether a user is out of office now. */
export function isOutOfOffice(world: World, userId: string): boolean {
  const { active = false, indefinite = false, startDate, endDate } = outOfOfficeSettings(world).get(userId) ?? {};
  const now = world.now();
  const isBefore = startDate !== undefined && now < utcTime(startDate);
  const isAfter = !indefinite && endDate !== undefined && now >= utcTime(endDate);
  return active && !isBefore && !isAfter;
}
