import type { Hono } from 'hono';
import type { CaseAssociationCreate, CaseAssociationQuery, CaseCreate, CommentCreate } from '../../../models/index.js';
import { divisionOf } from '../../engine/division.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { missing, nameless, notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { conversationsOf, iso } from '../conversations/model.js';
import { cursorAt, readCursor } from '../cursor.js';
import { contactsOf } from '../external-contacts/model.js';
import { JobKind } from '../job-kind.js';
import { endOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { callerOf, idIn, Kept, listed } from '../kept.js';
import type { Entity, Json } from '../kept.js';
import { workitemsOf } from '../tasks/model.js';
import { advance, begin, endCase } from './course.js';
import { CASES, casesOf, planOf, planReference, stagesOf, stepsOf, userNamed, versionOf } from './model.js';

interface Termination extends Job {
  caseId: string;
  createdBy?: { id: string; selfUri: string };
}

const associationsOf = (world: World, caseId: string): Kept => new Kept(world, `${CASES}/{}/associations`, [caseId]);
const commentsOf = (world: World, caseId: string): Kept => new Kept(world, `${CASES}/{}/comments`, [caseId]);

/** Cases of customers, which pass through the stages of a plan. */
export function caseRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.use('/api/v2/casemanagement/*', async (_context, next) => {
    for (const each of casesOf(world).all()) advance(world, each);
    await next();
  });
  openingRoutes(app, world);
  courseRoutes(app, world);
  associationRoutes(app, world);
  commentRoutes(app, world);
  terminationRoutes(app, world);
}

function openingRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post(CASES, (context) => {
    const body = readObject<CaseCreate>(context, ['caseplanId', 'externalContactId']);
    const plan = planOf(world, body.caseplanId);
    if (plan.published === undefined)
      throw new Problem(409, 'The caseplan is not published', {
        code: 'caseplan.not.published',
        entityId: plan.id,
        entityName: 'caseplan',
      });
    const version = versionOf(plan, String(plan.published));
    if (!contactsOf(world).find(body.externalContactId)) throw nameless('externalContactId', body.externalContactId, 'contact');
    const data = Object.assign({}, ...(body.intake ?? []).map((each) => each.data ?? {})) as Json;
    const absent = version.intakeSettings.find(({ property, required }) => required && data[property] === undefined);
    if (absent) throw missing(`intake.${absent.property}`);
    const owner = userNamed(world, 'ownerId', body.ownerId) ?? plan.defaultCaseOwner;
    const tied = tiesOf(world, body);
    const id = world.newId();
    const now = world.timestamp();
    const count = casesOf(world).all().length + 1;
    const opened = casesOf(world).put({
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
    for (const tie of tied) associate(world, id, 'Initiation', tie);
    return context.json(casesOf(world).view(begin(world, opened, version.stageplans)));
  });

  app.get(`${CASES}/references/:referenceId`, (context) => {
    const reference = context.req.param('referenceId');
    const found = casesOf(world)
      .all()
      .find((each) => each['reference'] === reference);
    if (!found) throw notFound('case', reference);
    return context.json(casesOf(world).view(found));
  });
  app.get(`${CASES}/externalcontacts/:externalContactId`, (context) => {
    const { id: contactId } = new Kept(world, '/api/v2/externalcontacts/contacts').get(context.req.param('externalContactId'));
    return listed(
      context,
      world,
      casesOf(world)
        .all()
        .filter(({ externalContact }) => idIn(externalContact) === contactId),
    );
  });
}

function courseRoutes(app: Hono<SandboxEnv>, world: World): void {
  const stages = `${CASES}/:caseId/stages`;
  const caseOf = (context: SandboxContext): string => casesOf(world).get(context.req.param('caseId')).id;
  const stageOf = (context: SandboxContext): Entity => stagesOf(world, caseOf(context)).get(context.req.param('stageId'));
  const stepOf = (context: SandboxContext): Json => {
    const steps = stepsOf(world, caseOf(context), stageOf(context).id);
    return steps.view(steps.get(context.req.param('stepId')));
  };
  app.get(stages, (context) => listed(context, world, stagesOf(world, caseOf(context)).all()));
  app.get(`${stages}/:stageId`, (context) => context.json(stagesOf(world, '').view(stageOf(context))));
  app.get(`${stages}/:stageId/steps`, (context) =>
    listed(context, world, stepsOf(world, caseOf(context), stageOf(context).id).all()),
  );
  app.get(`${stages}/:stageId/steps/:stepId`, (context) => context.json(stepOf(context)));
}

function associationRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post(`${CASES}/:caseId/associations`, (context) => {
    const { id } = casesOf(world).get(context.req.param('caseId'));
    const [tie, more] = tiesOf(world, readObject<CaseAssociationCreate>(context));
    if (!tie || more) throw missing('workitemId or conversationId');
    return context.json(associate(world, id, 'Activity', tie));
  });

  app.post(`${CASES}/associations/query`, (context) => {
    const { pageSize = 25, after, workitemId, conversationId } = readObject<CaseAssociationQuery>(context);
    const found = casesOf(world)
      .all()
      .flatMap(({ id }) => associationsOf(world, id).all())
      .filter(
        ({ workitem, conversation }) =>
          (workitemId === undefined || idIn(workitem) === workitemId) &&
          (conversationId === undefined || idIn(conversation) === conversationId),
      );
    const from = readCursor(after);
    const isMore = from + pageSize < found.length;
    return context.json({ entities: found.slice(from, from + pageSize), ...(isMore && { after: cursorAt(from + pageSize) }) });
  });
}

