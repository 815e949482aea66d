import type { ApiPromise } from 'contact-centre-client';
import { CoachingApi } from 'contact-centre-client/apis/coaching';
import type {
  CoachingAppointmentReference,
  CoachingAppointmentResponse,
  CoachingAppointmentState,
  CoachingNotification,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new CoachingApi();

const session = {
  name: 'Objections',
  description: 'Handling “too expensive”',
  dateStart: '2026-04-01T09:00:00Z',
  lengthInMinutes: 30,
  attendeeIds: ['agent'],
};

describe('CoachingApi', () => {
  it('creates an appointment', () => {
    expectTypeOf(api.postCoachingAppointments(session)).toEqualTypeOf<ApiPromise<CoachingAppointmentResponse>>();
    expectTypeOf(api.deleteCoachingAppointment('id')).resolves.toEqualTypeOf<CoachingAppointmentReference>();
    // @ts-expect-error -- an attendee is required
    void api.postCoachingAppointments({ ...session, attendeeIds: undefined });
    // @ts-expect-error -- the length is in minutes
    void api.postCoachingAppointments({ ...session, lengthInMinutes: 'PT30M' });
    // @ts-expect-error -- there is no place to meet
    void api.patchCoachingAppointment('id', { room: 'Blue' });
  });

  it('lists appointments of users, who are required', () => {
    void api.getCoachingAppointments(['agent'], { statuses: ['Scheduled', 'Postponed'], sortOrder: 'Asc', pageSize: 10 });
    // @ts-expect-error -- the users are missing
    void api.getCoachingAppointments();
    // @ts-expect-error -- several users are a list
    void api.getCoachingAppointments('agent');
  });

  it('accepts the states of an appointment and the actions in a notification', () => {
    expectTypeOf<KnownValues<CoachingAppointmentState>>().toEqualTypeOf<
      'Scheduled' | 'InProgress' | 'Completed' | 'InvalidSchedule'
    >();
    expectTypeOf<KnownValues<CoachingNotification['actionType']>>().toEqualTypeOf<
      'Create' | 'Update' | 'Delete' | 'StatusChange'
    >();
  });

  it('requires the access type of an annotation', () => {
    void api.postCoachingAppointmentAnnotations('id', { text: 'Well done', accessType: 'Public' });
    // @ts-expect-error -- the visibility is missing
    void api.postCoachingAppointmentAnnotations('id', { text: 'Well done' });
    // @ts-expect-error -- an appointment is identified by text
    void api.getCoachingAppointment(3);
    // @ts-expect-error -- the changes are missing
    void api.patchCoachingAppointmentStatus('id');
    // @ts-expect-error -- users stand before the options
    void api.getCoachingAppointments(['agent'], { userIds: ['other'] });
  });
});
