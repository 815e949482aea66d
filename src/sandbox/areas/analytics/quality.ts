import type { AnalyticsEvaluation, AnalyticsSurvey, Survey } from '../../../models/index.js';
import type { World } from '../../store/world.js';
import { omitUndefined } from '../conversations/model.js';
import { evaluationsOf as storedEvaluations } from '../quality/evaluation-model.js';
import type { StoredEvaluation } from '../quality/evaluation-model.js';

/** The evaluations of a conversation, in the form of its details. */
export function evaluationsOf(world: World, conversationId: string): AnalyticsEvaluation[] {
  const evaluations = [...storedEvaluations(world).values()];
  return evaluations.filter(({ conversation }) => conversation?.id === conversationId).map(evaluationRecord);
}

export function evaluationRecord(evaluation: StoredEvaluation): AnalyticsEvaluation {
  return omitUndefined({
    evaluationId: evaluation.id,
    evaluatorId: evaluation.evaluator?.id,
    userId: evaluation.agent?.id,
    formId: evaluation.evaluationForm?.id,
    formName: evaluation.evaluationForm?.name,
    contextId: evaluation.evaluationForm?.contextId,
    calibrationId: evaluation.calibration?.id,
    queueId: evaluation.queue?.id,
    eventTime: evaluation.changedDate ?? evaluation.assignedDate,
    deleted: false,
    released: evaluation.releaseDate !== undefined,
    rescored: evaluation.rescore ?? false,
    oTotalScore: roundScore(evaluation.answers?.totalScore),
    oTotalCriticalScore: roundScore(evaluation.answers?.totalCriticalScore),
  });
}

/** The surveys sent after a conversation. */
export function surveysOf(world: World, conversationId: string): AnalyticsSurvey[] {
  const surveys = world.store.all(`/api/v2/quality/conversations/${conversationId}/surveys`) as unknown as Survey[];
  return surveys.map((survey) =>
    omitUndefined({
      surveyId: survey.id,
      surveyStatus: survey.status,
      userId: survey.agent?.id,
      queueId: survey.queue?.id,
      surveyFormId: survey.surveyForm?.id,
      surveyFormName: survey.surveyForm?.name,
      surveyFormContextId: survey.surveyForm?.contextId,
      surveyCompletedDate: survey.completedDate,
      oSurveyTotalScore: roundScore(survey.answers?.totalScore),
    }),
  );
}

const roundScore = (score: number | undefined): number | undefined => (score === undefined ? undefined : Math.round(score));
