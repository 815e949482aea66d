import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractOperation } from '../../src/contract/index.js';
import { parseContract } from '../../src/contract/index.js';
import { shapeOf } from '../../src/sandbox/operations/shapes.js';
import { compile, writeConsumer } from '../support/compiled.js';
import type { Measure } from '../support/report.js';
import { figure, missing, row } from '../support/report.js';
import { sampleInterleaved, numbers } from '../support/rounds.js';
import { median } from '../support/statistics.js';

/** Lists with page numbers, which a loop by hand can read. */
const isCounted = ({ verb, query, returns }: ContractOperation): boolean =>
  verb === 'GET' &&
  query.some(({ argument, type, required }) => argument === 'pageNumber' && type === 'integer' && !required) &&
  ['entities', 'pageCount'].every((field) => shapeOf(returns).has(field));

const operations = parseContract().filter(isCounted);
const areas = [...new Set(operations.map(({ area }) => area))];

/** Writes a program that reads every list, each in its own function. */
function program(writeLoop: (operation: ContractOperation, call: (options: string) => string) => string): string {
  const functions = operations.map((operation, index) => {
    const required = operation.arguments.map(() => 'given');
    const call = (options: string): string =>
      `api.${operation.name}(${[...required, ...(options === '' ? [] : [options])].join(', ')})`;
    return `export async function read${index}(api: ${operation.area}) {\n${writeLoop(operation, call)}\n}`;
  });
  return [
    `import type { ${areas.join(', ')} } from 'contact-centre-client';`,
    'declare const given: never;',
    'declare function use(entity: unknown): void;',
    ...functions,
  ].join('\n');
}

const compiledSubjects = {
  byHand: {
    label: 'a loop over page numbers',
    code: program(
      (_operation, call) => `  for (let pageNumber = 1; ; pageNumber++) {
    const { entities = [], pageCount = 1 } = await ${call('{ pageNumber }')};
    for (const entity of entities) use(entity);
    if (pageNumber >= pageCount) break;
  }`,
    ),
  },
  items: {
    label: '`.items()`',
    code: program((_operation, call) => `  for await (const entity of ${call('')}.items()) use(entity);`),
  },
};
type CompiledName = keyof typeof compiledSubjects;
const names = Object.keys(compiledSubjects) as CompiledName[];

const method = `TypeScript's \`tsc --extendedDiagnostics\` on a program that reads each of ${operations.length} lists whose pages are numbered, entity by entity;
declarations are checked too, which is the compiler's default.`;

export const lists: Measure = {
  name: 'lists',
  async run(quick) {
    const folder = mkdtempSync(join(tmpdir(), 'contact-centre-client-lists-'));
    try {
      for (const name of names) writeConsumer(join(folder, name), compiledSubjects[name].code, { skipLibCheck: false });
      const outcomes = await sampleInterleaved(names, quick ? 1 : 3, (name) => compile(join(folder, name)));
      const of = (name: CompiledName, figures: 'time' | 'instantiations'): number =>
        median(numbers(outcomes[name], (sample) => sample[figures]));
      return {
        title: 'Lists, type-checked',
        method,
        tables: [
          {
            head: ['method', 'instantiations', 'time, s'],
            rows: names.map((name) =>
              row(compiledSubjects[name].label, outcomes[name], () => [
                figure(of(name, 'instantiations'), 0),
                figure(of(name, 'time')),
              ]),
            ),
          },
        ],
        missing: missing(outcomes, compiledSubjects),
        limits: [
          {
            what: 'instantiations of `.items()`, × a loop by hand',
            value: of('items', 'instantiations') / of('byHand', 'instantiations'),
            bound: 1.02,
            is: 'at most',
          },
        ],
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
