import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  AddConversationRequest,
  AddConversationResponse,
  CoachingAnnotation,
  CoachingAnnotationCreateRequest,
  CoachingAnnotationList,
  CoachingAppointmentAggregateRequest,
  CoachingAppointmentAggregateResponse,
  CoachingAppointmentReference,
  CoachingAppointmentResponse,
  CoachingAppointmentResponseList,
  CoachingAppointmentStatusRequest,
  CoachingAppointmentStatusResponse,
  CoachingAppointmentStatusResponseList,
  CoachingNotification,
  CoachingNotificationList,
  CoachingScheduleSlotsJobRequest,
  CoachingScheduleSlotsJobResponse,
  CoachingSlotsRequest,
  CoachingSlotsResponse,
  CreateCoachingAppointmentRequest,
  UpdateCoachingAppointmentRequest,
} from '../models/coaching.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetCoachingAppointmentsOptions extends PageOptions {
  /** ISO 8601 interval to look in, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`; `intervalCondition` decides how it is compared. */
  interval?: string;
  statuses?: readonly OpenEnum<'Scheduled' | 'InProgress' | 'Completed' | 'InvalidSchedule'>[];
  /** Only appointments led by one of these users. */
  facilitatorIds?: readonly string[];
  sortOrder?: OpenEnum<'Desc' | 'Asc'>;
  /** Part the users must play: creator, facilitator or attendee. */
  relationships?: readonly OpenEnum<'Creator' | 'Facilitator' | 'Attendee'>[];
  /** ISO 8601 interval in which the appointment was completed. */
  completionInterval?: string;
  overdue?: OpenEnum<'True' | 'False' | 'Any'>;
  /** `StartsIn` keeps appointments that begin within `interval`, `Overlaps` also those that merely reach into it. */
  intervalCondition?: OpenEnum<'StartsIn' | 'Overlaps'>;
}

export interface GetCoachingAppointmentsMeOptions extends PageOptions {
  /** ISO 8601 interval to look in, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`; `intervalCondition` decides how it is compared. */
  interval?: string;
  statuses?: readonly OpenEnum<'Scheduled' | 'InProgress' | 'Completed' | 'InvalidSchedule'>[];
  /** Only appointments led by one of these users. */
  facilitatorIds?: readonly string[];
  sortOrder?: OpenEnum<'Desc' | 'Asc'>;
  /** Part the caller must play: creator, facilitator or attendee. */
  relationships?: readonly OpenEnum<'Creator' | 'Facilitator' | 'Attendee'>[];
  /** ISO 8601 interval in which the appointment was completed. */
  completionInterval?: string;
  overdue?: OpenEnum<'True' | 'False' | 'Any'>;
  /** `StartsIn` keeps appointments that begin within `interval`, `Overlaps` also those that merely reach into it. */
  intervalCondition?: OpenEnum<'StartsIn' | 'Overlaps'>;
}

export interface GetCoachingNotificationsOptions extends PageOptions {
  /** `appointment` fills in the current state of each appointment. */
  expand?: readonly OpenEnum<'appointment'>[];
}

