import { TypeContext } from 'typedoc';
import type {
  DeclarationReflection,
  ParameterReflection,
  ReferenceType,
  ReflectionType,
  SignatureReflection,
  SomeType,
  TypeParameterReflection,
  TypeVisitor,
} from 'typedoc';
import { join, list, plain, separate, textOf } from './code.js';
import type { Code, ListStyle } from './code.js';

/** Writes each kind of type as TypeScript. */
const visitor: TypeVisitor<Code> = {
  array: ({ elementType }) => join(typeIn(elementType, TypeContext.arrayElement), plain('[]')),
  conditional: ({ checkType, extendsType, trueType, falseType }) =>
    join(
      typeIn(checkType, TypeContext.conditionalCheck),
      plain(' extends '),
      typeIn(extendsType, TypeContext.conditionalExtends),
      plain(' ? '),
      typeCode(trueType),
      plain(' : '),
      typeCode(falseType),
    ),
  indexedAccess: ({ objectType, indexType }) =>
    join(typeIn(objectType, TypeContext.indexedObject), plain('['), typeCode(indexType), plain(']')),
  inferred: ({ name, constraint }) =>
    join(plain(`infer ${name}`), ...(constraint ? [plain(' extends '), typeCode(constraint)] : [])),
  intersection: ({ types }) =>
    separate(
      types.map((type) => typeIn(type, TypeContext.intersectionElement)),
      ' & ',
    ),
  intrinsic: ({ name }) => plain(name),
  literal: ({ value }) => plain(typeof value === 'string' ? quote(value) : String(value)),
  mapped: ({ parameter, parameterType, templateType, readonlyModifier, optionalModifier, nameType }) =>
    join(
      plain(`{ ${modifier('readonly ', readonlyModifier)}[${parameter} in `),
      typeCode(parameterType),
      ...(nameType ? [plain(' as '), typeCode(nameType)] : []),
      plain(`]${modifier('?', optionalModifier)}: `),
      typeCode(templateType),
      plain(' }'),
    ),
  namedTupleMember: ({ name, isOptional, element }) => join(plain(`${name}${isOptional ? '?' : ''}: `), typeCode(element)),
  optional: ({ elementType }) => join(typeIn(elementType, TypeContext.optionalElement), plain('?')),
  predicate: ({ name, asserts, targetType }) =>
    join(plain(`${asserts ? 'asserts ' : ''}${name}`), ...(targetType ? [plain(' is '), typeCode(targetType)] : [])),
  query: ({ queryType }) => join(plain('typeof '), typeCode(queryType)),
  reference: referenceCode,
  reflection: ({ declaration }) => objectCode(declaration),
  rest: ({ elementType }) => join(plain('...'), typeIn(elementType, TypeContext.restElement)),
  templateLiteral: ({ head, tail }) =>
    join(plain(`\`${head}`), ...tail.map(([type, text]) => join(plain('${'), typeCode(type), plain(`}${text}`))), plain('`')),
  tuple: ({ elements }) => list(elements.map(typeCode), { open: '[', close: ']', separator: ',' }),
  typeOperator: ({ operator, target }) => join(plain(`${operator} `), typeIn(target, TypeContext.typeOperatorTarget)),
  union: ({ types }) =>
    separate(
      types.map((type) => typeIn(type, TypeContext.unionElement)),
      ' | ',
    ),
  unknown: ({ name }) => plain(name),
};

/** Returns a type as TypeScript. */
export function typeCode(type: SomeType): Code {
  return type.visit(visitor);
}

