import type { Identifier, Node } from '@babel/types';
import type { Module } from '../check/modules.js';
import { identifiersIn } from '../parsing/names.js';
import { OURS } from '../parsing/packages.js';
import { endOf, memberName, startOf } from '../parsing/syntax.js';
import type { Changes, Program } from './changes.js';
import { replacementOf } from './specifiers.js';

/** Names that exist only as types, and are therefore missing from the exports at run time. */
const types = new Set(['Models', 'AuthData']);

/** Names of the vendor's package that `./vendor` has and the root does not. */
const vendorNames = new Set([
  'AbstractHttpClient',
  'DefaultHttpClient',
  'HttpRequestOptions',
  'Configuration',
  'GatewayConfiguration',
  'AuthPopupConfiguration',
  'AuthPopupStatus',
  'LoginImplicitGrantOptions',
  'LoginPKCEGrantOptions',
]);

/** Types of the vendor's package that `./vendor` has under another name. */
const vendorTypes = new Map([['Logger', 'LogConfiguration']]);

/** A name that stands for the whole package, and the text that imports it. */
interface WholeImport {
  readonly binding: Identifier;
  /** The range that the list of names replaces, and the text before and after the list. */
  readonly start: number;
  readonly end: number;
  readonly prefix: string;
  readonly suffix: string;
  /** Names that are imported beside it. */
  readonly otherNames: readonly string[];
  readonly isType: boolean;
}

/** A name that was added to a scope. */
interface AddedName {
  readonly isType: boolean;
  /** Whether it is imported, not required. */
  readonly isImport: boolean;
}

/** `client.Name`, as a value or as a type. */
interface MemberUse {
  readonly node: Node;
  readonly name: string;
  readonly isType: boolean;
}

/** Replaces an import of the whole package by the names that a module uses, if nothing else changes by that. */
export class WholeClient {
  readonly #module: Module;
  readonly #templateText: string;
  readonly #program: Program;
  readonly #changes: Changes;
  readonly #identifiers: ReadonlyMap<string, readonly Node[]>;
  /** The names that the module imports from either package: whether each is a type, by its bindings. */
  readonly #importedNames: ReadonlyMap<readonly Node[], boolean>;
  /** Names that were added, by scope. */
  readonly #addedNames = new Map<Node, Map<string, AddedName>>();

  constructor(module: Module, templateText: string, program: Program, changes: Changes) {
    this.#module = module;
    this.#templateText = templateText;
    this.#program = program;
    this.#changes = changes;
    this.#identifiers = identifiersIn(module.syntax);
    this.#importedNames = importedNames(module);
  }

