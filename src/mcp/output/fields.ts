import { isObject } from '../../core/values/is-object.js';

/** The chosen fields as a tree; an empty one keeps everything below. */
export type FieldTree = Map<string, FieldTree>;

/** Deeper paths choose nothing that could be shown. */
const MAX_PARTS = 20;

/** Reads paths such as `entities.name`; `[]` after a list is allowed. */
export function readFieldPaths(paths: readonly string[]): FieldTree | undefined {
  const root: FieldTree = new Map();
  const complete = new Set<FieldTree>();
  for (const path of paths) {
    let tree = root;
    for (const part of partsOf(path)) {
      if (complete.has(tree)) break;
      const next = tree.get(part) ?? new Map<string, FieldTree>();
      tree.set(part, next);
      tree = next;
    }
    // `entities` includes `entities.name`.
    if (tree !== root) {
      tree.clear();
      complete.add(tree);
    }
  }
  return root.size > 0 ? root : undefined;
}

/** Returns the paths that choose nothing in a value. */
export function findUnusedPaths(paths: readonly string[], value: unknown): string[] {
  return paths.filter((path) => !hasField(value, partsOf(path)));
}

function partsOf(path: string): string[] {
  const parts = path.split('.').map((part) => part.replace(/\[\w*\]$/, '').trim());
  return parts.filter(Boolean).slice(0, MAX_PARTS);
}

/** Looks at a few entries of a list only, because one is enough to show that a field exists. */
const SAMPLE = 100;

function hasField(value: unknown, parts: readonly string[]): boolean {
  const [part, ...rest] = parts;
  if (part === undefined) return true;
  if (Array.isArray(value)) return value.slice(0, SAMPLE).some((entry) => hasField(entry, parts));
  return isObject(value) && Object.hasOwn(value, part) && hasField(value[part], rest);
}
