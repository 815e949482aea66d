import type { ApiPromise } from 'contact-centre-client';
import { CoachingApi } from 'contact-centre-client/apis/coaching';
import type {
  CoachingAppointmentReference,
  CoachingAppointmentResponse,
  CoachingAppointmentState,
  CoachingNotification,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { Known } from './known.js';

const api = new CoachingApi();

const session = {
  name: 'Objections',
  description: 'Handling “too expensive”',
  dateStart: '2026-04-01T09:00:00Z',
  lengthInMinutes: 30,
  attendeeIds: ['agent'],
};

describe('CoachingApi', () => {
  it('plans an appointment', () => {
    expectTypeOf(api.postCoachingAppointments(session)).toEqualTypeOf<ApiPromise<CoachingAppointmentResponse>>();
    expectTypeOf(api.deleteCoachingAppointment('id')).resolves.toEqualTypeOf<CoachingAppointmentReference>();
    // @ts-expect-error -- somebody has to attend
    void api.postCoachingAppointments({ ...session, attendeeIds: undefined });
    // @ts-expect-error -- the length is in minutes
    void api.postCoachingAppointments({ ...session, lengthInMinutes: 'PT30M' });
    // @ts-expect-error -- there is no place to meet
    void api.patchCoachingAppointment('id', { room: 'Blue' });
  });

  it('lists appointments of users, who must be named', () => {
    void api.getCoachingAppointments(['agent'], { statuses: ['Scheduled', 'Postponed'], sortOrder: 'Asc', pageSize: 10 });
    // @ts-expect-error -- whose appointments?
    void api.getCoachingAppointments();
    // @ts-expect-error -- several users are a list
    void api.getCoachingAppointments('agent');
  });

  it('knows the states of an appointment and the deeds in a notification', () => {
    expectTypeOf<Known<CoachingAppointmentState>>().toEqualTypeOf<'Scheduled' | 'InProgress' | 'Completed' | 'InvalidSchedule'>();
    expectTypeOf<Known<CoachingNotification['actionType']>>().toEqualTypeOf<'Create' | 'Update' | 'Delete' | 'StatusChange'>();
  });

  it('wants to know who may read an annotation', () => {
    void api.postCoachingAppointmentAnnotations('id', { text: 'Well done', accessType: 'Public' });
    // @ts-expect-error -- public or private?
    void api.postCoachingAppointmentAnnotations('id', { text: 'Well done' });
    // @ts-expect-error -- an appointment is named by text
    void api.getCoachingAppointment(3);
    // @ts-expect-error -- what should change?
    void api.patchCoachingAppointmentStatus('id');
    // @ts-expect-error -- users stand before the options
    void api.getCoachingAppointments(['agent'], { userIds: ['other'] });
  });
});
