import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const configuration = fileURLToPath(new URL('../../tsconfig.json', import.meta.url));
const limit = 6000;
/** Three areas are large enough to pass the limit together with the client. */
const limitWithClient = 6740;

const areas = readdirSync(path.join(source, 'apis'))
  .filter((file) => file !== 'platform-api.ts')
  .map((file) => path.basename(file, '.ts'));

/** What the package's users get to see of src, by path: kept in memory, nothing is written. */
function emitDeclarations(): Map<string, string> {
  const { config } = ts.readConfigFile(configuration, (file) => readFileSync(file, 'utf8')) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(configuration));
  const entries = [path.join(source, 'client.ts'), ...areas.map((area) => path.join(source, 'apis', `${area}.ts`))];
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
  for (const file of reached) {
    const { importedFiles } = ts.preProcessFile(declarations.get(file) ?? '', true, true);
    for (const { fileName } of importedFiles.filter((imported) => imported.fileName.startsWith('.'))) {
      const target = path.posix.join(path.posix.dirname(file), fileName.replace(/\.js$/, '.d.ts'));
      if (!declarations.has(target)) throw new Error(`${file} imports ${fileName}, which has no declarations`);
      reached.add(target);
    }
  }
  return reached;
}

const lines = (text: string): number => text.split('\n').length - 1;

describe('Declarations that a consumer of one area loads', () => {
  let declarations: Map<string, string>;
  const total = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + lines(declarations.get(file) ?? ''), 0);

  beforeAll(() => {
    declarations = emitDeclarations();
    const sizes = areas.map((area) => {
      const files = closure(declarations, `apis/${area}.d.ts`);
      const own = new Set([`apis/${area}.d.ts`, `models/${area}.d.ts`]);
      const of = (folder: string): number => total([...files].filter((file) => file.startsWith(folder) && !own.has(file)));
      const mine = total([...own].filter((file) => files.has(file)));
      return { area, lines: total(files), files: files.size, own: mine, 'other models': of('models/'), core: of('core/') };
    });
    console.table(sizes.sort((a, b) => b.lines - a.lines).slice(0, 5));
  }, 60_000);

  it('are those of all 63 areas', () => {
    expect(areas).toHaveLength(63);
    expect(areas.filter((area) => !declarations.has(`apis/${area}.d.ts`))).toEqual([]);
  });

  it.each(areas)(`are at most ${limit} lines for %s`, (area) => {
    expect(total(closure(declarations, `apis/${area}.d.ts`))).toBeLessThanOrEqual(limit);
  });

  it.each(areas)(`are at most ${limitWithClient} lines for %s and the client without areas`, (area) => {
    const files = new Set([...closure(declarations, 'client.d.ts'), ...closure(declarations, `apis/${area}.d.ts`)]);
    expect(total(files)).toBeLessThanOrEqual(limitWithClient);
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
