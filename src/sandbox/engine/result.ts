import { isObject } from '../values/json.js';
import type { OperationContext } from '../http/operation-context.js';
import type { World } from '../store/world.js';
import type { Json } from '../values/json.js';
import { toList, toListPage } from './lists/lists.js';
import { listField } from '../operations/shapes.js';
import type { Match } from '../operations/surface.js';
import { toShape } from './values.js';

/** A request in progress. */
export interface Call {
  context: OperationContext;
  match: Match;
  body: unknown;
}

/** Converts a value to the response type of the operation. */
export function toResult(world: World, { match, context }: Call, value: unknown): unknown {
  const { returns, accept } = match.route.operation;
  if (accept === 'text/calendar')
    return 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//contact-centre-client//sandbox//EN\r\nEND:VCALENDAR\r\n';
  if (returns === 'string') return accept === 'application/json' ? 'Accepted' : '';
  if (returns === 'number') return 0;
  if (listField(returns) === '') return Array.isArray(value) ? value : [];
  // A list that is read as a single resource still has paging fields.
  if (listField(returns) !== undefined && isObject(value) && Object.keys(value).length === 0)
    return toListPage(context, world, match, []);
  return isObject(value) ? toShape(world, returns, value) : value;
}

/** Returns several entities in the form of the operation's response. */
export function toListResult(world: World, { context, match }: Call, entities: readonly Json[]): unknown {
  return listField(match.route.operation.returns) === undefined
    ? toShape(world, match.route.operation.returns, { id: world.newId() })
    : toList(context, world, match, entities);
}
