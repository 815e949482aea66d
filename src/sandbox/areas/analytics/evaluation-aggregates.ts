import type { AnalyticsEvaluation, EvaluationAggregateDataContainer, EvaluationAggregationQuery } from '../../../models/index.js';
import type { World } from '../../store/world.js';
import { conversationsOf, familyOf, iso } from '../conversations/model.js';
import { deletedEvaluations, evaluationsOf } from '../quality/evaluation-model.js';
import type { StoredEvaluation } from '../quality/evaluation-model.js';
import { divisionIdsOf } from './dimensions.js';
import type { Value, Values } from './dimensions.js';
import { evaluationRecord } from './quality.js';
import { newCell, Tally } from './tally.js';

type Evaluation = StoredEvaluation & { deletedDate?: string };

/**
 * Counts and scores of finished, rescored and deleted evaluations. Each counts in the step in which it was created, unless
 * `alternateTimeDimension` selects another of its times.
 *
 * @param isSelected - Selects the evaluations to count.
 */
export function aggregateEvaluations(
  world: World,
  query: EvaluationAggregationQuery,
  isSelected: (evaluation: StoredEvaluation) => boolean = () => true,
): EvaluationAggregateDataContainer[] {
  const tally = new Tally(query, newCell);
  const { alternateTimeDimension = 'evaluationCreatedDate' } = query;
  const finishedEvaluations = [...evaluationsOf(world).values()].filter(({ status }) => status === 'FINISHED');
  const countedEvaluations: Evaluation[] = [...finishedEvaluations, ...deletedEvaluations(world).values()];
  for (const evaluation of countedEvaluations.filter(isSelected)) {
    const record = { ...evaluationRecord(evaluation), deleted: evaluation.deletedDate !== undefined };
    const lookup = (name: string): Values => evaluationValues(world, evaluation, record, name);
    for (const [metric, value, eventTime] of evaluationMeasurements(evaluation, record)) {
      const time = Date.parse(alternateTimeDimension === 'eventTime' ? eventTime : String(lookup(alternateTimeDimension)[0]));
      if (!tally.isWithin(time) || !tally.includes(metric)) continue;
      for (const group of tally.groupsOf(lookup)) tally.add(group, metric, value, time);
    }
  }
  return tally.results();
}

/** The measurements of an evaluation, each with its time. */
function evaluationMeasurements(
  evaluation: Evaluation,
  record: AnalyticsEvaluation,
): [metric: string, value: number, eventTime: string][] {
  if (record.deleted === true) return [['nEvaluationsDeleted', 1, evaluation.deletedDate ?? '']];
  const eventTime = evaluation.submittedDate ?? '';
  const { oTotalScore, oTotalCriticalScore, rescored } = record;
  return [
    ['nEvaluations', 1, eventTime],
    ...(rescored === true ? ([['nEvaluationsRescored', 1, eventTime]] as [string, number, string][]) : []),
    ...Object.entries({ oTotalScore, oTotalCriticalScore }).flatMap(([metric, score]): [string, number, string][] =>
      score === undefined ? [] : [[metric, score, eventTime]],
    ),
  ];
}

function evaluationValues(world: World, evaluation: Evaluation, record: AnalyticsEvaluation, name: string): Values {
  const conversation = conversationsOf(world).get(evaluation.conversation?.id ?? '');
  switch (name) {
    case 'conversationId':
      return [conversation?.id];
    case 'conversationStart':
      return [conversation && iso(conversation.start)];
    case 'divisionId':
      return conversation ? divisionIdsOf(world, conversation) : [];
    case 'mediaType':
      return [conversation && familyOf(conversation.media).mediaType];
    case 'evaluationCreatedDate':
      return [evaluation.createdDate];
    case 'evaluationReleaseDate':
      return [evaluation.releaseDate];
    default:
      return [(record as Record<string, Value | undefined>)[name]];
  }
}
