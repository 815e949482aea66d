import { OURS, THEIRS } from '../program/packages.js';
import { Answers } from './answers.js';
import { Facts, notSent, notTaken } from './facts.js';
import type { Told } from './facts.js';
import { Former } from './former.js';
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
import { Values } from './values.js';

/** A call of an operation, or something that may be one. */
const mayUse = /\b(?:get|head|post|put|patch|delete)[A-Z]/;

/** Reads a program and says what it should know of the operations that it uses. @param texts - Its files, by their names. */
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
  const gone = new Set([...known.fields.values()].flatMap((each) => each.gone));
  const findings: Finding[] = [];
  const files = new Set<string>();
  let uses = 0;
  const find = (told: Told, method: string, at: Pick<Finding, 'file' | 'line' | 'by' | 'from'>): void => {
    uses++;
    files.add(at.file);
    for (const { kind, text } of told.facts) findings.push({ ...at, kind, apis: told.apis, method, text });
  };
  const given = (
    fields: readonly Given[],
    told: Told,
    method: string,
    module: Module,
    at: Pick<Finding, 'by' | 'from'>,
  ): void => {
    for (const { at: node, path } of fields)
      findings.push({
        ...{ ...at, file: module.name, line: module.syntax.lineOf(node), kind: 'gone', apis: told.apis, method },
        text: notTaken([path]),
      });
  };
  for (const module of read) {
    for (const use of usesIn(module, values, facts.has, declared)) {
      const told = facts.of(use, isTheirs ? THEIRS : OURS);
      if (!told) continue;
      const { file, line, method, of, args } = use;
      const how = { by: of ? 'class' : 'name', from: of?.origin } as const;
      find(told, method, { file, line, ...how });
      if (told.operation && args) given(goneFrom(told.operation, args, former, module), told, method, module, how);
    }
    for (const { file, line, operations, options, body } of pathsIn(module, routes)) {
      const told = facts.ofPath(operations, options);
      const [operation] = operations;
      if (!told || !operation) continue;
      const how = { by: 'path', from: undefined } as const;
      find(told, operation.name, { file, line, ...how });
      given(goneFromBody(operation, body, former, module), told, operation.name, module, how);
    }
    for (const { file, line, of, path } of readsIn(module, values, former, gone)) {
      const at = { file, line, kind: 'gone', apis: [of.api], method: of.method } as const;
      findings.push({ ...at, text: notSent([path]), by: 'class', from: of.origin });
    }
  }
  const unread = [...modules.failures].map(([file, error]) => ({ file, line: lineOf(error), reason: error.message }));
  return { isNamed, files: files.size, uses, findings: inOrder(findings), unread };
}
