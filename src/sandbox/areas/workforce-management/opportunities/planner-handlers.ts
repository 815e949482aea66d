import type { Area } from '../../../engine/area.js';
import type {
  BulkAddOpportunitiesRequest,
  BulkOpportunitiesExternalActivitiesRequest,
  BulkOpportunitiesRequest,
  BulkOpportunitiesStatusUpdateRequest,
  BulkOpportunityEnrollmentsStatusUpdateRequest,
  OpportunityMessageCode,
  PatchOpportunityRequest,
  QueryOpportunitiesRequest,
  QueryOpportunityEnrollmentsRequest,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, missingField, staleVersion } from '../../../store/errors.js';
import { queryList } from '../../../http/listing.js';
import type { World } from '../../../store/world.js';
import { callerOf } from '../../repository.js';
import type { Json } from '../../repository.js';
import { businessUnitAt } from '../agents/placements.js';
import { answerOrFile } from '../result.js';
import { agentsOf } from '../roster.js';
import { denied, reviewed } from './enrollment.js';
import {
  enrolledIn,
  enrollmentsOf,
  keepOpportunity,
  opportunitiesOf,
  opportunityOf,
  plannerView,
  refuseAmiss,
  shortView,
  statusOf,
  tellAgents,
} from './opportunities.js';
import type { Opportunity } from './opportunities.js';

const PATH = '/api/v2/workforcemanagement/businessunits/:businessUnitId/opportunities';

