import type {
  EvaluationForm,
  EvaluationQuestion,
  EvaluationQuestionGroup,
  EvaluationQuestionGroupScore,
  EvaluationQuestionScore,
  EvaluationScoringSet,
  SurveyForm,
  SurveyScoringSet,
} from '../../../models/index.js';
import { badRequest, invalidField } from '../../store/errors.js';

interface Score {
  score: number;
  max: number;
}

const sumScores = (scores: readonly Score[]): Score => ({
  score: scores.reduce((total, { score }) => total + score, 0),
  max: scores.reduce((total, { max }) => total + max, 0),
});

const toPercent = ({ score, max }: Score): number => (max === 0 ? 0 : Math.round((score / max) * 10_000) / 100);

/**
 * Scores answers by their form. A question scores the points of its answer, a group the weighted points of its questions, in
 * percent of the maximum.
 */
export function scoreEvaluation(
  form: Pick<EvaluationForm, 'questionGroups'>,
  answers: EvaluationScoringSet = {},
): EvaluationScoringSet {
  rejectUnknownAnswers(form, answers.questionGroupScores ?? []);
  const isCritical = ({ isCritical: critical }: EvaluationQuestion): boolean => critical === true;
  const groups = form.questionGroups.map((group) => {
    const groupAnswers = answers.questionGroupScores?.find(({ questionGroupId }) => questionGroupId === group.id) ?? {};
    const questions = (group.questions ?? []).map((question) => scoreQuestion(question, group, groupAnswers));
    const countedQuestions = groupAnswers.markedNA === true ? [] : questions.filter(({ result }) => result.markedNA !== true);
    const weight = (group.weight ?? 0) > 0 ? (group.weight ?? 0) / Math.max(sumScores(countedQuestions).max, 1) : 1;
    const applyWeight = ({ score, max }: Score): Score => ({ score: score * weight, max: max * weight });
    const all = sumScores(countedQuestions);
    const critical = sumScores(countedQuestions.filter(({ question }) => isCritical(question)));
    const nonCritical = sumScores(countedQuestions.filter(({ question }) => !isCritical(question)));
    const result: EvaluationQuestionGroupScore = {
      ...(group.id !== undefined && { questionGroupId: group.id }),
      markedNA: groupAnswers.markedNA ?? false,
      totalScore: applyWeight(all).score,
      maxTotalScore: applyWeight(all).max,
      totalScoreUnweighted: all.score,
      maxTotalScoreUnweighted: all.max,
      totalCriticalScore: applyWeight(critical).score,
      maxTotalCriticalScore: applyWeight(critical).max,
      totalCriticalScoreUnweighted: critical.score,
      maxTotalCriticalScoreUnweighted: critical.max,
      totalNonCriticalScore: applyWeight(nonCritical).score,
      maxTotalNonCriticalScore: applyWeight(nonCritical).max,
      totalNonCriticalScoreUnweighted: nonCritical.score,
      maxTotalNonCriticalScoreUnweighted: nonCritical.max,
      questionScores: questions.map(({ result: question }) => question),
    };
    return { result, all: applyWeight(all), critical: applyWeight(critical), nonCritical: applyWeight(nonCritical), questions };
  });
  const isKilled = groups.some(({ questions: scoredQuestions }) =>
    scoredQuestions.some(({ result }) => result.failedKillQuestion === true),
  );
  const total = (scores: readonly Score[]): number => (isKilled ? 0 : toPercent(sumScores(scores)));
  return {
    ...answers,
    totalScore: total(groups.map(({ all }) => all)),
    totalCriticalScore: total(groups.map(({ critical }) => critical)),
    totalNonCriticalScore: total(groups.map(({ nonCritical }) => nonCritical)),
    questionGroupScores: groups.map(({ result }) => result),
    anyFailedKillQuestions: isKilled,
  };
}

function scoreQuestion(question: EvaluationQuestion, group: EvaluationQuestionGroup, groupAnswers: EvaluationQuestionGroupScore) {
  const questionAnswer = groupAnswers.questionScores?.find(({ questionId }) => questionId === question.id);
  const options = question.answerOptions ?? [];
  const max = Math.max(0, ...options.map(({ value = 0 }) => value));
  const highest = options.find(({ value = 0 }) => value === max);
  const defaultAnswer = group.defaultAnswersToHighest === true ? highest : undefined;
  const answer = options.find(({ id }) => id === questionAnswer?.answerId) ?? defaultAnswer;
  const markedNA = questionAnswer?.markedNA ?? (questionAnswer === undefined && group.defaultAnswersToNA === true);
  const score = markedNA ? 0 : (answer?.value ?? 0);
  const result: EvaluationQuestionScore = {
    ...questionAnswer,
    ...(question.id !== undefined && { questionId: question.id }),
    ...(answer?.id !== undefined && { answerId: answer.id }),
    score,
    markedNA,
    failedKillQuestion: question.isKill === true && !markedNA && questionAnswer !== undefined && score === 0,
  };
  return { question, result, score, max };
}

/** @throws the platform's 400 for answers to questions that the form does not have. */
function rejectUnknownAnswers(
  form: Pick<EvaluationForm, 'questionGroups'>,
  groups: readonly EvaluationQuestionGroupScore[],
): void {
  const unknownReference = (fieldName: string, id = ''): Error =>
    badRequest(`The form has no such ${fieldName}: ${id}`, [{ errorCode: 'invalid.value', fieldName, entityId: id }]);
  for (const { questionGroupId, questionScores = [] } of groups) {
    const group = form.questionGroups.find(({ id }) => id === questionGroupId);
    if (!group) throw unknownReference('questionGroupId', questionGroupId);
    for (const { questionId, answerId, markedNA } of questionScores) {
      const question = group.questions?.find(({ id }) => id === questionId);
      if (!question) throw unknownReference('questionId', questionId);
      const isKnown = answerId === undefined || question.answerOptions?.some(({ id }) => id === answerId) === true;
      if (!isKnown && markedNA !== true) throw unknownReference('answerId', answerId);
    }
  }
}

/** The same for a survey, which also has free-text questions and scores of 0 to 10. */
export function scoreSurvey(form: SurveyForm, answers: SurveyScoringSet = {}): SurveyScoringSet {
  const groups = (answers.questionGroupScores ?? []).map((groupAnswers) => {
    const group = form.questionGroups.find(({ id }) => id === groupAnswers.questionGroupId);
    const scores = (groupAnswers.questionScores ?? []).map((questionAnswer) => {
      const question = group?.questions?.find(({ id }) => id === questionAnswer.questionId);
      if (!question) throw invalidField(`The form has no such question: ${questionAnswer.questionId ?? ''}`, 'questionId');
      const options = question.answerOptions ?? [];
      const score = options.find(({ id }) => id === questionAnswer.answerId)?.value ?? questionAnswer.score ?? 0;
      return {
        result: { ...questionAnswer, score },
        score,
        max: Math.max(0, ...options.map(({ value = 0 }) => value)),
        isCounted: options.length > 0,
      };
    });
    const all = sumScores(scores.filter(({ isCounted }) => isCounted));
    return {
      all,
      result: {
        ...groupAnswers,
        totalScore: all.score,
        maxTotalScore: all.max,
        questionScores: scores.map(({ result }) => result),
      },
    };
  });
  return {
    ...answers,
    totalScore: toPercent(sumScores(groups.map(({ all }) => all))),
    questionGroupScores: groups.map(({ result }) => result),
  };
}
