import type { Calibration, Evaluation, EvaluationForm, EvaluationScoringSet } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

const BASE = '/api/v2/quality';
const FORMS = `${BASE}/forms/evaluations`;
const PUBLISHED = `${BASE}/publishedforms/evaluations`;

let office: Office;
let conversationId: string;
beforeEach(async () => {
  office = await openOffice();
  conversationId = (await office.call<NamedEntity>('POST', '/api/v2/conversations/calls', { phoneNumber: '+441632960001' })).body
    .id;
});

const yesOrNo = (points: number) => [
  { text: 'Yes', value: points },
  { text: 'No', value: 0 },
];

const formBody = {
  name: 'Courtesy',
  questionGroups: [
    {
      name: 'Opening',
      weight: 40,
      questions: [
        { text: 'Greeted?', type: 'multipleChoiceQuestion', answerOptions: yesOrNo(5) },
        { text: 'Asked for the name?', type: 'multipleChoiceQuestion', answerOptions: yesOrNo(5), isCritical: true },
      ],
    },
    {
      name: 'Law',
      weight: 60,
      questions: [{ text: 'Told that it is recorded?', type: 'multipleChoiceQuestion', answerOptions: yesOrNo(1), isKill: true }],
    },
  ],
};

const draft = async (): Promise<EvaluationForm & NamedEntity> =>
  (await office.call<EvaluationForm & NamedEntity>('POST', FORMS, formBody)).body;
const publish = async ({ id }: NamedEntity): Promise<EvaluationForm & NamedEntity> =>
  (await office.call<EvaluationForm & NamedEntity>('POST', PUBLISHED, { id, published: true })).body;
const form = async () => await publish(await draft());

/** Answers the questions in order, each with the index of an option, or without an answer. */
function answered({ questionGroups }: EvaluationForm, choices: (number | 'NA')[][]): EvaluationScoringSet {
  return {
    questionGroupScores: questionGroups.map((group, at) => ({
      questionGroupId: group.id!,
      questionScores: group.questions!.map((question, index) => {
        const choice = choices[at]![index]!;
        return choice === 'NA'
          ? { questionId: question.id!, markedNA: true }
          : { questionId: question.id!, answerId: question.answerOptions![choice]!.id! };
      }),
    })),
  };
}

const evaluate = (form: NamedEntity, more: object = {}) =>
  office.call<Evaluation & NamedEntity>('POST', `${BASE}/conversations/${conversationId}/evaluations`, {
    evaluationForm: { id: form.id },
    agent: { id: office.users[3]!.id },
    evaluator: { id: office.me.id },
    ...more,
  });

describe('An evaluation form', () => {
  it('has ids for its groups, questions and answers, and keeps them', async () => {
    const response = await draft();
    const [group] = response.questionGroups;
    const ids = [group!.id, group!.questions![0]!.id, group!.questions![0]!.answerOptions![0]!.id];
    for (const id of ids) expect(id).toMatch(/^[\w-]{36}$/);
    const { body } = await office.call<EvaluationForm>('PUT', `${FORMS}/${response.id}`, { ...response, name: 'Manners' });
    expect(body).toMatchObject({ name: 'Manners', questionGroups: response.questionGroups, published: false });
  });

  it('is published as a version that does not change with the draft', async () => {
    const response = await draft();
    const first = await publish(response);
    await office.call('PUT', `${FORMS}/${response.id}`, { ...response, name: 'Manners' });
    const second = await publish(response);
    expect([first, second]).toMatchObject([
      { published: true, name: 'Courtesy', contextId: response.contextId },
      { published: true, name: 'Manners', contextId: response.contextId },
    ]);
    const versions = (await office.call<Listing<NamedEntity>>('GET', `${FORMS}/${response.id}/versions`)).body.entities;
    expect(versions.map(({ id }) => id)).toEqual([response.id, first.id, second.id]);
    expect((await office.call<Listing<NamedEntity>>('GET', PUBLISHED)).body.total).toBe(2);
    expect(
      (await office.call<Listing<NamedEntity>>('GET', `${PUBLISHED}?onlyLatestPerContext=true`)).body.entities,
    ).toMatchObject([{ id: second.id }]);
    expect((await office.call<EvaluationForm>('GET', `${FORMS}/${response.id}`)).body.publishedVersions).toMatchObject({
      total: 2,
    });
  });

  it('that is published cannot be changed, deleted or published again', async () => {
    const published = await form();
    const refused = { status: 409, code: 'quality.form.published' };
    expect(refusal(await office.call('PUT', `${FORMS}/${published.id}`, published))).toMatchObject(refused);
    expect(refusal(await office.call('DELETE', `${FORMS}/${published.id}`))).toMatchObject(refused);
    expect(refusal(await office.call('POST', PUBLISHED, { id: published.id, published: true }))).toMatchObject(refused);
  });

  it('without questions cannot be published', async () => {
    const { body } = await office.call<NamedEntity>('POST', FORMS, { name: 'Empty', questionGroups: [] });
    expect(refusal(await office.call('POST', PUBLISHED, { id: body.id, published: true }))).toMatchObject({
      status: 400,
      fields: ['questionGroups'],
    });
    expect((await office.call('GET', `${PUBLISHED}/${body.id}`)).status).toBe(404);
  });

  it('is also found by its older path', async () => {
    const response = await draft();
    expect((await office.call<NamedEntity>('GET', `${BASE}/forms/${response.id}`)).body).toMatchObject({
      id: response.id,
      name: 'Courtesy',
    });
  });
});

