import type { OpportunityMessageCode } from '../../../../models/index.js';
import { textOf } from '../../../engine/values.js';
import type { World } from '../../../store/world.js';
import type { Json } from '../../repository.js';
import { userReference } from '../agents/placements.js';
import { agentIn, agentSchedulesOf, publishedOf } from '../schedules/schedule-store.js';
import { enrolledIn, enrollmentsOf, statusOf, tellAgents } from './opportunities.js';
import type { Enrollment, Opportunity } from './opportunities.js';

/** The enrolment, or the reason why it was refused. */
export type Outcome = { enrollment: Enrollment } | { error: OpportunityMessageCode };

/** Enrols an agent in an opportunity; without review the enrolment is approved at once. */
export function enrolled(world: World, opportunity: Opportunity | undefined, userId: string): Outcome {
  // Agents without an invitation do not see the opportunity.
  if (opportunity?.agentIds.includes(userId) !== true || opportunity.publishedDate === undefined)
    return { error: 'OpportunityNotFound' };
  if (statusOf(world, opportunity) !== 'Open') return { error: 'OpportunityNotOpen' };
  const all = enrolledIn(world, opportunity.id);
  if (all.some(({ agent, status }) => agent.id === userId && status !== 'Withdrawn')) return { error: 'Conflict' };
  if (all.filter(({ status }) => status === 'Approved').length >= opportunity.capacity) return { error: 'CapacityFull' };
  const now = world.timestamp();
  const agent = userReference(userId);
  const enrollment: Enrollment = {
    id: world.newId(),
    opportunityId: opportunity.id,
    agent,
    status: 'Pending',
    metadata: { version: 1, dateCreated: now, dateModified: now, createdBy: agent },
  };
  if (opportunity.approvalType !== 'Automatic') {
    enrollmentsOf(world).set(enrollment.id, enrollment);
    tellAgents(world, opportunity, 'SignedUp', enrollment);
    return { enrollment };
  }
  return approved(world, opportunity, enrollment, 'ApprovedAutomatically');
}

/** Approves an enrolment and adds it to the agent's schedule. */
function approved(
  world: World,
  opportunity: Opportunity,
  before: Enrollment,
  eventType: 'ApprovedAutomatically' | 'ApprovedManually',
): Outcome {
  if (enrolledIn(world, opportunity.id, 'Approved').length >= opportunity.capacity) return { error: 'CapacityFull' };
  const schedule = scheduled(world, opportunity, before.agent.id);
  if (typeof schedule === 'string') return { error: schedule };
  const enrollment = changed(world, before, { status: 'Approved', schedule });
  tellAgents(world, opportunity, eventType, enrollment);
  return { enrollment };
}

export function changed(world: World, before: Enrollment, more: Partial<Enrollment>): Enrollment {
  const metadata = { ...before.metadata, version: before.metadata.version + 1, dateModified: world.timestamp() };
  const after = { ...before, metadata, ...more };
  enrollmentsOf(world).set(after.id, after);
  return after;
}

/** Applies a planner's decision on a pending enrolment. */
export function reviewed(
  world: World,
  opportunity: Opportunity,
  before: Enrollment,
  status: 'Approved' | 'Denied',
  { reviewNote, reviewer }: { reviewNote?: string | undefined; reviewer?: { id: string } | undefined },
): Outcome {
  if (before.status !== 'Pending') return { error: 'InvalidStatusTransition' };
  const metadata = { ...before.metadata, dateReviewed: world.timestamp(), ...(reviewer && { reviewedBy: reviewer }) };
  const noted = { ...before, metadata, ...(reviewNote !== undefined && { reviewNote }) };
  if (status === 'Approved') return approved(world, opportunity, noted, 'ApprovedManually');
  return { enrollment: denied(world, opportunity, noted, 'ManuallyDenied') };
}

export function denied(
  world: World,
  opportunity: Opportunity,
  before: Enrollment,
  denialCode: NonNullable<Enrollment['denialCode']>,
): Enrollment {
  const enrollment = changed(world, before, { status: 'Denied', denialCode });
  tellAgents(world, opportunity, 'Denied', enrollment);
  return enrollment;
}

/** Adds an opportunity to the published schedule: into the shift that contains it, or as a separate shift. */
function scheduled(
  world: World,
  { id, businessUnitId, startDate, endDate, activityCodeId }: Opportunity,
  userId: string,
): { id: string; weekDate: string } | 'ScheduleNotFound' | 'ScheduleConflict' {
  const [schedule] = publishedOf(world, businessUnitId, startDate, endDate);
  const all = agentSchedulesOf(world);
  const own = schedule && all.get(schedule.id)?.find((each) => agentIn(each) === userId);
  if (!schedule || !own) return 'ScheduleNotFound';
  const from = Date.parse(startDate);
  const to = Date.parse(endDate);
  const start = new Date(from).toISOString();
  const activity = {
    startDate: start,
    lengthMinutes: (to - from) / 60_000,
    activityCodeId,
    paid: true,
    externalActivityId: id,
    externalActivityType: 'Opportunity',
  };
  const shifts = (own['shifts'] ?? []) as Json[];
  const met = shifts.filter((shift) => spanOf(shift).from < to && spanOf(shift).to > from);
  const around = met.find((shift) => spanOf(shift).from <= from && spanOf(shift).to >= to);
  if (met.length > 0 && !around) return 'ScheduleConflict';
  const shift = around
    ? { ...around, activities: [...cutOut((around['activities'] ?? []) as Json[], from, to), activity].sort(byStart) }
    : {
        id: world.newId(),
        startDate: start,
        lengthMinutes: activity.lengthMinutes,
        activities: [activity],
        manuallyEdited: false,
      };
  const after = { ...own, shifts: [...shifts.filter((each) => each !== around), shift].sort(byStart) };
  all.set(
    schedule.id,
    (all.get(schedule.id) ?? []).map((each) => (each === own ? after : each)),
  );
  return { id: schedule.id, weekDate: textOf(schedule['weekDate']) };
}

function spanOf({ startDate, lengthMinutes }: Json): { from: number; to: number } {
  const from = Date.parse(textOf(startDate));
  return { from, to: from + Number(lengthMinutes ?? 0) * 60_000 };
}

const byStart = (one: Json, other: Json): number => spanOf(one).from - spanOf(other).from;

/** Removes a period from activities. */
const cutOut = (activities: readonly Json[], from: number, to: number): Json[] =>
  activities.flatMap((activity) => {
    const span = spanOf(activity);
    const parts = [
      [span.from, Math.min(span.to, from)],
      [Math.max(span.from, to), span.to],
    ] as const;
    if (span.from >= to || span.to <= from) return [activity];
    return parts
      .filter(([start, end]) => start < end)
      .map(([start, end]) => ({ ...activity, startDate: new Date(start).toISOString(), lengthMinutes: (end - start) / 60_000 }));
  });
