import { parseContract } from '../contract/index.js';
import type { ContractOperation } from '../contract/index.js';
import { operations } from '../contract/operations.js';
import { parseChanges } from './changed.js';
import type { Changed } from './changed.js';
import { parseFields } from './former.js';
import type { FormerFields } from './former.js';
import { firstSegmentsIn } from './routes.js';

/** The tables that facts are derived from. */
export interface Known {
  readonly apis: ReadonlySet<string>;
  readonly operations: readonly ContractOperation[];
  /** By class and method. */
  readonly changed: ReadonlyMap<string, Changed>;
  /** Removed fields, by type. */
  readonly fields: ReadonlyMap<string, FormerFields>;
}

/**
 * Reads the operations whose names or paths occur in texts. Reading the whole contract takes longer than reading most programs.
 */
export function knownOf(texts: Iterable<string>, table = operations, changes?: string, fields?: string): Known {
  const names = new Set<string>();
  const segments = new Set<string>();
  for (const text of texts) {
    for (const [name] of text.matchAll(/\b(?:get|head|post|put|patch|delete)[A-Z]\w*/g)) names.add(name);
    for (const segment of firstSegmentsIn(text)) segments.add(segment);
  }
  const lines = table.split('\n');
  const wanted = lines.filter((line) => {
    const [, name] = /^(\w+)\(/.exec(line) ?? [];
    return (
      name === undefined || names.has(name) || (segments.size > 0 && firstSegmentsIn(line).some((each) => segments.has(each)))
    );
  });
  return {
    apis: new Set(lines.flatMap((line) => (line.startsWith('## ') ? [line.slice(3)] : []))),
    operations: parseContract(wanted.join('\n')),
    changed: parseChanges(changes),
    fields: parseFields(fields),
  };
}
