import type { Queue, QueueObservationQuery, QueueObservationQueryResponse } from 'contact-centre-client/models';
import { queueFilter } from '../../figures/queue-filter.js';

/** What a waiting interaction requires of an agent. */
export interface Demand {
  readonly skillIds: readonly string[];
  readonly languageId: string | undefined;
}

export function waitingQuery(queueId: string): QueueObservationQuery {
  return { filter: queueFilter([queueId]), metrics: ['oWaiting'], detailMetrics: ['oWaiting'] };
}

/** Returns what each waiting interaction requires; none if the queue ignores skills. */
export function readDemands({ results = [] }: QueueObservationQueryResponse, queue: Queue | undefined): Demand[] {
  if (queue?.skillEvaluationMethod === 'NONE') return [];
  const waiting = results
    .flatMap(({ data = [] }) => data)
    .filter(({ metric }) => metric === 'oWaiting')
    .flatMap(({ observations = [] }) => observations);
  return waiting
    .map(({ requestedRoutingSkillIds = [], requestedLanguageId }) => ({
      skillIds: requestedRoutingSkillIds,
      languageId: requestedLanguageId,
    }))
    .filter(({ skillIds, languageId }) => skillIds.length > 0 || languageId !== undefined);
}

/** Returns the ids of the skills and the languages that are required, each once. */
export function requiredIds(demands: readonly Demand[]): string[] {
  return [
    ...new Set(demands.flatMap(({ skillIds, languageId }) => [...skillIds, ...(languageId === undefined ? [] : [languageId])])),
  ];
}
