import { useEffect, useState } from 'react';
import type { AreaData, EntityLists, Operation } from '../data/types.js';
import { listsOfFields, takesIds } from './lists-of-fields.js';

/** Returns the list of the entities that each field names by id. It is empty until it is known. */
export function useEntityLists(area: AreaData, operation: Operation): EntityLists {
  const [all, setAll] = useState<EntityLists>();
  const hasIds = operation.parameters.some(takesIds);
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
  return all ? listsOfFields(area, operation, all) : {};
}