function typeIn(type: SomeType, context: TypeContext): Code {
  const code = typeCode(type);
  return type.needsParenthesis(context) ? join(plain('('), code, plain(')')) : code;
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function modifier(text: string, sign: '+' | '-' | undefined): string {
  if (sign === undefined) return '';
  return sign === '-' ? `-${text}` : text;
}

const angleBrackets: ListStyle = { open: '<', close: '>', separator: ',', isTrailing: false };

function referenceCode(type: ReferenceType): Code {
  const target = type.reflection;
  const name = target && !type.refersToTypeParameter ? [{ text: type.name, target }] : plain(type.name);
  if (!type.typeArguments?.length) return name;
  const [only, ...others] = type.typeArguments.map(typeCode);
  // A long union wraps anyway.
  if (only && others.length === 0) return join(name, plain('<'), only, plain('>'));
  return join(name, list(type.typeArguments.map(typeCode), angleBrackets));
}

/** Returns an object type or a function type. */
function objectCode(declaration: DeclarationReflection): Code {
  const { children = [], signatures = [], indexSignatures = [] } = declaration;
  const [only, ...others] = signatures;
  if (only && others.length === 0 && children.length === 0) return functionTypeCode(only);
  const members = [
    ...signatures.map((signature) => signatureCode(signature, '')),
    ...indexSignatures.map(indexCode),
    ...children.flatMap(memberCode),
  ];
  return list(members, { open: '{', close: '}', separator: ';', padding: ' ' });
}

function functionTypeCode(signature: SignatureReflection): Code {
  const isConstructor = signature.name === '__type' && signature.parent.name === '__constructor';
  return join(plain(isConstructor ? 'new ' : ''), parametersCode(signature), plain(' => '), resultCode(signature));
}

function indexCode(signature: SignatureReflection): Code {
  const keys = (signature.parameters ?? []).map(parameterCode);
  return join(plain(signature.flags.isReadonly ? 'readonly [' : '['), separate(keys, ', '), plain(']: '), resultCode(signature));
}

/** Returns a field or a method of an object type. A method with several signatures has a line for each. */
export function memberCode(member: DeclarationReflection): Code[] {
  if (member.signatures) return member.signatures.map((signature) => signatureCode(signature, memberName(member)));
  return [join(plain(`${memberName(member)}: `), memberType(member))];
}

function memberType({ type, getSignature }: DeclarationReflection): Code {
  const shown = type ?? getSignature?.type;
  return shown ? typeCode(shown) : plain('unknown');
}

/** Returns the name of a member with what marks it, such as `readonly name?`. */
function memberName(member: DeclarationReflection): string {
  const { isReadonly, isOptional, isStatic } = member.flags;
  const isWithoutSetter = member.getSignature !== undefined && member.setSignature === undefined;
  const name = /^[\p{L}_$#][\p{L}\p{N}_$]*$/u.test(member.name) || member.name.startsWith('[') ? member.name : quote(member.name);
  return `${isStatic ? 'static ' : ''}${isReadonly || isWithoutSetter ? 'readonly ' : ''}${name}${isOptional ? '?' : ''}`;
}

/** Returns a signature under a name: `getUser(userId: string): ApiPromise<User>`. */
export function signatureCode(signature: SignatureReflection, name: string): Code {
  return callableCode(signature, name, (signature.parameters ?? []).map(parameterCode));
}

function callableCode(signature: SignatureReflection, name: string, parameters: readonly Code[]): Code {
  const head = join(plain(name), typeParametersCode(signature.typeParameters ?? []));
  const result = join(plain(': '), resultCode(signature));
  const reserved = lastLine(head).length + firstLine(result).length;
  return join(head, list(parameters, { ...parameterList, reserved }), result);
}

function lastLine(code: Code): string {
  return textOf(code).split('\n').at(-1) ?? '';
}

function firstLine(code: Code): string {
  return textOf(code).split('\n')[0] ?? '';
}

/** Returns a signature in which an object type of several lines is replaced by the names of its fields, which are listed elsewhere. */
export function shortSignatureCode(signature: SignatureReflection, name: string): Code {
  const parameters = (signature.parameters ?? []).map((parameter) => {
    const code = parameterCode(parameter);
    const fields = objectTypeOf(parameter.type)?.declaration.children;
    return fields && isLong(code) ? namesCode(parameter, fields) : code;
  });
  return callableCode(signature, name, parameters);
}

function isLong(code: Code): boolean {
  return textOf(code).length > 60;
}

function namesCode(parameter: ParameterReflection, fields: readonly DeclarationReflection[]): Code {
  const names = fields.map(({ name, flags }) => plain(`${name}${flags.isOptional ? '?' : ''}`));
  const mark = parameter.flags.isOptional ? '?' : '';
  return join(plain(`${parameter.name}${mark}: `), list(names, { open: '{', close: '}', separator: ',', padding: ' ' }));
}

const parameterList: ListStyle = { open: '(', close: ')', separator: ',' };

function parametersCode({ typeParameters = [], parameters = [] }: SignatureReflection): Code {
  return join(typeParametersCode(typeParameters), list(parameters.map(parameterCode), parameterList));
}

function resultCode({ type }: SignatureReflection): Code {
  return type ? typeCode(type) : plain('void');
}

function parameterCode(parameter: ParameterReflection): Code {
  const { isRest, isOptional } = parameter.flags;
  const mark = isOptional || parameter.defaultValue !== undefined ? '?' : '';
  const name = parameter.name === '__namedParameters' ? 'options' : parameter.name;
  return join(plain(`${isRest ? '...' : ''}${name}${mark}: `), parameter.type ? typeCode(parameter.type) : plain('unknown'));
}

/** Returns `<T extends string = string>`, or nothing if there are no type parameters. */
export function typeParametersCode(parameters: readonly TypeParameterReflection[]): Code {
  if (parameters.length === 0) return [];
  const items = parameters.map(({ name, type, default: fallback }) =>
    join(
      plain(name),
      ...(type ? [plain(' extends '), typeCode(type)] : []),
      ...(fallback ? [plain(' = '), typeCode(fallback)] : []),
    ),
  );
  return list(items, angleBrackets);
}

/** Returns the object type of a type, if it is one. */
export function objectTypeOf(type: SomeType | undefined): ReflectionType | undefined {
  return type?.type === 'reflection' && type.declaration.children ? type : undefined;
}
