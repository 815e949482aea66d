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
  const assignmentOf = (place: string): Assignment => assignments.get(place) ?? { isAutomatic: false, userIds: [] };
  const jobs: JobKind<AssignmentJob> = new JobKind<AssignmentJob>(world, {
    name: 'assistants.users.jobs',
    entity: 'job',
    words: { on: ['InProgress'], done: 'Succeeded', failed: 'Failed' },
    ended: ({ place, action }, hasSucceeded) => {
      if (hasSucceeded) assignments.set(place, { isAutomatic: action === 'AutoAssignment', userIds: [] });
    },
  });
  const own = (context: OperationContext): { queue: Entity; place: string } => {
    const { id } = new Repository(world, ASSISTANTS).get(context.param('assistantId'));
    const queue = new Repository(world, `${ASSISTANTS}/{}/queues`, [id]).get(context.param('queueId'));
    return { queue, place: `${id}/${queue.id}` };
  };
  const asked = (context: OperationContext): string[] =>
    readObject<AssistantQueueUsersQueryRequest>(context, ['entities']).entities.map(({ id }) => id);
  const result = (id: string, change: () => void): Json => {
    if (!world.store.users.find(id))
      return { error: { message: 'Unable to find a user with that id', code: 'not.found', status: 404, entityId: id } };
    change();
    return { entity: { id } };
  };

  for (const { name, adds } of [
    { name: 'postAssistantQueueUsersBulkAdd', adds: true },
    { name: 'postAssistantQueueUsersBulkRemove', adds: false },
  ] as const)
    area.handle(name, (context) => {
      const { place } = own(context);
      const results = asked(context).map((id) =>
        result(id, () => {
          const { isAutomatic, userIds } = assignmentOf(place);
          const others = userIds.filter((each) => each !== id);
          assignments.set(place, { isAutomatic, userIds: adds ? [...others, id] : others });
        }),
      );
      return summariseResults(results);
    });
  area.handle('postAssistantQueueUsersQuery', (context) => {
    const { queue, place } = own(context);
    const { isAutomatic, userIds } = assignmentOf(place);
    const has = (id: string): boolean =>
      isAutomatic ? world.store.members.get(queue.id, id) !== undefined : userIds.includes(id);
    const users = asked(context)
      .filter(has)
      .map((id) => ({ id, selfUri: `/api/v2/users/${id}` }));
    const { assistant, ...told } = queue;
    return { queue: queryList(context, 'expand').includes('assistant') ? { ...told, assistant } : told, users };
  });

  const view = (context: OperationContext, job: AssignmentJob): Json => ({
    id: job.id,
    status: jobs.word(job),
    ...(jobs.hasFailed(job) && { errorInfo: { code: 'job.failed', message: failureOf(job) } }),
    selfUri: `${context.path.replace(/\/jobs.*$/, '')}/jobs/${job.id}`,
  });
  area.handle('postAssistantQueueUsersJobs', (context) => {
    const { place } = own(context);
    const { action } = readObject<AssistantQueueUsersJobsRequest>(context, ['action']);
    return view(context, jobs.start(context, { place, action }));
  });
  area.handle('getAssistantQueueUsersJob', (context) => {
    const { place } = own(context);
    const job = jobs.get(context.param('jobId'));
    return view(context, job.place === place ? job : jobs.get(''));
  });
}
