import { textOf } from '../../engine/values.js';
import type { CoachingAppointmentResponse } from '../../../models/index.js';
import type { Entity, Json } from '../repository.js';

export const APPOINTMENTS = '/api/v2/coaching/appointments';

/** The role of a user in an appointment. */
interface Role {
  relationship: 'Attendee' | 'Facilitator' | 'Creator';
  userId: string;
}

/** The users of an appointment and their roles. */
export function rolesOf({
  attendees = [],
  facilitator,
  createdBy,
}: Pick<CoachingAppointmentResponse, 'attendees' | 'facilitator' | 'createdBy'>): Role[] {
  const parts = {
    Attendee: attendees,
    Facilitator: [facilitator],
    Creator: [createdBy],
  } as const;
  return Object.entries(parts).flatMap(([relationship, users]) =>
    users.flatMap((user) => {
      const userId = user?.id;
      return userId === undefined ? [] : [{ relationship: relationship as Role['relationship'], userId }];
    }),
  );
}

export const referenceTo = ({ id }: { id: string }): { id: string; selfUri: string } => ({
  id,
  selfUri: `${APPOINTMENTS}/${id}`,
});

/** The fields that a notification copies from an appointment, which may be deleted before the notification is read. */
export const notificationFields = ({ name, dateStart, lengthInMinutes, status }: Entity<CoachingAppointmentResponse>): Json => ({
  name: textOf(name),
  dateStart,
  lengthInMinutes,
  status,
});
