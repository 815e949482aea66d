import { readdirSync } from 'node:fs';
import ts from 'typescript';
import type { ContractOperation, ContractStanding } from '../../../src/contract/index.js';
import { parseContract } from '../../../src/contract/index.js';
import type { Model, Operation, Parameter, Standing, WholeArea } from '../src/explorer/data/types.js';
import { commentOf, splitSentence } from './explorer-comments.js';
import { factsOf, withReplacements } from './explorer-facts.js';
import type { Declared } from './explorer-models.js';
import { ModelReader, declaredIn, parseFile } from './explorer-models.js';
import { createTopicFinder } from './explorer-topics.js';
import { readTopics } from './topic-data.js';

/** The explorer's data: facts from the contract table, texts from the classes' comments, fields from the models. */
export function readAreas(source: string): WholeArea[] {
  const contract = parseContract();
  const models = new ModelReader(`${source}/models`);
  const shared = declaredIn(parseFile(`${source}/models/options.ts`));
  const findTopics = createTopicFinder(readTopics(source).map(([topic]) => topic));
  const areas = readdirSync(`${source}/apis`)
    .filter((file) => file !== 'platform-api.ts')
    .map((file) => {
      const parsed = parseFile(`${source}/apis/${file}`);
      const declared = new Map([...shared, ...declaredIn(parsed)].map((type) => [type.name.text, type]));
      const api = parsed.statements.find(ts.isClassDeclaration);
      const className = api?.name?.text ?? '';
      const methods = new Map(api?.members.filter(ts.isMethodDeclaration).map((method) => [method.name.getText(), method]));
      const operations = contract.filter(({ area }) => area === className);
      const reached = new Map<string, Model>();
      for (const { body } of operations) models.reach(body?.type ?? '', reached);
      return {
        slug: file.replace(/\.ts$/, ''),
        className,
        title: titleOf(className),
        doc: api ? commentOf(api).text : '',
        operations: operations.map((operation) => ({
          ...operationOf(operation, methods.get(operation.name), declared),
          ...factsOf(operation, findTopics(operation.path)),
        })),
        models: Object.fromEntries([...reached].sort(([a], [b]) => a.localeCompare(b))),
      };
    });
  return areas.map((area) => ({
    ...area,
    operations: area.operations.map((operation) => withReplacements(operation, area, areas)),
  }));
}

/** `SpeechTextAnalyticsApi` → `Speech text analytics`; `SCIM` and `OAuth` stay unchanged. */
function titleOf(className: string): string {
  const words = className.replace(/Api$/, '').match(/OAuth|[A-Z]{2,}|[A-Z][a-z]+/g) ?? [];
  return words.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(' ');
}

function operationOf(
  contract: ContractOperation,
  method: ts.MethodDeclaration | undefined,
  declared: ReadonlyMap<string, Declared>,
): Operation {
  const { name, verb, path, returns, permissions, accept, auth } = contract;
  const comment = method ? commentOf(method) : { text: '', tags: new Map<string, string>() };
  const [summary, doc] = splitSentence(comment.text);
  const remarks = comment.tags.get('remarks');
  const resultDoc = comment.tags.get('returns');
  const deprecated = comment.tags.get('deprecated');
  const options = method?.parameters.find((parameter) => parameter.name.getText() === 'opts')?.type;
  const fieldDocs = options ? docsOf(options, declared) : new Map<string, string>();
  const parameters = parametersOf(contract).map((parameter) => {
    const { name: argument, required } = parameter;
    const text = comment.tags.get(`param ${required ? '' : 'opts.'}${argument}`) ?? fieldDocs.get(argument);
    return text ? { ...parameter, doc: text } : parameter;
  });
  return {
    name,
    verb,
    path,
    summary,
    doc: [doc, remarks].filter(Boolean).join(' '),
    result: returns,
    ...(resultDoc !== undefined && { resultDoc }),
    standing: standingOf(contract),
    ...(deprecated !== undefined && { deprecated }),
    parameters,
    permissions,
    accept,
    auth,
  };
}

export function standingOf({ retired, deprecated, preview }: ContractStanding): Standing[] {
  if (retired) return ['retired'];
  return [...(deprecated ? (['deprecated'] as const) : []), ...(preview ? (['preview'] as const) : [])];
}

function parametersOf({ path, pathValues, arguments: required, query, headers, body }: ContractOperation): Parameter[] {
  const parametersByName = new Map<string, Parameter>();
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const values = pathValues[name];
    parametersByName.set(name, { name, place: 'path', type: 'string', required: true, ...(values && { values }) });
  }
  for (const { argument: name, wireName, type, list, values, default: fallback } of query) {
    parametersByName.set(name, {
      name,
      place: 'query',
      type,
      ...(wireName !== name && { wireName }),
      ...(list && { list }),
      ...(values && { values }),
      ...(fallback !== undefined && { default: fallback }),
    });
  }
  for (const { argument: name, wireName, default: fallback } of headers) {
    parametersByName.set(name, {
      name,
      wireName,
      place: 'header',
      type: 'string',
      ...(fallback !== undefined && { default: fallback }),
    });
  }
  if (body) parametersByName.set(body.argument, { name: body.argument, place: 'body', type: 'json', model: body.type });
  const isRequired = ({ name }: Parameter): boolean => required.includes(name);
  const first = required
    .flatMap((name) => parametersByName.get(name) ?? [])
    .map((parameter) => ({ ...parameter, required: true as const }));
  return [...first, ...[...parametersByName.values()].filter((parameter) => !isRequired(parameter))];
}

/** Returns the comments of the fields of an options type, including inherited ones. */
function docsOf(node: ts.Node, declared: ReadonlyMap<string, Declared>): Map<string, string> {
  const docs = new Map<string, string>();
  const visit = (part: ts.Node): void => {
    if (ts.isPropertySignature(part)) {
      const { text } = commentOf(part);
      if (text !== '') docs.set(part.name.getText(), text);
    } else if (ts.isTypeLiteralNode(part) || ts.isInterfaceDeclaration(part)) {
      part.forEachChild(visit);
    } else if (ts.isIntersectionTypeNode(part) || ts.isHeritageClause(part)) {
      part.types.forEach(visit);
    } else if (ts.isTypeAliasDeclaration(part)) {
      visit(part.type);
    } else if (ts.isTypeReferenceNode(part) || ts.isExpressionWithTypeArguments(part)) {
      const type = declared.get((ts.isTypeReferenceNode(part) ? part.typeName : part.expression).getText());
      if (type) visit(type);
    }
  };
  visit(node);
  return docs;
}
