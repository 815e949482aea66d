import { operations } from '../../src/contract/operations.js';
import { firstOperations, knownOperations } from '../../src/sandbox/operations/first-operations.js';
import { shapeTable } from '../../src/sandbox/operations/shape-table.js';
import { contractLines } from '../../src/contract/index.js';
import { KEPT_LINE } from '../../src/contract/table.js';
import { compileRoute } from '../../src/sandbox/values/route-pattern.js';

/** Types that the sandbox reads without a call of an operation: those of seeded entities. */
const seededTypes = ['User', 'Queue'];

/** A table in two parts: what a page loads at first, and what it loads with the first request that needs it. */
export interface DividedTable {
  readonly first: string;
  readonly later: string;
}

/**
 * Divides the table of operations. The first part also has the operations whose paths match one of its paths, so that
 * `/api/v2/users/search` is not taken for a user.
 */
export function divideOperations(table: string, firstNames: ReadonlySet<string>): DividedTable {
  const all = contractLines(table);
  const first = all.filter(({ operation }) => firstNames.has(operation.name));
  const patterns = first.map(({ verb, path }) => ({ verb, path, matches: compileRoute(path) }));
  const keptLines = all.filter(({ verb, path }) =>
    patterns.some((pattern) => pattern.verb === verb && (pattern.path === path || pattern.matches(path) !== undefined)),
  );
  const names = new Set(keptLines.map(({ operation }) => operation.name));
  const lines = table.split('\n');
  const isOperation = (line: string): boolean => names.has(/^\w+(?=\()/.exec(line)?.[0] ?? '');
  const keptText = lines.filter(isOperation).join('\n');
  const usedSets = new Set(Array.from(keptText.matchAll(/@\w+/g), ([name]) => name));
  const usedAreas = new Set(keptLines.map(({ operation }) => `## ${operation.area}`));
  const isKept = (line: string): boolean =>
    isOperation(line) || usedAreas.has(line) || (line.startsWith('@') && usedSets.has(line.slice(0, line.indexOf(' '))));
  return {
    first: lines.filter(isKept).join('\n'),
    later: lines.map((line) => (isKept(line) ? KEPT_LINE : line)).join('\n'),
  };
}

/** Divides the table of types. The first part has these types, and all that they contain. */
export function divideShapes(table: string, firstTypes: Iterable<string>): DividedTable {
  const lines = table.split('\n').filter((line) => line.includes(' '));
  const lineOf = new Map(lines.map((line) => [nameOf(line), line]));
  const reached = new Set<string>();
  const waiting = [...firstTypes];
  for (let type = waiting.pop(); type !== undefined; type = waiting.pop()) {
    const line = lineOf.get(type);
    if (line === undefined || reached.has(type)) continue;
    reached.add(type);
    for (const [, name = ''] of line.matchAll(/=(@?\w+)/g)) waiting.push(name);
  }
  return {
    first: lines.filter((line) => reached.has(nameOf(line))).join('\n'),
    later: lines.filter((line) => !reached.has(nameOf(line))).join('\n'),
  };
}

/** The types of the results and bodies of operations. */
export function typesOf(table: string, names: ReadonlySet<string>): string[] {
  return contractLines(table)
    .filter(({ operation }) => names.has(operation.name))
    .flatMap(({ operation }) => [operation.returns, operation.body?.type ?? ''])
    .map((type) => type.replaceAll(/\[\]|\{\}/g, ''));
}

const nameOf = (line: string): string => line.slice(0, line.indexOf(' '));

/** Divides the tables of the sandbox into what a page loads at first and later. */
export function divideTables() {
  const names = new Set([...firstOperations, ...knownOperations]);
  const dividedOperations = divideOperations(operations, names);
  const dividedShapes = divideShapes(shapeTable, [...typesOf(operations, names), ...seededTypes]);
  return {
    first: { operations: dividedOperations.first, shapes: dividedShapes.first },
    later: { operations: dividedOperations.later, shapes: { text: dividedShapes.later, words: '' } },
  };
}
