import type { Area } from '../../engine/area.js';
import type {
  CaseAssociation,
  CaseAssociationCreate,
  CaseAssociationQuery,
  CaseCreate,
  Comment,
  CommentCreate,
  ExternalContact,
  Stage,
  Step,
  TerminateJob,
} from '../../../models/index.js';
import { divisionOf } from '../../engine/division.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { missingField, unknownReference, notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { conversationsOf, iso } from '../conversations/model.js';
import { createCursor, readCursor } from '../cursor.js';
import { JobKind } from '../job-kind.js';
import { endOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { callerOf, readId, Repository, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { workitemsOf } from '../tasks/model.js';
import { advance, startCase, endCase } from './case-progress.js';
import { CASES, casesOf, planOf, planReference, stagesOf, stepsOf, requireUser, versionOf } from './model.js';
import type { PlanVersion } from './model.js';

interface Termination extends Job {
  caseId: string;
  createdBy?: { id: string; selfUri: string };
}

const associationsOf = (world: World, caseId: string): Repository<CaseAssociation> =>
  new Repository<CaseAssociation>(world, `${CASES}/{}/associations`, [caseId]);
const commentsOf = (world: World, caseId: string): Repository<Comment> =>
  new Repository<Comment>(world, `${CASES}/{}/comments`, [caseId]);

/** Cases of customers, which pass through the stages of a plan. */
export function addCaseHandlers(area: Area, world: World): void {
  area.before('/api/v2/casemanagement', () => {
    for (const each of casesOf(world).all()) advance(world, each);
  });
  addOpeningHandlers(area, world);
  addCaseSearches(area, world);
  addCourseHandlers(area, world);
  addAssociationHandlers(area, world);
  addCommentHandlers(area, world);
  addTerminationHandlers(area, world);
}

function addOpeningHandlers(area: Area, world: World): void {
  area.addRule({ path: CASES, references: { externalContactId: '/api/v2/externalcontacts/contacts' } });
  area.handle('postCasemanagementCases', (context) => {
    const body = readObject<CaseCreate>(context, ['caseplanId', 'externalContactId']);
    const plan = planOf(world, body.caseplanId);
    if (plan.published === undefined)
      throw new Problem(409, 'The caseplan is not published', {
        code: 'caseplan.not.published',
        entityId: plan.id,
        entityName: 'caseplan',
      });
    const version = versionOf(plan, String(plan.published));
    checkIntake(version, body);
    const owner = requireUser(world, 'ownerId', body.ownerId) ?? plan.defaultCaseOwner;
    const associations = readAssociations(world, body);
    const id = world.newId();
    const now = world.timestamp();
    const count = casesOf(world).all().length + 1;
    const openedCase = casesOf(world).save({
      id,
      name: plan.name,
      division: divisionOf(world, plan.division.id),
      version: 1,
      reference: `${plan.referencePrefix}-${count}`,
      caseplan: planReference(plan, version.number),
      ...(body.summary !== undefined && { summary: body.summary }),
      ...(owner && { owner }),
      status: 'Open',
      dateCreated: now,
      dateModified: now,
      creationStatus: 'Completed',
      dateDue: iso(world.now() + plan.defaultDueDurationInSeconds * 1000),
      externalContact: { id: body.externalContactId, selfUri: `/api/v2/externalcontacts/contacts/${body.externalContactId}` },
      customerIntent: plan.customerIntent,
      ttlSeconds: body.ttlSeconds ?? plan.defaultTtlSeconds,
      ...(callerOf(context) && { modifiedBy: callerOf(context) }),
      selfUri: `${CASES}/${id}`,
    });
    for (const association of associations) associate(world, id, 'Initiation', association);
    return casesOf(world).view(startCase(world, openedCase, version.stageplans));
  });
}

function addCaseSearches(area: Area, world: World): void {
  area.handle('getCasemanagementCasesReference', (context) => {
    const reference = context.param('referenceId');
    const cases = casesOf(world)
      .all()
      .find((each) => each['reference'] === reference);
    if (!cases) throw notFound('case', reference);
    return casesOf(world).view(cases);
  });
  area.handle('getCasemanagementCasesExternalcontact', (context) => {
    const { id: contactId } = new Repository<ExternalContact>(world, '/api/v2/externalcontacts/contacts').get(
      context.param('externalContactId'),
    );
    return listPage(
      context,
      world,
      casesOf(world)
        .all()
        .filter(({ externalContact }) => readId(externalContact) === contactId),
    );
  });
}

function addCourseHandlers(area: Area, world: World): void {
  const caseOf = (context: OperationContext): string => casesOf(world).get(context.param('caseId')).id;
  const stageOf = (context: OperationContext): Entity<Stage> => stagesOf(world, caseOf(context)).get(context.param('stageId'));
  const stepOf = (context: OperationContext): Step => {
    const steps = stepsOf(world, caseOf(context), stageOf(context).id);
    return steps.view(steps.get(context.param('stepId')));
  };
  area.handle('getCasemanagementCaseStages', (context) => listPage(context, world, stagesOf(world, caseOf(context)).all()));
  area.handle('getCasemanagementCaseStage', (context) => stagesOf(world, '').view(stageOf(context)));
  area.handle('getCasemanagementCaseStageSteps', (context) =>
    listPage(context, world, stepsOf(world, caseOf(context), stageOf(context).id).all()),
  );
  area.handle('getCasemanagementCaseStageStep', (context) => stepOf(context));
}

function addAssociationHandlers(area: Area, world: World): void {
  area.handle('postCasemanagementCaseAssociations', (context) => {
    const { id } = casesOf(world).get(context.param('caseId'));
    const [association, moreAssociations] = readAssociations(world, readObject<CaseAssociationCreate>(context));
    if (!association || moreAssociations) throw missingField('workitemId or conversationId');
    return associate(world, id, 'Activity', association);
  });

  area.handle('postCasemanagementCasesAssociationsQuery', (context) => {
    const { pageSize = 25, after, workitemId, conversationId } = readObject<CaseAssociationQuery>(context);
    const cases = casesOf(world)
      .all()
      .flatMap(({ id }) => associationsOf(world, id).all())
      .filter(
        ({ workitem, conversation }) =>
          (workitemId === undefined || readId(workitem) === workitemId) &&
          (conversationId === undefined || readId(conversation) === conversationId),
      );
    const from = readCursor(after);
    const hasMore = from + pageSize < cases.length;
    return { entities: cases.slice(from, from + pageSize), ...(hasMore && { after: createCursor(from + pageSize) }) };
  });
}

/** @throws the platform's 400 if a required intake property is missing. */
function checkIntake({ intakeSettings }: PlanVersion, { intake }: CaseCreate): void {
  const data = Object.assign({}, ...(intake ?? []).map((each) => each.data ?? {})) as Json;
  const missingSetting = intakeSettings.find(({ property, required }) => required && data[property] === undefined);
  if (missingSetting) throw missingField(`intake.${missingSetting.property}`);
}

/** The entities associated with a case. @throws the platform's 400 if one is unknown. */
function readAssociations(world: World, { workitemId, conversationId }: CaseAssociationCreate): Json[] {
  if (workitemId !== undefined && !workitemsOf(world).find(workitemId))
    throw unknownReference('workitemId', workitemId, 'workitem');
  if (conversationId !== undefined && !conversationsOf(world).has(conversationId))
    throw unknownReference('conversationId', conversationId, 'conversation');
  const workitem = { id: workitemId, selfUri: `/api/v2/taskmanagement/workitems/${workitemId ?? ''}` };
  const conversation = { id: conversationId, selfUri: `/api/v2/conversations/${conversationId ?? ''}` };
  return [...(workitemId === undefined ? [] : [{ workitem }]), ...(conversationId === undefined ? [] : [{ conversation }])];
}

function associate(world: World, caseId: string, associationType: string, association: Json): Entity<CaseAssociation> {
  const id = world.newId();
  return associationsOf(world, caseId).save({
    id,
    associationType,
    dateAssociated: world.timestamp(),
    ...association,
    case: { id: caseId, selfUri: `${CASES}/${caseId}` },
    selfUri: `${CASES}/${caseId}/associations/${id}`,
  });
}

function addCommentHandlers(area: Area, world: World): void {
  area.handle('postCasemanagementCaseComments', (context) => {
    const { id } = casesOf(world).get(context.param('caseId'));
    const body = readObject<CommentCreate>(context, ['content']);
    const user = callerOf(context);
    const authorFields = user ? { user, modifiedBy: user } : {};
    return commentsOf(world, id).create(context, body, authorFields);
  });
  area.handle('deleteCasemanagementCaseCommentsMeCommentId', (context) => {
    const comments = commentsOf(world, casesOf(world).get(context.param('caseId')).id);
    const comment = comments.get(context.param('commentId'));
    if (readId(comment['user']) !== callerOf(context)?.id) throw notFound('comment', comment.id);
    comments.remove(comment.id);
    return {};
  });
}

function addTerminationHandlers(area: Area, world: World): void {
  const jobs = new JobKind<Termination>(world, {
    name: 'casemanagement.terminations',
    entity: 'job',
    stateNames: { active: ['Queued', 'InProgress'], done: 'Succeeded', failed: 'Failed' },
    onEnd: ({ caseId }, hasSucceeded) => {
      const endingCase = casesOf(world).find(caseId);
      if (!endingCase) return;
      if (hasSucceeded) endCase(world, endingCase, 'Terminated');
      else casesOf(world).save({ ...endingCase, status: 'InProgress' });
    },
  });
  const view = (job: Termination): TerminateJob => ({
    id: job.id,
    status: jobs.stateName(job),
    jobType: 'Terminate',
    dateCreated: iso(job.submitted),
    ...(job.createdBy && { createdBy: job.createdBy }),
    dateModified: iso(jobs.isActive(job) ? job.submitted : endOf(job)),
    selfUri: `${CASES}/${job.caseId}/terminate/jobs/${job.id}`,
  });
  area.handle('postCasemanagementCaseTerminateJobs', (context) => {
    const endingCase = casesOf(world).get(context.param('caseId'));
    if (endingCase['status'] !== 'Open' && endingCase['status'] !== 'InProgress')
      throw new Problem(409, `The case is ${String(endingCase['status'])}`, {
        code: 'case.not.open',
        entityId: endingCase.id,
        entityName: 'case',
      });
    const createdBy = callerOf(context);
    const job = jobs.start(context, { caseId: endingCase.id, ...(createdBy && { createdBy }) });
    casesOf(world).save({ ...endingCase, status: 'Terminating' });
    return view(job);
  });
  area.handle('getCasemanagementCaseTerminateJob', (context) => {
    const job = jobs.get(context.param('jobId'));
    if (job.caseId !== context.param('caseId')) throw notFound('job', job.id);
    return view(job);
  });
}
