import ts from 'typescript';
import type { ContractOperation, ContractQuery } from '../../src/contract/index.js';

/** A source file and what it says, so that a test can also hand in one that it made up. */
export interface SourceFile {
  name: string;
  text: string;
}

/** What a check of one file of `src/apis` found. */
export interface SourceFindings {
  /** The API classes of the file. */
  classes: string[];
  /** Each begins with `Class.method: ` and says what the source has and what the contract. */
  differences: string[];
  /** The first sentence of each method's comment, by `Class.method`. */
  sentences: Map<string, string>;
  /** What is said of a method, by `Class.method`, and of one of its arguments, by `Class.method argument`. */
  texts: Map<string, string>;
}

/** A type parameter's name → what stands for it. */
type Bindings = ReadonlyMap<string, BoundType>;
interface BoundType {
  node: ts.TypeNode;
  bindings: Bindings;
}

/** A field of `opts`. */
interface Field extends BoundType {
  optional: boolean;
  assumed: string | undefined;
  text: string;
}

const noBindings: Bindings = new Map();

/** Types by name. */
export type DeclaredTypes = ReadonlyMap<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>;

/** The types of some modules. */
export function typesOf(modules: readonly SourceFile[]): DeclaredTypes {
  return declaredTypes(modules.map(parse));
}

/** The interface that a name stands for. */
export function interfaceOf(name: string, types: DeclaredTypes): ts.InterfaceDeclaration | undefined {
  const declaration = types.get(name);
  if (!declaration || ts.isInterfaceDeclaration(declaration)) return declaration;
  return ts.isTypeReferenceNode(declaration.type) ? interfaceOf(declaration.type.typeName.getText(), types) : undefined;
}

/** Holds the API classes of a file against the contract; `shared` are the option types and enumerations that the file may use. */
export function checkSource(source: SourceFile, shared: DeclaredTypes, contract: readonly ContractOperation[]): SourceFindings {
  const file = parse(source);
  const types = new Map([...shared, ...declaredTypes([file])]);
  const findings: SourceFindings = { classes: [], differences: [], sentences: new Map(), texts: new Map() };
  for (const statement of file.statements.filter(ts.isClassDeclaration)) {
    const area = statement.name?.text ?? 'an unnamed class';
    findings.classes.push(area);
    checkClass(area, statement, types, contract, findings);
  }
  return findings;
}

