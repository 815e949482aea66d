import type { ImportDeclaration, Node, ObjectPattern } from '@babel/types';
import type { Module } from '../check/modules.js';
import { OURS, THEIRS } from '../parsing/packages.js';
import { endOf, startOf } from '../parsing/syntax.js';
import { replaceAddresses } from './addresses.js';
import { noChanges } from './changes.js';
import type { Changes, NoteKind, Program } from './changes.js';
import { isAmdCall, isCallOf, isModuleName, isMock, valueOf } from './loaders.js';
import type { Literal } from './loaders.js';
import { replacementOf } from './specifiers.js';
import type { Replacement } from './specifiers.js';
import { WholeClient } from './whole-client.js';

export const UNCHANGED_MENTION = `\`${THEIRS}\` is named here and was not changed.`;
const AMD_LOADER = `AMD loaders cannot load this package. Load its script with a \`<script>\` tag and call \`require('platformClient')\`, or use a bundler (docs/bundlers.md#a-script-tag).`;

/**
 * Rewrites what imports the vendor's package, and lists every other place that names it.
 *
 * @param templateText - Text outside the module that may use its names: the template of a component.
 */
export function moveImports(module: Module, templateText: string, program: Program): Changes {
  const mover = new ImportMover(module, templateText, program);
  for (const node of module.syntax.nodes) mover.visit(node);
  mover.moveComments();
  return mover.changes;
}

class ImportMover {
  readonly #module: Module;
  readonly #program: Program;
  readonly changes = noChanges();
  readonly #wholeClient: WholeClient;

  constructor(module: Module, templateText: string, program: Program) {
    this.#module = module;
    this.#program = program;
    this.#wholeClient = new WholeClient(module, templateText, program, this.changes);
  }

