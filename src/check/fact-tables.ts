import { parseContract } from '../contract/index.js';
import type { ContractOperation } from '../contract/index.js';
import { operationTable } from '../contract/table.js';
import { parseChanges } from './operation-changes.js';
import type { OperationChange } from './operation-changes.js';
import { parseFields } from './former-types.js';
import type { FormerFields } from './former-types.js';
import { firstSegmentsIn } from './routes.js';

/** The tables that facts are derived from. */
export interface FactTables {
  readonly apis: ReadonlySet<string>;
  readonly operations: readonly ContractOperation[];
  /** By class and method. */
  readonly changes: ReadonlyMap<string, OperationChange>;
  /** Removed fields, by type. */
  readonly fields: ReadonlyMap<string, FormerFields>;
}

/**
 * Reads the operations whose names or paths occur in texts. Reading the whole contract takes longer than reading most programs.
 */
export function readTables(texts: Iterable<string>, table = operationTable(), changes?: string, fields?: string): FactTables {
  const names = new Set<string>();
  const segments = new Set<string>();
  for (const text of texts) {
    for (const [name] of text.matchAll(/\b(?:get|head|post|put|patch|delete)[A-Z]\w*/g)) names.add(name);
    for (const segment of firstSegmentsIn(text)) segments.add(segment);
  }
  const lines = table.split('\n');
  const usedLines = lines.filter((line) => {
    const [, name] = /^(\w+)\(/.exec(line) ?? [];
    return (
      name === undefined || names.has(name) || (segments.size > 0 && firstSegmentsIn(line).some((each) => segments.has(each)))
    );
  });
  return {
    apis: new Set(lines.flatMap((line) => (line.startsWith('## ') ? [line.slice(3)] : []))),
    operations: parseContract(usedLines.join('\n')),
    changes: parseChanges(changes),
    fields: parseFields(fields),
  };
}