/** The entities associated with a case. @throws the platform's 400 if one is unknown. */
function tiesOf(world: World, { workitemId, conversationId }: CaseAssociationCreate): Json[] {
  if (workitemId !== undefined && !workitemsOf(world).find(workitemId)) throw nameless('workitemId', workitemId, 'workitem');
  if (conversationId !== undefined && !conversationsOf(world).has(conversationId))
    throw nameless('conversationId', conversationId, 'conversation');
  const workitem = { id: workitemId, selfUri: `/api/v2/taskmanagement/workitems/${workitemId ?? ''}` };
  const conversation = { id: conversationId, selfUri: `/api/v2/conversations/${conversationId ?? ''}` };
  return [...(workitemId === undefined ? [] : [{ workitem }]), ...(conversationId === undefined ? [] : [{ conversation }])];
}

function associate(world: World, caseId: string, associationType: string, tie: Json): Entity {
  const id = world.newId();
  return associationsOf(world, caseId).put({
    id,
    associationType,
    dateAssociated: world.timestamp(),
    ...tie,
    case: { id: caseId, selfUri: `${CASES}/${caseId}` },
    selfUri: `${CASES}/${caseId}/associations/${id}`,
  });
}

function commentRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = `${CASES}/:caseId/comments`;
  app.post(path, (context) => {
    const { id } = casesOf(world).get(context.req.param('caseId'));
    const body = readObject<CommentCreate>(context, ['content']);
    const user = callerOf(context);
    const more = user ? { user, modifiedBy: user } : {};
    return context.json(commentsOf(world, id).create(context, body, more));
  });
  app.delete(`${path}/me/:commentId`, (context) => {
    const comments = commentsOf(world, casesOf(world).get(context.req.param('caseId')).id);
    const comment = comments.get(context.req.param('commentId'));
    if (idIn(comment['user']) !== callerOf(context)?.id) throw notFound('comment', comment.id);
    comments.remove(comment.id);
    return context.json({});
  });
}

function terminationRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = `${CASES}/:caseId/terminate/jobs`;
  const jobs = new JobKind<Termination>(world, {
    name: 'casemanagement.terminations',
    entity: 'job',
    words: { on: ['Queued', 'InProgress'], done: 'Succeeded', failed: 'Failed' },
    ended: ({ caseId }, hasSucceeded) => {
      const ending = casesOf(world).find(caseId);
      if (!ending) return;
      if (hasSucceeded) endCase(world, ending, 'Terminated');
      else casesOf(world).put({ ...ending, status: 'InProgress' });
    },
  });
  const view = (job: Termination): Json => ({
    id: job.id,
    status: jobs.word(job),
    jobType: 'Terminate',
    dateCreated: iso(job.submitted),
    ...(job.createdBy && { createdBy: job.createdBy }),
    dateModified: iso(jobs.isOn(job) ? job.submitted : endOf(job)),
    selfUri: `${CASES}/${job.caseId}/terminate/jobs/${job.id}`,
  });
  app.post(path, (context) => {
    const ending = casesOf(world).get(context.req.param('caseId'));
    if (ending['status'] !== 'Open' && ending['status'] !== 'InProgress')
      throw new Problem(409, `The case is ${String(ending['status'])}`, {
        code: 'case.not.open',
        entityId: ending.id,
        entityName: 'case',
      });
    const createdBy = callerOf(context);
    const job = jobs.start(context, { caseId: ending.id, ...(createdBy && { createdBy }) });
    casesOf(world).put({ ...ending, status: 'Terminating' });
    return context.json(view(job));
  });
  app.get(`${path}/:jobId`, (context) => {
    const job = jobs.get(context.req.param('jobId'));
    if (job.caseId !== context.req.param('caseId')) throw notFound('job', job.id);
    return context.json(view(job));
  });
}
