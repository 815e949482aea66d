import type { Area } from '../../engine/area.js';
import type {
  Assistant,
  AssistantQueue,
  AssistantQueueUsersJobsResponse,
  AssistantQueueUsersQueryRequest,
  BulkResult,
} from '../../../models/index.js';
import { summariseResults } from '../../engine/bulk.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { JobKind } from '../job-kind.js';
import { failureOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';

const ASSISTANTS = '/api/v2/assistants';

/** The agents of a queue that use its assistant: all members, or only those listed. */
interface Assignment {
  isAutomatic: boolean;
  userIds: string[];
}

interface AssignmentJob extends Job {
  place: string;
  action: string;
}

/** The agents who use a queue's assistant. */
export function addAssistantUserHandlers(area: Area, world: World): void {
  addUserChanges(area, world);
  addUserQuery(area, world);
  addAssignmentJobs(area, world);
}

const assignmentsOf = (world: World): Map<string, Assignment> => world.collection<Assignment>('assistants.users');

function assignmentOf(world: World, key: string): Assignment {
  return assignmentsOf(world).get(key) ?? { isAutomatic: false, userIds: [] };
}

function findQueue(world: World, context: OperationContext): { queue: Entity<AssistantQueue>; assignmentKey: string } {
  const { id } = new Repository<Assistant>(world, ASSISTANTS).get(context.param('assistantId'));
  const queue = new Repository<AssistantQueue>(world, `${ASSISTANTS}/{}/queues`, [id]).get(context.param('queueId'));
  return { queue, assignmentKey: `${id}/${queue.id}` };
}

function readUserIds(context: OperationContext<AssistantQueueUsersQueryRequest>): string[] {
  return readObject(context, ['entities']).entities.map(({ id }) => id);
}

/** Adds users to those listed, or removes them. */
function addUserChanges(area: Area, world: World): void {
  const resultOf = (id: string, change: () => void): BulkResult => {
    if (!world.store.users.find(id)) return { error: { message: 'Unable to find a user with that id', code: 'not.found' } };
    change();
    return { entity: { id } };
  };

  for (const { name, adds: shouldAdd } of [
    { name: 'postAssistantQueueUsersBulkAdd', adds: true },
    { name: 'postAssistantQueueUsersBulkRemove', adds: false },
  ] as const)
    area.handle(name, (context) => {
      const { assignmentKey } = findQueue(world, context);
      const results = readUserIds(context).map((id) =>
        resultOf(id, () => {
          const { isAutomatic, userIds } = assignmentOf(world, assignmentKey);
          const others = userIds.filter((each) => each !== id);
          assignmentsOf(world).set(assignmentKey, { isAutomatic, userIds: shouldAdd ? [...others, id] : others });
        }),
      );
      return summariseResults(results);
    });
}

function addUserQuery(area: Area, world: World): void {
  area.handle('postAssistantQueueUsersQuery', (context) => {
    const { queue, assignmentKey } = findQueue(world, context);
    const { isAutomatic, userIds } = assignmentOf(world, assignmentKey);
    const hasUser = (id: string): boolean =>
      isAutomatic ? world.store.members.get(queue.id, id) !== undefined : userIds.includes(id);
    const users = readUserIds(context)
      .filter(hasUser)
      .map((id) => ({ id, selfUri: `/api/v2/users/${id}` }));
    const { assistant, ...queueFields } = queue;
    return { queue: queryList(context, 'expand').includes('assistant') ? { ...queueFields, assistant } : queueFields, users };
  });
}

/** Jobs that assign all members of the queue, or none. */
function addAssignmentJobs(area: Area, world: World): void {
  const jobs = new JobKind<AssignmentJob>(world, {
    name: 'assistants.users.jobs',
    entity: 'job',
    stateNames: { active: ['InProgress'], done: 'Succeeded', failed: 'Failed' },
    onEnd: ({ place, action }, hasSucceeded) => {
      if (hasSucceeded) assignmentsOf(world).set(place, { isAutomatic: action === 'AutoAssignment', userIds: [] });
    },
  });
  const view = (context: OperationContext, job: AssignmentJob): AssistantQueueUsersJobsResponse => ({
    id: job.id,
    status: jobs.stateName(job),
    ...(jobs.hasFailed(job) && { errorInfo: { code: 'job.failed', message: failureOf(job) } }),
    selfUri: `${context.path.replace(/\/jobs.*$/, '')}/jobs/${job.id}`,
  });

  area.handle('postAssistantQueueUsersJobs', (context) => {
    const { assignmentKey } = findQueue(world, context);
    const { action } = readObject(context, ['action']);
    return view(context, jobs.start(context, { place: assignmentKey, action }));
  });
  area.handle('getAssistantQueueUsersJob', (context) => {
    const { assignmentKey } = findQueue(world, context);
    const job = jobs.get(context.param('jobId'));
    return view(context, job.place === assignmentKey ? job : jobs.get(''));
  });
}
