import type { Area } from '../../engine/area.js';
import type { DevelopmentActivity } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { listing, queryList, sortDirection } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { readInterval } from '../analytics/interval.js';
import type { Interval } from '../analytics/interval.js';
import { readId, Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';

/** An activity with the values for its filters. */
interface Found {
  activity: DevelopmentActivity & { id: string; dateDue?: string };
  moduleId?: string;
}

/** Learning assignments and coaching appointments in one list. */
export function addDevelopmentActivityHandlers(area: Area, world: World): void {
  const all = (): Found[] => [
    ...new Repository(world, '/api/v2/learning/assignments').all().map((assignment) => ofAssignment(world, assignment)),
    ...new Repository(world, '/api/v2/coaching/appointments').all().map((appointment) => ofAppointment(world, appointment)),
  ];
  const list = (context: OperationContext, userIds: readonly string[]): unknown => {
    const found = all().filter(readSought(context, userIds));
    const direction = sortDirection(queryValue(context, 'sortOrder') ?? 'desc');
    const due = ({ activity }: Found): number => Date.parse(activity.dateDue ?? activity.dateCreated ?? '');
    // The default order is not documented. The sandbox sorts by due date.
    const inOrder = found.sort((one, other) => direction * (due(one) - due(other)));
    return listing(context, world, inOrder, ({ activity }) => activity);
  };

  area.handle('getUsersDevelopmentActivities', (context) => list(context, queryList(context, 'userId')));
  area.handle('getUsersDevelopmentActivitiesMe', (context) => list(context, [callerId(context)]));
  area.handle('getUsersDevelopmentActivity', (context) => {
    const id = context.param('activityId');
    const type = queryValue(context, 'type');
    const found = all().find(({ activity }) => activity.id === id && activity.type === type);
    if (!found) throw notFound('activity', id);
    return found.activity;
  });
}

const states: Readonly<Record<string, string>> = { Assigned: 'Planned', Scheduled: 'Planned' };

function ofAssignment(world: World, assignment: Entity): Found {
  const { id, module, user, state, dateRecommendedForCompletion: due } = assignment;
  const { name, type, id: moduleId } = isObject(module) ? module : ({} as Json);
  const dateDue = due === undefined ? {} : { dateDue: textOf(due) };
  return {
    activity: {
      ...told(assignment, ['percentageScore', 'isPassed', 'isLatest']),
      id,
      name: textOf(name),
      type: textOf(type ?? 'Informational'),
      ...dateDue,
      status: states[textOf(state)] ?? textOf(state),
      isOverdue: isOverdue(world, state, due),
      attendees: userReferences([user]),
      selfUri: `/api/v2/learning/assignments/${id}`,
    },
    ...(typeof moduleId === 'string' && { moduleId }),
  };
}

function ofAppointment(world: World, appointment: Entity): Found {
  const { id, name, status, attendees, facilitator, dateStart } = appointment;
  const { to: end } = spanOf(appointment);
  const [holds] = userReferences([facilitator]);
  return {
    activity: {
      ...told(appointment, []),
      id,
      name: textOf(name),
      type: 'Coaching',
      dateDue: textOf(dateStart),
      status: states[textOf(status)] ?? textOf(status),
      isOverdue: isOverdue(world, status, end),
      ...(holds && { facilitator: holds }),
      attendees: userReferences(Array.isArray(attendees) ? attendees : []),
      selfUri: `/api/v2/coaching/appointments/${id}`,
    },
  };
}

/** The fields that both kinds have in common, if present. */
const told = (entity: Entity, more: readonly string[]): Partial<DevelopmentActivity> =>
  Object.fromEntries(
    ['dateCompleted', 'dateCreated', 'createdBy', ...more].flatMap((name) =>
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
function readSought(context: OperationContext, userIds: readonly string[]): (found: Found) => boolean {
  const [types, statuses, relations] = ['types', 'statuses', 'relationship'].map((name) => queryList(context, name)) as [
    string[],
    string[],
    string[],
  ];
  const moduleId = queryValue(context, 'moduleId');
  const overdue = queryValue(context, 'overdue')?.toLowerCase() ?? 'any';
  const pass = queryValue(context, 'pass')?.toLowerCase() ?? 'any';
  if (!['any', 'true', 'false'].includes(pass)) {
    throw badRequest('pass must be True, False or Any', [{ errorCode: 'invalid.value', fieldName: 'pass' }]);
  }
  const within = intervalNamed(context, 'interval');
  const completed = intervalNamed(context, 'completionInterval');
  return ({ activity, moduleId: own }) => {
    const { type = '', status = '', dateDue, dateCreated, dateCompleted, isOverdue: isLate, isPassed, ...people } = activity;
    const roles: Readonly<Record<string, readonly unknown[]>> = {
      Creator: [people.createdBy],
      Facilitator: [people.facilitator],
      Attendee: people.attendees ?? [],
    };
    const involved = (relations.length === 0 ? ['Attendee'] : relations).flatMap((relation) => roles[relation] ?? []);
    return (
      (userIds.length === 0 || involved.some((user) => userIds.includes(readId(user) ?? ''))) &&
      (moduleId === undefined || own === moduleId) &&
      (types.length === 0 || types.includes(type)) &&
      (statuses.length === 0 || statuses.includes(status)) &&
      (overdue === 'any' || String(isLate === true) === overdue) &&
      (pass === 'any' || String(isPassed) === pass) &&
      isIn(within, dateDue ?? dateCreated) &&
      isIn(completed, dateCompleted)
    );
  };
}

/** @throws the platform's 400 for an invalid interval. */
export function intervalNamed(context: OperationContext, name: string): Interval | undefined {
  const text = queryValue(context, name);
  if (text === undefined) return undefined;
  try {
    return readInterval(text);
  } catch {
    throw badRequest(`${name} must be two ISO 8601 dates with a slash between them`, [
      { errorCode: 'invalid.value', fieldName: name },
    ]);
  }
}

export function isIn(interval: Interval | undefined, date: string | undefined): boolean {
  if (!interval) return true;
  const at = Date.parse(date ?? '');
  return at >= interval.from && at < interval.to;
}
