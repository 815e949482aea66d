import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/troubleshooting.md', 'utf8');

/** A heading with an error code, and the text below it. */
interface Entry {
  code: string;
  text: string;
}

const entries: Entry[] = page
  .split(/^#+ /m)
  .map((section) => /^(ERR_\w+)\n(.*)$/s.exec(section))
  .flatMap((match) => (match ? [{ code: match[1] ?? '', text: match[2] ?? '' }] : []));

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join('src', path), 'utf8'));

/** Lists the error codes that a source can give to an error: not those of types, and not those that it only compares. */
function codesIn(source: string): string[] {
  const codes: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) && /^ERR_[A-Z_]+$/.test(node.text) && !ts.isBinaryExpression(node.parent))
      codes.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return codes;
}

/** The codes that the package gives to errors. Every name that begins with ERR_ is in quotes, except those of Node's own errors. */
const produced = new Set(sources.filter((source) => source.includes('ERR_')).flatMap(codesIn));

/** Exported classes of errors. Those without a code are the base classes, and errors inside the codemod and the server for assistants. */
const withoutCode = ['ContactCentreError', 'TransportError', 'UnreadableError', 'ToolError'];
const classes = sources
  .flatMap((source) => Array.from(source.matchAll(/^export class (\w+Error) extends \w*Error\b/gm), ([, name = '']) => name))
  .filter((name) => !withoutCode.includes(name));

describe('docs/troubleshooting.md', () => {
  it('has one heading for each code of the package, and no other code', () => {
    expect(produced.size).toBeGreaterThan(50);
    expect(entries.map(({ code }) => code).sort()).toEqual([...produced].sort());
    expect(new Set(page.match(/ERR_[A-Z_]+/g))).toEqual(produced);
  });

  it('names every class of errors, and no other', () => {
    expect(classes.length).toBeGreaterThan(35);
    const errorNames = new Set(Array.from(page.matchAll(/`([A-Z]\w+Error)`/g), ([, name = '']) => name));
    expect([...errorNames].sort()).toEqual([...classes].sort());
  });

  it.each(entries)('states class, symptom, cause and remedy of $code', ({ text }) => {
    expect(text).toMatch(/^\n`\w+Error`.*\n\n- \*\*Symptom:\*\* .+\n- \*\*Cause:\*\* .+\n- \*\*Remedy:\*\* .+\n/);
  });
});
