import { OURS, THEIRS } from '../parsing/packages.js';
import { OperationResults } from './values/operation-results.js';
import { Facts, notSentText } from './facts.js';
import { Former } from './former-operations.js';
import { removedFieldsInCall, removedFieldsInBody } from './removed-fields.js';
import type { FactTables } from './fact-tables.js';
import { lineOf, Modules, namesPackage } from './modules.js';
import { hasPaths, namesPlatform, pathsIn } from './paths.js';
import { readsIn } from './field-reads.js';
import type { Report } from './report.js';
import { ReportBuilder } from './report-builder.js';
import { Routes } from './routes.js';
import { declaredNamesIn, usesIn } from './uses.js';
import { Values } from './values/values.js';

/** Matches a text that may call an operation. */
const mayUse = /\b(?:get|head|post|put|patch|delete)[A-Z]/;

/** Checks the operations that a program uses. @param texts - The program's files by name. */
export function checkProgram(texts: ReadonlyMap<string, string>, tables: FactTables): Report {
  const modules = new Modules(texts);
  const former = new Former(tables);
  const facts = new Facts(tables, former);
  const files = [...texts];
  const isNamed = files.some(([, text]) => namesPackage(text) || (hasPaths(text) && namesPlatform(text)));
  const isTheirs = files.some(([, text]) => text.includes(THEIRS) || text.includes('platformClient'));
  const modulesToCheck = files.flatMap(([name, text]) => {
    const module = isNamed && (namesPackage(text) || mayUse.test(text) || hasPaths(text)) ? modules.get(name) : undefined;
    return module ? [module] : [];
  });
  const values = new Values(modules, new OperationResults(former));
  const declaredNames = new Set(modulesToCheck.flatMap(declaredNamesIn));
  const routes = new Routes(tables.operations);
  const removedFieldNames = new Set([...tables.fields.values()].flatMap(({ removed: removedFields }) => removedFields));
  const builder = new ReportBuilder();
  for (const module of modulesToCheck) {
    for (const use of usesIn(module, values, facts.has, declaredNames)) {
      const { file, line, method, of, args } = use;
      const useFacts = facts.of(use, isTheirs ? THEIRS : OURS);
      // Operations of one name have the same route, even if their facts differ.
      if (useFacts ? useFacts.operation : !of) builder.addOperation(method, use);
      if (!useFacts) continue;
      const removedFields = useFacts.operation && args ? removedFieldsInCall(useFacts.operation, args, former, module) : [];
      builder.addUse(useFacts, removedFields, module, { file, line, method, by: of ? 'class' : 'name', from: of?.origin });
    }
    for (const { file, line, operations, options, body } of pathsIn(module, routes)) {
      const useFacts = facts.ofPath(operations, options);
      if (!useFacts?.operation) continue;
      builder.addOperation(useFacts.operation.name, { file, line });
      const removedFields = removedFieldsInBody(useFacts.operation, body, former, module);
      builder.addUse(useFacts, removedFields, module, {
        file,
        line,
        method: useFacts.operation.name,
        by: 'path',
        from: undefined,
      });
    }
    for (const { file, line, of, path } of readsIn(module, values, former, removedFieldNames)) {
      const { api, method, origin } = of;
      builder.addFinding({ file, line, kind: 'gone', apis: [api], method, text: notSentText(path), by: 'class', from: origin });
    }
  }
  const unreadFiles = [...modules.failures].map(([file, error]) => ({ file, line: lineOf(error), reason: error.message }));
  return builder.report(isNamed, unreadFiles);
}
