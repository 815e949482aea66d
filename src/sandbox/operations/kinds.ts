import { listField } from './shapes.js';
import type { Route } from './route.js';

/** What an operation does. */
export type Kind =
  /** Lists the entities of a collection. */
  | 'list'
  /** Reads one entity of a collection. */
  | 'read'
  /** Adds an entity to a collection; several, if the body is a list. */
  | 'create'
  | 'createMany'
  /** Replaces an entity, or changes some of its fields. */
  | 'replace'
  | 'change'
  | 'delete'
  /** Replaces or changes several entities of a collection. */
  | 'writeMany'
  /** Deletes the entities that the query names, or all. */
  | 'deleteMany'
  /** A single resource: settings, a draft, a report. */
  | 'readOne'
  | 'replaceOne'
  | 'changeOne'
  | 'deleteOne'
  /** Searches for entities by criteria in the body. */
  | 'search'
  /** Any other action on a resource, or a value computed from it. */
  | 'action';

const scalarTypes = new Set(['void', 'string', 'number', 'JsonObject']);

/** What must be known about all operations to determine the kind of one. */
export interface OperationPaths {
  /** The operation on a path by its verb. */
  route(template: string, verb: string): Route | undefined;
  /** Whether any path lies below single entities of a collection, or any operation changes them. */
  hasItems(template: string): boolean;
  kind(route: Route): Kind;
}

/** Determines the kind of an operation from its verb, the shape of its path and its types, in this order. */
export function kindOf(paths: OperationPaths, route: Route): Kind {
  const { operation, template } = route;
  const isItem = template.endsWith('/{}');
  switch (operation.verb) {
    case 'GET':
    case 'HEAD':
      if (isItem) return kindOfItemRead(paths, route);
      return listField(operation.returns) === undefined ? 'readOne' : 'list';
    case 'POST':
      if (!isItem) return kindOfPost(paths, route);
      return returnsSameAsRead(paths, route) ? 'change' : 'action';
    case 'PUT':
    case 'PATCH':
      return kindOfWrite(paths, route, isItem);
    case 'DELETE':
      if (isItem) return 'delete';
      if (isCollection(paths, template)) return 'deleteMany';
      return paths.route(template, 'GET') ? 'deleteOne' : 'action';
  }
}

/** Whether entities can be added at a path: it has single entities below it, or lists them. */
export function isCreatable(paths: OperationPaths, template: string): boolean {
  const route = paths.route(template, 'POST');
  return route !== undefined && ['create', 'createMany'].includes(paths.kind(route));
}

export function isCollection(paths: OperationPaths, template: string): boolean {
  const read = paths.route(template, 'GET');
  return (read !== undefined && paths.kind(read) === 'list') || isCreatable(paths, template);
}

/** Some paths end in a placeholder but are lists: `…/schemas/{category}` lists those of a category. */
function kindOfItemRead(paths: OperationPaths, { operation, template }: Route): Kind {
  const isList = listField(operation.returns) !== undefined && !paths.route(template.slice(0, -3), 'POST');
  return isList ? 'list' : 'read';
}

function kindOfPost(paths: OperationPaths, route: Route): Kind {
  const { operation, template } = route;
  const { body, returns } = operation;
  const read = paths.route(template, 'GET');
  const isListed = read !== undefined && listField(read.operation.returns) !== undefined;
  const lastSegment = template.slice(template.lastIndexOf('/') + 1);
  const hasBulkBody = body?.type.endsWith('[]') ?? false;
  const returnsEntity = !scalarTypes.has(returns) && listField(returns) === undefined;
  const hasReadableItems = paths.hasItems(template) && !/^(search|suggest)$/.test(lastSegment);
  if (returnsEntity && !hasBulkBody && hasReadableItems) return 'create';
  if (/^(search|suggest|query)$/.test(lastSegment)) return 'search';
  if (returnsEntity && !hasBulkBody && isListed) return 'create';
  if (hasBulkBody && body?.type !== 'string[]' && paths.hasItems(template) && listField(returns) !== undefined)
    return 'createMany';
  return returnsSameAsRead(paths, route) ? 'changeOne' : 'action';
}

function kindOfWrite(paths: OperationPaths, route: Route, isItem: boolean): Kind {
  const { operation, template } = route;
  const replaces = operation.verb === 'PUT';
  if (isItem) return replaces ? 'replace' : 'change';
  const read = paths.route(template, 'GET');
  if (!read) return 'action';
  // A list of plain values counts as one value.
  if (listField(read.operation.returns) === undefined || read.operation.returns === 'string[]') {
    return replaces ? 'replaceOne' : 'changeOne';
  }
  return operation.body?.type.endsWith('[]') === true || listField(operation.body?.type ?? '') !== undefined
    ? 'writeMany'
    : 'action';
}

/** Whether an operation has the same response type as GET on its path. */
function returnsSameAsRead(paths: OperationPaths, { operation, template }: Route): boolean {
  const read = paths.route(template, 'GET');
  return read !== undefined && operation.returns !== 'void' && read.operation.returns === operation.returns;
}