/**
 * Coaching appointments: sessions in which a facilitator coaches one or more attendees, with interactions, documents and
 * links to talk about. They carry annotations, move through a status, notify those involved, and can be placed into a
 * workforce-management schedule; `postCoachingScheduleslotsQuery` finds the times at which they disturb service least.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class CoachingApi extends PlatformApi {
  /**
   * Deletes an appointment; those involved find a `Delete` notification about it.
   *
   * @permissions `coaching:appointment:delete`
   * @see DELETE /api/v2/coaching/appointments/{appointmentId}
   */
  deleteCoachingAppointment(appointmentId: string, request?: RequestOptions): ApiPromise<CoachingAppointmentReference> {
    return this.call(
      'deleteCoachingAppointment',
      'DELETE /api/v2/coaching/appointments/{appointmentId}',
      { appointmentId },
      {},
      request,
    );
  }

  /**
   * Deletes an annotation from an appointment.
   *
   * @permissions any of `coaching:annotation:delete`, `coaching:privateAnnotation:delete`
   * @see DELETE /api/v2/coaching/appointments/{appointmentId}/annotations/{annotationId}
   */
  deleteCoachingAppointmentAnnotation(appointmentId: string, annotationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteCoachingAppointmentAnnotation',
      'DELETE /api/v2/coaching/appointments/{appointmentId}/annotations/{annotationId}',
      { appointmentId, annotationId },
      {},
      request,
    );
  }

  /**
   * Reads one appointment: its time, status, facilitator and attendees, and the conversations, documents and links attached
   * to it.
   *
   * @permissions `coaching:appointment:view`
   * @see GET /api/v2/coaching/appointments/{appointmentId}
   */
  getCoachingAppointment(appointmentId: string, request?: RequestOptions): ApiPromise<CoachingAppointmentResponse> {
    return this.call(
      'getCoachingAppointment',
      'GET /api/v2/coaching/appointments/{appointmentId}',
      { appointmentId },
      {},
      request,
    );
  }

  /**
   * Reads one annotation. A private one needs the permission for private annotations.
   *
   * @permissions any of `coaching:annotation:view`, `coaching:privateAnnotation:view`
   * @see GET /api/v2/coaching/appointments/{appointmentId}/annotations/{annotationId}
   */
  getCoachingAppointmentAnnotation(
    appointmentId: string,
    annotationId: string,
    request?: RequestOptions,
  ): ApiPromise<CoachingAnnotation> {
    return this.call(
      'getCoachingAppointmentAnnotation',
      'GET /api/v2/coaching/appointments/{appointmentId}/annotations/{annotationId}',
      { appointmentId, annotationId },
      {},
      request,
    );
  }

  /**
   * Lists the notes made on an appointment, page by page.
   *
   * @permissions any of `coaching:annotation:view`, `coaching:privateAnnotation:view`
   * @see GET /api/v2/coaching/appointments/{appointmentId}/annotations
   */
  getCoachingAppointmentAnnotations(
    appointmentId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<CoachingAnnotationList> {
    return this.call(
      'getCoachingAppointmentAnnotations',
      'GET /api/v2/coaching/appointments/{appointmentId}/annotations',
      { appointmentId },
      opts,
      request,
    );
  }

  /**
   * Lists the changes of status that an appointment has been through, each with its author and time.
   *
   * @permissions `coaching:appointmentStatus:view`
   * @see GET /api/v2/coaching/appointments/{appointmentId}/statuses
   */
  getCoachingAppointmentStatuses(
    appointmentId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<CoachingAppointmentStatusResponseList> {
    return this.call(
      'getCoachingAppointmentStatuses',
      'GET /api/v2/coaching/appointments/{appointmentId}/statuses',
      { appointmentId },
      opts,
      request,
    );
  }

  /**
   * Lists the appointments of the given users. An agent who looks up only their own uses `getCoachingAppointmentsMe`.
   *
   * @param userIds - Users whose appointments to list; `relationships` says in what capacity they take part.
   * @permissions `coaching:appointment:view`
   * @see GET /api/v2/coaching/appointments
   */
  getCoachingAppointments(
    userIds: readonly string[],
    opts?: GetCoachingAppointmentsOptions,
    request?: RequestOptions,
  ): ApiPromise<CoachingAppointmentResponseList> {
    return this.call('getCoachingAppointments', 'GET /api/v2/coaching/appointments', { userIds }, opts, request);
  }

  /**
   * Lists the caller's own appointments, whether as creator, facilitator or attendee.
   *
   * @permissions not documented
   * @see GET /api/v2/coaching/appointments/me
   */
  getCoachingAppointmentsMe(
    opts?: GetCoachingAppointmentsMeOptions,
    request?: RequestOptions,
  ): ApiPromise<CoachingAppointmentResponseList> {
    return this.call('getCoachingAppointmentsMe', 'GET /api/v2/coaching/appointments/me', {}, opts, request);
  }

  /**
   * Reads one of the caller's coaching notifications.
   *
   * @param opts.expand - `appointment` fills in the current state of the appointment.
   * @permissions `coaching:notification:view`
   * @see GET /api/v2/coaching/notifications/{notificationId}
   */
  getCoachingNotification(
    notificationId: string,
    opts?: { expand?: readonly OpenEnum<'appointment'>[] },
    request?: RequestOptions,
  ): ApiPromise<CoachingNotification> {
    return this.call(
      'getCoachingNotification',
      'GET /api/v2/coaching/notifications/{notificationId}',
      { notificationId },
      opts,
      request,
    );
  }

  /**
   * Lists the notifications of the caller about appointments: created, updated, deleted or moved to another status.
   *
   * @permissions not documented
   * @see GET /api/v2/coaching/notifications
   */
  getCoachingNotifications(
    opts?: GetCoachingNotificationsOptions,
    request?: RequestOptions,
  ): ApiPromise<CoachingNotificationList> {
    return this.call('getCoachingNotifications', 'GET /api/v2/coaching/notifications', {}, opts, request);
  }

  /**
   * Reads how far a search for coaching times has come, with the best slot found in each interval so far. It is finished when no
   * interval is `InProgress`.
   *
   * @permissions `coaching:scheduleSlotJob:view`
   * @see GET /api/v2/coaching/scheduleslots/jobs/{jobId}
   */
  getCoachingScheduleslotsJob(jobId: string, request?: RequestOptions): ApiPromise<CoachingScheduleSlotsJobResponse> {
    return this.call('getCoachingScheduleslotsJob', 'GET /api/v2/coaching/scheduleslots/jobs/{jobId}', { jobId }, {}, request);
  }

  /**
   * Changes fields of an appointment, such as its time or the conversations attached. Facilitator and attendees are not among
   * them. To change nothing but the status, `patchCoachingAppointmentStatus` is the narrower call.
   *
   * @permissions `coaching:appointment:edit`
   * @see PATCH /api/v2/coaching/appointments/{appointmentId}
   */
  patchCoachingAppointment(
    appointmentId: string,
    body: UpdateCoachingAppointmentRequest,
    request?: RequestOptions,
  ): ApiPromise<CoachingAppointmentResponse> {
    return this.call(
      'patchCoachingAppointment',
      'PATCH /api/v2/coaching/appointments/{appointmentId}',
      { appointmentId, body },
      {},
      request,
    );
  }

  /**
   * Changes an annotation's text, or whether it is private.
   *
   * @permissions any of `coaching:annotation:edit`, `coaching:privateAnnotation:edit`
   * @see PATCH /api/v2/coaching/appointments/{appointmentId}/annotations/{annotationId}
   */
  patchCoachingAppointmentAnnotation(
    appointmentId: string,
    annotationId: string,
    body: CoachingAnnotation,
    request?: RequestOptions,
  ): ApiPromise<CoachingAnnotation> {
    return this.call(
      'patchCoachingAppointmentAnnotation',
      'PATCH /api/v2/coaching/appointments/{appointmentId}/annotations/{annotationId}',
      { appointmentId, annotationId, body },
      {},
      request,
    );
  }

  /**
   * Moves an appointment to another status, for instance to `InProgress` when the session begins and to `Completed` when it
   * ends.
   *
   * @param body - `Scheduled`, `InProgress` or `Completed`; `InvalidSchedule` is set by the platform only.
   * @permissions `coaching:appointmentStatus:edit`
   * @see PATCH /api/v2/coaching/appointments/{appointmentId}/status
   */
  patchCoachingAppointmentStatus(
    appointmentId: string,
    body: CoachingAppointmentStatusRequest,
    request?: RequestOptions,
  ): ApiPromise<CoachingAppointmentStatusResponse> {
    return this.call(
      'patchCoachingAppointmentStatus',
      'PATCH /api/v2/coaching/appointments/{appointmentId}/status',
      { appointmentId, body },
      {},
      request,
    );
  }

  /**
   * Marks one of the caller's notifications as read or unread; nothing else of it can be changed.
   *
   * @permissions not documented
   * @see PATCH /api/v2/coaching/notifications/{notificationId}
   */
  patchCoachingNotification(
    notificationId: string,
    body: CoachingNotification,
    request?: RequestOptions,
  ): ApiPromise<CoachingNotification> {
    return this.call(
      'patchCoachingNotification',
      'PATCH /api/v2/coaching/notifications/{notificationId}',
      { notificationId, body },
      {},
      request,
    );
  }

  /**
   * Adds a note to an appointment.
   *
   * @param body - `accessType` decides which permissions it takes to read the note: those for annotations, or those for
   * private annotations.
   * @permissions any of `coaching:annotation:add`, `coaching:privateAnnotation:add`
   * @see POST /api/v2/coaching/appointments/{appointmentId}/annotations
   */
  postCoachingAppointmentAnnotations(
    appointmentId: string,
    body: CoachingAnnotationCreateRequest,
    request?: RequestOptions,
  ): ApiPromise<CoachingAnnotation> {
    return this.call(
      'postCoachingAppointmentAnnotations',
      'POST /api/v2/coaching/appointments/{appointmentId}/annotations',
      { appointmentId, body },
      {},
      request,
    );
  }

  /**
   * Attaches one more conversation to an appointment, leaving those already attached in place.
   *
   * @permissions any of `coaching:appointment:edit`, `coaching:appointmentConversation:add`
   * @see POST /api/v2/coaching/appointments/{appointmentId}/conversations
   */
  postCoachingAppointmentConversations(
    appointmentId: string,
    body: AddConversationRequest,
    request?: RequestOptions,
  ): ApiPromise<AddConversationResponse> {
    return this.call(
      'postCoachingAppointmentConversations',
      'POST /api/v2/coaching/appointments/{appointmentId}/conversations',
      { appointmentId, body },
      {},
      request,
    );
  }

  /**
   * Creates an appointment and notifies those invited. Where a `wfmSchedule` is given, the session is placed into that
   * schedule as an activity.
   *
   * @param body - Times from `postCoachingScheduleslotsQuery` bring their `wfmSchedule` along.
   * @permissions `coaching:appointment:add`
   * @see POST /api/v2/coaching/appointments
   */
  postCoachingAppointments(
    body: CreateCoachingAppointmentRequest,
    request?: RequestOptions,
  ): ApiPromise<CoachingAppointmentResponse> {
    return this.call('postCoachingAppointments', 'POST /api/v2/coaching/appointments', { body }, {}, request);
  }

  /**
   * Counts appointments over an interval: planned, in progress, complete, overdue or with an invalid schedule.
   *
   * @param body - `filter` is required, with clauses over `attendeeId`, `facilitatorId` or `status`; `interval` is an ISO
   * 8601 interval.
   * @permissions `coaching:appointment:view`
   * @see POST /api/v2/coaching/appointments/aggregates/query
   */
  postCoachingAppointmentsAggregatesQuery(
    body: CoachingAppointmentAggregateRequest,
    request?: RequestOptions,
  ): ApiPromise<CoachingAppointmentAggregateResponse> {
    return this.call(
      'postCoachingAppointmentsAggregatesQuery',
      'POST /api/v2/coaching/appointments/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts a search for the best time of a coaching session in each of several intervals. Asynchronous: read the outcome with
   * `getCoachingScheduleslotsJob`. For all possible times in one interval, answered at once, use
   * `postCoachingScheduleslotsQuery`.
   *
   * @permissions `coaching:scheduleSlotJob:add`
   * @see POST /api/v2/coaching/scheduleslots/jobs
   */
  postCoachingScheduleslotsJobs(
    body: CoachingScheduleSlotsJobRequest,
    request?: RequestOptions,
  ): ApiPromise<CoachingScheduleSlotsJobResponse> {
    return this.call('postCoachingScheduleslotsJobs', 'POST /api/v2/coaching/scheduleslots/jobs', { body }, {}, request);
  }

  /**
   * Suggests times at which all attendees and facilitators are free, rated by what the session would do to staffing. Nothing
   * is booked; `postCoachingAppointments` does that.
   *
   * @param body - `interval` is the ISO 8601 interval to search in; appointments named in `interruptibleAppointmentIds` do
   * not count as occupied time.
   * @permissions `coaching:scheduleSlot:view`
   * @see POST /api/v2/coaching/scheduleslots/query
   */
  postCoachingScheduleslotsQuery(body: CoachingSlotsRequest, request?: RequestOptions): ApiPromise<CoachingSlotsResponse> {
    return this.call('postCoachingScheduleslotsQuery', 'POST /api/v2/coaching/scheduleslots/query', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace CoachingApi {
  type getCoachingAppointmentAnnotationsOptions = PageOptions;
  type getCoachingAppointmentStatusesOptions = PageOptions;
  type getCoachingAppointmentsOptions = GetCoachingAppointmentsOptions;
  type getCoachingAppointmentsMeOptions = GetCoachingAppointmentsMeOptions;
  type getCoachingNotificationOptions = OptionsOf<CoachingApi['getCoachingNotification']>;
  type getCoachingNotificationsOptions = GetCoachingNotificationsOptions;
}
