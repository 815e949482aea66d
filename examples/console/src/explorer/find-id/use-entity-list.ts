import { useEffect, useState } from 'react';
import type { AreaData, EntityList, EntityLists, Operation, Parameter } from '../data/types.js';
import { listOf } from './entity-lists.js';

/** Returns the list of the entities that each field names by id. It is empty until it is known. */
export function useEntityLists(area: AreaData, operation: Operation): EntityLists {
  const [all, setAll] = useState<EntityLists>();
  const hasIds = operation.parameters.some(isId);
  useEffect(() => {
    if (!hasIds) return;
    // Without the lists, the fields take ids all the same.
    import('virtual:explorer/-entities').then(
      (module) => {
        setAll(module.default);
      },
      () => undefined,
    );
  }, [hasIds]);
  if (!all) return {};
  const entries = operation.parameters.filter(isId).flatMap((parameter): [string, EntityList][] => {
    const list = siblingList(area, operation, parameter) ?? listOf(parameter.name, all);
    return list ? [[parameter.name, list]] : [];
  });
  return Object.fromEntries(entries);
}

function isId({ name, place, type, list, values }: Parameter): boolean {
  return name.endsWith('Id') && (place === 'path' || place === 'query') && type === 'string' && !list && !values;
}

/** The operation of the same area that lists the entities of a placeholder, such as the members of a queue. */
function siblingList({ operations }: AreaData, { path }: Operation, { name, place }: Parameter): EntityList | undefined {
  if (place !== 'path') return undefined;
  const collection = path.slice(0, path.indexOf(`/{${name}}`));
  const lister = operations.find(
    ({ verb, path: other, parameters, standing }) =>
      verb === 'GET' &&
      other === collection &&
      !standing.includes('retired') &&
      parameters.every(({ required, place: where }) => !required || where === 'path'),
  );
  if (!lister) return undefined;
  const takesName = lister.parameters.some((parameter) => parameter.place === 'query' && parameter.name === 'name');
  const hasSearch = operations.some(({ verb, path: other }) => verb === 'POST' && other === `${collection}/search`);
  // The general list knows how its entities are searched.
  return hasSearch ? undefined : [lister.name, collection, takesName ? 'name' : 'none'];
}
