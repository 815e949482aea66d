import type { Area } from '../../engine/area.js';
import type { AssistantQueueUsersJobsRequest, AssistantQueueUsersQueryRequest } from '../../../models/index.js';
import { summariseResults } from '../../engine/bulk.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { JobKind } from '../job-kind.js';
import { failureOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';

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
  const assignments = world.collection<Assignment>('assistants.users');
  const assignmentOf = (key: string): Assignment => assignments.get(key) ?? { isAutomatic: false, userIds: [] };
  const jobs: JobKind<AssignmentJob> = new JobKind<AssignmentJob>(world, {
    name: 'assistants.users.jobs',
    entity: 'job',
    stateNames: { active: ['InProgress'], done: 'Succeeded', failed: 'Failed' },
    onEnd: ({ place, action }, hasSucceeded) => {
      if (hasSucceeded) assignments.set(place, { isAutomatic: action === 'AutoAssignment', userIds: [] });
    },
  });
  const findQueue = (context: OperationContext): { queue: Entity; assignmentKey: string } => {
    const { id } = new Repository(world, ASSISTANTS).get(context.param('assistantId'));
    const queue = new Repository(world, `${ASSISTANTS}/{}/queues`, [id]).get(context.param('queueId'));
    return { queue, assignmentKey: `${id}/${queue.id}` };
  };
  const readUserIds = (context: OperationContext): string[] =>
    readObject<AssistantQueueUsersQueryRequest>(context, ['entities']).entities.map(({ id }) => id);
  const resultOf = (id: string, change: () => void): Json => {
    if (!world.store.users.find(id))
      return { error: { message: 'Unable to find a user with that id', code: 'not.found', status: 404, entityId: id } };
    change();
    return { entity: { id } };
  };

  for (const { name, adds: shouldAdd } of [
    { name: 'postAssistantQueueUsersBulkAdd', adds: true },
    { name: 'postAssistantQueueUsersBulkRemove', adds: false },
  ] as const)
    area.handle(name, (context) => {
      const { assignmentKey } = findQueue(context);
      const results = readUserIds(context).map((id) =>
        resultOf(id, () => {
          const { isAutomatic, userIds } = assignmentOf(assignmentKey);
          const others = userIds.filter((each) => each !== id);
          assignments.set(assignmentKey, { isAutomatic, userIds: shouldAdd ? [...others, id] : others });
        }),
      );
      return summariseResults(results);
    });
  area.handle('postAssistantQueueUsersQuery', (context) => {
    const { queue, assignmentKey } = findQueue(context);
    const { isAutomatic, userIds } = assignmentOf(assignmentKey);
    const hasUser = (id: string): boolean =>
      isAutomatic ? world.store.members.get(queue.id, id) !== undefined : userIds.includes(id);
    const users = readUserIds(context)
      .filter(hasUser)
      .map((id) => ({ id, selfUri: `/api/v2/users/${id}` }));
    const { assistant, ...queueFields } = queue;
    return { queue: queryList(context, 'expand').includes('assistant') ? { ...queueFields, assistant } : queueFields, users };
  });

  const view = (context: OperationContext, job: AssignmentJob): Json => ({
    id: job.id,
    status: jobs.stateName(job),
    ...(jobs.hasFailed(job) && { errorInfo: { code: 'job.failed', message: failureOf(job) } }),
    selfUri: `${context.path.replace(/\/jobs.*$/, '')}/jobs/${job.id}`,
  });
  area.handle('postAssistantQueueUsersJobs', (context) => {
    const { assignmentKey } = findQueue(context);
    const { action } = readObject<AssistantQueueUsersJobsRequest>(context, ['action']);
    return view(context, jobs.start(context, { place: assignmentKey, action }));
  });
  area.handle('getAssistantQueueUsersJob', (context) => {
    const { assignmentKey } = findQueue(context);
    const job = jobs.get(context.param('jobId'));
    return view(context, job.place === assignmentKey ? job : jobs.get(''));
  });
}
