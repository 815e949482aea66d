import type { AssessmentScoringSet } from 'contact-centre-client';
import { beforeEach, expect, it } from 'vitest';
import { openOffice, readBy } from '../office.js';
import type { Office } from '../office.js';

const PATH = '/api/v2/learning/assessments/scoring';

let office: Office;
const { send, refused } = readBy(() => office);
beforeEach(async () => {
  office = await openOffice();
});

const options = [
  { id: 'right', text: 'Yes', value: 10 },
  { id: 'wrong', text: 'No', value: 0 },
];
const question = (id: string, more: object = {}) => ({
  id,
  type: 'multipleChoiceQuestion',
  text: id,
  answerOptions: options,
  ...more,
});
const form = (...questions: object[]) => ({
  passPercent: 50,
  questionGroups: [{ id: 'deck', name: 'Deck', type: 'questionGroup', weight: 100, questions }],
});
const answers = (...answerPairs: [questionId: string, answerId: string][]) => ({
  questionGroupScores: [
    { questionGroupId: 'deck', questionScores: answerPairs.map(([questionId, answerId]) => ({ questionId, answerId })) },
  ],
});

it('computes the score of an assessment and whether it is passed', async () => {
  const assessmentForm = form(question('ropes'), question('buoys'));
  const half = answers(['ropes', 'right'], ['buoys', 'wrong']);
  expect(await send<AssessmentScoringSet>('POST', PATH, { assessmentForm, answers: half })).toMatchObject({
    totalScore: 50,
    isPassed: true,
    questionGroupScores: [
      { totalScoreUnweighted: 10, maxTotalScoreUnweighted: 20, questionScores: [{ score: 10 }, { score: 0 }] },
    ],
  });
  expect(await send('POST', PATH, { assessmentForm: { ...assessmentForm, passPercent: 60 }, answers: half })).toMatchObject({
    isPassed: false,
  });
});

it('fails an assessment with a wrong answer to a fatal question', async () => {
  const assessmentForm = form(question('ropes'), question('buoys', { isKill: true }));
  const submission = answers(['ropes', 'right'], ['buoys', 'wrong']);
  expect(await send('POST', PATH, { assessmentForm, answers: submission })).toMatchObject({ totalScore: 0, isPassed: false });
});

it('rejects answers to unknown questions', async () => {
  const submission = answers(['anchors', 'right']);
  expect(await refused('POST', PATH, { assessmentForm: form(question('ropes')), answers: submission })).toMatchObject({
    status: 400,
    fields: ['questionId'],
  });
});
