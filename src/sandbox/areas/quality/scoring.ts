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
import { badRequest } from '../../store/errors.js';

interface Score {
  score: number;
  max: number;
}

const sum = (scores: readonly Score[]): Score => ({
  score: scores.reduce((total, { score }) => total + score, 0),
  max: scores.reduce((total, { max }) => total + max, 0),
});

const percent = ({ score, max }: Score): number => (max === 0 ? 0 : Math.round((score / max) * 10_000) / 100);

/**
 * Scores answers by their form. A question scores the points of its answer, a group the weighted points of its questions, in
 * percent of the maximum.
 */
export function scored(form: Pick<EvaluationForm, 'questionGroups'>, answers: EvaluationScoringSet = {}): EvaluationScoringSet {
  refuseUnknown(form, answers.questionGroupScores ?? []);
  const isCritical = ({ isCritical: critical }: EvaluationQuestion): boolean => critical === true;
  const groups = form.questionGroups.map((group) => {
    const given = answers.questionGroupScores?.find(({ questionGroupId }) => questionGroupId === group.id) ?? {};
    const questions = (group.questions ?? []).map((question) => scoredQuestion(question, group, given));
    const counted = given.markedNA === true ? [] : questions.filter(({ told }) => told.markedNA !== true);
    const weight = (group.weight ?? 0) > 0 ? (group.weight ?? 0) / Math.max(sum(counted).max, 1) : 1;
    const weighted = ({ score, max }: Score): Score => ({ score: score * weight, max: max * weight });
    const all = sum(counted);
    const critical = sum(counted.filter(({ question }) => isCritical(question)));
    const plain = sum(counted.filter(({ question }) => !isCritical(question)));
    const told: EvaluationQuestionGroupScore = {
      ...(group.id !== undefined && { questionGroupId: group.id }),
      markedNA: given.markedNA ?? false,
      totalScore: weighted(all).score,
      maxTotalScore: weighted(all).max,
      totalScoreUnweighted: all.score,
      maxTotalScoreUnweighted: all.max,
      totalCriticalScore: weighted(critical).score,
      maxTotalCriticalScore: weighted(critical).max,
      totalCriticalScoreUnweighted: critical.score,
      maxTotalCriticalScoreUnweighted: critical.max,
      totalNonCriticalScore: weighted(plain).score,
      maxTotalNonCriticalScore: weighted(plain).max,
      totalNonCriticalScoreUnweighted: plain.score,
      maxTotalNonCriticalScoreUnweighted: plain.max,
      questionScores: questions.map(({ told: question }) => question),
    };
    return { told, all: weighted(all), critical: weighted(critical), plain: weighted(plain), questions };
  });
  const isKilled = groups.some(({ questions }) => questions.some(({ told }) => told.failedKillQuestion === true));
  const total = (scores: readonly Score[]): number => (isKilled ? 0 : percent(sum(scores)));
  return {
    ...answers,
    totalScore: total(groups.map(({ all }) => all)),
    totalCriticalScore: total(groups.map(({ critical }) => critical)),
    totalNonCriticalScore: total(groups.map(({ plain }) => plain)),
    questionGroupScores: groups.map(({ told }) => told),
    anyFailedKillQuestions: isKilled,
  };
}

function scoredQuestion(question: EvaluationQuestion, group: EvaluationQuestionGroup, given: EvaluationQuestionGroupScore) {
  const own = given.questionScores?.find(({ questionId }) => questionId === question.id);
  const options = question.answerOptions ?? [];
  const max = Math.max(0, ...options.map(({ value = 0 }) => value));
  const highest = options.find(({ value = 0 }) => value === max);
  const byDefault = group.defaultAnswersToHighest === true ? highest : undefined;
  const answer = options.find(({ id }) => id === own?.answerId) ?? byDefault;
  const markedNA = own?.markedNA ?? (own === undefined && group.defaultAnswersToNA === true);
  const score = markedNA ? 0 : (answer?.value ?? 0);
  const told: EvaluationQuestionScore = {
    ...own,
    ...(question.id !== undefined && { questionId: question.id }),
    ...(answer?.id !== undefined && { answerId: answer.id }),
    score,
    markedNA,
    failedKillQuestion: question.isKill === true && !markedNA && own !== undefined && score === 0,
  };
  return { question, told, score, max };
}

/** @throws the platform's 400 for answers to questions that the form does not have. */
function refuseUnknown(form: Pick<EvaluationForm, 'questionGroups'>, groups: readonly EvaluationQuestionGroupScore[]): void {
  const refuse = (fieldName: string, id = ''): Error =>
    badRequest(`The form has no such ${fieldName}: ${id}`, [{ errorCode: 'invalid.value', fieldName, entityId: id }]);
  for (const { questionGroupId, questionScores = [] } of groups) {
    const group = form.questionGroups.find(({ id }) => id === questionGroupId);
    if (!group) throw refuse('questionGroupId', questionGroupId);
    for (const { questionId, answerId, markedNA } of questionScores) {
      const question = group.questions?.find(({ id }) => id === questionId);
      if (!question) throw refuse('questionId', questionId);
      const isKnown = answerId === undefined || question.answerOptions?.some(({ id }) => id === answerId) === true;
      if (!isKnown && markedNA !== true) throw refuse('answerId', answerId);
    }
  }
}

/** The same for a survey, which also has free-text questions and scores of 0 to 10. */
export function scoredSurvey(form: SurveyForm, answers: SurveyScoringSet = {}): SurveyScoringSet {
  const groups = (answers.questionGroupScores ?? []).map((given) => {
    const group = form.questionGroups.find(({ id }) => id === given.questionGroupId);
    const scores = (given.questionScores ?? []).map((own) => {
      const question = group?.questions?.find(({ id }) => id === own.questionId);
      if (!question)
        throw badRequest(`The form has no such question: ${own.questionId ?? ''}`, [
          { errorCode: 'invalid.value', fieldName: 'questionId' },
        ]);
      const options = question.answerOptions ?? [];
      const score = options.find(({ id }) => id === own.answerId)?.value ?? own.score ?? 0;
      return {
        told: { ...own, score },
        score,
        max: Math.max(0, ...options.map(({ value = 0 }) => value)),
        isCounted: options.length > 0,
      };
    });
    const all = sum(scores.filter(({ isCounted }) => isCounted));
    return {
      all,
      told: { ...given, totalScore: all.score, maxTotalScore: all.max, questionScores: scores.map(({ told }) => told) },
    };
  });
  return {
    ...answers,
    totalScore: percent(sum(groups.map(({ all }) => all))),
    questionGroupScores: groups.map(({ told }) => told),
  };
}
