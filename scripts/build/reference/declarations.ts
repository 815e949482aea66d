import { ReflectionKind } from 'typedoc';
import type { DeclarationReflection, SignatureReflection, SomeType } from 'typedoc';
import { hasAnchor, memberAnchor } from './addresses.js';
import { join, plain, separate } from './code.js';
import type { Code } from './code.js';
import { argumentsOf, fieldsOf, notesOf, tagText } from './comments.js';
import type { DeclarationData, MemberData } from './data.js';
import type { HtmlWriter } from './html.js';
import { objectTypeOf, signatureCode, typeCode, typeParametersCode } from './type-code.js';

const kinds = new Map<ReflectionKind, DeclarationData['kind']>([
  [ReflectionKind.Class, 'Class'],
  [ReflectionKind.Function, 'Function'],
  [ReflectionKind.Interface, 'Interface'],
  [ReflectionKind.TypeAlias, 'Type'],
  [ReflectionKind.Variable, 'Variable'],
]);

/** What readers look for first stands first. */
const order: readonly DeclarationData['kind'][] = ['Class', 'Function', 'Variable', 'Interface', 'Type'];

/** Returns what a page shows of the declarations of a module. */
export function declarationsData(declarations: readonly DeclarationReflection[], writer: HtmlWriter): DeclarationData[] {
  const data = declarations.map((declaration) => declarationData(declaration, writer));
  const isTypesOnly = data.every(({ kind }) => kind === 'Interface' || kind === 'Type');
  if (isTypesOnly) return data;
  return data.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

function declarationData(declaration: DeclarationReflection, writer: HtmlWriter): DeclarationData {
  const kind = kinds.get(declaration.kind);
  if (kind === undefined) throw new Error(`The reference has no place for ${declaration.getFriendlyFullName()}`);
  const [signature] = declaration.signatures ?? [];
  const comment = signature?.comment ?? declaration.comment;
  const members = shownMembers(declaration);
  return {
    name: declaration.name,
    kind,
    code: headCode(declaration, kind).map((code) => writer.code(code)),
    text: writer.text(comment?.summary),
    deprecation: tagText(comment, '@deprecated', writer),
    notes: notesOf(comment, writer),
    arguments: kind === 'Function' ? argumentsOf(signature?.parameters, writer) : [],
    fields: fieldsOf(
      members.filter((member) => !isMethodOf(declaration, member)),
      writer,
    ),
    methods: members.filter((member) => isMethodOf(declaration, member)).map((member) => memberData(declaration, member, writer)),
  };
}

/** Returns the members that a page lists. What a documented class passes on to another is described there. */
function shownMembers(declaration: DeclarationReflection): readonly DeclarationReflection[] {
  const own = declaration.children ?? objectTypeOf(declaration.type)?.declaration.children ?? [];
  if (!declaration.kindOf(ReflectionKind.Class)) return own;
  return own.filter(({ inheritedFrom }) => inheritedFrom?.reflection === undefined);
}

function isMethodOf(declaration: DeclarationReflection, member: DeclarationReflection): boolean {
  return declaration.kindOf(ReflectionKind.Class) && member.kindOf([ReflectionKind.Method, ReflectionKind.Constructor]);
}

function memberData(parent: DeclarationReflection, member: DeclarationReflection, writer: HtmlWriter): MemberData {
  const signatures = member.signatures ?? [];
  const [first] = signatures;
  const isConstructor = member.kindOf(ReflectionKind.Constructor);
  const name = isConstructor ? `new ${parent.name}` : `${member.flags.isStatic ? 'static ' : ''}${member.name}`;
  return {
    name,
    anchor: isConstructor || !hasAnchor(member) ? `${parent.name}.${member.name}` : memberAnchor(parent, member),
    code: signatures.map((signature) => writer.code(signatureCode(signature, name))),
    text: writer.text(first?.comment?.summary),
    deprecation: tagText(first?.comment, '@deprecated', writer),
    notes: notesOf(first?.comment, writer),
    arguments: argumentsOf(first?.parameters, writer),
  };
}

/** Returns the declaration without the members that are listed below it. */
function headCode(declaration: DeclarationReflection, kind: DeclarationData['kind']): Code[] {
  const { name, typeParameters = [], type, signatures = [] } = declaration;
  const head = join(plain(name), typeParametersCode(typeParameters));
  if (kind === 'Function') return signatures.map((signature) => join(plain('function '), signatureCode(signature, name)));
  if (kind === 'Class') return [join(plain('class '), head, heritage(declaration))];
  if (kind === 'Interface') return [join(plain('interface '), head, heritage(declaration), callSignatures(signatures))];
  if (kind === 'Variable') return [join(plain(`const ${name}: `), valueCode(type))];
  const isListedBelow = objectTypeOf(type) !== undefined;
  return [join(plain('type '), head, isListedBelow ? [] : join(plain(' = '), valueCode(type)))];
}

function valueCode(type: SomeType | undefined): Code {
  return type ? typeCode(type) : plain('unknown');
}

function heritage({ extendedTypes = [], implementedTypes = [] }: DeclarationReflection): Code {
  return join(
    ...(extendedTypes.length > 0 ? [plain(' extends '), separate(extendedTypes.map(typeCode), ', ')] : []),
    ...(implementedTypes.length > 0 ? [plain(' implements '), separate(implementedTypes.map(typeCode), ', ')] : []),
  );
}

/** Returns the signatures of an interface that can be called. */
function callSignatures(signatures: readonly SignatureReflection[]): Code {
  return signatures.flatMap((signature) => [...plain('\n  '), ...signatureCode(signature, '')]);
}
