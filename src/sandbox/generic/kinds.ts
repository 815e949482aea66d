import { listField } from './shapes.js';
import type { Route, Surface } from './surface.js';

/** What an operation does. */
export type Kind =
  /** Gives the entities of a collection. */
  | 'list'
  /** Gives one entity of a collection. */
  | 'read'
  /** Adds an entity to a collection; several, where the body is a list of them. */
  | 'create'
  | 'createMany'
  /** Puts an entity in the place of one, or changes some of its fields. */
  | 'replace'
  | 'change'
  | 'delete'
  /** Replaces or changes several entities of a collection. */
  | 'writeMany'
  /** Deletes those that the query names, or all. */
  | 'deleteMany'
  /** A resource of which there is one: settings, a draft, a report. */
  | 'readOne'
  | 'replaceOne'
  | 'changeOne'
  | 'deleteOne'
  /** Looks for entities by what the body says. */
  | 'search'
  /** All else that is done to a resource or computed from it. */
  | 'action';

const scalars = new Set(['void', 'string', 'number', 'JsonObject']);

/** What an operation is follows from verb, shape of the path and types, in this order. */
export function kindOf(surface: Surface, route: Route): Kind {
  const { operation, template } = route;
  const isItem = template.endsWith('/{}');
  switch (operation.verb) {
    case 'GET':
    case 'HEAD':
      return isItem ? itemRead(surface, route) : listField(operation.returns) === undefined ? 'readOne' : 'list';
    case 'POST':
      return isItem ? (sameAsRead(surface, route) ? 'change' : 'action') : posted(surface, route);
    case 'PUT':
    case 'PATCH':
      return written(surface, route, isItem);
    case 'DELETE':
      if (isItem) return 'delete';
      if (isCollection(surface, template)) return 'deleteMany';
      return surface.route(template, 'GET') ? 'deleteOne' : 'action';
  }
}

/** Whether entities are added to a path: one that has them below it, or lists them. */
export function isCreatable(surface: Surface, template: string): boolean {
  const route = surface.route(template, 'POST');
  return route !== undefined && ['create', 'createMany'].includes(surface.kind(route));
}

export function isCollection(surface: Surface, template: string): boolean {
  const read = surface.route(template, 'GET');
  return (read !== undefined && surface.kind(read) === 'list') || isCreatable(surface, template);
}

/** Some paths end in a placeholder and are lists none the less: `…/schemas/{category}` lists those of a category. */
function itemRead(surface: Surface, { operation, template }: Route): Kind {
  const isList = listField(operation.returns) !== undefined && !surface.route(template.slice(0, -3), 'POST');
  return isList ? 'list' : 'read';
}

function posted(surface: Surface, route: Route): Kind {
  const { operation, template } = route;
  const { body, returns } = operation;
  const read = surface.route(template, 'GET');
  const lists = read !== undefined && listField(read.operation.returns) !== undefined;
  const last = template.slice(template.lastIndexOf('/') + 1);
  const hasBulkBody = body?.type.endsWith('[]') ?? false;
  const givesEntity = !scalars.has(returns) && listField(returns) === undefined;
  const hasReadableItems = surface.hasItems(template) && !/^(search|suggest)$/.test(last);
  if (givesEntity && !hasBulkBody && hasReadableItems) return 'create';
  if (/^(search|suggest|query)$/.test(last)) return 'search';
  if (givesEntity && !hasBulkBody && lists) return 'create';
  if (hasBulkBody && body?.type !== 'string[]' && surface.hasItems(template) && listField(returns) !== undefined)
    return 'createMany';
  return sameAsRead(surface, route) ? 'changeOne' : 'action';
}

function written(surface: Surface, route: Route, isItem: boolean): Kind {
  const { operation, template } = route;
  const replaces = operation.verb === 'PUT';
  if (isItem) return replaces ? 'replace' : 'change';
  const read = surface.route(template, 'GET');
  if (!read) return 'action';
  // A list of plain values is one value.
  if (listField(read.operation.returns) === undefined || read.operation.returns === 'string[]') {
    return replaces ? 'replaceOne' : 'changeOne';
  }
  return operation.body?.type.endsWith('[]') === true || listField(operation.body?.type ?? '') !== undefined
    ? 'writeMany'
    : 'action';
}

/** Whether an operation answers with what reading its own path does. */
function sameAsRead(surface: Surface, { operation, template }: Route): boolean {
  const read = surface.route(template, 'GET');
  return read !== undefined && operation.returns !== 'void' && read.operation.returns === operation.returns;
}
