import type { JsonNode } from '../response/tree/json-node.js';
import { childOf, contentOf, isStructure, pathOf } from '../response/tree/json-node.js';
import { compactText } from '../response/table/entity-table.js';

/** A difference between two responses. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed';
  /** `entities[0].name` */
  path: string;
  before: string;
  after: string;
}

export interface JsonDiff {
  differences: readonly Difference[];
  /** How many values are the same. */
  sameCount: number;
}

/** Returns the differences between two values. Items of lists with ids are compared by their id, all others by their position. */
export function diffJson(before: JsonNode, after: JsonNode): JsonDiff {
  const differences: Difference[] = [];
  let sameCount = 0;
  const pending: [JsonNode | undefined, JsonNode | undefined][] = [[before, after]];
  for (let pair = pending.pop(); pair; pair = pending.pop()) {
    const [one, other] = pair;
    if (one && other && one.kind === other.kind && isStructure(one)) {
      pending.push(...pairsOf(one, other).toReversed());
    } else if (one && other && one.kind === other.kind && one.text === other.text) {
      sameCount++;
    } else {
      differences.push(differenceOf(one, other));
    }
  }
  return { differences, sameCount };
}

function differenceOf(one: JsonNode | undefined, other: JsonNode | undefined): Difference {
  const place = other ?? one;
  return {
    kind: kindOf(one, other),
    path: place ? pathOf(place) : '',
    before: one ? compactText(one) : '',
    after: other ? compactText(other) : '',
  };
}

function kindOf(one: JsonNode | undefined, other: JsonNode | undefined): Difference['kind'] {
  if (one && other) return 'changed';
  return one ? 'removed' : 'added';
}

type Pair = [JsonNode | undefined, JsonNode | undefined];

/** Returns the children that belong together, in the order of the second value; removed ones last. */
function pairsOf(one: JsonNode, other: JsonNode): Pair[] {
  const keyOf = one.kind === 'list' && haveIds(one) && haveIds(other) ? idOf : nameOf;
  const former = new Map(one.children.map((child) => [keyOf(child), child]));
  const pairs: Pair[] = other.children.map((child) => {
    const key = keyOf(child);
    const match = former.get(key);
    former.delete(key);
    return [match, child];
  });
  return [...pairs, ...Array.from(former.values(), (child): Pair => [child, undefined])];
}

const nameOf = ({ name }: JsonNode): string => String(name);

function idOf(node: JsonNode): string {
  const id = childOf(node, 'id');
  return id ? contentOf(id) : '';
}

/** Whether all items have different ids. */
function haveIds({ children }: JsonNode): boolean {
  return children.every((child) => idOf(child) !== '') && new Set(children.map(idOf)).size === children.length;
}
