import type { Area } from '../../engine/area.js';
import type {
  CoachingAppointmentAggregateRequest,
  DevelopmentActivityAggregateParam,
  LearningAssignmentAggregateParam,
} from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { World } from '../../store/world.js';
import { readInterval } from '../analytics/interval.js';
import { readId, Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';

/** An assignment or appointment, as aggregates count it. */
interface Activity {
  state: string;
  at: number;
  /** The time after which it is overdue. */
  due: number;
  score?: number;
  isPassed?: boolean;
  /** Its values by dimension. */
  says: Readonly<Record<string, readonly string[]>>;
}

type Query = Pick<LearningAssignmentAggregateParam, 'interval' | 'groupBy'> & {
  metrics?: readonly string[];
  filter: Groups<Groups<{ dimension: string; value: string }, 'predicates'>, 'clauses'>;
};
type Groups<T, Name extends string> = { type: string } & Record<Name, readonly T[]>;

/**
 * Aggregates of assignments and appointments. Which date decides whether one is in an interval is not documented; the sandbox
 * uses the due date.
 */
export function addActivityAggregateHandlers(area: Area, world: World): void {
  area.handle('postLearningAssignmentsAggregatesQuery', (context) => {
    const query = readObject<LearningAssignmentAggregateParam>(context, ['interval', 'filter']);
    const assignments = new Repository(world, '/api/v2/learning/assignments').all();
    return counted(world, query, assignments.map(assignmentActivity), assignmentMetrics);
  });
  area.handle('postCoachingAppointmentsAggregatesQuery', (context) => {
    const query = readObject<CoachingAppointmentAggregateRequest>(context, ['interval', 'filter']);
    const appointments = new Repository(world, '/api/v2/coaching/appointments').all();
    return counted(world, query, appointments.map(appointmentActivity), appointmentMetrics);
  });
  // A caller who can read one of the two kinds gets aggregates of both.
  area.handle('postUsersDevelopmentActivitiesAggregatesQuery', (context) => {
    const query = readObject<DevelopmentActivityAggregateParam>(context, ['interval', 'filter']);
    const assignments = new Repository(world, '/api/v2/learning/assignments').all().map(assignmentActivity);
    const appointments = new Repository(world, '/api/v2/coaching/appointments').all().map(appointmentActivity);
    return counted(world, query, [...assignments, ...appointments], [...Object.keys(counts), SCORE]);
  });
}

const ids = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((each) => readId(each) ?? []) : [readId(value) ?? []].flat();

function assignmentActivity(assignment: Entity): Activity {
  const { state, module, user, isPassed, percentageScore, dateRecommendedForCompletion: recommended, dateCreated } = assignment;
  const at = Date.parse(textOf(recommended ?? dateCreated));
  return {
    state: textOf(state),
    at,
    due: recommended === undefined ? Infinity : at,
    ...(typeof percentageScore === 'number' && { score: percentageScore }),
    ...(typeof isPassed === 'boolean' && { isPassed }),
    says: {
      attendeeId: ids(user),
      moduleId: ids(module),
      isPassed: typeof isPassed === 'boolean' ? [String(isPassed)] : [],
      type: isObject(module) && typeof module['type'] === 'string' ? [module['type']] : [],
    },
  };
}

function appointmentActivity({ status, attendees, facilitator, dateStart, lengthInMinutes }: Entity): Activity {
  const at = Date.parse(textOf(dateStart));
  return {
    state: textOf(status),
    at,
    due: at + Number(lengthInMinutes ?? 0) * 60_000,
    says: { attendeeId: ids(attendees), facilitatorId: ids(facilitator), status: [textOf(status)], type: ['Coaching'] },
  };
}

const inState =
  (state: string) =>
  (activity: Activity): boolean =>
    activity.state === state;
const counts: Readonly<Record<string, (activity: Activity, now: number) => boolean>> = {
  nActivities: () => true,
  nPlannedActivities: ({ state }) => state === 'Assigned' || state === 'Scheduled',
  nInProgressActivities: inState('InProgress'),
  nCompleteActivities: inState('Completed'),
  nOverdueActivities: ({ state, due }, now) => state !== 'Completed' && due < now,
  nPassedActivities: ({ isPassed }) => isPassed === true,
  nFailedActivities: ({ isPassed }) => isPassed === false,
  nNotCompletedActivities: inState('NotCompleted'),
  nInvalidScheduleActivities: inState('InvalidSchedule'),
};
const SCORE = 'oActivityScore';
const assignmentMetrics = [...Object.keys(counts).filter((name) => name !== 'nInvalidScheduleActivities'), SCORE];
const appointmentMetrics = Object.keys(counts).filter((name) => !/Passed|Failed|NotCompleted/.test(name));

function counted(
  world: World,
  { interval, metrics, groupBy = [], filter }: Query,
  activities: readonly Activity[],
  all: readonly string[],
): unknown {
  const { from, to } = readInterval(interval);
  const found = activities.filter((activity) => activity.at >= from && activity.at < to && passes(activity, filter));
  const groups = new Map<string, Activity[]>();
  // An appointment with several attendees counts for each of them.
  for (const activity of found)
    for (const key of groupBy.length > 0 ? (activity.says['attendeeId'] ?? []) : [''])
      groups.set(key, [...(groups.get(key) ?? []), activity]);
  const results = [...groups].map(([attendeeId, group]) => ({
    ...(groupBy.length > 0 && { group: { attendeeId } }),
    data: [{ interval, metrics: (metrics ?? all).map((metric) => ({ metric, stats: statsOf(group, metric, world.now()) })) }],
  }));
  return { results };
}

function passes(activity: Activity, { type, clauses }: Query['filter']): boolean {
  const joined = (how: string, verdicts: readonly boolean[]): boolean =>
    how === 'Or' && verdicts.length > 0 ? verdicts.includes(true) : !verdicts.includes(false);
  return joined(
    type,
    clauses.map((clause) =>
      joined(
        clause.type,
        clause.predicates.map(({ dimension, value }) => activity.says[dimension]?.includes(value) === true),
      ),
    ),
  );
}

function statsOf(activities: readonly Activity[], metric: string, now: number): Json {
  if (metric !== SCORE) return { count: activities.filter((activity) => counts[metric]?.(activity, now) === true).length };
  const scores = activities.flatMap(({ score }) => score ?? []);
  const count = scores.length;
  if (count === 0) return { count };
  return { count, min: Math.min(...scores), max: Math.max(...scores), sum: scores.reduce((sum, score) => sum + score, 0) };
}
