import type { ContractOperation } from '../../../src/contract/index.js';
import { operationFacts } from '../../../src/preflight/facts.js';
import type { AreaData, ListedOperation, Operation, StatedLimit } from '../src/explorer/data/types.js';

/** Returns the limits that the documentation of an operation states, and the topics about its entities. */
export function factsOf({ name, retired }: ContractOperation, topics: readonly string[]): Pick<Operation, 'limits' | 'topics'> {
  const limits = (operationFacts().get(name)?.limits ?? []).map(({ argument = '', text }): StatedLimit => [argument, text]);
  return { ...(limits.length > 0 && { limits }), ...(topics.length > 0 && !retired && { topics }) };
}

/** Adds the methods that the text about a deprecation names: "Use `getRoutingLanguages` of `RoutingApi`." */
export function withReplacements(operation: Operation, area: AreaData, areas: readonly AreaData[]): Operation {
  const replacements = [...(operation.deprecated ?? '').matchAll(/`(\w+)`(?: of `(\w+)`)?/g)].flatMap(
    ([, name = '', className]): ListedOperation[] => {
      const offering = areas.filter(({ operations }) => operations.some((each) => each.name === name && each !== operation));
      const best = offering.find((each) => each.className === (className ?? area.className)) ?? offering[0];
      return best ? [[best.slug, name]] : [];
    },
  );
  return replacements.length > 0 ? { ...operation, replacements } : operation;
}