  visit(node: Node): void {
    const isBroken =
      (node.type === 'TemplateElement' && node.value.raw.includes(THEIRS)) ||
      (node.type === 'RegExpLiteral' && node.pattern.includes(THEIRS)) ||
      (node.type === 'DirectiveLiteral' && node.value.includes(THEIRS));
    if (node.type === 'StringLiteral' || (node.type === 'TemplateLiteral' && node.expressions.length === 0)) {
      this.#moveLiteral(node);
    } else if (isBroken && (node.type !== 'TemplateElement' || valueOf(this.#module.syntax.parentOf(node)) === undefined)) {
      this.#find(node, UNCHANGED_MENTION, { needsVendor: true });
    }
  }

  #moveLiteral(literal: Literal): void {
    const value = valueOf(literal);
    const parent = this.#module.syntax.parentOf(literal);
    if (value === undefined || !parent) return;
    if (value === 'platformClient') this.#visitScriptName(literal, parent);
    if (!value.includes(THEIRS)) return;
    if (!isModuleName(parent, literal)) {
      this.#moveAddress(literal, parent);
      return;
    }
    const replacement = replacementOf(value, this.#program.version);
    const isMoved = replacement !== undefined && this.#moveModuleName(literal, parent, replacement);
    if (!isMoved)
      this.#find(literal, `\`${value}\` has no counterpart. Import what you need from \`${OURS}\`.`, { needsVendor: true });
  }

  /** `require('platformClient')` of pages, AMD dependencies, and aliases of a bundler. */
  #visitScriptName(literal: Literal, parent: Node): void {
    if (parent.type === 'ArrayExpression' && isAmdCall(this.#module.syntax.parentOf(parent))) this.#find(literal, AMD_LOADER);
    else if (parent.type === 'CallExpression' && isModuleName(parent, literal)) this.#note('script', literal);
    else if (isModuleName(parent, literal)) {
      this.#find(
        literal,
        `\`platformClient\` is an alias of your bundler. Point it at \`${OURS}/vendor\`, or import from \`${OURS}\`.`,
      );
    }
  }

  /** The address of the vendor's script, or something else that contains the name of the package. */
  #moveAddress(literal: Literal, parent: Node): void {
    const { syntax } = this.#module;
    const parentOfParent = syntax.parentOf(parent);
    if (parent.type === 'ArrayExpression' && isAmdCall(parentOfParent)) {
      this.#find(literal, AMD_LOADER);
      return;
    }
    if (parent.type === 'TSModuleDeclaration') {
      this.#find(literal, `These are declarations for \`${THEIRS}\`. Remove them: \`${OURS}\` has its own types.`);
      return;
    }
    const edits = replaceAddresses(syntax.text, this.#program.version, startOf(literal), endOf(literal));
    const isHashed =
      parentOfParent !== undefined && /\bintegrity\b/.test(syntax.text.slice(startOf(parentOfParent), endOf(parentOfParent)));
    if (edits.length === 0) this.#find(literal, UNCHANGED_MENTION, { needsVendor: true });
    else if (isHashed) this.#find(literal, HASHED_SCRIPT);
    else this.changes.edits.push(...edits);
  }

  /** @returns whether it could be replaced. */
  #moveModuleName(literal: Literal, parent: Node, replacement: Replacement): boolean {
    if (parent.type === 'ImportDeclaration') return this.#moveDeclaration(parent, literal, replacement);
    if (replacement.kind !== 'root') return false;
    const declarator = isCallOf(parent, 'require') ? this.#module.syntax.parentOf(parent) : undefined;
    if (parent.type === 'ExportNamedDeclaration') {
      for (const each of parent.specifiers) {
        if (each.type === 'ExportSpecifier') this.#wholeClient.check(each, nameOf(each.local));
      }
    } else if (declarator?.type === 'VariableDeclarator' && declarator.id.type === 'ObjectPattern') {
      this.#checkPattern(declarator.id);
    } else if (declarator?.type === 'VariableDeclarator' && declarator.id.type === 'Identifier') {
      const { id } = declarator;
      this.#wholeClient.replace({
        binding: id,
        start: startOf(id),
        end: endOf(id),
        prefix: '',
        suffix: '',
        otherNames: [],
        isType: false,
      });
    }
    if (isMock(parent)) this.#note('stand-in', parent);
    this.#replaceName(literal, replacement.specifier);
    return true;
  }

  #moveDeclaration(declaration: ImportDeclaration, source: Literal, replacement: Replacement): boolean {
    const { specifiers, importKind } = declaration;
    const [first] = specifiers;
    if (replacement.kind === 'global script') {
      // A build for script tags. Bundlers turn it into a module with named exports.
      if (!first) return false;
      return this.#moveDeclaration(declaration, source, { kind: 'root', specifier: OURS });
    }
    if (replacement.kind === 'name') {
      const isKnown = this.#wholeClient.isKnown(replacement.name);
      if (first?.type !== 'ImportDefaultSpecifier' || specifiers.length > 1 || !isKnown) return false;
      const { name } = first.local;
      const text = name === replacement.name ? name : `${replacement.name} as ${name}`;
      this.changes.edits.push({ start: startOf(first), end: endOf(first), text: `{ ${text} }` });
      this.#replaceName(source, replacement.specifier);
      return true;
    }
    const wholeImports = specifiers.filter((each) => each.type !== 'ImportSpecifier' || nameOf(each.imported) === 'default');
    const namedImports = specifiers.filter((each) => !wholeImports.includes(each));
    for (const each of namedImports) if (each.type === 'ImportSpecifier') this.#wholeClient.check(each, nameOf(each.imported));
    const [binding, otherBinding] = wholeImports;
    if (binding && !otherBinding && importKind !== 'typeof') {
      const isType = importKind === 'type';
      this.#wholeClient.replace({
        binding: binding.local,
        start: startOf(declaration),
        end: startOf(source),
        prefix: isType ? 'import type ' : 'import ',
        suffix: ' from ',
        otherNames: namedImports.map((each) => this.#textOf(each)),
        isType,
      });
    }
    this.#replaceName(source, replacement.specifier);
    return true;
  }

  /** Rewrites types that comments import, and type references. */
  moveComments(): void {
    const names =
      /(?<=\bimport\(\s*['"]|^\*[^]*@import\b[^;@]*\bfrom\s*['"]|^\/\s*<reference\s+types\s*=\s*['"])purecloud-platform-client-v2[^'"]*(?=['"])/g;
    for (const { value, start = 0 } of this.#module.syntax.comments) {
      for (const { index, 0: name } of value.matchAll(names)) {
        const replacement = replacementOf(name, this.#program.version);
        const at = start + 2 + index;
        if (replacement?.kind === 'root')
          this.changes.edits.push({ start: at, end: at + name.length, text: replacement.specifier });
        else this.changes.findings.push({ line: this.#lineAt(at), text: UNCHANGED_MENTION });
      }
    }
  }

  /** `const { Name } = require(…)`. */
  #checkPattern(pattern: ObjectPattern): void {
    for (const property of pattern.properties) {
      if (property.type !== 'ObjectProperty' || property.computed) continue;
      const { key } = property;
      const name = key.type === 'Identifier' ? key.name : valueOf(key);
      if (name !== undefined) this.#wholeClient.check(property, name);
    }
  }

  #replaceName(literal: Literal, specifier: string): void {
    this.changes.edits.push({ start: startOf(literal) + 1, end: endOf(literal) - 1, text: specifier });
  }

  #textOf(node: Node): string {
    return this.#module.syntax.text.slice(startOf(node), endOf(node));
  }

  #lineAt(offset: number): number {
    return this.#module.syntax.text.slice(0, offset).split('\n').length;
  }

  #find(node: Node, text: string, { needsVendor } = { needsVendor: false }): void {
    this.changes.findings.push({ line: this.#module.syntax.lineOf(node), text, needsVendor });
  }

  #note(kind: NoteKind, node: Node): void {
    this.changes.notes.push({ kind, line: this.#module.syntax.lineOf(node) });
  }
}

export const HASHED_SCRIPT = `The script is pinned by \`integrity\`. Replace its address and its hash by those of this package's script (docs/bundlers.md#a-script-tag).`;

function nameOf(node: Node): string {
  return node.type === 'Identifier' ? node.name : (valueOf(node) ?? '');
}
