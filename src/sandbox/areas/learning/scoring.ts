import type { Hono } from 'hono';
import type { AssessmentScoringSet, LearningAssessmentScoringRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxEnv } from '../../http/context.js';
import { scored } from '../quality/scoring.js';

/** Scores assessments like evaluations. The difference between the two is not documented. */
export function assessmentScoringRoutes(app: Hono<SandboxEnv>): void {
  app.post('/api/v2/learning/assessments/scoring', (context) => {
    const { assessmentForm, answers } = readObject<LearningAssessmentScoringRequest>(context, ['assessmentForm', 'answers']);
    const { anyFailedKillQuestions: isFailed, ...told } = scored(assessmentForm, answers);
    const isPassed = isFailed !== true && (told.totalScore ?? 0) >= assessmentForm.passPercent;
    return context.json({ ...(told as AssessmentScoringSet), isPassed });
  });
}