/** Opportunities for planners: additional hours that they offer to agents, and the enrolments. */
export function addOpportunityHandlers(area: Area, world: World): void {
  const unitIn = (context: OperationContext): string => businessUnitAt(world, context.param('businessUnitId')).id;
  const within = (unitId: string, { startDate, endDate }: { startDate: string; endDate: string }): Opportunity[] => {
    if (!(Date.parse(startDate) < Date.parse(endDate))) throw invalidValue('range', endDate);
    return [...opportunitiesOf(world).values()]
      .filter(({ businessUnitId }) => businessUnitId === unitId)
      .filter((each) => Date.parse(each.startDate) < Date.parse(endDate) && Date.parse(each.endDate) > Date.parse(startDate))
      .sort((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
  };
  /** Applies an action to each given opportunity, and returns each result. */
  const each = (
    unitId: string,
    ids: readonly string[],
    act: (opportunity: Opportunity) => OpportunityMessageCode | undefined,
  ) => {
    const results = ids.map((id) => {
      const opportunity = opportunitiesOf(world).get(id);
      const code = opportunity?.businessUnitId === unitId ? act(opportunity) : 'OpportunityNotFound';
      return code === undefined ? { id, status: 'Complete' } : { id, status: 'Error', error: { errorCode: code } };
    });
    return { results, errorCount: results.filter(({ status }) => status === 'Error').length };
  };
  const named = ({ results, errorCount }: ReturnType<typeof each>, unitId: string): Json => ({
    results: results.map(({ id, ...result }) => ({
      ...result,
      opportunity: { id, selfUri: `${PATH.replace(':businessUnitId', unitId)}/${id}` },
    })),
    errorCount,
  });

  area.handle('postWorkforcemanagementBusinessunitOpportunitiesBulkAdd', (context) => {
    const unitId = unitIn(context);
    const { opportunities, agentIds = [] } = readObject<BulkAddOpportunitiesRequest>(context, ['opportunities']);
    refuseStrangers(world, unitId, agentIds);
    for (const opportunity of opportunities) refuseAmiss(world, unitId, opportunity);
    const made = opportunities.map((body) =>
      keepOpportunity(
        world,
        { ...body, id: world.newId(), businessUnitId: unitId, agentIds, version: 0, dateModified: '' },
        'Created',
      ),
    );
    return { opportunities: made.map((opportunity) => plannerView(world, opportunity)) };
  });

  area.handle('postWorkforcemanagementBusinessunitOpportunitiesBulkPublish', (context) => {
    const unitId = unitIn(context);
    const { ids } = readObject<BulkOpportunitiesRequest>(context, ['ids']);
    const done = each(unitId, ids, (opportunity) => {
      if (statusOf(world, opportunity) !== 'Draft') return 'StatusNotDraft';
      if (opportunity.agentIds.length === 0) return 'NoInvitationsForPublish';
      if (Date.parse(opportunity.deadlineDate) <= world.now()) return 'DateMustBeInFuture';
      const { openDate: asked } = opportunity;
      const openDate = asked !== undefined && Date.parse(asked) > world.now() ? asked : world.timestamp();
      const published = keepOpportunity(world, { ...opportunity, openDate, publishedDate: world.timestamp() }, 'Published');
      if (statusOf(world, published) === 'Open') tellAgents(world, published, 'Opened');
      return undefined;
    });
    return named(done, unitId);
  });

  area.handle('postWorkforcemanagementBusinessunitOpportunitiesBulkRemove', (context) => {
    const unitId = unitIn(context);
    const { ids } = readObject<BulkOpportunitiesRequest>(context, ['ids']);
    const { results, errorCount } = each(unitId, ids, ({ id }) => {
      for (const enrollment of enrolledIn(world, id)) enrollmentsOf(world).delete(enrollment.id);
      opportunitiesOf(world).delete(id);
      return undefined;
    });
    return { results: results.map(({ id, ...result }) => ({ ...result, opportunityId: id })), errorCount };
  });

  area.handle('postWorkforcemanagementBusinessunitOpportunitiesBulkStatusesUpdate', (context) => {
    const unitId = unitIn(context);
    const { opportunityIds } = readObject<BulkOpportunitiesStatusUpdateRequest>(context, ['opportunityIds', 'status']);
    const done = each(unitId, opportunityIds, (opportunity) => {
      if (['Draft', 'Closed'].includes(statusOf(world, opportunity))) return 'InvalidStatusTransition';
      const closed = keepOpportunity(world, { ...opportunity, closedDate: world.timestamp() }, 'Closed');
      // Denies pending enrolments.
      for (const enrollment of enrolledIn(world, closed.id, 'Pending')) denied(world, closed, enrollment, 'ManuallyClosed');
      return undefined;
    });
    return named(done, unitId);
  });

  area.handle('postWorkforcemanagementBusinessunitOpportunitiesQuery', (context) => {
    const unitId = unitIn(context);
    const { range } = readObject<QueryOpportunitiesRequest>(context, ['range']);
    const opportunities = within(unitId, range).map((opportunity) => plannerView(world, opportunity));
    return answerOrFile(context, world, { opportunities }, 'result');
  });

  area.handle('postWorkforcemanagementBusinessunitOpportunitiesExternalactivitiesQuery', (context) => {
    const unitId = unitIn(context);
    const { ids } = readObject<BulkOpportunitiesExternalActivitiesRequest>(context, ['ids']);
    const externalActivities = ids.flatMap((id) => {
      const opportunity = opportunitiesOf(world).get(id);
      return opportunity?.businessUnitId === unitId ? [{ id, opportunityName: opportunity.name }] : [];
    });
    return { externalActivities };
  });

  area.handle('postWorkforcemanagementBusinessunitOpportunitiesEnrollmentsQuery', (context) => {
    const unitId = unitIn(context);
    const { range, opportunityId } = readObject<QueryOpportunityEnrollmentsRequest>(context);
    if (!range && opportunityId === undefined) throw missingField('opportunityId');
    const found =
      opportunityId === undefined
        ? within(unitId, range ?? { startDate: '', endDate: '' })
        : [opportunityOf(world, unitId, opportunityId)];
    const enrollments = found.flatMap(({ id }) => enrolledIn(world, id));
    const isExpanded = queryList(context, 'expand').includes('opportunities');
    const result = {
      enrollments,
      ...(isExpanded && { opportunities: found.map((opportunity) => shortView(world, opportunity)) }),
    };
    return answerOrFile(context, world, result, 'result');
  });

  area.handle('postWorkforcemanagementBusinessunitOpportunitiesEnrollmentsBulkStatusesUpdate', (context) => {
    const unitId = unitIn(context);
    const asked = readObject<BulkOpportunityEnrollmentsStatusUpdateRequest>(context, ['enrollmentIds', 'status']);
    const results = asked.enrollmentIds.map((id) => {
      const enrollment = enrollmentsOf(world).get(id);
      const opportunity = opportunitiesOf(world).get(enrollment?.opportunityId ?? '');
      if (!enrollment || opportunity?.businessUnitId !== unitId)
        return { status: 'Error', error: { errorCode: 'EnrollmentNotFound' }, enrollment: { id } };
      const status = asked.status === 'Approved' ? 'Approved' : 'Denied';
      const outcome = reviewed(world, opportunity, enrollment, status, {
        reviewNote: asked.reviewNote,
        reviewer: callerOf(context),
      });
      if ('error' in outcome) return { status: 'Error', error: { errorCode: outcome.error }, enrollment: { id } };
      return { status: 'Complete', enrollment: { id } };
    });
    return { results, errorCount: results.filter(({ status }) => status === 'Error').length };
  });
  area.handle('getWorkforcemanagementBusinessunitOpportunity', (context) => {
    const opportunity = opportunityOf(world, unitIn(context), context.param('opportunityId'));
    return plannerView(world, opportunity, queryList(context, 'expand').includes('agentIds'));
  });
  area.handle('patchWorkforcemanagementBusinessunitOpportunity', (context) => {
    const unitId = unitIn(context);
    const before = opportunityOf(world, unitId, context.param('opportunityId'));
    const { openDate, description, agentIds, metadata, ...body } = readObject<PatchOpportunityRequest>(context, ['metadata']);
    if (metadata.version !== before.version) throw staleVersion('opportunity', before.id);
    if (statusOf(world, before) === 'Closed') throw invalidValue('status', 'Closed', 'OpportunityStatus');
    const { openDate: opened, description: described, ...kept } = before;
    const opens = openDate ? openDate.value : opened;
    const says = description ? description.value : described;
    const after = {
      ...kept,
      ...body,
      agentIds: agentIds?.values ?? before.agentIds,
      ...(opens !== undefined && { openDate: opens }),
      ...(says !== undefined && { description: says }),
    };
    refuseStrangers(world, unitId, after.agentIds);
    refuseAmiss(world, unitId, after);
    return plannerView(world, keepOpportunity(world, after, 'Updated'));
  });
}

/** @throws the platform's 400 for a user who is not an agent of the business unit. */
function refuseStrangers(world: World, unitId: string, agentIds: readonly string[]): void {
  const agents = new Set(agentsOf(world, unitId).map(({ userId }) => userId));
  const stranger = agentIds.find((id) => !agents.has(id));
  if (stranger !== undefined) throw invalidValue('agentIds', stranger, 'agent');
}
