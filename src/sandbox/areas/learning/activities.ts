import type { Area } from '../../engine/area.js';
import type { CoachingAppointmentResponse, DevelopmentActivity, LearningAssignment } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField, notFound } from '../../store/errors.js';
import { listing, queryList, sortDirection } from '../../http/listing.js';
import type { Listing } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { readInterval } from '../analytics/interval.js';
import type { Interval } from '../analytics/interval.js';
import { readId, Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';

/** An activity with the values for its filters. */
interface ActivityEntry {
  activity: DevelopmentActivity & { id: string; dateDue?: string };
  moduleId?: string;
}

/** Learning assignments and coaching appointments in one list. */
export function addDevelopmentActivityHandlers(area: Area, world: World): void {
  const allEntries = (): ActivityEntry[] => [
    ...new Repository<LearningAssignment>(world, '/api/v2/learning/assignments')
      .all()
      .map((assignment) => fromAssignment(world, assignment)),
    ...new Repository<CoachingAppointmentResponse>(world, '/api/v2/coaching/appointments')
      .all()
      .map((appointment) => fromAppointment(world, appointment)),
  ];
  const listActivities = (context: OperationContext, userIds: readonly string[]): Listing<DevelopmentActivity> => {
    const matches = allEntries().filter(readFilters(context, userIds));
    const direction = sortDirection(queryValue(context, 'sortOrder') ?? 'desc');
    const dueTime = ({ activity }: ActivityEntry): number => Date.parse(activity.dateDue ?? activity.dateCreated ?? '');
    // The default order is not documented. The sandbox sorts by due date.
    const sortedEntries = matches.sort((one, other) => direction * (dueTime(one) - dueTime(other)));
    return listing(context, world, sortedEntries, ({ activity }) => activity);
  };

  area.handle('getUsersDevelopmentActivities', (context) => listActivities(context, queryList(context, 'userId')));
  area.handle('getUsersDevelopmentActivitiesMe', (context) => listActivities(context, [callerId(context)]));
  area.handle('getUsersDevelopmentActivity', (context) => {
    const id = context.param('activityId');
    const type = queryValue(context, 'type');
    const entry = allEntries().find(({ activity }) => activity.id === id && activity.type === type);
    if (!entry) throw notFound('activity', id);
    return entry.activity;
  });
}

const statusByState: Readonly<Record<string, string>> = { Assigned: 'Planned', Scheduled: 'Planned' };

function fromAssignment(world: World, assignment: Entity<LearningAssignment>): ActivityEntry {
  const { id, module, user, state, dateRecommendedForCompletion: due } = assignment;
  const { name, type, id: moduleId } = isObject(module) ? module : ({} as Json);
  const dateDue = due === undefined ? {} : { dateDue: textOf(due) };
  return {
    activity: {
      ...commonFields(assignment, ['percentageScore', 'isPassed', 'isLatest']),
      id,
      name: textOf(name),
      type: textOf(type ?? 'Informational'),
      ...dateDue,
      status: statusByState[textOf(state)] ?? textOf(state),
      isOverdue: isOverdue(world, state, due),
      attendees: userReferences([user]),
      selfUri: `/api/v2/learning/assignments/${id}`,
    },
    ...(typeof moduleId === 'string' && { moduleId }),
  };
}

function fromAppointment(world: World, appointment: Entity<CoachingAppointmentResponse>): ActivityEntry {
  const { id, name, status, attendees, facilitator, dateStart } = appointment;
  const { to: end } = spanOf(appointment);
  const [facilitatorReference] = userReferences([facilitator]);
  return {
    activity: {
      ...commonFields(appointment, []),
      id,
      name: textOf(name),
      type: 'Coaching',
      dateDue: textOf(dateStart),
      status: statusByState[textOf(status)] ?? textOf(status),
      isOverdue: isOverdue(world, status, end),
      ...(facilitatorReference && { facilitator: facilitatorReference }),
      attendees: userReferences(Array.isArray(attendees) ? attendees : []),
      selfUri: `/api/v2/coaching/appointments/${id}`,
    },
  };
}

/** The fields that both kinds have in common, if present. */
const commonFields = (entity: Entity, extraNames: readonly string[]): Partial<DevelopmentActivity> =>
  Object.fromEntries(
    ['dateCompleted', 'dateCreated', 'createdBy', ...extraNames].flatMap((name) =>
      entity[name] === undefined ? [] : [[name, entity[name]]],
    ),
  );

const userReferences = (users: readonly unknown[]): { id: string; selfUri: string }[] =>
  users.flatMap((user) => readId(user) ?? []).map((id) => ({ id, selfUri: `/api/v2/users/${id}` }));

/** The interval of an appointment. */
export function spanOf({ dateStart, lengthInMinutes }: Json): Interval {
  const from = Date.parse(textOf(dateStart));
  return { from, to: from + Number(lengthInMinutes ?? 0) * 60_000 };
}

export const isOverdue = (world: World, state: unknown, due: unknown): boolean =>
  due !== undefined && state !== 'Completed' && new Date(due as string | number).getTime() < world.now();

/** Reads the filters of the query. @throws the platform's 400. */
function readFilters(context: OperationContext, userIds: readonly string[]): (entry: ActivityEntry) => boolean {
  const [types, statuses, relationships] = ['types', 'statuses', 'relationship'].map((name) => queryList(context, name)) as [
    string[],
    string[],
    string[],
  ];
  const moduleId = queryValue(context, 'moduleId');
  const overdueFilter = queryValue(context, 'overdue')?.toLowerCase() ?? 'any';
  const passFilter = queryValue(context, 'pass')?.toLowerCase() ?? 'any';
  if (!['any', 'true', 'false'].includes(passFilter)) {
    throw invalidField('pass must be True, False or Any', 'pass');
  }
  const interval = readQueryInterval(context, 'interval');
  const completionInterval = readQueryInterval(context, 'completionInterval');
  return ({ activity, moduleId: activityModuleId }) => {
    const {
      type = '',
      status = '',
      dateDue,
      dateCreated,
      dateCompleted,
      isOverdue: isLate,
      isPassed,
      ...participants
    } = activity;
    const roles: Readonly<Record<string, readonly unknown[]>> = {
      Creator: [participants.createdBy],
      Facilitator: [participants.facilitator],
      Attendee: participants.attendees ?? [],
    };
    const involvedUsers = (relationships.length === 0 ? ['Attendee'] : relationships).flatMap(
      (relationship) => roles[relationship] ?? [],
    );
    return (
      (userIds.length === 0 || involvedUsers.some((user) => userIds.includes(readId(user) ?? ''))) &&
      (moduleId === undefined || activityModuleId === moduleId) &&
      (types.length === 0 || types.includes(type)) &&
      (statuses.length === 0 || statuses.includes(status)) &&
      (overdueFilter === 'any' || String(isLate === true) === overdueFilter) &&
      (passFilter === 'any' || String(isPassed) === passFilter) &&
      isIn(interval, dateDue ?? dateCreated) &&
      isIn(completionInterval, dateCompleted)
    );
  };
}

/** @throws the platform's 400 for an invalid interval. */
export function readQueryInterval(context: OperationContext, name: string): Interval | undefined {
  const text = queryValue(context, name);
  if (text === undefined) return undefined;
  try {
    return readInterval(text);
  } catch {
    throw invalidField(`${name} must be two ISO 8601 dates with a slash between them`, name);
  }
}

export function isIn(interval: Interval | undefined, date: string | undefined): boolean {
  if (!interval) return true;
  const time = Date.parse(date ?? '');
  return time >= interval.from && time < interval.to;
}
