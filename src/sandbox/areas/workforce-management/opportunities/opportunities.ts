import type {
  AddOpportunityBody,
  OpportunityMessageCode,
  OpportunityResultWithAgentIds,
  QueryOpportunityEnrollmentResult,
} from '../../../../models/index.js';
import { badRequest, notFound } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { publishEvent } from '../../events/publish.js';
import { activityCodesOf } from '../activity-codes.js';

const UNITS = '/api/v2/workforcemanagement/businessunits';

/** A stored opportunity; its status is derived from the time. */
export interface Opportunity extends AddOpportunityBody {
  id: string;
  businessUnitId: string;
  agentIds: string[];
  publishedDate?: string;
  closedDate?: string;
  version: number;
  dateModified: string;
}

/** An agent's enrolment. */
export type Enrollment = QueryOpportunityEnrollmentResult & { id: string; agent: { id: string } };

export const opportunitiesOf = (world: World): Map<string, Opportunity> => world.collection<Opportunity>('wfm.opportunities');

export const enrollmentsOf = (world: World): Map<string, Enrollment> =>
  world.collection<Enrollment>('wfm.opportunities.enrollments');

export const enrollmentsIn = (world: World, id: string, status?: Enrollment['status']): Enrollment[] =>
  [...enrollmentsOf(world).values()].filter(
    (each) => each.opportunityId === id && (status === undefined || each.status === status),
  );

/** @throws the platform's 404. */
export function opportunityOf(world: World, unitId: string, id = ''): Opportunity {
  const opportunity = opportunitiesOf(world).get(id);
  if (opportunity?.businessUnitId !== unitId) throw notFound('opportunity', id);
  return opportunity;
}

/** The status of an opportunity: after its deadline it stays pending while enrolments wait for a decision. */
export function statusOf(
  world: World,
  { id, publishedDate, closedDate, openDate, deadlineDate }: Opportunity,
): 'Draft' | 'Published' | 'Open' | 'Pending' | 'Closed' {
  const now = world.now();
  if (closedDate !== undefined) return 'Closed';
  if (publishedDate === undefined) return 'Draft';
  if (openDate !== undefined && Date.parse(openDate) > now) return 'Published';
  if (Date.parse(deadlineDate) > now) return 'Open';
  return enrollmentsIn(world, id, 'Pending').length > 0 ? 'Pending' : 'Closed';
}

/** @throws the platform's 400 for dates out of order, or an unknown activity code. */
export function requireValidOpportunity(
  world: World,
  unitId: string,
  { startDate, endDate, openDate, deadlineDate, activityCodeId, capacity }: AddOpportunityBody,
): void {
  const [start, end, deadline] = [startDate, endDate, deadlineDate].map((date) => Date.parse(date)) as [number, number, number];
  const rejectIf = (isInvalid: boolean, code: OpportunityMessageCode & string, fieldName: string): void => {
    if (isInvalid) throw badRequest(`${fieldName} is not valid: ${code}`, [{ errorCode: code, fieldName }]);
  };
  rejectIf(!(start < end), 'EndTimeMustBeAfterStartTime', 'endDate');
  rejectIf(start <= world.now(), 'DateMustBeInFuture', 'startDate');
  rejectIf(deadline > start, 'DeadlineMustBeBeforeOrEqualToStartTime', 'deadlineDate');
  rejectIf(openDate !== undefined && Date.parse(openDate) >= deadline, 'DeadlineMustBeAfterOpenTime', 'openDate');
  rejectIf(capacity < 1, 'InvalidRequest', 'capacity');
  rejectIf(!activityCodesOf(world, unitId).find(activityCodeId), 'InvalidRequest', 'activityCodeId');
}

export function saveOpportunity(world: World, content: Opportunity, event?: Parameters<typeof notifyPlanners>[2]): Opportunity {
  const opportunity = { ...content, version: content.version + 1, dateModified: world.timestamp() };
  opportunitiesOf(world).set(opportunity.id, opportunity);
  if (event !== undefined) notifyPlanners(world, opportunity, event);
  return opportunity;
}

const countByStatus = (world: World, id: string) => ({
  pending: enrollmentsIn(world, id, 'Pending').length,
  approved: enrollmentsIn(world, id, 'Approved').length,
  denied: enrollmentsIn(world, id, 'Denied').length,
  withdrawn: enrollmentsIn(world, id, 'Withdrawn').length,
});

/** An opportunity for planners, with the invited agents only on request. */
export function plannerView(world: World, opportunity: Opportunity, includesAgents = false): OpportunityResultWithAgentIds {
  const { businessUnitId, agentIds, version, dateModified, ...opportunityFields } = opportunity;
  return {
    ...opportunityFields,
    status: statusOf(world, opportunity),
    agentCount: agentIds.length,
    enrollmentProcessingCount: 0,
    enrollmentCounts: countByStatus(world, opportunity.id),
    metadata: { version, dateModified },
    ...(includesAgents && { agentIds }),
    selfUri: `${UNITS}/${businessUnitId}/opportunities/${opportunity.id}`,
  };
}

/** An opportunity for agents and in lists of enrolments. */
export function shortView(world: World, opportunity: Opportunity) {
  const { id, name, activityCodeId, startDate, endDate, deadlineDate, capacity } = opportunity;
  const { pending, approved } = countByStatus(world, id);
  const status = statusOf(world, opportunity);
  return {
    id,
    name,
    activityCodeId,
    startDate,
    endDate,
    deadlineDate,
    status,
    capacity,
    enrollmentCounts: { pending, approved },
  };
}

function eventFields(world: World, opportunity: Opportunity) {
  const { id, businessUnitId, startDate, endDate, capacity } = opportunity;
  const { pending, approved, denied, withdrawn } = countByStatus(world, id);
  return {
    ...opportunity,
    organizationId: world.organisation.id,
    opportunityStartDate: startDate,
    opportunityEndDate: endDate,
    businessUnitId,
    status: statusOf(world, opportunity),
    remainingSpaces: Math.max(0, capacity - approved),
    lengthMinutes: Math.round((Date.parse(endDate) - Date.parse(startDate)) / 60_000),
    pendingCount: pending,
    approvedCount: approved,
    deniedCount: denied,
    withdrawnCount: withdrawn,
  };
}

export function notifyPlanners(
  world: World,
  opportunity: Opportunity,
  eventType: 'Published' | 'Created' | 'Updated' | 'Opened' | 'Closed',
): void {
  const { businessUnitId } = opportunity;
  publishEvent(world, 'v2.workforcemanagement.businessunits.{id}.opportunities', [businessUnitId], () => ({
    ...eventFields(world, opportunity),
    eventType,
  }));
}

/** Notifies agents of a change of an opportunity, or of their enrolment. */
export function notifyAgents(
  world: World,
  opportunity: Opportunity,
  eventType: 'Opened' | 'SignedUp' | 'ApprovedAutomatically' | 'ApprovedManually' | 'Withdrawn' | 'Denied',
  { agent, denialCode, reviewNote }: Partial<Enrollment> = {},
): void {
  publishEvent(world, 'v2.workforcemanagement.agents.opportunities', [], () => ({
    ...eventFields(world, opportunity),
    eventType,
    agentIds: agent ? [agent.id] : opportunity.agentIds,
    ...(denialCode !== undefined && { denialCode }),
    ...(reviewNote !== undefined && { reviewNote }),
  }));
}
