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
import { agentsIn, businessUnitIn, ownUnit } from '../roster.js';
import { laterDay, momentOn, zoneOf } from '../wall-clock.js';
import { planReference, userReference } from './placements.js';
import { isAvailabilityAsked, saidBetween, spanOf } from './unavailable.js';
import { notEnabled, readChanges } from './wishes.js';

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
  const view = (job: Validation): object => ({
    id: job.id,
    status: jobs.stateName(job),
    ...(jobs.hasSucceeded(job) && { result: job.result }),
  });

  area.handle('postWorkforcemanagementUnavailabletimesValidationJobs', (context) => {
    const userId = callerId(context);
    const unit = ownUnit(world, userId);
    if (!isAvailabilityAsked(world, unit.id)) throw notEnabled('managementUnit', unit.id);
    const asked = readObject<ValidateAgentUnavailableTimesRequest>(context, ['validationWeekDate', 'unavailableTimes']);
    const planned = jobs.createPending(context, { userId, result: resultOf(world, userId, asked) });
    // Only a job with a planned outcome takes time.
    return view(planned.fate ? jobs.begin(planned) : jobs.put({ ...planned, fate: { lastsMs: 0 } }));
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
  const unit = ownUnit(world, userId);
  const changes = readChanges(world, userId, unavailableTimes);
  const plan = agentsIn(world, unit)
    .find((agent) => agent.userId === userId)
    ?.planOn(week);
  if (!plan || plan.enabled === false) return { valid: true, invalidWorkPlans: [] };
  const zone = zoneOf(world, businessUnitIn(unit));
  const from = momentOn(week, 0, zone) - DAY;
  const to = momentOn(laterDay(week, 8), 0, zone);
  const named = new Set(unavailableTimes.flatMap(({ id }) => id ?? []));
  const kept = saidBetween(world, userId, from, to).filter(({ id }) => !named.has(id));
  const changed = changes.filter(({ isGone }) => !isGone);
  const spans = [...kept, ...changed.map(({ after }) => after)].map(({ timeSpan }) => spanOf(timeSpan));
  const conflicts = conflictsWith(world, businessUnitIn(unit), plan, week, spans);
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
function conflictsWith(
  world: World,
  unitId: string,
  plan: WorkPlan,
  week: string,
  spans: readonly Span[],
): WorkPlanConstraintViolationMessage[] {
  const zone = zoneOf(world, unitId);
  const days = possibleDays(activityCodesOf(world, unitId), plan, week).map(({ day, isRequired, possibilities }) => {
    const left = possibilities.filter(({ start, length }) => {
      const from = momentOn(day, start, zone);
      const to = momentOn(day, start + length, zone);
      return spans.every((span) => span.to <= from || span.from >= to);
    });
    return { day, isRequired, most: Math.max(...left.map(({ paid }) => paid)), isOpen: left.length > 0 };
  });
  const open = days.filter(({ isOpen }) => isOpen);
  const { minimumWorkingDaysPerWeek: leastDays = 0, maximumDays = 7 } = plan;
  const paid = open
    .map(({ most }) => most)
    .sort((one, other) => other - one)
    .slice(0, maximumDays)
    .reduce((sum, minutes) => sum + minutes, 0);
  const leastPaid = leastPaidOf(plan);
  return [
    ...days
      .filter(({ isRequired, isOpen }) => isRequired && !isOpen)
      .map(({ day }) => ({ type: 'RequiredShift', arguments: [{ type: 'Date', value: day }] })),
    ...(open.length < leastDays
      ? [{ type: 'MinimumWeeklyWorkDays', arguments: [{ type: 'Count', value: String(leastDays) }] }]
      : []),
    ...(paid < leastPaid ? [{ type: 'MinimumWeeklyPaidTime', arguments: [{ type: 'Minutes', value: String(leastPaid) }] }] : []),
  ];
}

/** Minimum paid time of a week. */
function leastPaidOf(plan: WorkPlan): number {
  if (plan.constrainWeeklyPaidTime !== true) return 0;
  return (plan.flexibleWeeklyPaidTime === true ? plan.weeklyMinimumPaidMinutes : plan.weeklyExactPaidMinutes) ?? 0;
}
