import { textOf } from '../../engine/values.js';
import { idIn } from '../kept.js';
import type { Entity, Json } from '../kept.js';

export const APPOINTMENTS = '/api/v2/coaching/appointments';

/** What somebody is in an appointment. */
interface Part {
  relationship: 'Attendee' | 'Facilitator' | 'Creator';
  userId: string;
}

/** Who has to do with an appointment, and how. */
export function partsOf({ attendees, facilitator, createdBy }: Json): Part[] {
  const parts = {
    Attendee: [attendees].flat(),
    Facilitator: [facilitator],
    Creator: [createdBy],
  } as const;
  return Object.entries(parts).flatMap(([relationship, users]) =>
    users.flatMap((user) => {
      const userId = idIn(user);
      return userId === undefined ? [] : [{ relationship: relationship as Part['relationship'], userId }];
    }),
  );
}

export const referenceTo = ({ id }: Entity): Json => ({ id, selfUri: `${APPOINTMENTS}/${id}` });

/** What a notification says of an appointment, which may be gone by the time it is read. */
export const factsOf = ({ name, dateStart, lengthInMinutes, status }: Json): Json => ({
  name: textOf(name),
  dateStart,
  lengthInMinutes,
  status,
});
