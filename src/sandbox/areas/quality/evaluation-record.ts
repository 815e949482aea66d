import type { EvaluationScoringSet } from '../../../models/index.js';
import type { PartialResult } from '../../operations/methods.js';
import type { World } from '../../store/world.js';
import { conversationsOf, familyOf, iso } from '../conversations/model.js';
import { divisionIdsOf } from '../analytics/dimensions.js';
import type { Json } from '../repository.js';
import { teamOf } from '../teams/model.js';
import type { StoredEvaluation } from './evaluation-model.js';

/** All searchable fields of an evaluation. Fields of groups and questions have one value for each of them. */
export function evaluationFields(world: World, evaluation: StoredEvaluation): Json {
  const conversation = conversationsOf(world).get(evaluation.conversation?.id ?? '');
  const { evaluationForm: form, answers = {} } = evaluation;
  const agentId = evaluation.agent?.id;
  const { status, createdDate, submittedDate, releaseDate } = evaluation;
  const isReleased = releaseDate !== undefined && Date.parse(releaseDate) <= world.now();
  return {
    evaluationId: evaluation.id,
    conversationId: conversation?.id,
    contextId: form?.contextId,
    formId: form?.id,
    formIdReleased: isReleased ? form?.id : undefined,
    evaluationStatus: status,
    released: isReleased,
    agentId,
    agentTeamId: agentId === undefined ? undefined : teamOf(world, agentId),
    evaluatorId: evaluation.evaluator?.id,
    assigneeId: evaluation.assignee?.id,
    totalScore: answers.totalScore,
    totalCriticalScore: answers.totalCriticalScore,
    createdDate,
    submittedDate,
    releaseDate,
    rescoreCount: evaluation.rescore === true ? 1 : 0,
    disputeCount: 0,
    ...(conversation && {
      conversationDate: iso(conversation.start),
      divisionId: divisionIdsOf(world, conversation),
      queueId: [...new Set(conversation.parties.flatMap(({ queueId }) => queueId ?? []))],
      mediaType: familyOf(conversation.media).mediaType.replace('voice', 'call'),
    }),
    ...answerFields(answers),
  };
}

function answerFields({ questionGroupScores = [] }: PartialResult<EvaluationScoringSet>): Json {
  const questions = questionGroupScores.flatMap(({ questionScores = [] }) => questionScores);
  const percentage = (score = 0, max = 0): number => (max === 0 ? 0 : (score / max) * 100);
  return {
    questionGroupId: questionGroupScores.map(({ questionGroupId }) => questionGroupId),
    questionGroupMarkedNA: questionGroupScores.map(({ markedNA }) => markedNA === true),
    questionGroupScore: questionGroupScores.flatMap(({ totalScore }) => totalScore ?? []),
    criticalQuestionGroupScore: questionGroupScores.flatMap(({ totalCriticalScore }) => totalCriticalScore ?? []),
    questionGroupScorePercentage: questionGroupScores.map(({ totalScore, maxTotalScore }) =>
      percentage(totalScore, maxTotalScore),
    ),
    criticalQuestionGroupScorePercentage: questionGroupScores.map(({ totalCriticalScore, maxTotalCriticalScore }) =>
      percentage(totalCriticalScore, maxTotalCriticalScore),
    ),
    questionId: questions.map(({ questionId }) => questionId),
    questionAnswerId: questions.flatMap(({ answerId }) => answerId ?? []),
    questionScore: questions.flatMap(({ score }) => score ?? []),
    questionMarkedNA: questions.map(({ markedNA }) => markedNA === true),
    failedKillQuestion: questions.map(({ failedKillQuestion }) => failedKillQuestion === true),
  };
}
