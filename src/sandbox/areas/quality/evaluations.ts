import type { Area } from '../../engine/area.js';
import type { Evaluation, EvaluationForm, EvaluationFormAndScoringSet } from '../../../models/index.js';
import type { SurveyForm, SurveyFormAndScoringSet } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, invalidField, notFound, Problem } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { conversationOf } from '../conversations/model.js';
import { callerOf, listPage, readId, referenceOf } from '../repository.js';
import type { Fields, Reference } from '../repository.js';
import { valueAt } from '../field-path.js';
import { deletedEvaluations, evaluationsOf } from './evaluation-model.js';
import type { StoredEvaluation } from './evaluation-model.js';
import { evaluationFormsOf, surveyFormsOf } from './forms.js';
import { scoreEvaluation, scoreSurvey } from './scoring.js';

const QUALITY = '/api/v2/quality';

/** Evaluations of conversations: assigned, filled in by their form, and released to the agent. */
export function addEvaluationHandlers(area: Area, world: World): void {
  addConversationEvaluationHandlers(area, world);
  addScoringHandlers(area, world);
  addActivityHandlers(area, world);
  addSurveyHandlers(area);

  area.handle('getQualityEvaluationsQuery', (context) => listPage(context, world, findEvaluations(world, context)));
}

function addConversationEvaluationHandlers(area: Area, world: World): void {
  const evaluations = evaluationsOf(world);

  area.handle('postQualityConversationEvaluations', (context) => {
    const conversationId = conversationOf(world, context.param('conversationId')).id;
    const body = readObject<Evaluation>(context, ['evaluationForm']);
    return assignEvaluation(world, context, conversationId, body);
  });

  area.handle('getQualityConversationEvaluation', (context) => findEvaluation(world, context));

  area.handle('putQualityConversationEvaluation', (context) => {
    const evaluation = requireChangeable(world, findEvaluation(world, context));
    const body = readObject<Evaluation>(context);
    checkUpdate(evaluation, body);
    return updateEvaluation(world, evaluation, body);
  });

  area.handle('deleteQualityConversationEvaluation', (context) => {
    const evaluation = requireChangeable(world, findEvaluation(world, context));
    evaluations.delete(evaluation.id);
    deletedEvaluations(world).set(evaluation.id, { ...evaluation, deletedDate: world.timestamp() });
    return evaluation;
  });
}

function addScoringHandlers(area: Area, world: World): void {
  area.handle('postQualityEvaluationsScoring', (context) => {
    const { evaluationForm, answers } = readObject<EvaluationFormAndScoringSet>(context, ['evaluationForm']);
    const { id } = evaluationForm ?? {};
    const form = evaluationForm?.questionGroups ? evaluationForm : evaluationFormsOf(world).get(id);
    return scoreEvaluation(form as EvaluationForm, answers);
  });

  area.handle('postQualitySurveysScoring', (context) => {
    const { surveyForm, answers } = readObject<SurveyFormAndScoringSet>(context, ['surveyForm']);
    const { id } = surveyForm ?? {};
    const form = surveyForm?.questionGroups ? surveyForm : surveyFormsOf(world).get(id);
    return scoreSurvey(form as SurveyForm, answers);
  });
}

function addSurveyHandlers(area: Area): void {
  // Customers receive surveys. The sandbox has no customers, so there is no survey to fill in.
  for (const name of ['getQualitySurveysScorable', 'putQualitySurveysScorable'] as const)
    area.handle(name, (context) => {
      throw notFound('survey', queryValue(context, 'customerSurveyUrl') ?? '');
    });
}

/** @throws the platform's 404 for an unknown evaluation, or one of another conversation. */
function findEvaluation(world: World, context: OperationContext): StoredEvaluation {
  const id = context.param('evaluationId');
  const evaluation = evaluationsOf(world).get(id);
  if (!evaluation || evaluation.conversation?.id !== context.param('conversationId')) throw notFound('evaluation', id);
  return evaluation;
}