function checkClass(
  area: string,
  declaration: ts.ClassDeclaration,
  types: DeclaredTypes,
  contract: readonly ContractOperation[],
  { differences, sentences, texts }: SourceFindings,
): void {
  const base = declaration.heritageClauses?.map((clause) => clause.getText()).join(' ') ?? '';
  if (base !== 'extends PlatformApi') differences.push(`${area}: is declared "${base}", not "extends PlatformApi"`);
  if (!declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    differences.push(`${area}: is not exported`);
  if (commentOf(declaration).text === '') differences.push(`${area}: has no comment that says what it is for`);

  const operations = new Map(
    contract.filter((operation) => operation.area === area).map((operation) => [operation.name, operation]),
  );
  if (operations.size === 0) differences.push(`${area}: the contract has no such area`);
  const names: string[] = [];
  for (const member of declaration.members) {
    const name = member.name?.getText() ?? ts.SyntaxKind[member.kind];
    names.push(name);
    const report = (what: string, actual: unknown, expected: unknown): void => {
      differences.push(`${area}.${name}: ${what} is ${shown(actual)} in the source, ${shown(expected)} in the contract`);
    };
    const operation = operations.get(name);
    if (!ts.isMethodDeclaration(member)) differences.push(`${area}.${name}: is no method`);
    else if (!operation) differences.push(`${area}.${name}: the contract has no such operation`);
    else {
      try {
        checkMethod(member, operation, types, report, texts);
      } catch (error) {
        differences.push(`${area}.${name}: cannot be read: ${(error as Error).message}`);
      }
      const { text, sentence } = commentOf(member);
      sentences.set(`${area}.${name}`, sentence);
      if (text === '') differences.push(`${area}.${name}: has no summary`);
      else if (saysItsName(name, sentence)) differences.push(`${area}.${name}: the summary "${sentence}" is but the name`);
    }
  }
  for (const name of operations.keys())
    if (!names.includes(name)) differences.push(`${area}.${name}: the source has no such method`);
  names.forEach((name, index) => {
    const before = names[index - 1];
    if (before === name) differences.push(`${area}.${name}: stands twice`);
    else if (before !== undefined && before > name)
      differences.push(`${area}.${name}: stands after ${before}, out of alphabetical order`);
  });
}

type Report = (what: string, actual: unknown, expected: unknown) => void;

function checkMethod(
  method: ts.MethodDeclaration,
  operation: ContractOperation,
  types: DeclaredTypes,
  report: Report,
  texts: Map<string, string>,
): void {
  const compare = (what: string, actual: unknown, expected: unknown): void => {
    if (shown(actual) !== shown(expected)) report(what, actual, expected);
  };
  const { arguments: required, query, headers, body, verb, path } = operation;
  const { text: comment, tags } = commentOf(method);
  const place = `${operation.area}.${operation.name}`;
  texts.set(place, comment);
  for (const { tag, text } of tags) {
    const [, argument, words] = /^(?:opts\.)?(\S+) (?:- )?(.*)$/.exec(text) ?? [];
    if (tag === 'param' && argument !== undefined && words !== undefined) texts.set(`${place} ${argument}`, words);
  }
  const route = `${verb} ${path}`;
  const optional = [...query, ...headers, ...(body ? [body] : [])]
    .map(({ argument }) => argument)
    .filter((name) => !required.includes(name));

  // Signature
  const parameters = method.parameters.map((parameter) => ({ parameter, name: parameter.name.getText() }));
  const expectedNames = [...required, ...(optional.length > 0 ? ['opts?'] : []), 'request?'];
  compare(
    'the argument list',
    parameters.map(({ parameter, name }) => name + (parameter.questionToken ? '?' : '')),
    expectedNames,
  );
  for (const { parameter, name } of parameters) {
    if (!parameter.type) report(`the type of ${name}`, undefined, 'declared');
    else if (name === 'request') compare('the type of request', parameter.type.getText(), 'RequestOptions');
    else if (name === 'opts') {
      const fields = fieldsOf({ node: parameter.type, bindings: noBindings }, types);
      compare('the set of optional values', [...fields.keys()].sort(), [...optional].sort());
      for (const [field, { optional: mayMiss, assumed, text, ...type }] of fields) {
        if (!optional.includes(field)) continue;
        const standard = assumed === undefined ? '' : `@defaultValue ${assumed}`;
        texts.set(`${place} ${field}`, [texts.get(`${place} ${field}`), text, standard].filter(Boolean).join(' '));
        compare(`the type of opts.${field}`, typeText(type, types), expectedType(operation, field));
        if (!mayMiss) report(`opts.${field}`, 'required', 'optional');
        const value = [...query, ...headers].find(({ argument }) => argument === field);
        if (assumed !== undefined) compare(`the default of opts.${field}`, assumed, value && defaultOf(value));
      }
    } else if (required.includes(name)) {
      compare(
        `the type of ${name}`,
        typeText({ node: parameter.type, bindings: noBindings }, types),
        expectedType(operation, name),
      );
    }
  }
  compare('the result type', method.type?.getText().replace(/\s+/g, ''), `ApiPromise<${operation.returns}>`);

  // The call
  const [statement] = method.body?.statements ?? [];
  const call = statement && ts.isReturnStatement(statement) ? statement.expression : undefined;
  if (method.body?.statements.length !== 1 || !call || !ts.isCallExpression(call) || call.expression.getText() !== 'this.call') {
    report('the body', method.body?.getText(), 'one "return this.call(…)"');
    return;
  }
  const [name, literal, values, opts, request, details, ...rest] = call.arguments;
  compare('the operation named to this.call', literalText(name), operation.name);
  compare('the route', literalText(literal), route);
  const givenNames =
    values && ts.isObjectLiteralExpression(values)
      ? values.properties.map((property) =>
          ts.isShorthandPropertyAssignment(property) ? property.name.text : property.getText(),
        )
      : values?.getText();
  compare('the list of required arguments', givenNames, required);
  compare('what is passed on as optional values', opts?.getText(), optional.length > 0 ? 'opts' : '{}');
  compare('what is passed on as request', request?.getText(), 'request');
  compare('the details object', details ? plainObject(details) : undefined, expectedDetails(operation));
  if (rest.length > 0)
    report(
      'the rest of the call',
      rest.map((node) => node.getText()),
      undefined,
    );

  // The comment
  const tagged = (tag: string): string[] => tags.filter((entry) => entry.tag === tag).map((entry) => entry.text);
  compare('the @see line', tagged('see'), [route]);
  compare('the @permissions line', tagged('permissions').map(permissionsText), expectedPermissions(operation));
  compare('the @preview line', tagged('preview'), operation.preview ? [''] : []);
  const deprecations = tagged('deprecated').map((words) => (/^[A-Z`].*\.$/.test(words) ? 'a sentence' : words));
  compare('the @deprecated line', deprecations, operation.deprecated ? ['a sentence'] : []);
  const documentedNames = [...required, ...optional.map((argument) => `opts.${argument}`), 'opts', 'request'];
  for (const param of tagged('param').map((text) => text.split(' ')[0] ?? '')) {
    if (!documentedNames.includes(param)) report('a @param', param, documentedNames);
  }
}

/** The fields of an options type, through interfaces, what they extend, intersections, aliases and type parameters. */
function fieldsOf({ node, bindings }: BoundType, types: DeclaredTypes): Map<string, Field> {
  const fields = new Map<string, Field>();
  const add = (more: Iterable<[string, Field]>): void => {
    for (const [name, field] of more) fields.set(name, field);
  };
  const addMembers = (members: readonly ts.TypeElement[], within: Bindings): void => {
    for (const member of members) {
      if (!ts.isPropertySignature(member) || !member.type)
        throw new Error(`An options type holds "${member.getText()}", no plain field`);
      const { text: comment, defaultValue: assumed } = commentOf(member);
      const text = comment.replace(/ ?@defaultValue `[^`]*`/, '');
      const optional = member.questionToken !== undefined;
      fields.set(member.name.getText(), { node: member.type, bindings: within, optional, assumed, text });
    }
  };
  const addNamed = (name: string, args: readonly ts.TypeNode[]): void => {
    const declaration = types.get(name);
    if (!declaration) throw new Error(`The options type ${name} is declared neither in the file nor in src/models`);
    const within = new Map(
      (declaration.typeParameters ?? []).flatMap(({ name: parameter }, index): [string, BoundType][] => {
        const argument = args[index];
        return argument ? [[parameter.text, { node: argument, bindings }]] : [];
      }),
    );
    if (ts.isTypeAliasDeclaration(declaration)) add(fieldsOf({ node: declaration.type, bindings: within }, types));
    else {
      for (const base of declaration.heritageClauses?.flatMap((clause) => [...clause.types]) ?? []) {
        add(fieldsOf({ node: base, bindings: within }, types));
      }
      addMembers(declaration.members, within);
    }
  };
  if (ts.isTypeLiteralNode(node)) addMembers(node.members, bindings);
  else if (ts.isIntersectionTypeNode(node)) for (const part of node.types) add(fieldsOf({ node: part, bindings }, types));
  else if (ts.isTypeReferenceNode(node)) addNamed(node.typeName.getText(), node.typeArguments ?? []);
  else if (ts.isExpressionWithTypeArguments(node)) addNamed(node.expression.getText(), node.typeArguments ?? []);
  else throw new Error(`"${node.getText()}" cannot be read as an options type`);
  return fields;
}

/** One spelling for each type that an argument can have: lists without `readonly`, enumerations with their names resolved and values sorted. */
function typeText({ node, bindings }: BoundType, types: DeclaredTypes): string {
  const again = (inner: ts.TypeNode): string => typeText({ node: inner, bindings }, types);
  if (ts.isTypeOperatorNode(node)) return again(node.type);
  if (ts.isParenthesizedTypeNode(node)) return again(node.type);
  if (ts.isArrayTypeNode(node)) return `${again(node.elementType)}[]`;
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return `'${node.literal.text}'`;
  if (ts.isUnionTypeNode(node)) return [...new Set(node.types.flatMap((part) => again(part).split(' | ')))].sort().join(' | ');
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText();
    const bound = bindings.get(name);
    if (bound) return typeText(bound, types);
    const args = node.typeArguments?.map(again) ?? [];
    const declaration = types.get(name);
    // An interface keeps the name that the contract gives it, also where that is one of several.
    const isSpelledOut = declaration && ts.isTypeAliasDeclaration(declaration) && !interfaceOf(name, types);
    if (isSpelledOut && !declaration.typeParameters) return typeText({ node: declaration.type, bindings: noBindings }, types);
    return args.length > 0 ? `${name}<${args.join(', ')}>` : name;
  }
  return node.getText().replace(/\s+/g, ' ');
}

/** The same spelling from the contract. Placeholders are strings, some of them enumerated. */
function expectedType({ pathValues, query, headers, body }: ContractOperation, argument: string): string {
  if (body?.argument === argument) return body.type;
  const enumerated = pathValues[argument];
  if (enumerated) return openEnum(enumerated);
  const parameter = query.find((candidate) => candidate.argument === argument);
  if (!parameter || headers.some((header) => header.argument === argument)) return 'string';
  return queryType(parameter) + (parameter.list ? '[]' : '');
}

function queryType({ type, values }: ContractQuery): string {
  if (values) return openEnum(values);
  if (type === 'date-time') return 'Date | string';
  if (type === 'integer') return 'number';
  return type === 'date' ? 'string' : type;
}

/** The platform abbreviates some defaults (`ASC`, `a`); the comment names the enumerated value (`ascending`). */
function defaultOf({ default: assumed, values = [] }: Partial<ContractQuery>): string | undefined {
  if (assumed === undefined || values.includes(assumed)) return assumed;
  return values.find((value) => value.toLowerCase().startsWith(assumed.toLowerCase())) ?? assumed;
}

/** An enumeration as `typeText` spells it. */
export function openEnum(values: readonly string[]): string {
  const literals = values.map((value) => `'${value}'`).sort();
  return `OpenEnum<${literals.join(' | ')}>`;
}

/** The list fields whose items are enumerated, by `Model.field`, in one spelling for each type. */
export function enumeratedLists(types: DeclaredTypes): Map<string, string> {
  const tags = new Map<string, string>();
  for (const model of types.keys()) {
    for (const { name, type } of interfaceOf(model, types)?.members.filter(ts.isPropertySignature) ?? []) {
      if (!type || !ts.isArrayTypeNode(type)) continue;
      const item = typeText({ node: type.elementType, bindings: noBindings }, types);
      if (item.startsWith('OpenEnum<')) tags.set(`${model}.${name.getText()}`, item);
    }
  }
  return tags;
}

/** What an operation says of itself in the last argument of `this.call`. */
function expectedDetails(operation: ContractOperation): object | undefined {
  const { accept, auth, arguments: required, query, headers, body, retired, strict } = operation;
  const optional = [...query, ...headers, ...(body ? [body] : [])].filter(({ argument }) => !required.includes(argument));
  const renamed = query.filter(({ argument, wireName }) => argument !== wireName);
  const details = {
    ...(accept !== 'application/json' && { accept }),
    ...(auth !== 'oauth' && { auth }),
    ...(body && body.argument !== 'body' && { body: body.argument }),
    ...(headers.length > 0 && { headers: Object.fromEntries(headers.map(({ argument, wireName }) => [argument, wireName])) }),
    ...(strict && { options: optional.map(({ argument }) => argument) }),
    ...(retired && { retired }),
    ...(renamed.length > 0 && { query: Object.fromEntries(renamed.map(({ argument, wireName }) => [argument, wireName])) }),
  };
  return Object.keys(details).length > 0 ? details : undefined;
}

/** Without a permission, the words say whether the platform checks a token only or documents nothing. */
function expectedPermissions({ auth, permissions: { any, all } }: ContractOperation): unknown[] {
  if (auth === 'none') return ['none: the call sends no token'];
  if (auth === 'guest') return ['none: the call sends the token of a web chat guest'];
  const [first, second] = any ?? all ?? [];
  if (first === undefined) return ['not documented'];
  if (second === undefined) return [{ one: first }];
  return [any ? { any } : { all }];
}

/** Reads "`a`" and "any of `a`, `b`"; names that share one pair of backticks count one by one. */
function permissionsText(text: string): unknown {
  const [, one] = /^`([^`,]+)`$/.exec(text) ?? [];
  if (one !== undefined) return { one };
  const match = /^(any|all) of (`[^`]+`(?:, `[^`]+`)*)$/.exec(text);
  if (!match) return text;
  const [, kind = '', names = ''] = match;
  return { [kind]: names.replaceAll('`', '').split(/,\s*/) };
}

