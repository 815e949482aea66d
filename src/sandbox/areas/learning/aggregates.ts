import type { Area } from '../../engine/area.js';
import type { CoachingAppointmentResponse, LearningAssignment, LearningAssignmentAggregateParam } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { World } from '../../store/world.js';
import { readInterval } from '../analytics/interval.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';

/** An assignment or appointment, as aggregates count it. */
interface Activity {
  state: string;
  time: number;
  /** The time after which it is overdue. */
  dueTime: number;
  score?: number;
  isPassed?: boolean;
  /** Its values by dimension. */
  valuesByDimension: Readonly<Record<string, readonly string[]>>;
}

type Query = Pick<LearningAssignmentAggregateParam, 'interval' | 'groupBy'> & {
  metrics?: readonly string[];
  filter: Groups<Groups<{ dimension: string; value: string }, 'predicates'>, 'clauses'>;
};
type Groups<T, Name extends string> = { type: string } & Record<Name, readonly T[]>;

interface Statistics {
  count: number;
  min?: number;
  max?: number;
  sum?: number;
}

/** The aggregates of all activities, or of those of one attendee. */
interface ActivityGroup {
  group?: { attendeeId: string };
  data: { interval: string; metrics: { metric: string; stats: Statistics }[] }[];
}

/**
 * Aggregates of assignments and appointments. Which date decides whether one is in an interval is not documented; the sandbox
 * uses the due date.
 */
export function addActivityAggregateHandlers(area: Area, world: World): void {
  area.handle('postLearningAssignmentsAggregatesQuery', (context) => {
    const query = readObject(context, ['interval', 'filter']);
    const assignments = new Repository<LearningAssignment>(world, '/api/v2/learning/assignments').all();
    return countActivities(world, query, assignments.map(assignmentActivity), assignmentMetrics);
  });
  area.handle('postCoachingAppointmentsAggregatesQuery', (context) => {
    const query = readObject(context, ['interval', 'filter']);
    const appointments = new Repository<CoachingAppointmentResponse>(world, '/api/v2/coaching/appointments').all();
    return countActivities(world, query, appointments.map(appointmentActivity), appointmentMetrics);
  });
  // A caller who can read one of the two kinds gets aggregates of both.
  area.handle('postUsersDevelopmentActivitiesAggregatesQuery', (context) => {
    const query = readObject(context, ['interval', 'filter']);
    const assignments = new Repository<LearningAssignment>(world, '/api/v2/learning/assignments').all().map(assignmentActivity);
    const appointments = new Repository<CoachingAppointmentResponse>(world, '/api/v2/coaching/appointments')
      .all()
      .map(appointmentActivity);
    return countActivities(world, query, [...assignments, ...appointments], [...Object.keys(counts), SCORE]);
  });
}

const idsOf = (...references: readonly ({ id?: string } | undefined)[]): string[] =>
  references.flatMap((reference) => reference?.id ?? []);

function assignmentActivity(assignment: Entity<LearningAssignment>): Activity {
  const { state, module, user, isPassed, percentageScore, dateRecommendedForCompletion: dueDate, dateCreated } = assignment;
  const time = Date.parse(dueDate ?? dateCreated ?? '');
  return {
    state: textOf(state),
    time,
    dueTime: dueDate === undefined ? Infinity : time,
    ...(percentageScore !== undefined && { score: percentageScore }),
    ...(isPassed !== undefined && { isPassed }),
    valuesByDimension: {
      attendeeId: idsOf(user),
      moduleId: idsOf(module),
      isPassed: isPassed === undefined ? [] : [String(isPassed)],
      type: module?.type === undefined ? [] : [module.type],
    },
  };
}

function appointmentActivity({
  status,
  attendees = [],
  facilitator,
  dateStart = '',
  lengthInMinutes = 0,
}: Entity<CoachingAppointmentResponse>): Activity {
  const time = Date.parse(dateStart);
  return {
    state: textOf(status),
    time,
    dueTime: time + lengthInMinutes * 60_000,
    valuesByDimension: {
      attendeeId: idsOf(...attendees),
      facilitatorId: idsOf(facilitator),
      status: [textOf(status)],
      type: ['Coaching'],
    },
  };
}

const isInState =
  (state: string) =>
  (activity: Activity): boolean =>
    activity.state === state;
const counts: Readonly<Record<string, (activity: Activity, now: number) => boolean>> = {
  nActivities: () => true,
  nPlannedActivities: ({ state }) => state === 'Assigned' || state === 'Scheduled',
  nInProgressActivities: isInState('InProgress'),
  nCompleteActivities: isInState('Completed'),
  nOverdueActivities: ({ state, dueTime }, now) => state !== 'Completed' && dueTime < now,
  nPassedActivities: ({ isPassed }) => isPassed === true,
  nFailedActivities: ({ isPassed }) => isPassed === false,
  nNotCompletedActivities: isInState('NotCompleted'),
  nInvalidScheduleActivities: isInState('InvalidSchedule'),
};
const SCORE = 'oActivityScore';
const assignmentMetrics = [...Object.keys(counts).filter((name) => name !== 'nInvalidScheduleActivities'), SCORE];
const appointmentMetrics = Object.keys(counts).filter((name) => !/Passed|Failed|NotCompleted/.test(name));

function countActivities(
  world: World,
  { interval, metrics, groupBy = [], filter }: Query,
  activities: readonly Activity[],
  availableMetrics: readonly string[],
): { results: ActivityGroup[] } {
  const { from, to } = readInterval(interval);
  const matches = activities.filter((activity) => activity.time >= from && activity.time < to && matchesFilter(activity, filter));
  const groups = new Map<string, Activity[]>();
  // An appointment with several attendees counts for each of them.
  for (const activity of matches)
    for (const key of groupBy.length > 0 ? (activity.valuesByDimension['attendeeId'] ?? []) : [''])
      groups.set(key, [...(groups.get(key) ?? []), activity]);
  const results = [...groups].map(([attendeeId, group]) => ({
    ...(groupBy.length > 0 && { group: { attendeeId } }),
    data: [
      {
        interval,
        metrics: (metrics ?? availableMetrics).map((metric) => ({ metric, stats: statsOf(group, metric, world.now()) })),
      },
    ],
  }));
  return { results };
}

function matchesFilter(activity: Activity, { type, clauses }: Query['filter']): boolean {
  const combine = (operator: string, verdicts: readonly boolean[]): boolean =>
    operator === 'Or' && verdicts.length > 0 ? verdicts.includes(true) : !verdicts.includes(false);
  return combine(
    type,
    clauses.map((clause) =>
      combine(
        clause.type,
        clause.predicates.map(({ dimension, value }) => activity.valuesByDimension[dimension]?.includes(value) === true),
      ),
    ),
  );
}

function statsOf(activities: readonly Activity[], metric: string, now: number): Statistics {
  if (metric !== SCORE) return { count: activities.filter((activity) => counts[metric]?.(activity, now) === true).length };
  const scores = activities.flatMap(({ score }) => score ?? []);
  const count = scores.length;
  if (count === 0) return { count };
  return { count, min: Math.min(...scores), max: Math.max(...scores), sum: scores.reduce((sum, score) => sum + score, 0) };
}
