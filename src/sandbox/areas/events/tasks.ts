import { isObject } from '../../http/body.js';
import { idIn } from '../kept.js';
import type { Json } from '../kept.js';
import type { Row, Seen } from './row.js';
import { aboutThose } from './row.js';

const WORKITEMS = '/api/v2/taskmanagement/workitems';

/** Events name by its id alone what a work item refers to. */
function flat({ id, entity, isGone, before }: Seen): Json {
  const ids = Object.entries(entity).flatMap(([name, value]): [string, unknown][] => {
    if (Array.isArray(value))
      return value.some(isObject) ? [[`${name.replace(/s$/, '')}Ids`, value.flatMap((one) => idIn(one) ?? [])]] : [];
    const named = idIn(value);
    return named === undefined ? [] : [[`${name}Id`, named]];
  });
  const operation = isGone ? 'delete' : before === undefined ? 'add' : 'edit';
  return { ...Object.fromEntries(ids), id, modifiedBy: idIn(entity['modifiedBy']), operation };
}

/** Work items: each of them, those in a queue, and those of somebody. */
export const taskRows: readonly Row[] = [
  { topic: 'v2.taskmanagement.workitems.{id}', place: WORKITEMS, tellings: aboutThose(({ id }) => [id], flat) },
  {
    topic: 'v2.taskmanagement.workitems.queues.{id}',
    place: WORKITEMS,
    tellings: aboutThose(({ entity }) => [idIn(entity['queue'])], flat),
  },
  {
    topic: 'v2.taskmanagement.workitems.users.{id}',
    place: WORKITEMS,
    tellings: aboutThose(({ entity, before }) => [idIn(entity['assignee']), idIn(before?.['assignee'])], flat),
  },
];
