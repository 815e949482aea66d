import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const configuration = fileURLToPath(new URL('../../tsconfig.json', import.meta.url));
const limit = 10_000;
/** Two areas are larger than that by themselves: they hold no line of another area, nor of what they do not lead to. */
const large = new Map([
  ['conversations', 11_900],
  ['workforce-management', 11_600],
]);
const limitOf = (area: string): number => large.get(area) ?? limit;

const areas = readdirSync(path.join(source, 'apis'))
  .filter((file) => file !== 'platform-api.ts')
  .map((file) => path.basename(file, '.ts'));

/** What the package's users get to see of src, by path: kept in memory, nothing is written. */
function emitDeclarations(): Map<string, string> {
  const { config } = ts.readConfigFile(configuration, (file) => readFileSync(file, 'utf8')) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(configuration));
  const entries = [path.join(source, 'entries/fetch-client.ts'), ...areas.map((area) => path.join(source, 'apis', `${area}.ts`))];
  const program = ts.createProgram(entries, {
    ...options,
    ...{
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      isolatedModules: false,
      rootDir: source,
      outDir: '/declarations',
    },
  });
  const declarations = new Map<string, string>();
  program.emit(undefined, (file, text) => {
    declarations.set(path.posix.relative('/declarations', file), text);
  });
  return declarations;
}

/** Every declaration that an import of one of them loads, directly or by way of others. */
function closure(declarations: ReadonlyMap<string, string>, entry: string): Set<string> {
  const reached = new Set([entry]);
  for (const file of reached) for (const target of importsOf(declarations, file)) reached.add(target);
  return reached;
}

const imports = new Map<string, string[]>();

function importsOf(declarations: ReadonlyMap<string, string>, file: string): string[] {
  const known = imports.get(file);
  if (known) return known;
  const { importedFiles } = ts.preProcessFile(declarations.get(file) ?? '', true, true);
  const targets = importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => {
      const target = path.posix.join(path.posix.dirname(file), fileName.replace(/\.js$/, '.d.ts'));
      if (!declarations.has(target)) throw new Error(`${file} imports ${fileName}, which has no declarations`);
      return target;
    });
  imports.set(file, targets);
  return targets;
}

const client = 'entries/fetch-client.d.ts';

const lines = (text: string): number => text.split('\n').length - 1;

describe('Declarations that a consumer of one area loads', () => {
  let declarations: Map<string, string>;
  const total = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + lines(declarations.get(file) ?? ''), 0);

  /** What a program loads that imports `./fetch/client` and the area. */
  const consumed = (area: string): Set<string> =>
    new Set([...closure(declarations, client), ...closure(declarations, `apis/${area}.d.ts`)]);

  beforeAll(() => {
    declarations = emitDeclarations();
    const sizes = areas.map((area) => {
      const files = [...consumed(area)];
      const own = new Set([`apis/${area}.d.ts`, `models/${area}.d.ts`]);
      const of = (folder: string): number => total(files.filter((file) => file.startsWith(folder) && !own.has(file)));
      return {
        area,
        lines: total(files),
        own: total([...own].filter((file) => files.includes(file))),
        'other models': of('models/'),
      };
    });
    sizes.sort((one, other) => other.lines - one.lines);
    const [middle] = sizes.slice(Math.floor(sizes.length / 2));
    console.table(sizes.slice(0, 8));
    console.log(`the client alone ${total(closure(declarations, client))}, the middle area with it ${middle?.lines ?? 0}`);
  }, 60_000);

  it('are those of all 89 areas', () => {
    expect(areas).toHaveLength(89);
    expect(areas.filter((area) => !declarations.has(`apis/${area}.d.ts`))).toEqual([]);
  });

  it.each(areas.map((area) => [area, limitOf(area)] as const))(
    'are, for %s and the client of ./fetch, at most %i lines',
    (area, most) => {
      expect(total(consumed(area))).toBeLessThanOrEqual(most);
    },
  );

  it('are at most 2,000 lines for the client of ./fetch', () => {
    expect(declarations.has(client)).toBe(true);
    expect(total(closure(declarations, client))).toBeLessThanOrEqual(2000);
  });

  it('know no area where several areas share them', () => {
    const shared = [...declarations.keys()].filter((file) => file.startsWith('models/shared'));
    const led = shared.flatMap((file) =>
      [...closure(declarations, file)].filter((other) => areas.includes(path.basename(other, '.d.ts'))),
    );
    expect([...new Set(led)]).toEqual([]);
  });

  it.each(areas)('hold no other area’s class for %s', (area) => {
    const classes = [...closure(declarations, `apis/${area}.d.ts`)].filter((file) => file.startsWith('apis/'));
    expect(classes.sort()).toEqual([`apis/${area}.d.ts`, 'apis/platform-api.d.ts'].sort());
  });

  it.each(areas)('hold no client, no sign-in and no notification payloads for %s', (area) => {
    const files = [...closure(declarations, `apis/${area}.d.ts`)];
    expect(files.filter((file) => /^auth\/|-client\.d\.ts$|notification-events|models\/index/.test(file))).toEqual([]);
  });
});
