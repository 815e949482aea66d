import type { AreaData, EntityList, EntityLists, Operation, Parameter } from '../data/types.js';
import { listOf } from './entity-lists.js';

/** Whether a parameter takes ids: one, several in a list, or several separated by commas. */
export function takesIds({ name, place, type, list, values }: Parameter): boolean {
  if ((place !== 'path' && place !== 'query') || type !== 'string' || values) return false;
  return list ? /(?:^i|I)ds?$/.test(name) : /(?:Id|Ids|^ids)$/.test(name);
}

/** Whether a parameter takes several ids. */
export const takesSeveralIds = (parameter: Parameter): boolean =>
  takesIds(parameter) && (parameter.list === true || parameter.name.endsWith('ds'));

/** Returns the list of the entities that each parameter names by id. */
export function listsOfFields(area: AreaData, operation: Operation, all: EntityLists): EntityLists {
  const entries = operation.parameters.filter(takesIds).flatMap((parameter): [string, EntityList][] => {
    const { name, place } = parameter;
    const sibling =
      place === 'path' || /^ids?$/.test(name) ? listInArea(area, collectionOf(operation, parameter), all) : undefined;
    const list = sibling ?? listOf(name.replace(/Ids$/, 'Id'), all);
    return list ? [[name, list]] : [];
  });
  return Object.fromEntries(entries);
}

/** The path of the entities: that of the operation for its `id`s, or that before a placeholder. */
function collectionOf({ path }: Operation, { name, place }: Parameter): string {
  return place === 'path' ? path.slice(0, path.indexOf(`/{${name}}`)) : path;
}

/** The operation of the same area that lists the entities of a path, such as the members of a queue. */
function listInArea({ operations }: AreaData, collection: string, all: EntityLists): EntityList | undefined {
  const hasSearch = operations.some(({ verb, path }) => verb === 'POST' && path === `${collection}/search`);
  // The general list knows how its entities are searched.
  if (hasSearch) return Object.values(all).find(([, path]) => path === collection);
  const lister = operations.find(
    ({ verb, path, parameters, standing }) =>
      verb === 'GET' &&
      path === collection &&
      !standing.includes('retired') &&
      parameters.every(({ required, place }) => !required || place === 'path'),
  );
  const takesName = lister?.parameters.some(({ place, name }) => place === 'query' && name === 'name') === true;
  return lister && [lister.name, collection, takesName ? 'name' : 'none'];
}
