import type { JsonNode } from './json-node.js';
import { childOf, contentOf, countNodes, isStructure } from './json-node.js';

/** A visible line of the tree. */
export interface TreeRow {
  node: JsonNode;
  /** From 1. */
  level: number;
}

/** Responses with up to this many values begin with everything open. */
const SMALL = 300;

/** Returns what is open initially: everything of a small response, otherwise the outermost value and what it directly contains. */
export function initiallyOpen(root: JsonNode): ReadonlySet<JsonNode> {
  const open = new Set<JsonNode>();
  const isSmall = countNodes(root, SMALL + 1) <= SMALL;
  const pending: TreeRow[] = [{ node: root, level: 1 }];
  for (let row = pending.pop(); row; row = pending.pop()) {
    const { node, level } = row;
    if (!isStructure(node)) continue;
    open.add(node);
    if (isSmall || level < 2) for (const child of node.children) pending.push({ node: child, level: level + 1 });
  }
  return open;
}

/** Returns the lines that are visible while some nodes are open. Reads without recursion. */
export function visibleRows(root: JsonNode, open: ReadonlySet<JsonNode>): TreeRow[] {
  const rows: TreeRow[] = [];
  const pending: TreeRow[] = [{ node: root, level: 1 }];
  for (let row = pending.pop(); row; row = pending.pop()) {
    rows.push(row);
    const { node, level } = row;
    if (!open.has(node)) continue;
    for (let index = node.children.length - 1; index >= 0; index--) {
      const child = node.children[index];
      if (child) pending.push({ node: child, level: level + 1 });
    }
  }
  return rows;
}

/** Returns what names a closed object: its name or id. */
export function summaryOf(node: JsonNode): string {
  if (node.kind !== 'object') return '';
  const label = childOf(node, 'name') ?? childOf(node, 'displayName') ?? childOf(node, 'id');
  return label?.kind === 'string' ? contentOf(label) : '';
}

/** What a key does in the tree. */
export type TreeMove = { active: number } | TreeToggle;

/** Nodes to open or to close. */
export interface TreeToggle {
  nodes: readonly JsonNode[];
  isOpen: boolean;
}

interface Place {
  rows: readonly TreeRow[];
  open: ReadonlySet<JsonNode>;
  active: number;
  /** How many rows are in view. */
  pageSize: number;
}

/** Returns what a key does, as in other trees; `undefined` for other keys. */
export function moveOf(key: string, { rows, open, active, pageSize }: Place): TreeMove | undefined {
  const last = rows.length - 1;
  const to = (index: number): TreeMove => ({ active: Math.min(last, Math.max(0, index)) });
  const row = rows[active];
  if (!row) return undefined;
  const { node } = row;
  const isOpen = open.has(node);
  switch (key) {
    case 'ArrowDown':
      return to(active + 1);
    case 'ArrowUp':
      return to(active - 1);
    case 'PageDown':
      return to(active + pageSize);
    case 'PageUp':
      return to(active - pageSize);
    case 'Home':
      return to(0);
    case 'End':
      return to(last);
    case 'ArrowRight':
      if (!isStructure(node)) return undefined;
      return isOpen ? to(node.children.length > 0 ? active + 1 : active) : { nodes: [node], isOpen: true };
    case 'ArrowLeft':
      if (isOpen && isStructure(node)) return { nodes: [node], isOpen: false };
      return to(rows.findIndex((each) => each.node === node.parent));
    case '*':
      return { nodes: (node.parent?.children ?? [node]).filter(isStructure), isOpen: true };
    case 'Enter':
    case ' ':
      return isStructure(node) ? { nodes: [node], isOpen: !isOpen } : undefined;
    default:
      return undefined;
  }
}
