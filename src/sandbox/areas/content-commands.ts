import type { Area } from '../engine/area.js';
import type { CommandStatus, Document, Workspace } from '../../models/index.js';
import { textOf } from '../engine/values.js';
import { invalidField } from '../store/errors.js';
import { listing } from '../http/listing.js';
import type { OperationContext } from '../http/operation-context.js';
import { queryValue } from '../http/query.js';
import { DAY } from '../store/clock.js';
import type { World } from '../store/world.js';
import { iso } from './conversations/model.js';
import { JobKind } from './job-kind.js';
import { endOf } from './jobs.js';
import type { Job } from './jobs.js';
import { callerOf, readId, Repository, referenceOf } from './repository.js';

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

/** The operations that start a command, the collections that it deletes from, and the placeholders of the ids. */
const deleteOperations = [
  {
    name: 'deleteContentmanagementDocument',
    template: `${CONTENT}/documents`,
    parentNames: [],
    idName: 'documentId',
    commandType: 'DELETEDOCUMENT',
  },
  {
    name: 'deleteContentmanagementWorkspace',
    template: `${CONTENT}/workspaces`,
    parentNames: [],
    idName: 'workspaceId',
    commandType: 'DELETEWORKSPACE',
  },
  {
    name: 'deleteContentmanagementWorkspaceTagvalue',
    template: `${CONTENT}/workspaces/{}/tagvalues`,
    parentNames: ['workspaceId'],
    idName: 'tagId',
    commandType: 'DELETETAG',
  },
] as const;

/** Deletes documents, workspaces and tags by commands that run after a delay and can be cancelled until then. */
export function addContentCommandHandlers(area: Area, world: World): void {
  const jobs: JobKind<Command> = new JobKind<Command>(world, {
    name: 'content.commands',
    entity: 'status',
    retentionMs: DAY,
    stateNames: { active: ['INPROGRESS'], done: 'COMPLETE', failed: 'ERROR', cancelled: 'CANCELED' },
    onEnd: ({ template, parents, target, commandType, moveTo }, hasSucceeded) => {
      if (!hasSucceeded) return;
      new Repository(world, template, parents).remove(target);
      if (commandType === 'DELETEWORKSPACE') moveOrRemoveDocuments(world, target, moveTo);
    },
  });
  const view = (job: Command): CommandStatus => ({
    id: job.id,
    name: job.name,
    statusCode: jobs.stateName(job),
    commandType: job.commandType,
    ...(endOf(job) < Infinity && { expiration: iso(endOf(job) + DAY) }),
    ...(job.userId !== undefined && { userId: job.userId }),
    ...(job.commandType === 'DELETEDOCUMENT' && { document: { id: job.target, name: job.name } }),
    selfUri: `${CONTENT}/status/${job.id}`,
  });

  for (const { name: operation, template, parentNames, idName, commandType } of deleteOperations)
    area.handle(operation, (context) => {
      const target = context.param(idName);
      const parents = parentNames.map((parentName) => context.param(parentName));
      const entity = new Repository(world, template, parents).get(target);
      const userId = callerOf(context)?.id;
      const name = textOf(entity['name'] ?? entity['value'] ?? target);
      const moveTo = readNewWorkspaceId(world, context, target);
      jobs.start(context, {
        commandType,
        template,
        parents,
        target,
        name,
        ...(userId !== undefined && { userId }),
        ...(moveTo !== undefined && { moveTo }),
      });
      return context.send(null, 202);
    });

  area.handle('getContentmanagementStatus', (context) => listing(context, world, jobs.all().reverse(), view));
  area.handle('getContentmanagementStatusStatusId', (context) => view(jobs.get(context.param('statusId'))));

  area.handle('deleteContentmanagementStatusStatusId', (context) => {
    const job = jobs.get(context.param('statusId'));
    if (!jobs.cancel(job)) jobs.remove(job.id);
  });
}

const workspacesOf = (world: World): Repository<Workspace> => new Repository<Workspace>(world, `${CONTENT}/workspaces`);

/** The workspace that receives the documents of the deleted one. @throws the platform's 400 if it is unknown or the same. */
function readNewWorkspaceId(world: World, context: OperationContext, deletedId: string): string | undefined {
  const id = queryValue(context, 'moveChildrenToWorkspaceId');
  if (id === undefined || (id !== deletedId && workspacesOf(world).find(id))) return id;
  throw invalidField(`moveChildrenToWorkspaceId does not match another workspace: ${id}`, 'moveChildrenToWorkspaceId');
}

/** Moves the documents of a deleted workspace, or deletes them. */
function moveOrRemoveDocuments(world: World, workspaceId: string, moveTo: string | undefined): void {
  const documents = new Repository<Document>(world, `${CONTENT}/documents`);
  const workspace = workspacesOf(world).find(moveTo);
  for (const document of documents.all().filter((each) => readId(each['workspace']) === workspaceId)) {
    if (workspace) documents.save({ ...document, workspace: referenceOf(workspace), id: document.id });
    else documents.remove(document.id);
  }
}
