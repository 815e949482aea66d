import type { EvaluationForm, EvaluationSearchResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { openFloor, ring } from '../support.js';
import type { Floor } from '../support.js';

const BASE = '/api/v2/quality';

let floor: Floor;
let form: EvaluationForm & NamedEntity;
let agents: NamedEntity[];
/** Ids of the evaluations: two for one agent, without and with points, and an unanswered one for another agent. */
let ids: string[];
beforeEach(async () => {
  floor = await openFloor();
  const options = [
    { text: 'Yes', value: 10 },
    { text: 'No', value: 0 },
  ];
  const questions = [{ text: 'Greeted?', type: 'multipleChoiceQuestion', answerOptions: options }];
  const body = { name: 'Courtesy', questionGroups: [{ name: 'Opening', weight: 100, questions }] };
  const draft = (await floor.call<NamedEntity>('POST', `${BASE}/forms/evaluations`, body)).body;
  const published = await floor.call<EvaluationForm & NamedEntity>('POST', `${BASE}/publishedforms/evaluations`, {
    id: draft.id,
    published: true,
  });
  form = published.body;
  agents = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities.slice(3, 5);
  ids = [];
  for (const [agent, choice] of [
    [0, 1],
    [0, 0],
    [1, undefined],
  ] as const)
    ids.push(await evaluated(agents[agent]!, choice));
});

const evaluated = async (agent: NamedEntity, choice: number | undefined): Promise<string> => {
  floor.sandbox.clock.advance(60_000);
  const path = `${BASE}/conversations/${await ring(floor)}/evaluations`;
  const response = (
    await floor.call<NamedEntity>('POST', path, {
      evaluationForm: { id: form.id },
      agent: { id: agent.id },
      evaluator: { id: agent.id },
    })
  ).body;
  expect(response.id, JSON.stringify(response)).toBeDefined();
  if (choice !== undefined) {
    const [group] = form.questionGroups;
    const [question] = group!.questions!;
    const questionScores = [{ questionId: question!.id, answerId: question!.answerOptions![choice]!.id }];
    const answers = { questionGroupScores: [{ questionGroupId: group!.id, questionScores }] };
    const put = await floor.call('PUT', `${path}/${response.id}`, { status: 'FINISHED', answers });
    expect(put.status, put.text).toBe(200);
  }
  return response.id;
};

const search = async (query: object[], more: object = {}) =>
  await floor.call<EvaluationSearchResponse>('POST', `${BASE}/evaluations/search`, { query, pageNumber: 1, ...more });
const find = async (...query: object[]): Promise<number[]> => {
  const { body, status, text } = await search(query, { sortOrder: 'ASC' });
  expect(status, text).toBe(200);
  return (body.results ?? []).map(({ id = '' }) => ids.indexOf(id));
};

describe('A search of evaluations', () => {
  it('filters by subject and result', async () => {
    const exact = (field: string, value: string, more: object = {}) => ({ type: 'EXACT', field, value, ...more });
    expect(await find()).toStrictEqual([0, 1, 2]);
    expect(await find(exact('agentId', agents[0]!.id))).toStrictEqual([0, 1]);
    expect(await find(exact('agentId', agents[0]!.id, { operator: 'NOT' }))).toStrictEqual([2]);
    expect(await find(exact('evaluationStatus', 'FINISHED'), exact('mediaType', 'CALL'))).toStrictEqual([0, 1]);
    expect(await find(exact('queueId', floor.queue.id), exact('formId', form.id))).toStrictEqual([0, 1, 2]);
    expect(await find({ type: 'GREATER_THAN', field: 'totalScore', value: '50' })).toStrictEqual([1]);
    expect(await find({ type: 'RANGE', field: 'totalScore', startValue: '0', endValue: '0' })).toStrictEqual([0]);
    expect(await find({ type: 'REQUIRED_FIELDS', field: 'submittedDate' })).toStrictEqual([0, 1]);
    const answer = form.questionGroups[0]!.questions![0]!.answerOptions![0]!.id!;
    expect(await find(exact('questionAnswerId', answer))).toStrictEqual([1]);
    expect(
      await find({
        type: 'DATE_RANGE',
        field: 'createdDate',
        startValue: '2026-03-10T12:32:00Z',
        endValue: '2026-03-11T00:00:00Z',
      }),
    ).toStrictEqual([1, 2]);
  });

  it('supports order and pages', async () => {
    const page = async (pageNumber: number) =>
      (await search([], { pageSize: 2, pageNumber, sortBy: 'createdDate', sortOrder: 'DESC' })).body.results;
    expect((await page(1))?.map(({ id = '' }) => ids.indexOf(id))).toStrictEqual([2, 1]);
    expect((await page(2))?.map(({ id = '' }) => ids.indexOf(id))).toStrictEqual([0]);
  });

  it('aggregates over all matches, not over the page', async () => {
    const aggregations = [
      { name: 'scores', field: 'totalScore', type: 'STATS' },
      { name: 'mean', field: 'totalScore', type: 'AVERAGE' },
      {
        name: 'states',
        field: 'evaluationStatus',
        type: 'TERM',
        subAggregations: [{ name: 'sum', field: 'totalScore', type: 'SUM' }],
      },
      { name: 'classes', field: 'totalScore', type: 'RANGE', ranges: [{ to: 50 }, { from: 50 }] },
    ];
    expect((await search([], { pageSize: 1, aggregations })).body.aggregations).toMatchObject({
      scores: { count: 2, minimum: 0, maximum: 100, average: 50, sum: 100 },
      mean: { value: 50 },
      states: {
        sumOtherDocumentCount: 0,
        buckets: [
          { key: 'FINISHED', documentCount: 2, subAggregations: { sum: { value: 100 } } },
          { key: 'PENDING', documentCount: 1, subAggregations: { sum: { value: 0 } } },
        ],
      },
      classes: {
        buckets: [
          { to: 50, documentCount: 1 },
          { from: 50, documentCount: 1 },
        ],
      },
    });
  });

  it('refuses invalid criteria', async () => {
    expect((await search([{ type: 'EXACT', field: 'agentId' }])).status).toBe(400);
    expect((await search([{ type: 'EXACT', field: 'ferry', value: 'a' }])).status).toBe(400);
    const date = { type: 'DATE_RANGE', field: 'createdDate', startValue: 'yesterday', endValue: '2026-03-11T00:00:00Z' };
    expect((await search([date])).status).toBe(400);
    const histogram = [{ name: 'days', field: 'createdDate', type: 'DATE_HISTOGRAM', calendarInterval: 'day' }];
    expect((await search([], { aggregations: histogram })).status).toBe(501);
  });
});
