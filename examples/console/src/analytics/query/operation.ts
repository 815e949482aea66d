import { loadArea, loadModels } from '../../explorer/data/load.js';
import type { Area } from '../../explorer/data/load.js';
import type { Models, Operation } from '../../explorer/data/types.js';
import type { QueryKind } from './kinds.js';
import { queryKinds } from './kinds.js';

/** The API class of analytics with its types, and the method of a query. */
export interface QueryOperation {
  area: Area;
  operation: Operation;
  /** Those of bodies. */
  models: Models;
}

/** Loads what calling, describing and editing a query needs: 30 kB that the form does without. */
export async function loadOperation(kind: QueryKind): Promise<QueryOperation> {
  const { method } = queryKinds[kind];
  const [area, models] = await Promise.all([loadArea('analytics'), loadModels('analytics')]);
  const operation = area?.data.operations.find(({ name }) => name === method);
  if (!area || !operation) throw new Error(`The contract has no operation ${method}. Correct analytics/query/kinds.ts.`);
  return { area, operation, models };
}