describe('Answers', () => {
  const score = async (choices: (number | 'NA')[][]) => {
    const published = await form();
    const body = {
      evaluationForm: { id: published.id, questionGroups: published.questionGroups, name: 'Courtesy' },
      answers: answered(published, choices),
    };
    return (await office.call<EvaluationScoringSet>('POST', `${BASE}/evaluations/scoring`, body)).body;
  };

  it('are scored by points and the weight of their group', async () => {
    expect(await score([[0, 0], [0]])).toMatchObject({ totalScore: 100, totalCriticalScore: 100, anyFailedKillQuestions: false });
    expect(await score([[0, 1], [0]])).toMatchObject({ totalScore: 80, totalCriticalScore: 0, totalNonCriticalScore: 100 });
  });

  it('that are not applicable are ignored', async () => {
    expect(await score([[0, 'NA'], [0]])).toMatchObject({ totalScore: 100 });
  });

  it('to a fatal question set the score to 0 if they are wrong', async () => {
    expect(await score([[0, 0], [1]])).toMatchObject({ totalScore: 0, anyFailedKillQuestions: true });
  });

  it('to unknown questions are rejected', async () => {
    const published = await form();
    const answers = { questionGroupScores: [{ questionGroupId: UNKNOWN_ID, questionScores: [] }] };
    const answer = await office.call('POST', `${BASE}/evaluations/scoring`, { evaluationForm: published, answers });
    expect(refusal(answer)).toMatchObject({ status: 400, fields: ['questionGroupId'] });
  });
});