/** Returns the evaluations that the query of a request selects. */
function findEvaluations(world: World, context: OperationContext): StoredEvaluation[] {
  const referenceQueries = {
    conversation: 'conversationId',
    agent: 'agentUserId',
    evaluator: 'evaluatorUserId',
    queue: 'queueId',
  };
  const wantedReferences = Object.entries(referenceQueries).map(([field, name]) => [field, queryValue(context, name)] as const);
  const states = queryList(context, 'evaluationState').map((state) => state.toUpperCase());
  const isReleased = queryFlag(context, 'isReleased');
  const hasAgentRead = queryFlag(context, 'agentHasRead');
  const start = queryValue(context, 'startTime') ?? '';
  const end = queryValue(context, 'endTime') ?? '';
  return [...evaluationsOf(world).values()].filter((evaluation) => {
    const assignedAt = Date.parse(evaluation.assignedDate ?? '');
    return (
      wantedReferences.every(([field, id]) => id === undefined || readId(valueAt(evaluation, [field])) === id) &&
      (states.length === 0 || states.includes(evaluation.status ?? '')) &&
      (isReleased === undefined || isReleased === (evaluation.releaseDate !== undefined)) &&
      (hasAgentRead === undefined || hasAgentRead === (evaluation.agentHasRead === true)) &&
      (start === '' || assignedAt >= Date.parse(start)) &&
      (end === '' || assignedAt < Date.parse(end))
    );
  });
}

/** Days after its creation in which an evaluation can be changed or deleted, and must be released. */
const CHANGEABLE_DAYS = 90;
const RELEASE_DAYS = 45;

/** @throws the platform's 400 for an evaluation that is too old. */
function requireChangeable(world: World, evaluation: StoredEvaluation): StoredEvaluation {
  if (world.now() - Date.parse(evaluation.createdDate ?? '') <= CHANGEABLE_DAYS * DAY) return evaluation;
  throw new Problem(400, `An evaluation cannot be changed later than ${CHANGEABLE_DAYS} days after its creation`, {
    entityId: evaluation.id,
    entityName: 'evaluation',
  });
}

/** @throws the platform's 409 for new answers to a finished evaluation, its 400 for other changes that are not possible. */
function checkUpdate(evaluation: StoredEvaluation, body: Partial<Evaluation>): void {
  if (evaluation.status === 'FINISHED' && body.answers && body.rescore !== true && !isSame(evaluation, body))
    throw new Problem(409, 'An evaluation that is finished is changed by a rescore only', {
      code: 'quality.evaluation.finished',
      entityId: evaluation.id,
      entityName: 'evaluation',
    });
  if (body.agentHasRead === true && evaluation.releaseDate === undefined)
    throw invalidField('An evaluation that is not released cannot have been read', 'agentHasRead');
  checkRelease(evaluation, body.releaseDate);
}

/** @throws the platform's 400 for a release date before the creation of an evaluation, or too long after it. */
function checkRelease({ createdDate = '' }: StoredEvaluation, releaseDate: string | undefined): void {
  if (releaseDate === undefined) return;
  const delay = Date.parse(releaseDate) - Date.parse(createdDate);
  if (delay >= 0 && delay <= RELEASE_DAYS * DAY) return;
  throw invalidField(`releaseDate must be within ${RELEASE_DAYS} days of the evaluation's creation`, 'releaseDate');
}

/** Creates an evaluation and assigns it to its evaluator. */
export function assignEvaluation(
  world: World,
  context: OperationContext,
  conversationId: string,
  body: Fields<Evaluation>,
): StoredEvaluation {
  const form = evaluationFormsOf(world).find(body.evaluationForm?.id);
  if (form?.published !== true) {
    const entityId = body.evaluationForm?.id ?? '';
    throw badRequest('evaluationForm does not match a published form', [
      { errorCode: 'invalid.value', fieldName: 'evaluationForm', entityId },
    ]);
  }
  for (const fieldName of ['agent', 'evaluator'] as const) {
    const id = body[fieldName]?.id;
    if (id === undefined || world.store.users.find(id)) continue;
    throw new Problem(400, `${fieldName} is not a user: ${id}`, {
      code: 'not.a.user',
      details: [{ errorCode: 'invalid.value', fieldName, entityId: id, entityName: 'user' }],
    });
  }
  const id = world.newId();
  const now = world.timestamp();
  const evaluation = {
    ...body,
    id,
    conversation: { id: conversationId, selfUri: `/api/v2/conversations/${conversationId}` },
    evaluationForm: form,
    evaluator: body.evaluator ?? callerOf(context),
    status: 'PENDING',
    agentHasRead: false,
    createdDate: now,
    assignedDate: now,
    changedDate: now,
    selfUri: `${QUALITY}/conversations/${conversationId}/evaluations/${id}`,
  };
  evaluationsOf(world).set(id, evaluation);
  return evaluation;
}

