import type { Hono } from 'hono';
import type { CommandStatus } from '../../models/index.js';
import { textOf } from '../engine/values.js';
import type { SandboxContext, SandboxEnv } from '../http/context.js';
import { badRequest } from '../store/errors.js';
import { listing } from '../http/listing.js';
import { queryValue } from '../http/query.js';
import { DAY } from '../store/clock.js';
import type { World } from '../store/world.js';
import { iso } from './conversations/model.js';
import { JobKind } from './job-kind.js';
import { endOf } from './jobs.js';
import type { Job } from './jobs.js';
import { callerOf, idIn, Kept, referenceOf } from './kept.js';

const CONTENT = '/api/v2/contentmanagement';

interface Command extends Job {
  commandType: 'DELETEDOCUMENT' | 'DELETEWORKSPACE' | 'DELETETAG';
  template: string;
  parents: string[];
  target: string;
  name: string;
  userId?: string;
  /** The workspace that receives the documents of the deleted one. */
  moveTo?: string;
}

/** Deletes documents, workspaces and tags by commands that run after a delay and can be cancelled until then. */
export function contentCommandRoutes(app: Hono<SandboxEnv>, world: World): void {
  const jobs: JobKind<Command> = new JobKind<Command>(world, {
    name: 'content.commands',
    entity: 'status',
    kept: DAY,
    words: { on: ['INPROGRESS'], done: 'COMPLETE', failed: 'ERROR', cancelled: 'CANCELED' },
    ended: ({ template, parents, target, commandType, moveTo }, hasSucceeded) => {
      if (!hasSucceeded) return;
      new Kept(world, template, parents).remove(target);
      if (commandType === 'DELETEWORKSPACE') clear(target, moveTo);
    },
  });
  const workspaces = new Kept(world, `${CONTENT}/workspaces`);
  /** Moves the documents of a deleted workspace, or deletes them. */
  const clear = (workspaceId: string, moveTo: string | undefined): void => {
    const documents = new Kept(world, `${CONTENT}/documents`);
    const workspace = workspaces.find(moveTo);
    for (const document of documents.all().filter((each) => idIn(each['workspace']) === workspaceId)) {
      if (workspace) documents.put({ ...document, workspace: referenceOf(workspace), id: document.id });
      else documents.remove(document.id);
    }
  };
  const view = (job: Command): CommandStatus => ({
    id: job.id,
    name: job.name,
    statusCode: jobs.word(job),
    commandType: job.commandType,
    ...(endOf(job) < Infinity && { expiration: iso(endOf(job) + DAY) }),
    ...(job.userId !== undefined && { userId: job.userId }),
    ...(job.commandType === 'DELETEDOCUMENT' && { document: { id: job.target, name: job.name } }),
    selfUri: `${CONTENT}/status/${job.id}`,
  });

  const deletion = (path: string, template: string, parameters: readonly string[], commandType: Command['commandType']): void => {
    app.delete(path, (context: SandboxContext) => {
      const values = parameters.map((name) => context.req.param(name) ?? '');
      const [target = '', ...before] = values.reverse();
      const parents = before.reverse();
      const entity = new Kept(world, template, parents).get(target);
      const userId = callerOf(context)?.id;
      const name = textOf(entity['name'] ?? entity['value'] ?? target);
      const moveTo = queryValue(context, 'moveChildrenToWorkspaceId');
      if (moveTo !== undefined && (moveTo === target || !workspaces.find(moveTo)))
        throw badRequest(`moveChildrenToWorkspaceId names no other workspace: ${moveTo}`, [
          { errorCode: 'invalid.value', fieldName: 'moveChildrenToWorkspaceId' },
        ]);
      jobs.start(context, {
        commandType,
        template,
        parents,
        target,
        name,
        ...(userId !== undefined && { userId }),
        ...(moveTo !== undefined && { moveTo }),
      });
      return context.body(null, 202);
    });
  };
  deletion(`${CONTENT}/documents/:documentId`, `${CONTENT}/documents`, ['documentId'], 'DELETEDOCUMENT');
  deletion(`${CONTENT}/workspaces/:workspaceId`, `${CONTENT}/workspaces`, ['workspaceId'], 'DELETEWORKSPACE');
  deletion(
    `${CONTENT}/workspaces/:workspaceId/tagvalues/:tagId`,
    `${CONTENT}/workspaces/{}/tagvalues`,
    ['workspaceId', 'tagId'],
    'DELETETAG',
  );

  app.get(`${CONTENT}/status`, (context) => context.json(listing(context, world, jobs.all().reverse(), view)));
  app.get(`${CONTENT}/status/:statusId`, (context) => context.json(view(jobs.get(context.req.param('statusId')))));

  app.delete(`${CONTENT}/status/:statusId`, (context) => {
    const job = jobs.get(context.req.param('statusId'));
    if (!jobs.cancel(job)) jobs.remove(job.id);
    return context.body(null, 204);
  });
}
