import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parseContract } from '../../../src/contract/index.js';
import type { QueryKind } from '../src/analytics/query/kinds.js';
import { queryKindNames, queryKinds } from '../src/analytics/query/kinds.js';
import type { QueryModel } from '../src/analytics/query/model.js';
import { queryModelOf } from '../src/analytics/query/model.js';
import type { AnalyticsContract, DimensionValues } from '../src/analytics/query/types.js';
import type { Model } from '../src/explorer/data/types.js';
import { ModelReader } from './explorer-models.js';
import { jsonExpression } from './json-expression.js';

const id = 'virtual:analytics';

/** The types of what analytics queries count: their fields have the values that dimensions are compared with. */
const countedTypes = ['AnalyticsConversation', 'AnalyticsSession', 'AnalyticsEvaluation', 'AnalyticsSurvey'];

/** What the queries of analytics may contain, read from the client's sources when the console is built. */
export function analyticsData(source = fileURLToPath(new URL('../../../src', import.meta.url))): Plugin {
  return {
    name: 'analytics-data',
    resolveId: { filter: { id: /^virtual:analytics$/ }, handler: (name) => `\0${name}` },
    load: {
      filter: { id: /^\0virtual:analytics$/ },
      handler: (resolved) => {
        if (resolved !== `\0${id}`) return undefined;
        return `export default ${jsonExpression(readAnalyticsContract(source))};`;
      },
    },
  };
}

export function readAnalyticsContract(source: string): AnalyticsContract {
  const reader = new ModelReader(`${source}/models`);
  const bodies = new Map(parseContract().map(({ name, body }) => [name, body?.type ?? '']));
  const models = queryKindNames.map((kind) => {
    const type = bodies.get(queryKinds[kind].method);
    if (type === undefined) throw new Error(`The contract has no operation ${queryKinds[kind].method}. Correct query/kinds.ts.`);
    return [kind, queryModelOf(type, reachedFrom(reader, [type]))] as const;
  });
  return {
    models: Object.fromEntries(models) as Record<QueryKind, QueryModel>,
    dimensionValues: dimensionValuesIn(reachedFrom(reader, countedTypes)),
  };
}

function reachedFrom(reader: ModelReader, types: readonly string[]): Record<string, Model> {
  const reached = new Map<string, Model>();
  for (const type of types) reader.reach(type, reached);
  return Object.fromEntries(reached);
}

/** Returns the values of booleans and of fields with an enumeration, by the name of the field. The name of a list is that of one of its values. */
function dimensionValuesIn(models: Readonly<Record<string, Model>>): DimensionValues {
  const valuesByName = new Map<string, readonly string[]>();
  for (const { fields = [] } of Object.values(models)) {
    for (const { name, type, values } of fields) {
      const listed = type === 'boolean' ? ['true', 'false'] : (values ?? models[type.replace(/\[\]$/, '')]?.values);
      if (listed) valuesByName.set(type.endsWith('[]') ? name.replace(/s$/, '') : name, listed);
    }
  }
  return Object.fromEntries([...valuesByName].sort(([one], [other]) => one.localeCompare(other)));
}
