import type { AddAdherenceExplanationAdminRequest, AdherenceExplanationResponse } from '../../../../models/index.js';
import { notFound } from '../../../store/errors.js';
import { utcTime } from '../../../values/utc-time.js';
import type { World } from '../../../store/world.js';
import { publishEvent } from '../../events/publish.js';
import { businessUnitReference, unitReference, userReference } from '../agents/placements.js';
import { notify } from '../notifications.js';
import { businessUnitIn } from '../roster.js';
import type { Entity } from '../../repository.js';

const PATH = '/api/v2/workforcemanagement/adherence/explanations';

/** An agent's explanation for an adherence exception. */
export type Explanation = AdherenceExplanationResponse & { agent: { id: string }; businessUnit: { id: string } };

export const explanationsOf = (world: World): Map<string, Explanation> =>
  world.collection<Explanation>('wfm.adherence.explanations.kept');

/** @throws the platform's 404, also for an explanation of another agent. */
export function explanationOf(world: World, agentId: string, id = ''): Explanation {
  const explanation = explanationsOf(world).get(id);
  if (explanation?.agent.id !== agentId) throw notFound('explanation', id);
  return explanation;
}

export function newExplanation(
  world: World,
  agentId: string,
  unit: Entity,
  { type, startDate, lengthMinutes, notes, status = 'Pending' }: AddAdherenceExplanationAdminRequest,
  reviewer?: { id: string },
): Explanation {
  const id = world.newId();
  return {
    id,
    agent: userReference(agentId),
    managementUnit: unitReference(unit.id),
    businessUnit: businessUnitReference(businessUnitIn(unit)),
    type,
    status,
    startDate,
    lengthMinutes,
    ...(notes !== undefined && { notes }),
    ...(status !== 'Pending' && reviewFields(world, reviewer)),
    selfUri: `${PATH}/${id}`,
  };
}

/** The reviewer of an explanation, and the time of the review. */
export const reviewFields = (world: World, reviewer: { id: string } | undefined): Partial<Explanation> => ({
  reviewedDate: world.timestamp(),
  ...(reviewer && { reviewedBy: reviewer }),
});

/** Stores an explanation and notifies those involved. */
export function saveExplanation(world: World, explanation: Explanation, isReview: boolean): Explanation {
  explanationsOf(world).set(explanation.id, explanation);
  const { agent, businessUnit, selfUri: _, ...eventFields } = explanation;
  publishEvent(world, 'v2.workforcemanagement.agents.{id}.adherence.explanations', [agent.id], () => explanation);
  publishEvent(world, 'v2.workforcemanagement.businessunits.{id}.adherence.explanations', [businessUnit.id], () => explanation);
  if (isReview)
    notify(world, agent.id, {
      mutableGroupId: explanation.id,
      type: 'AdherenceExplanation',
      adherenceExplanation: { ...eventFields, agent, businessUnit },
    });
  return explanation;
}

/** Explanations that begin in a period, the earliest first. */
export const explanationsWithin = (world: World, startDate: string, endDate: string): Explanation[] =>
  [...explanationsOf(world).values()]
    .filter(
      ({ startDate: explanationStart }) =>
        utcTime(explanationStart) >= utcTime(startDate) && utcTime(explanationStart) < utcTime(endDate),
    )
    .sort((one, other) => utcTime(one.startDate) - utcTime(other.startDate));