function updateEvaluation(world: World, before: StoredEvaluation, body: Partial<Evaluation>): StoredEvaluation {
  const form = before.evaluationForm as EvaluationForm;
  const answers = body.answers && scoreEvaluation(form, body.answers);
  const status = body.status ?? before.status;
  const isReleased = status === 'FINISHED' && body.neverRelease !== true;
  const isSubmitted = status === 'FINISHED' && (before.status !== 'FINISHED' || (answers && !isSame(before, body)));
  const releaseDate = before.releaseDate ?? (isReleased ? (body.releaseDate ?? world.timestamp()) : undefined);
  const updated = {
    ...before,
    ...body,
    id: before.id,
    conversation: before.conversation,
    evaluationForm: form,
    selfUri: before.selfUri,
    assignedDate: before.assignedDate,
    changedDate: world.timestamp(),
    status,
    ...(answers && { answers }),
    createdDate: before.createdDate,
    submittedDate: isSubmitted ? world.timestamp() : before.submittedDate,
    ...(releaseDate !== undefined && { releaseDate }),
  };
  evaluationsOf(world).set(before.id, updated);
  return updated;
}

/** Whether a PUT body equals the stored evaluation. */
function isSame(before: StoredEvaluation, { answers }: Partial<Evaluation>): boolean {
  return JSON.stringify(before.answers) === JSON.stringify(answers);
}

/** Statistics: evaluations per evaluator, and scores per agent. */
function addActivityHandlers(area: Area, world: World): void {
  const isFinished = ({ status }: StoredEvaluation): boolean => status === 'FINISHED';
  const groupByUser = (context: OperationContext, field: 'agent' | 'evaluator'): Map<string, StoredEvaluation[]> => {
    const groups = new Map<string, StoredEvaluation[]>();
    const [start, end, evaluatorId] = ['startTime', 'endTime', 'evaluatorUserId'].map((name) => queryValue(context, name));
    for (const evaluation of evaluationsOf(world).values()) {
      const id = evaluation[field]?.id;
      const time = Date.parse(evaluation.createdDate ?? evaluation.assignedDate ?? '');
      const isInInterval = !(time < Date.parse(start ?? '')) && !(time > Date.parse(end ?? ''));
      const isSelected = isInInterval && (evaluatorId === undefined || evaluation.evaluator?.id === evaluatorId);
      if (id !== undefined && isSelected) groups.set(id, [...(groups.get(id) ?? []), evaluation]);
    }
    return groups;
  };
  const userReference = (id: string): Reference =>
    referenceOf({ id, name: world.store.users.find(id)?.name, selfUri: `/api/v2/users/${id}` });

  area.handle('getQualityAgentsActivity', (context) => {
    const wantedAgentIds = queryList(context, 'agentUserId');
    const matches = [...groupByUser(context, 'agent')].filter(
      ([id]) => wantedAgentIds.length === 0 || wantedAgentIds.includes(id),
    );
    return listPage(
      context,
      world,
      matches.map(([id, all]) => {
        const scores = all.filter(isFinished).map(({ answers }) => answers?.totalScore ?? 0);
        const average = scores.length === 0 ? 0 : scores.reduce((total, score) => total + score, 0) / scores.length;
        return {
          id,
          agent: userReference(id),
          numEvaluations: scores.length,
          averageEvaluationScore: Math.round(average),
          highestEvaluationScore: Math.max(0, ...scores),
          lowestEvaluationScore: scores.length === 0 ? 0 : Math.min(...scores),
        };
      }),
    );
  });

  area.handle('getQualityEvaluatorsActivity', (context) =>
    listPage(
      context,
      world,
      [...groupByUser(context, 'evaluator')].map(([id, all]) => ({
        id,
        evaluator: userReference(id),
        numEvaluationsAssigned: all.length,
        numEvaluationsCompleted: all.filter(isFinished).length,
      })),
    ),
  );
}
