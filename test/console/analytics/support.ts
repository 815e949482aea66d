import { defaultQuery } from '../../../examples/console/src/analytics/query/body.js';
import type { QueryKind } from '../../../examples/console/src/analytics/query/kinds.js';
import { queryKinds } from '../../../examples/console/src/analytics/query/kinds.js';
import type { QueryModel } from '../../../examples/console/src/analytics/query/model.js';
import { queryModelOf } from '../../../examples/console/src/analytics/query/model.js';
import type { Json } from '../../../examples/console/src/analytics/query/types.js';
import type { OperationEntry } from '../explorer/support.js';
import { find } from '../explorer/support.js';

const day = '2026-03-12T00:00:00.000Z/2026-03-13T00:00:00.000Z';

export const operationOf = (kind: QueryKind): OperationEntry => find('AnalyticsApi', queryKinds[kind].method);

export function modelOf(kind: QueryKind): QueryModel {
  const { area, operation } = operationOf(kind);
  return queryModelOf(operation.parameters.find(({ place }) => place === 'body')?.model ?? '', area.models);
}

/** Returns a query of a kind that the platform accepts. */
export function completeQuery(kind: QueryKind): Json {
  const model = modelOf(kind);
  const query = defaultQuery(kind, model, 'Europe/Berlin');
  const required = model.filters.filter(({ isRequired }) => isRequired);
  const filter = (dimension = ''): Json => ({ type: 'and', predicates: [{ dimension, value: 'x' }] });
  return {
    ...(model.hasInterval && { interval: day }),
    ...query,
    ...Object.fromEntries(required.map(({ name, dimensions }) => [name, filter(dimensions[0])])),
  };
}
