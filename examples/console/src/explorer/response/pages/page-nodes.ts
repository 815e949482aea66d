import type { JsonNode } from '../tree/json-node.js';
import { childOf } from '../tree/json-node.js';

/** Lists are at most this deep in a page: `results.entities`, or `data[].points` with one more. */
const DEEPEST_LIST = 4;

/** Returns the objects in the lists of a page, each with its node in the page's tree, which has the text of numbers. */
export function* nodesOfItems(page: unknown, root: JsonNode | undefined, depth = 0): Generator<[item: object, node: JsonNode]> {
  if (!root || depth > DEEPEST_LIST || typeof page !== 'object' || page === null) return;
  if (Array.isArray(page)) {
    for (const [index, item] of page.entries()) {
      const node = root.children[index];
      if (node?.kind === 'object') yield [item as object, node];
    }
    return;
  }
  for (const [name, value] of Object.entries(page)) yield* nodesOfItems(value, childOf(root, name), depth + 1);
}