function plainObject(node: ts.Node): unknown {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(plainObject);
  if (!ts.isObjectLiteralExpression(node)) return literalText(node);
  return Object.fromEntries(
    node.properties.map((property) => [
      property.name?.getText().replace(/^'(.*)'$/, '$1'),
      ts.isPropertyAssignment(property) ? plainObject(property.initializer) : property.getText(),
    ]),
  );
}

function literalText(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : node?.getText();
}

interface Comment {
  /** What stands before the first tag. */
  text: string;
  sentence: string;
  tags: { tag: string; text: string }[];
  /** Of a field. */
  defaultValue: string | undefined;
}

/** A doc comment without its asterisks. Read by hand because the compiler takes the verb of a `@see` line for a name. */
function commentOf(node: ts.Node): Comment {
  const raw = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.getText() ?? '';
  const plain = raw
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^[ \t]*\*[ \t]?/gm, '')
    .trim();
  const [text = '', ...blocks] = `\n${plain}`.split(/\n@/).map((block) => block.replace(/\s+/g, ' ').trim());
  const tags = blocks.map((block) => {
    const [tag = '', ...words] = block.split(' ');
    return { tag, text: words.join(' ') };
  });
  const sentence = /^.*?[.!?;](?= |$)/.exec(text)?.[0] ?? text;
  return { text, sentence, tags, defaultValue: /@defaultValue `([^`]*)`/.exec(plain)?.[1] };
}

/** Whether a sentence holds no word but those of the method's name. */
function saysItsName(name: string, sentence: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const stem = (word: string): string => word.replace(/e?s$/, '');
  const filling = new Set(['a', 'an', 'the', 'of', 'for', 'by', 'in', 'to', 'with', 'and', 'or'].map(stem));
  const ofName = new Set(words(name.replace(/([A-Z])/g, ' $1')).map(stem));
  return words(sentence).every((word) => filling.has(stem(word)) || ofName.has(stem(word)));
}

export function parse({ name, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
}

function declaredTypes(files: readonly ts.SourceFile[]): Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration> {
  const declared = files.flatMap(({ statements }) =>
    statements.filter((statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)),
  );
  return new Map(declared.map((declaration) => [declaration.name.text, declaration]));
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value, sortedKeys);
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
