import { readId } from '../repository.js';
import type { Json } from '../repository.js';
import type { Row, Seen } from './row.js';
import { aboutThose, happened } from './row.js';
import { withIds } from '../tasks/model.js';

const WORKITEMS = '/api/v2/taskmanagement/workitems';

/** Events refer to the resources of a work item by id only. */
const flat = (seen: Seen): Json => ({ ...withIds(seen.entity), operation: happened(seen, ['add', 'edit', 'delete']) });

/** Events of work items: by work item, by queue and by user. */
export const taskRows: readonly Row[] = [
  { topic: 'v2.taskmanagement.workitems.{id}', place: WORKITEMS, tellings: aboutThose(({ id }) => [id], flat) },
  {
    topic: 'v2.taskmanagement.workitems.queues.{id}',
    place: WORKITEMS,
    tellings: aboutThose(({ entity }) => [readId(entity['queue'])], flat),
  },
  {
    topic: 'v2.taskmanagement.workitems.users.{id}',
    place: WORKITEMS,
    tellings: aboutThose(({ entity, before }) => [readId(entity['assignee']), readId(before?.['assignee'])], flat),
  },
];
