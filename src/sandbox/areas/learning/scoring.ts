import type { Area } from '../../engine/area.js';
import type { AssessmentScoringSet } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { scoreEvaluation } from '../quality/scoring.js';

/** Scores assessments like evaluations. The difference between the two is not documented. */
export function addAssessmentScoringHandlers(area: Area): void {
  area.handle('postLearningAssessmentsScoring', (context) => {
    const { assessmentForm, answers } = readObject(context, ['assessmentForm', 'answers']);
    const { anyFailedKillQuestions: isFailed, ...scores } = scoreEvaluation(assessmentForm, answers);
    const isPassed = isFailed !== true && (scores.totalScore ?? 0) >= assessmentForm.passPercent;
    return { ...(scores as AssessmentScoringSet), isPassed };
  });
}