describe('An evaluation', () => {
  it('is pending when it is assigned, and contains its form', async () => {
    const { body } = await evaluate(await form());
    expect(body).toMatchObject({
      status: 'PENDING',
      assignedDate: '2026-03-10T12:30:00.000Z',
      evaluationForm: { name: 'Courtesy', published: true },
    });
    expect((await office.call('GET', `${BASE}/conversations/${conversationId}/evaluations/${body.id}`)).body).toEqual(body);
  });

  it('with an unpublished form, an unknown conversation or an unknown user is rejected', async () => {
    expect(refusal(await evaluate(await draft()))).toMatchObject({ status: 400, fields: ['evaluationForm'] });
    expect(refusal(await evaluate(await form(), { agent: { id: UNKNOWN_ID } }))).toMatchObject({
      status: 400,
      code: 'not.a.user',
      fields: ['agent'],
    });
    const answer = await office.call('POST', `${BASE}/conversations/${UNKNOWN_ID}/evaluations`, { evaluationForm: { id: 'x' } });
    expect(answer.status).toBe(404);
  });

  it('is scored when it is answered, and released when it is finished', async () => {
    const published = await form();
    const { body: entity } = await evaluate(published);
    const put = (more: object) => office.call<Evaluation>('PUT', entity.selfUri, { ...more });
    expect(refusal(await put({ agentHasRead: true }))).toMatchObject({ status: 400, fields: ['agentHasRead'] });
    const half = await put({ status: 'INPROGRESS', answers: answered(published, [[0, 1], [0]]) });
    expect(half.body).toMatchObject({ status: 'INPROGRESS', answers: { totalScore: 80 } });
    expect(half.body).not.toHaveProperty('releaseDate');
    expect((await put({ status: 'FINISHED' })).body).toMatchObject({
      answers: { totalScore: 80 },
      releaseDate: '2026-03-10T12:30:00.000Z',
    });
    expect((await put({ agentHasRead: true })).body).toMatchObject({ agentHasRead: true, status: 'FINISHED' });
  });

  it('that is finished can be changed only by a rescore', async () => {
    const published = await form();
    const { body: entity } = await evaluate(published);
    const put = (more: object) => office.call<Evaluation>('PUT', entity.selfUri, more);
    const { body: done } = await put({ status: 'FINISHED', answers: answered(published, [[0, 0], [0]]) });
    const answers = answered(published, [[1, 1], [0]]);
    expect(refusal(await put({ answers }))).toMatchObject({ status: 409, code: 'quality.evaluation.finished' });
    expect((await put(done)).status).toBe(200);
    expect((await put({ answers, rescore: true })).body).toMatchObject({ answers: { totalScore: 60 } });
  });

  it('is filtered by evaluator, agent and status', async () => {
    const published = await form();
    const { body: entity } = await evaluate(published);
    const search = async (query: string) =>
      (await office.call<Listing<NamedEntity>>('GET', `${BASE}/evaluations/query?${query}`)).body.entities.length;
    expect(await search(`agentUserId=${office.users[3]!.id}`)).toBe(1);
    expect(await search(`agentUserId=${office.users[4]!.id}`)).toBe(0);
    expect([await search('evaluationState=Finished'), await search('isReleased=false')]).toEqual([0, 1]);
    await office.call('PUT', entity.selfUri, { status: 'FINISHED', answers: answered(published, [[0, 1], [0]]) });
    expect([await search('evaluationState=Finished'), await search('isReleased=false')]).toEqual([1, 0]);
    const { entities } = (await office.call<Listing<object>>('GET', `${BASE}/agents/activity`)).body;
    expect(entities).toMatchObject([{ agent: { id: office.users[3]!.id }, numEvaluations: 1, averageEvaluationScore: 80 }]);
  });
});

describe('A calibration', () => {
  it('has an evaluation for each evaluator, and compares their scores', async () => {
    const published = await form();
    const evaluators = [office.users[1]!, office.users[2]!].map(({ id }) => ({ id }));
    const body = {
      conversation: { id: conversationId },
      evaluationForm: { id: published.id },
      evaluators,
      calibrator: { id: office.me.id },
    };
    const { body: entity } = await office.call<Calibration & NamedEntity>('POST', `${BASE}/calibrations`, body);
    expect(entity.evaluations).toHaveLength(2);
    expect(entity).not.toHaveProperty('averageScore');
    for (const [index, { selfUri }] of entity.evaluations!.entries())
      await office.call('PUT', selfUri!, { status: 'FINISHED', answers: answered(published, [[0, index], [0]]) });
    const path = `${BASE}/calibrations/${entity.id}?calibratorId=${office.me.id}`;
    expect((await office.call('GET', path)).body).toMatchObject({ averageScore: 90, highScore: 100, lowScore: 80 });
    const listed = await office.call<Listing<NamedEntity>>('GET', `${BASE}/calibrations?calibratorId=${office.me.id}`);
    expect(listed.body.entities).toMatchObject([{ id: entity.id }]);
    await office.call('DELETE', path);
    expect((await office.call('GET', entity.evaluations![0]!.selfUri!)).status).toBe(404);
  });
});

describe('A survey form', () => {
  it('has ids for its questions, is published, and can then be disabled', async () => {
    const forms = `${BASE}/forms/surveys`;
    const questionGroups = [
      { name: 'All', questions: [{ text: 'Happy?', type: 'multipleChoiceQuestion', answerOptions: yesOrNo(1) }] },
    ];
    const body = { name: 'Afterwards', contextId: '', language: 'en-US', header: 'Hello', questionGroups };
    const { body: entity } = await office.call<NamedEntity>('POST', forms, body);
    expect(entity).toMatchObject({
      questionGroups: [{ id: expect.any(String) as string, questions: [{ id: expect.any(String) as string }] }],
    });
    const { body: published } = await office.call<NamedEntity>('POST', `${BASE}/publishedforms/surveys`, {
      id: entity.id,
      published: true,
    });
    expect((await office.call('PATCH', `${forms}/${published.id}`, { disabled: true })).body).toMatchObject({
      disabled: true,
      published: true,
    });
  });
});