  isKnown(name: string): boolean {
    if (name === 'default' || Object.hasOwn(this.#program.root, name)) return true;
    return types.has(name) && this.#module.syntax.dialect !== 'js';
  }

  /** Lists a name that the root does not have. */
  check(node: Node, name: string): void {
    if (this.isKnown(name)) return;
    const vendorName = vendorTypes.get(name);
    const importedName = vendorName === undefined ? 'it' : `\`${vendorName}\``;
    const isInVendor = vendorName !== undefined || vendorNames.has(name);
    const remedy = isInVendor ? ` Import ${importedName} from \`${OURS}/vendor\`, or see docs/migration.md.` : '';
    this.#find(node, `\`${OURS}\` has no \`${name}\`.${remedy}`);
  }

  /** Replaces a whole import by names if possible, and lists missing names. */
  replace(wholeImport: WholeImport): void {
    const { binding, start, end, prefix, suffix, otherNames, isType } = wholeImport;
    const { syntax } = this.#module;
    const uses = this.#usesOf(binding);
    if (uses.length === 0 && !isWord(binding.name, this.#templateText)) return;
    const members = uses.map((use) => this.#memberOf(use));
    for (const member of members) if (member) this.check(member.node, member.name);
    // `require` cannot import a type.
    const hasRequiredType = suffix === '' && members.some((member) => member?.isType === true || types.has(member?.name ?? ''));
    const names = hasRequiredType || this.#keepsForm(wholeImport) ? undefined : this.#namesFor(binding, members, isType);
    if (!names) {
      this.#changes.notes.push({ kind: 'whole client', line: syntax.lineOf(binding) });
      return;
    }
    const scope = this.#scopeOf(binding);
    const addedNames = this.#addedNames.get(scope) ?? new Map<string, AddedName>();
    this.#addedNames.set(scope, addedNames);
    for (const [name, isTypeName] of names) addedNames.set(name, { isType: isTypeName, isImport: suffix !== '' });
    const specifiers = [...names].map(([name]) => (types.has(name) && !isType ? `type ${name}` : name));
    for (const member of members) {
      if (member) this.#changes.edits.push({ start: startOf(member.node), end: endOf(member.node), text: member.name });
    }
    const list = formatList([...otherNames, ...specifiers], syntax.text, start, suffix === '');
    this.#changes.edits.push({ start, end, text: `${prefix}${list}${suffix}` });
  }

  #usesOf(binding: Identifier): Node[] {
    const { scopes } = this.#module;
    const bindings = scopes.bindingsOf(binding.name, binding);
    const all = this.#identifiers.get(binding.name) ?? [];
    return all.filter((node) => bindings?.includes(node) === false && scopes.bindingsOf(binding.name, node) === bindings);
  }

  /** Whether an import keeps its form regardless of its uses. */
  #keepsForm({ binding, start, end }: WholeImport): boolean {
    const { syntax, scopes } = this.#module;
    const hasComment = syntax.comments.some((each) => (each.start ?? 0) >= start && (each.start ?? 0) < end);
    const isBoundOnce = scopes.bindingsOf(binding.name, binding)?.length === 1;
    const declaration = syntax.parentOf(syntax.parentOf(binding) ?? binding);
    const grandparent = declaration && syntax.parentOf(declaration);
    const isExported = grandparent?.type === 'ExportNamedDeclaration';
    const isTyped = Boolean(binding.typeAnnotation);
    return (
      this.#program.isMocked || hasComment || !isBoundOnce || isExported || isTyped || isWord(binding.name, this.#templateText)
    );
  }

  /** Returns the names to import, and whether they are types; `undefined` if the import has to keep its form. */
  #namesFor(
    binding: Identifier,
    members: readonly (MemberUse | undefined)[],
    isType: boolean,
  ): ReadonlyMap<string, boolean> | undefined {
    const { scopes, syntax } = this.#module;
    const names = new Map<string, boolean>();
    for (const member of members) {
      if (!member || !this.isKnown(member.name) || member.name === 'default') return undefined;
      const { name, node } = member;
      const hasComment = syntax.comments.some((each) => (each.start ?? 0) > startOf(node) && (each.start ?? 0) < endOf(node));
      const outerBindings = scopes.bindingsOf(name, binding);
      if (hasComment || isWord(name, this.#templateText) || scopes.bindingsOf(name, node) !== outerBindings) return undefined;
      const isTypeName = isType || types.has(name);
      const addedNames = outerBindings ? undefined : this.#addedNames.get(this.#scopeOf(binding))?.get(name);
      // The variable of a `require` may have no value yet at this import.
      if (addedNames?.isImport === false) return undefined;
      const vendorName = outerBindings ? this.#importedNames.get(outerBindings) : addedNames?.isType;
      if (vendorName === undefined) {
        if (outerBindings || this.#isGlobal(name)) return undefined;
        names.set(name, isTypeName);
      } else if (vendorName && !types.has(name) && !member.isType) {
        return undefined;
      }
    }
    return names;
  }

  /** Whether a module uses a name that it does not bind. */
  #isGlobal(name: string): boolean {
    return (this.#identifiers.get(name) ?? []).some((node) => this.#module.scopes.bindingsOf(name, node) === undefined);
  }

  #memberOf(use: Node): MemberUse | undefined {
    const { parentOf } = this.#module.syntax;
    const parent = parentOf(use);
    if (!parent) return undefined;
    if (parent.type === 'TSQualifiedName') {
      let outermost: Node = parent;
      for (let at = parentOf(outermost); at?.type === 'TSQualifiedName'; at = parentOf(at)) outermost = at;
      const isAlias = parentOf(outermost)?.type === 'TSImportEqualsDeclaration';
      return isAlias ? undefined : { node: parent, name: parent.right.name, isType: true };
    }
    const name = parent.type === 'MemberExpression' && parent.object === use ? memberName(parent) : undefined;
    const grandparent = parentOf(parent);
    const isChanged =
      (grandparent?.type === 'AssignmentExpression' && grandparent.left === parent) ||
      grandparent?.type === 'UpdateExpression' ||
      (grandparent?.type === 'UnaryExpression' && grandparent.operator === 'delete');
    if (isChanged && name !== undefined) this.#find(parent, fixedExportText(name));
    const method = parent.type === 'CallExpression' && parent.arguments[0] === use ? memberName(parent.callee) : undefined;
    if (method !== undefined && replacers.has(method)) this.#find(parent, fixedExportText(method));
    return name === undefined || isChanged ? undefined : { node: parent, name, isType: false };
  }

  #scopeOf(binding: Identifier): Node {
    return this.#module.scopes.scopeOf(binding.name, binding) ?? binding;
  }

  #find(node: Node, text: string): void {
    this.#changes.findings.push({ line: this.#module.syntax.lineOf(node), text });
  }
}

/** Methods of test libraries that replace a member of an object, and `Object.assign`. */
const replacers = new Set(['spyOn', 'stub', 'replace', 'replaceProperty', 'assign', 'defineProperty']);

function fixedExportText(name: string): string {
  return `\`${name}\`: exports of the package cannot be replaced. Replace a method of an instance, or the module (\`jest.mock\`, \`vi.mock\`).`;
}

/** Finds the names that a module imports unrenamed from either package. */
function importedNames({ syntax, scopes }: Module): ReadonlyMap<readonly Node[], boolean> {
  const importedNamesByBinding = new Map<readonly Node[], boolean>();
  for (const node of syntax.nodes) {
    if (node.type !== 'ImportDeclaration') continue;
    const isRoot = node.source.value === OURS || replacementOf(node.source.value, '')?.kind === 'root';
    for (const each of isRoot ? node.specifiers : []) {
      const isPlain =
        each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' && each.imported.name === each.local.name;
      const bindings = isPlain ? scopes.bindingsOf(each.local.name, each.local) : undefined;
      if (isPlain && bindings?.length === 1)
        importedNamesByBinding.set(bindings, node.importKind === 'type' || each.importKind === 'type');
    }
  }
  return importedNamesByBinding;
}

/** Whether a text contains a name as a separate word. */
function isWord(name: string, text: string): boolean {
  return text !== '' && text.split(/[^\p{L}\p{N}_$]+/u).includes(name);
}

/** The line width of most projects. */
const WIDTH = 100;

/** Formats names as a list: on one line if they fit, otherwise one name a line. */
function formatList(names: readonly string[], text: string, start: number, isRequired: boolean): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const [indent = ''] = /^[ \t]*/.exec(text.slice(lineStart, start)) ?? [];
  const line = names.length === 0 ? '{}' : `{ ${names.join(', ')} }`;
  const before = isRequired ? start - lineStart : 'import '.length;
  const after = isRequired ? ` = require('${OURS}');` : ` from '${OURS}';`;
  if (before + line.length + after.length <= WIDTH) return line;
  const [end] = /\r?\n/.exec(text) ?? ['\n'];
  return ['{', ...names.map((name) => `${indent}  ${name},`), `${indent}}`].join(end);
}
