import type { Area } from '../../../engine/area.js';
import { readObject } from '../../../http/body.js';
import { invalidValue } from '../../../store/errors.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import { groupBy } from '../../group.js';
import { businessUnitReference } from '../agents/placements.js';
import { resultOrFile } from '../result.js';
import { saveEnrollment, enrollAgent } from './enrollment.js';
import { enrollmentsIn, enrollmentsOf, opportunitiesOf, shortView, statusOf, notifyAgents } from './opportunities.js';
import type { Opportunity } from './opportunities.js';

/** Opportunities for agents: additional hours that they can sign up for. */
export function addAgentOpportunityHandlers(area: Area, world: World): void {
  area.handle('postWorkforcemanagementAgentsOpportunitiesQuery', (context) => {
    const userId = callerId(context);
    const { startDate, endDate } = readObject(context, ['range']).range;
    if (!(Date.parse(startDate) < Date.parse(endDate))) throw invalidValue('range', endDate);
    // Agents see published opportunities from the start of enrolment on.
    const visibleOpportunities = [...opportunitiesOf(world).values()].filter(
      (each) =>
        each.agentIds.includes(userId) &&
        !['Draft', 'Published'].includes(statusOf(world, each)) &&
        Date.parse(each.startDate) < Date.parse(endDate) &&
        Date.parse(each.endDate) > Date.parse(startDate),
    );
    const businessUnits = [...groupBy(visibleOpportunities, ({ businessUnitId }) => businessUnitId)].map(
      ([id, opportunities]) => ({
        ...businessUnitReference(id),
        opportunities: opportunities.map((opportunity) => agentView(world, opportunity, userId)),
      }),
    );
    return resultOrFile(context, world, { businessUnits });
  });

  area.handle('postWorkforcemanagementAgentsOpportunitiesEnrollmentsBulkAdd', (context) => {
    const userId = callerId(context);
    const { enrollments } = readObject(context, ['enrollments']);
    const results = enrollments.map(({ opportunityId }) => {
      const outcome = enrollAgent(world, opportunitiesOf(world).get(opportunityId), userId);
      if ('error' in outcome) return { status: 'Error', error: { errorCode: outcome.error }, enrollment: { opportunityId } };
      return { status: 'Complete', enrollment: { id: outcome.enrollment.id, opportunityId } };
    });
    return { results, errorCount: results.filter(({ status }) => status === 'Error').length };
  });

  area.handle('postWorkforcemanagementAgentsOpportunitiesEnrollmentsBulkStatusesUpdate', (context) => {
    const userId = callerId(context);
    const { enrollmentIds } = readObject(context, ['enrollmentIds', 'status']);
    const results = enrollmentIds.map((id) => {
      const enrollment = enrollmentsOf(world).get(id);
      const opportunity = opportunitiesOf(world).get(enrollment?.opportunityId ?? '');
      const errorResult = (errorCode: string) => ({ status: 'Error', error: { errorCode }, enrollment: { id } });
      if (enrollment?.agent.id !== userId || !opportunity) return errorResult('EnrollmentNotFound');
      // Only planners can remove an enrolment that is already scheduled.
      if (enrollment.status !== 'Pending') return errorResult('InvalidStatusTransition');
      notifyAgents(world, opportunity, 'Withdrawn', saveEnrollment(world, enrollment, { status: 'Withdrawn' }));
      return { status: 'Complete', enrollment: { id } };
    });
    return { results, errorCount: results.filter(({ status }) => status === 'Error').length };
  });
}

function agentView(world: World, opportunity: Opportunity, userId: string) {
  const { description, version, dateModified } = opportunity;
  const enrollment = enrollmentsIn(world, opportunity.id).findLast(({ agent }) => agent.id === userId);
  const { opportunityId: _, agent: __, ...enrollmentFields } = enrollment ?? {};
  return {
    ...shortView(world, opportunity),
    ...(description !== undefined && { description }),
    ...(enrollment && { enrollment: enrollmentFields }),
    metadata: { version, dateModified },
  };
}
