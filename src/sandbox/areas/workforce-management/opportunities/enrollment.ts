import type { BuAgentScheduleActivity, OpportunityMessageCode } from '../../../../models/index.js';
import type { World } from '../../../store/world.js';
import { userReference } from '../agents/placements.js';
import { agentIn, agentSchedulesOf, publishedOf } from '../schedules/schedule-store.js';
import { enrollmentsIn, enrollmentsOf, statusOf, notifyAgents } from './opportunities.js';
import type { Enrollment, Opportunity } from './opportunities.js';

/** The enrolment, or the reason why it was refused. */
export type Outcome = { enrollment: Enrollment } | { error: OpportunityMessageCode };

/** Enrols an agent in an opportunity; without review the enrolment is approved at once. */
export function enrollAgent(world: World, opportunity: Opportunity | undefined, userId: string): Outcome {
  // Agents without an invitation do not see the opportunity.
  if (opportunity?.agentIds.includes(userId) !== true || opportunity.publishedDate === undefined)
    return { error: 'OpportunityNotFound' };
  if (statusOf(world, opportunity) !== 'Open') return { error: 'OpportunityNotOpen' };
  const enrollments = enrollmentsIn(world, opportunity.id);
  if (enrollments.some(({ agent, status }) => agent.id === userId && status !== 'Withdrawn')) return { error: 'Conflict' };
  if (enrollments.filter(({ status }) => status === 'Approved').length >= opportunity.capacity) return { error: 'CapacityFull' };
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
    notifyAgents(world, opportunity, 'SignedUp', enrollment);
    return { enrollment };
  }
  return approveEnrollment(world, opportunity, enrollment, 'ApprovedAutomatically');
}

/** Approves an enrolment and adds it to the agent's schedule. */
function approveEnrollment(
  world: World,
  opportunity: Opportunity,
  pendingEnrollment: Enrollment,
  eventType: 'ApprovedAutomatically' | 'ApprovedManually',
): Outcome {
  if (enrollmentsIn(world, opportunity.id, 'Approved').length >= opportunity.capacity) return { error: 'CapacityFull' };
  const schedule = addToSchedule(world, opportunity, pendingEnrollment.agent.id);
  if (typeof schedule === 'string') return { error: schedule };
  const enrollment = saveEnrollment(world, pendingEnrollment, { status: 'Approved', schedule });
  notifyAgents(world, opportunity, eventType, enrollment);
  return { enrollment };
}

export function saveEnrollment(world: World, enrollment: Enrollment, changes: Partial<Enrollment>): Enrollment {
  const metadata = { ...enrollment.metadata, version: enrollment.metadata.version + 1, dateModified: world.timestamp() };
  const savedEnrollment = { ...enrollment, metadata, ...changes };
  enrollmentsOf(world).set(savedEnrollment.id, savedEnrollment);
  return savedEnrollment;
}

/** Applies a planner's decision on a pending enrolment. */
export function reviewEnrollment(
  world: World,
  opportunity: Opportunity,
  enrollment: Enrollment,
  status: 'Approved' | 'Denied',
  { reviewNote, reviewer }: { reviewNote?: string | undefined; reviewer?: { id: string } | undefined },
): Outcome {
  if (enrollment.status !== 'Pending') return { error: 'InvalidStatusTransition' };
  const metadata = { ...enrollment.metadata, dateReviewed: world.timestamp(), ...(reviewer && { reviewedBy: reviewer }) };
  const reviewedEnrollment = { ...enrollment, metadata, ...(reviewNote !== undefined && { reviewNote }) };
  if (status === 'Approved') return approveEnrollment(world, opportunity, reviewedEnrollment, 'ApprovedManually');
  return { enrollment: denyEnrollment(world, opportunity, reviewedEnrollment, 'ManuallyDenied') };
}

export function denyEnrollment(
  world: World,
  opportunity: Opportunity,
  pendingEnrollment: Enrollment,
  denialCode: NonNullable<Enrollment['denialCode']>,
): Enrollment {
  const enrollment = saveEnrollment(world, pendingEnrollment, { status: 'Denied', denialCode });
  notifyAgents(world, opportunity, 'Denied', enrollment);
  return enrollment;
}

/** Adds an opportunity to the published schedule: into the shift that contains it, or as a separate shift. */
function addToSchedule(
  world: World,
  { id, businessUnitId, startDate, endDate, activityCodeId }: Opportunity,
  userId: string,
): { id: string; weekDate: string } | 'ScheduleNotFound' | 'ScheduleConflict' {
  const [schedule] = publishedOf(world, businessUnitId, startDate, endDate);
  const agentSchedules = agentSchedulesOf(world);
  const agentSchedule = schedule && agentSchedules.get(schedule.id)?.find((each) => agentIn(each) === userId);
  if (!schedule || !agentSchedule) return 'ScheduleNotFound';
  const from = Date.parse(startDate);
  const to = Date.parse(endDate);
  const start = new Date(from).toISOString();
  const activity = {
    startDate: start,
    lengthMinutes: (to - from) / 60_000,
    activityCodeId,
    paid: true,
    externalActivityId: id,
    externalActivityType: 'Opportunity' as const,
  };
  const shifts = agentSchedule.shifts ?? [];
  const overlappingShifts = shifts.filter((shift) => spanOf(shift).from < to && spanOf(shift).to > from);
  const containingShift = overlappingShifts.find((shift) => spanOf(shift).from <= from && spanOf(shift).to >= to);
  if (overlappingShifts.length > 0 && !containingShift) return 'ScheduleConflict';
  const shift = containingShift
    ? {
        ...containingShift,
        activities: [...removePeriod(containingShift.activities ?? [], from, to), activity].sort(compareStarts),
      }
    : {
        id: world.newId(),
        startDate: start,
        lengthMinutes: activity.lengthMinutes,
        activities: [activity],
        manuallyEdited: false,
      };
  const changedSchedule = {
    ...agentSchedule,
    shifts: [...shifts.filter((each) => each !== containingShift), shift].sort(compareStarts),
  };
  agentSchedules.set(
    schedule.id,
    (agentSchedules.get(schedule.id) ?? []).map((each) => (each === agentSchedule ? changedSchedule : each)),
  );
  return { id: schedule.id, weekDate: schedule.weekDate ?? '' };
}

/** A shift or an activity. */
type TimedPart = Pick<BuAgentScheduleActivity, 'startDate' | 'lengthMinutes'>;

function spanOf({ startDate = '', lengthMinutes = 0 }: TimedPart): { from: number; to: number } {
  const from = Date.parse(startDate);
  return { from, to: from + lengthMinutes * 60_000 };
}

const compareStarts = (one: TimedPart, other: TimedPart): number => spanOf(one).from - spanOf(other).from;

/** Removes a period from activities. */
const removePeriod = (activities: readonly BuAgentScheduleActivity[], from: number, to: number): BuAgentScheduleActivity[] =>
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
