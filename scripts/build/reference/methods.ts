import { ReflectionKind } from 'typedoc';
import type { DeclarationReflection, ParameterReflection, SignatureReflection, SomeType } from 'typedoc';
import type { ContractOperation } from '../../../src/contract/index.js';
import type { ListedOperation } from '../../../src/find/data.js';
import { sampleText } from '../../../src/find/sample.js';
import { argumentsOf, fieldsOf, notesOf, tagText } from './comments.js';
import type { MethodData, OptionsData } from './data.js';
import { highlight } from './highlight.js';
import type { HtmlWriter } from './html.js';
import { programText } from './sample-program.js';
import type { SampleCall } from './sample-values.js';
import { shortSignatureCode, typeCode } from './type-code.js';

/** An operation of the contract with what its sample needs. */
export interface DescribedOperation {
  readonly contract: ContractOperation;
  readonly listed: ListedOperation;
  /** A call that the sandbox answers, if there is one. */
  readonly call: SampleCall | undefined;
}

/** Returns what the page of an area shows of a method. */
export function methodData(
  method: DeclarationReflection,
  { contract, listed, call }: DescribedOperation,
  writer: HtmlWriter,
  shownOptions: Set<DeclarationReflection>,
): MethodData {
  const [signature] = method.signatures ?? [];
  if (signature === undefined) throw new Error(`${contract.area}.${method.name} has no signature`);
  const { comment, parameters = [] } = signature;
  return {
    name: method.name,
    signature: writer.code(shortSignatureCode(signature, method.name)),
    verb: contract.verb,
    path: contract.path,
    text: writer.text(comment?.summary),
    isRetired: contract.retired,
    isPreview: contract.preview,
    deprecation: tagText(comment, '@deprecated', writer),
    permissions: tagText(comment, '@permissions', writer) ?? 'not documented',
    isPaged: listed.isPaged,
    arguments: argumentsOf(
      parameters.filter(({ name }) => name !== 'opts'),
      writer,
    ),
    options: optionsData(parameters, writer, shownOptions),
    body: bodyCode(parameters, contract, writer),
    result: writer.code(typeCode(resultType(signature))),
    notes: notesOf(comment, writer),
    sample: highlight(sampleOf({ ...listed, area: contract.area }, call)),
  };
}

/** Returns a program that runs if the sandbox answers the call, and else a function that compiles. */
function sampleOf(operation: ListedOperation, call: SampleCall | undefined): string {
  return call ? programText(operation, call) : sampleText(operation);
}

/** Returns the fields of `opts`. A named type gets its anchor at the first method that uses it. */
function optionsData(
  parameters: readonly ParameterReflection[],
  writer: HtmlWriter,
  shown: Set<DeclarationReflection>,
): OptionsData | undefined {
  const type = parameters.find(({ name }) => name === 'opts')?.type;
  const declaration = optionsDeclaration(type);
  if (declaration?.children === undefined) return undefined;
  const isFirst = declaration.kindOf(ReflectionKind.Interface) && isOfArea(declaration) && !shown.has(declaration);
  if (isFirst) shown.add(declaration);
  return { anchor: isFirst ? declaration.name : undefined, fields: fieldsOf(declaration.children, writer) };
}

/** Returns the declaration of an object type or of the interface that a type names. */
function optionsDeclaration(type: SomeType | undefined): DeclarationReflection | undefined {
  if (type?.type === 'reflection') return type.declaration;
  const target = type?.type === 'reference' ? type.reflection : undefined;
  return target?.isDeclaration() ? target : undefined;
}

function isOfArea({ parent }: DeclarationReflection): boolean {
  return parent?.name.startsWith('apis/') === true;
}

/** Returns the type of the body: of its argument, or of its field in `opts`. */
function bodyCode(
  parameters: readonly ParameterReflection[],
  { body }: ContractOperation,
  writer: HtmlWriter,
): string | undefined {
  if (body === undefined) return undefined;
  const options = optionsDeclaration(parameters.find(({ name }) => name === 'opts')?.type);
  const places: readonly { name: string; type?: SomeType }[] = [...parameters, ...(options?.children ?? [])];
  const type = places.find(({ name }) => name === body.argument)?.type;
  return type && writer.code(typeCode(type));
}

/** Returns what a call resolves with: the argument of `ApiPromise`. */
function resultType({ type }: SignatureReflection): SomeType {
  if (type === undefined) throw new Error('A method has no result type');
  const [value] = type.type === 'reference' && type.name === 'ApiPromise' ? (type.typeArguments ?? []) : [];
  return value ?? type;
}
