import type { Area } from '../../../engine/area.js';
import type {
  UnavailableTimesValidationResult,
  ValidateAgentUnavailableTimesRequest,
  WorkPlan,
  WorkPlanConstraintViolationMessage,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { notFound } from '../../../store/errors.js';
import { callerId } from '../../../sign-in/bearer.js';
import { DAY } from '../../../store/clock.js';
import type { World } from '../../../store/world.js';
import { JobKind } from '../../job-kind.js';
import type { Job } from '../../jobs.js';
import { activityCodesOf } from '../activity-codes.js';
import { possibleDays } from '../possible-shifts.js';
import { agentsIn, businessUnitIn, unitOfAgent } from '../roster.js';
import { laterDay, momentOn, zoneOf } from '../wall-clock.js';
import { planReference, userReference } from './placements.js';
import { isAvailabilityEnabled, unavailableTimesBetween, spanOf } from './unavailable.js';
import { notEnabledError, readChanges } from './availability.js';

interface Validation extends Job {
  userId: string;
  result: UnavailableTimesValidationResult;
}

type Span = ReturnType<typeof spanOf>;

/** Checks whether unavailable times leave enough time for the agent's work plan. Stores nothing. */
export function addUnavailableValidationHandlers(area: Area, world: World): void {
  const jobs = new JobKind<Validation>(world, {
    name: 'wfm.unavailabletimes.validations',
    entity: 'job',
    retentionMs: DAY,
    stateNames: { active: ['Processing'], done: 'Complete', failed: 'Error' },
  });
  const view = (job: Validation) => ({
    id: job.id,
    status: jobs.stateName(job),
    ...(jobs.hasSucceeded(job) && { result: job.result }),
  });

  area.handle('postWorkforcemanagementUnavailabletimesValidationJobs', (context) => {
    const userId = callerId(context);
    const unit = unitOfAgent(world, userId);
    if (!isAvailabilityEnabled(world, unit.id)) throw notEnabledError('managementUnit', unit.id);
    const body = readObject(context, ['validationWeekDate', 'unavailableTimes']);
    const plannedJob = jobs.createPending(context, { userId, result: resultOf(world, userId, body) });
    // Only a job with a planned outcome takes time.
    return view(plannedJob.fate ? jobs.begin(plannedJob) : jobs.put({ ...plannedJob, fate: { lastsMs: 0 } }));
  });
  area.handle('getWorkforcemanagementUnavailabletimesValidationJob', (context) => {
    const job = jobs.get(context.param('jobId'));
    if (job.userId !== callerId(context)) throw notFound('job', job.id);
    return { ...view(job), agent: userReference(job.userId) };
  });
}

function resultOf(
  world: World,
  userId: string,
  { validationWeekDate: week, unavailableTimes }: ValidateAgentUnavailableTimesRequest,
): UnavailableTimesValidationResult {
  const unit = unitOfAgent(world, userId);
  const changes = readChanges(world, userId, unavailableTimes);
  const plan = agentsIn(world, unit)
    .find((agent) => agent.userId === userId)
    ?.planOn(week);
  if (!plan || plan.enabled === false) return { valid: true, invalidWorkPlans: [] };
  const zone = zoneOf(world, businessUnitIn(unit));
  const from = momentOn(week, 0, zone) - DAY;
  const to = momentOn(laterDay(week, 8), 0, zone);
  const changedIds = new Set(unavailableTimes.flatMap(({ id }) => id ?? []));
  const unchangedTimes = unavailableTimesBetween(world, userId, from, to).filter(({ id }) => !changedIds.has(id));
  const remainingChanges = changes.filter(({ isDeleted }) => !isDeleted);
  const spans = [...unchangedTimes, ...remainingChanges.map(({ time }) => time)].map(({ timeSpan }) => spanOf(timeSpan));
  const conflicts = findConflicts(world, businessUnitIn(unit), plan, week, spans);
  if (conflicts.length === 0) return { valid: true, invalidWorkPlans: [] };
  return {
    valid: false,
    invalidWorkPlans: [planReference(unit.id, plan.id ?? '')],
    workPlanConstraintsViolationMessage: {
      type: 'ConstraintConflictWithPotentialFixes',
      fixableConstraintsMessages: conflicts,
    },
  };
}

/** The constraints that would be violated: required days, minimum working days, and weekly paid time. */
function findConflicts(
  world: World,
  unitId: string,
  plan: WorkPlan,
  week: string,
  spans: readonly Span[],
): WorkPlanConstraintViolationMessage[] {
  const zone = zoneOf(world, unitId);
  const days = possibleDays(activityCodesOf(world, unitId), plan, week).map(({ day, isRequired, possibilities }) => {
    const remainingPossibilities = possibilities.filter(({ start, length }) => {
      const from = momentOn(day, start, zone);
      const to = momentOn(day, start + length, zone);
      return spans.every((span) => span.to <= from || span.from >= to);
    });
    return {
      day,
      isRequired,
      most: Math.max(...remainingPossibilities.map(({ paidMinutes }) => paidMinutes)),
      isOpen: remainingPossibilities.length > 0,
    };
  });
  const openDays = days.filter(({ isOpen }) => isOpen);
  const { minimumWorkingDaysPerWeek: minimumDays = 0, maximumDays = 7 } = plan;
  const paidMinutes = openDays
    .map(({ most: maxPaidMinutes }) => maxPaidMinutes)
    .sort((one, other) => other - one)
    .slice(0, maximumDays)
    .reduce((sum, minutes) => sum + minutes, 0);
  const minimumPaidMinutes = minimumPaidMinutesOf(plan);
  return [
    ...days
      .filter(({ isRequired, isOpen }) => isRequired && !isOpen)
      .map(({ day }) => ({ type: 'RequiredShift', arguments: [{ type: 'Date', value: day }] })),
    ...(openDays.length < minimumDays
      ? [{ type: 'MinimumWeeklyWorkDays', arguments: [{ type: 'Count', value: String(minimumDays) }] }]
      : []),
    ...(paidMinutes < minimumPaidMinutes
      ? [{ type: 'MinimumWeeklyPaidTime', arguments: [{ type: 'Minutes', value: String(minimumPaidMinutes) }] }]
      : []),
  ];
}

/** Minimum paid time of a week. */
function minimumPaidMinutesOf(plan: WorkPlan): number {
  if (plan.constrainWeeklyPaidTime !== true) return 0;
  return (plan.flexibleWeeklyPaidTime === true ? plan.weeklyMinimumPaidMinutes : plan.weeklyExactPaidMinutes) ?? 0;
}
