import { OURS, THEIRS } from '../parsing/packages.js';
import { Answers } from './values/answers.js';
import { Facts, notSent, notTaken } from './facts.js';
import type { Told } from './facts.js';
import { Former } from './former-operations.js';
import { goneFrom, goneFromBody } from './given.js';
import type { Given } from './given.js';
import type { Known } from './known.js';
import { lineOf, Modules, namesPackage } from './modules.js';
import type { Module } from './modules.js';
import { hasPaths, namesPlatform, pathsIn } from './paths.js';
import { readsIn } from './reads.js';
import { inOrder } from './report.js';
import type { Finding, Report } from './report.js';
import { Routes } from './routes.js';
import { declaredIn, usesIn } from './uses.js';
import { Values } from './values/values.js';

/** Matches a text that may call an operation. */
const mayUse = /\b(?:get|head|post|put|patch|delete)[A-Z]/;

/** Where an operation is used, and how the use was found. */
type Place = Pick<Finding, 'file' | 'line' | 'method' | 'by' | 'from'>;

/** Checks the operations that a program uses. @param texts - The program's files by name. */
export function checked(texts: ReadonlyMap<string, string>, known: Known): Report {
  const modules = new Modules(texts);
  const former = new Former(known);
  const facts = new Facts(known, former);
  const all = [...texts];
  const isNamed = all.some(([, text]) => namesPackage(text) || (hasPaths(text) && namesPlatform(text)));
  const isTheirs = all.some(([, text]) => text.includes(THEIRS) || text.includes('platformClient'));
  const read = all.flatMap(([name, text]) => {
    const module = isNamed && (namesPackage(text) || mayUse.test(text) || hasPaths(text)) ? modules.get(name) : undefined;
    return module ? [module] : [];
  });
  const values = new Values(modules, new Answers(former));
  const declared = new Set(read.flatMap(declaredIn));
  const routes = new Routes(known.operations);
  const goneNames = new Set([...known.fields.values()].flatMap(({ gone }) => gone));
  const findings: Finding[] = [];
  const files = new Set<string>();
  let uses = 0;
  const find = ({ apis, facts: said }: Told, gone: readonly Given[], { syntax }: Module, at: Place): void => {
    uses++;
    files.add(at.file);
    for (const fact of said) findings.push({ ...at, ...fact, apis });
    for (const { at: node, path } of gone)
      findings.push({ ...at, line: syntax.lineOf(node), apis, kind: 'gone', text: notTaken([path]) });
  };
  for (const module of read) {
    for (const use of usesIn(module, values, facts.has, declared)) {
      const { file, line, method, of, args } = use;
      const told = facts.of(use, isTheirs ? THEIRS : OURS);
      if (!told) continue;
      const gone = told.operation && args ? goneFrom(told.operation, args, former, module) : [];
      find(told, gone, module, { file, line, method, by: of ? 'class' : 'name', from: of?.origin });
    }
    for (const { file, line, operations, options, body } of pathsIn(module, routes)) {
      const told = facts.ofPath(operations, options);
      if (!told?.operation) continue;
      const gone = goneFromBody(told.operation, body, former, module);
      find(told, gone, module, { file, line, method: told.operation.name, by: 'path', from: undefined });
    }
    for (const { file, line, of, path } of readsIn(module, values, former, goneNames)) {
      const { api, method, origin } = of;
      findings.push({ file, line, kind: 'gone', apis: [api], method, text: notSent(path), by: 'class', from: origin });
    }
  }
  const unread = [...modules.failures].map(([file, error]) => ({ file, line: lineOf(error), reason: error.message }));
  return { isNamed, files: files.size, uses, findings: inOrder(findings), unread, skipped: [] };
}
