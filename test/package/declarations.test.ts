import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, inject, it } from 'vitest';

const dist = join(inject('consumer'), 'node_modules/contact-centre-client/dist');
const areas = readdirSync(join(dist, 'apis')).flatMap((file) =>
  file.endsWith('.d.cts') && file !== 'platform-api.d.cts' ? [basename(file, '.d.cts')] : [],
);

/** The declarations that a program sees, by path: every `.d.cts` leads to the `.d.cts` beside it only. */
function readDeclarations(): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.cts'));
  return new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(dist, file), 'utf8')]));
}

/** Returns all declarations that an import of one of them loads, directly or indirectly. */
function closure(declarations: ReadonlyMap<string, string>, entry: string): Set<string> {
  const reached = new Set([entry]);
  for (const file of reached) for (const target of importsOf(declarations, file)) reached.add(target);
  return reached;
}

const imports = new Map<string, string[]>();

function importsOf(declarations: ReadonlyMap<string, string>, file: string): string[] {
  const imported = imports.get(file);
  if (imported) return imported;
  const { importedFiles } = ts.preProcessFile(declarations.get(file) ?? '', true, true);
  const targets = importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => {
      const target = posix.join(posix.dirname(file), fileName.replace(/\.cjs$/, '.d.cts'));
      if (!declarations.has(target)) throw new Error(`${file} imports ${fileName}, which has no declarations`);
      return target;
    });
  imports.set(file, targets);
  return targets;
}

const client = 'entries/fetch-client.d.cts';

const lines = (text: string): number => text.split('\n').length - 1;

describe('Declarations that a consumer of one area loads', () => {
  let declarations: Map<string, string>;
  const total = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + lines(declarations.get(file) ?? ''), 0);

  /** What a program loads that imports `./fetch/client` and the area. */
  const consumed = (area: string): Set<string> =>
    new Set([...closure(declarations, client), ...closure(declarations, `apis/${area}.d.cts`)]);

  beforeAll(() => {
    declarations = readDeclarations();
    const sizes = areas.map((area) => {
      const files = [...consumed(area)];
      const ownFiles = new Set([`apis/${area}.d.cts`, `models/${area}.d.cts`]);
      const of = (folder: string): number => total(files.filter((file) => file.startsWith(folder) && !ownFiles.has(file)));
      return {
        area,
        lines: total(files),
        own: total([...ownFiles].filter((file) => files.includes(file))),
        'other models': of('models/'),
      };
    });
    sizes.sort((one, other) => other.lines - one.lines);
    const [middle] = sizes.slice(Math.floor(sizes.length / 2));
    console.table(sizes.slice(0, 8));
    console.log(`the client alone ${total(closure(declarations, client))}, the middle area with it ${middle?.lines ?? 0}`);
  });

  it('cover all 89 areas', () => {
    expect(areas).toHaveLength(89);
    expect(areas.filter((area) => !declarations.has(`apis/${area}.d.cts`))).toEqual([]);
  });

  it.each(areas)('have at most 10,000 lines for %s and the client of ./fetch', (area) => {
    expect(total(consumed(area))).toBeLessThanOrEqual(10_000);
  });

  it('have at most 2,000 lines for the client of ./fetch', () => {
    expect(declarations.has(client)).toBe(true);
    expect(total(closure(declarations, client))).toBeLessThanOrEqual(2000);
  });

  it('contain no area in files that several areas share', () => {
    const shared = [...declarations.keys()].filter((file) => file.startsWith('models/shared'));
    const led = shared.flatMap((file) =>
      [...closure(declarations, file)].filter((other) => areas.includes(basename(other, '.d.cts'))),
    );
    expect([...new Set(led)]).toEqual([]);
  });

  it.each(areas)('contain no class of another area for %s', (area) => {
    const classes = [...closure(declarations, `apis/${area}.d.cts`)].filter((file) => file.startsWith('apis/'));
    expect(classes.sort()).toEqual([`apis/${area}.d.cts`, 'apis/platform-api.d.cts'].sort());
  });

  it.each(areas)('contain no client, no sign-in and no notification payloads for %s', (area) => {
    const files = [...closure(declarations, `apis/${area}.d.cts`)];
    expect(files.filter((file) => /^auth\/|-client\.d\.cts$|notification-events|models\/index/.test(file))).toEqual([]);
  });
});
