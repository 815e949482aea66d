import type { Area } from '../../../engine/area.js';
import type { OpportunityMessageCode } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, missingField, staleVersion } from '../../../store/errors.js';
import { queryList } from '../../../http/listing.js';
import type { World } from '../../../store/world.js';
import { callerOf } from '../../repository.js';
import { businessUnitAt } from '../agents/placements.js';
import { changedList } from '../changed-list.js';
import { resultOrFile } from '../result.js';
import { agentsOf } from '../roster.js';
import { denyEnrollment, reviewEnrollment } from './enrollment.js';
import {
  enrollmentsIn,
  enrollmentsOf,
  saveOpportunity,
  opportunitiesOf,
  opportunityOf,
  plannerView,
  requireValidOpportunity,
  shortView,
  statusOf,
  notifyAgents,
} from './opportunities.js';
import type { Opportunity } from './opportunities.js';

const PATH = '/api/v2/workforcemanagement/businessunits/:businessUnitId/opportunities';

/** Opportunities for planners: additional hours that they offer to agents, and the enrolments. */
export function addOpportunityHandlers(area: Area, world: World): void {
  addOpportunityReads(area, world);
  addOpportunityChanges(area, world);
  addStatusHandlers(area, world);
  addEnrollmentHandlers(area, world);
}

/** Adds, updates and removes opportunities. */
function addOpportunityChanges(area: Area, world: World): void {
  area.handle('postWorkforcemanagementBusinessunitOpportunitiesBulkAdd', (context) => {
    const unitId = readUnitId(world, context);
    const { opportunities, agentIds = [] } = readObject(context, ['opportunities']);
    requireAgents(world, unitId, agentIds);
    for (const opportunity of opportunities) requireValidOpportunity(world, unitId, opportunity);
    const created = opportunities.map((body) =>
      saveOpportunity(
        world,
        { ...body, id: world.newId(), businessUnitId: unitId, agentIds, version: 0, dateModified: '' },
        'Created',
      ),
    );
    return { opportunities: created.map((opportunity) => plannerView(world, opportunity)) };
  });

  area.handle('postWorkforcemanagementBusinessunitOpportunitiesBulkRemove', (context) => {
    const unitId = readUnitId(world, context);
    const { ids } = readObject(context, ['ids']);
    const { results, errorCount } = applyToEach(world, unitId, ids, ({ id }) => {
      for (const enrollment of enrollmentsIn(world, id)) enrollmentsOf(world).delete(enrollment.id);
      opportunitiesOf(world).delete(id);
      return undefined;
    });
    return { results: results.map(({ id, ...result }) => ({ ...result, opportunityId: id })), errorCount };
  });

  area.handle('patchWorkforcemanagementBusinessunitOpportunity', (context) => {
    const unitId = readUnitId(world, context);
    const opportunity = opportunityOf(world, unitId, context.param('opportunityId'));
    const { openDate, description, agentIds, metadata, ...body } = readObject(context, ['metadata']);
    if (metadata.version !== opportunity.version) throw staleVersion('opportunity', opportunity.id);
    if (statusOf(world, opportunity) === 'Closed') throw invalidValue('status', 'Closed', 'OpportunityStatus');
    const { openDate: currentOpenDate, description: currentDescription, ...otherFields } = opportunity;
    const newOpenDate = openDate ? openDate.value : currentOpenDate;
    const newDescription = description ? description.value : currentDescription;
    const changedOpportunity = {
      ...otherFields,
      ...body,
      agentIds: changedList(agentIds, opportunity.agentIds),
      ...(newOpenDate !== undefined && { openDate: newOpenDate }),
      ...(newDescription !== undefined && { description: newDescription }),
    };
    requireAgents(world, unitId, changedOpportunity.agentIds);
    requireValidOpportunity(world, unitId, changedOpportunity);
    return plannerView(world, saveOpportunity(world, changedOpportunity, 'Updated'));
  });
}

function addOpportunityReads(area: Area, world: World): void {
  area.handle('postWorkforcemanagementBusinessunitOpportunitiesQuery', (context) => {
    const unitId = readUnitId(world, context);
    const { range } = readObject(context, ['range']);
    const opportunities = opportunitiesWithin(world, unitId, range).map((opportunity) => plannerView(world, opportunity));
    return resultOrFile(context, world, { opportunities });
  });

  area.handle('postWorkforcemanagementBusinessunitOpportunitiesExternalactivitiesQuery', (context) => {
    const unitId = readUnitId(world, context);
    const { ids } = readObject(context, ['ids']);
    const externalActivities = ids.flatMap((id) => {
      const opportunity = opportunitiesOf(world).get(id);
      return opportunity?.businessUnitId === unitId ? [{ id, opportunityName: opportunity.name }] : [];
    });
    return { externalActivities };
  });

  area.handle('getWorkforcemanagementBusinessunitOpportunity', (context) => {
    const opportunity = opportunityOf(world, readUnitId(world, context), context.param('opportunityId'));
    return plannerView(world, opportunity, queryList(context, 'expand').includes('agentIds'));
  });
}

