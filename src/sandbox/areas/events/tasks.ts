import { readId } from '../repository.js';
import type { Json } from '../repository.js';
import type { Row, EntityChange } from './row.js';
import { eventForEach, changeType } from './row.js';
import { withIds } from '../tasks/model.js';

const WORKITEMS = '/api/v2/taskmanagement/workitems';

/** Events refer to the resources of a work item by id only. */
const workitemFields = (change: EntityChange): Json => ({
  ...withIds(change.entity),
  operation: changeType(change, ['add', 'edit', 'delete']),
});

/** Events of work items: by work item, by queue and by user. */
export const taskRows: readonly Row[] = [
  {
    topic: 'v2.taskmanagement.workitems.{id}',
    collection: WORKITEMS,
    createEvents: eventForEach(({ id }) => [id], workitemFields),
  },
  {
    topic: 'v2.taskmanagement.workitems.queues.{id}',
    collection: WORKITEMS,
    createEvents: eventForEach(({ entity }) => [readId(entity['queue'])], workitemFields),
  },
  {
    topic: 'v2.taskmanagement.workitems.users.{id}',
    collection: WORKITEMS,
    createEvents: eventForEach(
      ({ entity, before }) => [readId(entity['assignee']), readId(before?.['assignee'])],
      workitemFields,
    ),
  },
];
