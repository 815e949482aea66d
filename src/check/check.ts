import { OURS, THEIRS } from '../program/packages.js';
import { Facts } from './facts.js';
import type { Known } from './known.js';
import { lineOf, Modules, namesPackage } from './modules.js';
import { inOrder } from './report.js';
import type { Finding, Report } from './report.js';
import { declaredIn, usesIn } from './uses.js';
import { Values } from './values.js';

/** A call of an operation, or something that may be one. */
const mayUse = /\b(?:get|head|post|put|patch|delete)[A-Z]/;

/** Reads a program and says what it should know of the operations that it uses. @param texts - Its files, by their names. */
export function checked(texts: ReadonlyMap<string, string>, known: Known): Report {
  const modules = new Modules(texts);
  const facts = new Facts(known);
  const all = [...texts];
  const isNamed = all.some(([, text]) => namesPackage(text));
  const isTheirs = all.some(([, text]) => text.includes(THEIRS) || text.includes('platformClient'));
  const read = all.flatMap(([name, text]) => {
    const module = isNamed && (namesPackage(text) || mayUse.test(text)) ? modules.get(name) : undefined;
    return module ? [module] : [];
  });
  const values = new Values(modules);
  const declared = new Set(read.flatMap(declaredIn));
  const findings: Finding[] = [];
  const files = new Set<string>();
  let uses = 0;
  for (const use of read.flatMap((module) => usesIn(module, values, facts.has, declared))) {
    const told = facts.of(use, isTheirs ? THEIRS : OURS);
    if (!told) continue;
    const { file, line, method, of } = use;
    uses++;
    files.add(file);
    for (const { kind, text } of told.facts) {
      findings.push({ ...{ file, line, kind, apis: told.apis, method, text }, by: of ? 'class' : 'name', from: of?.origin });
    }
  }
  const unread = [...modules.failures].map(([file, error]) => ({ file, line: lineOf(error), reason: error.message }));
  return { isNamed, files: files.size, uses, findings: inOrder(findings), unread };
}