/** Publishes and closes opportunities. */
function addStatusHandlers(area: Area, world: World): void {
  area.handle('postWorkforcemanagementBusinessunitOpportunitiesBulkPublish', (context) => {
    const unitId = readUnitId(world, context);
    const { ids } = readObject(context, ['ids']);
    const outcome = applyToEach(world, unitId, ids, (opportunity) => {
      if (statusOf(world, opportunity) !== 'Draft') return 'StatusNotDraft';
      if (opportunity.agentIds.length === 0) return 'NoInvitationsForPublish';
      if (Date.parse(opportunity.deadlineDate) <= world.now()) return 'DateMustBeInFuture';
      const { openDate: requestedOpenDate } = opportunity;
      const openDate =
        requestedOpenDate !== undefined && Date.parse(requestedOpenDate) > world.now() ? requestedOpenDate : world.timestamp();
      const published = saveOpportunity(world, { ...opportunity, openDate, publishedDate: world.timestamp() }, 'Published');
      if (statusOf(world, published) === 'Open') notifyAgents(world, published, 'Opened');
      return undefined;
    });
    return withReferences(outcome, unitId);
  });

  area.handle('postWorkforcemanagementBusinessunitOpportunitiesBulkStatusesUpdate', (context) => {
    const unitId = readUnitId(world, context);
    const { opportunityIds } = readObject(context, ['opportunityIds', 'status']);
    const outcome = applyToEach(world, unitId, opportunityIds, (opportunity) => {
      if (['Draft', 'Closed'].includes(statusOf(world, opportunity))) return 'InvalidStatusTransition';
      const closedOpportunity = saveOpportunity(world, { ...opportunity, closedDate: world.timestamp() }, 'Closed');
      // Denies pending enrolments.
      for (const enrollment of enrollmentsIn(world, closedOpportunity.id, 'Pending'))
        denyEnrollment(world, closedOpportunity, enrollment, 'ManuallyClosed');
      return undefined;
    });
    return withReferences(outcome, unitId);
  });
}

function addEnrollmentHandlers(area: Area, world: World): void {
  area.handle('postWorkforcemanagementBusinessunitOpportunitiesEnrollmentsQuery', (context) => {
    const unitId = readUnitId(world, context);
    const { range, opportunityId } = readObject(context);
    if (!range && opportunityId === undefined) throw missingField('opportunityId');
    const opportunities =
      opportunityId === undefined
        ? opportunitiesWithin(world, unitId, range ?? { startDate: '', endDate: '' })
        : [opportunityOf(world, unitId, opportunityId)];
    const enrollments = opportunities.flatMap(({ id }) => enrollmentsIn(world, id));
    const isExpanded = queryList(context, 'expand').includes('opportunities');
    const result = {
      enrollments,
      ...(isExpanded && { opportunities: opportunities.map((opportunity) => shortView(world, opportunity)) }),
    };
    return resultOrFile(context, world, result);
  });

  area.handle('postWorkforcemanagementBusinessunitOpportunitiesEnrollmentsBulkStatusesUpdate', (context) => {
    const unitId = readUnitId(world, context);
    const body = readObject(context, ['enrollmentIds', 'status']);
    const results = body.enrollmentIds.map((id) => {
      const enrollment = enrollmentsOf(world).get(id);
      const opportunity = opportunitiesOf(world).get(enrollment?.opportunityId ?? '');
      if (!enrollment || opportunity?.businessUnitId !== unitId)
        return { status: 'Error', error: { errorCode: 'EnrollmentNotFound' }, enrollment: { id } };
      const status = body.status === 'Approved' ? 'Approved' : 'Denied';
      const outcome = reviewEnrollment(world, opportunity, enrollment, status, {
        reviewNote: body.reviewNote,
        reviewer: callerOf(context),
      });
      if ('error' in outcome) return { status: 'Error', error: { errorCode: outcome.error }, enrollment: { id } };
      return { status: 'Complete', enrollment: { id } };
    });
    return { results, errorCount: results.filter(({ status }) => status === 'Error').length };
  });
}

function readUnitId(world: World, context: OperationContext): string {
  return businessUnitAt(world, context.param('businessUnitId')).id;
}

/** The opportunities of a business unit in a period, the earliest first. */
function opportunitiesWithin(
  world: World,
  unitId: string,
  { startDate, endDate }: { startDate: string; endDate: string },
): Opportunity[] {
  if (!(Date.parse(startDate) < Date.parse(endDate))) throw invalidValue('range', endDate);
  return [...opportunitiesOf(world).values()]
    .filter(({ businessUnitId }) => businessUnitId === unitId)
    .filter(
      (opportunity) =>
        Date.parse(opportunity.startDate) < Date.parse(endDate) && Date.parse(opportunity.endDate) > Date.parse(startDate),
    )
    .sort((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
}

interface BulkOutcome {
  results: { id: string; status: string; error?: { errorCode: OpportunityMessageCode } }[];
  errorCount: number;
}

/** Applies an action to each given opportunity, and returns each result. */
function applyToEach(
  world: World,
  unitId: string,
  ids: readonly string[],
  action: (opportunity: Opportunity) => OpportunityMessageCode | undefined,
): BulkOutcome {
  const results = ids.map((id) => {
    const opportunity = opportunitiesOf(world).get(id);
    const code = opportunity?.businessUnitId === unitId ? action(opportunity) : 'OpportunityNotFound';
    return code === undefined ? { id, status: 'Complete' } : { id, status: 'Error', error: { errorCode: code } };
  });
  return { results, errorCount: results.filter(({ status }) => status === 'Error').length };
}

function withReferences({ results, errorCount }: BulkOutcome, unitId: string) {
  return {
    results: results.map(({ id, ...result }) => ({
      ...result,
      opportunity: { id, selfUri: `${PATH.replace(':businessUnitId', unitId)}/${id}` },
    })),
    errorCount,
  };
}

/** @throws the platform's 400 for a user who is not an agent of the business unit. */
function requireAgents(world: World, unitId: string, agentIds: readonly string[]): void {
  const agents = new Set(agentsOf(world, unitId).map(({ userId }) => userId));
  const unknownId = agentIds.find((id) => !agents.has(id));
  if (unknownId !== undefined) throw invalidValue('agentIds', unknownId, 'agent');
}
