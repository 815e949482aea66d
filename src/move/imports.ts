import type { Identifier, ImportDeclaration, Node, ObjectPattern, StringLiteral } from '@babel/types';
import { boundNames, usesOf } from '../program/names.js';
import { OURS, THEIRS } from '../program/packages.js';
import { endOf, memberName, startOf } from '../program/syntax.js';
import type { Edit, Syntax } from '../program/syntax.js';

/** What somebody has to look at. */
export interface Finding {
  /** From 1. */
  line: number;
  text: string;
}

export interface Changes {
  edits: Edit[];
  findings: Finding[];
}

/** What the root of our package exports, as it is there when the command runs. */
export type Root = Readonly<Record<string, unknown>>;

/** Names of theirs that have one of ours. */
const ours = new Map([
  ['ApiClientClass', 'ApiClient'],
  ['PureCloudRegionHosts', 'regions'],
]);

/** Names of types, which a program that runs does not show. */
const types = new Set(['Models', 'AuthData']);

/** Functions that are told of a module by its name, by what they are members of. */
const loaders = new Map([
  ['require', ['resolve']],
  ['jest', ['mock', 'doMock', 'unmock', 'dontMock', 'setMock', 'requireActual', 'requireMock', 'createMockFromModule']],
  ['vi', ['mock', 'doMock', 'unmock', 'doUnmock', 'importActual', 'importMock']],
  ['mock', ['module']],
]);

/** Rewrites what imports their package. `outside` is what else of the file may use the names of this module: the template of a component. */
export function movedImports(syntax: Syntax, root: Root, outside = ''): Changes {
  const mover = new ImportMover(syntax, root, outside);
  for (const node of syntax.nodes) {
    if (node.type === 'StringLiteral' && (node.value === THEIRS || node.value.startsWith(`${THEIRS}/`))) mover.moveName(node);
  }
  mover.moveComments();
  return mover;
}

class ImportMover implements Changes {
  readonly edits: Edit[] = [];
  readonly findings: Finding[] = [];
  readonly #bound: ReadonlyMap<string, number>;
  /** Names of ours that the module has from the package, be it that it had them before. */
  readonly #imported: Set<string>;
  /** A stand-in has the shape that the module under test imports today. */
  readonly #isMocked: boolean;

  constructor(
    private readonly syntax: Syntax,
    private readonly root: Root,
    private readonly outside: string,
  ) {
    this.#bound = boundNames(syntax);
    this.#imported = new Set(syntax.nodes.flatMap((node) => namedImports(node)));
    this.#isMocked = syntax.nodes.some((node) => isStandIn(node));
  }

  /** The name of the package, wherever it stands. */
  moveName(literal: StringLiteral): void {
    const { parentOf } = this.syntax;
    const parent = parentOf(literal);
    if (literal.value !== THEIRS) {
      this.#find(literal, `\`${literal.value}\` reaches into a package that has no such file here`);
      return;
    }
    if (parent?.type === 'ImportDeclaration') {
      this.#moveDeclaration(parent);
      return;
    }
    const declarator = parent && isCallOf(parent, 'require') ? parentOf(parent) : undefined;
    if (declarator?.type === 'VariableDeclarator') {
      if (declarator.id.type === 'ObjectPattern') this.#renameIn(declarator.id);
      else if (declarator.id.type === 'Identifier')
        this.#moveWhole(declarator.id, [], (names) => {
          this.#replace(declarator.id, names);
        });
    } else if (!parent || !isImport(parent, literal)) {
      this.#find(literal, `\`${THEIRS}\` is named here, and left as it is`);
      return;
    }
    if (parent && isStandIn(parent)) this.#find(parent, 'the stand-in needs the names that are imported from now on');
    this.#replaceName(literal);
  }

  /** Types that JSDoc imports. */
  moveComments(): void {
    for (const { value, start = 0 } of this.syntax.comments) {
      for (const { index } of value.matchAll(/(?<=\bimport\(['"])purecloud-platform-client-v2(?=['"]\))/g)) {
        const at = start + 2 + index;
        this.edits.push({ start: at, end: at + THEIRS.length, text: OURS });
      }
    }
  }

  #moveDeclaration(declaration: ImportDeclaration): void {
    const { specifiers, source, importKind } = declaration;
    const isType = importKind === 'type';
    const isWhole = (each: (typeof specifiers)[number]): boolean =>
      each.type !== 'ImportSpecifier' || (each.imported.type === 'Identifier' && each.imported.name === 'default');
    const [whole, another] = specifiers.filter(isWhole);
    const named = specifiers.flatMap((each) => (each.type === 'ImportSpecifier' && !isWhole(each) ? [each] : []));
    const parts = named.map((each) => {
      const name = each.imported.type === 'Identifier' ? each.imported.name : each.imported.value;
      const moved = this.#renamed(each.local, name);
      const keyword = !isType && (each.importKind === 'type' || types.has(name)) ? 'type ' : '';
      const part = `${keyword}${moved.name === moved.local ? moved.name : `${moved.name} as ${moved.local}`}`;
      return { each, part };
    });
    const isWritten = (names: string): void => {
      this.edits.push({
        start: startOf(declaration),
        end: startOf(source),
        text: `import ${isType ? 'type ' : ''}${names} from `,
      });
    };
    const isMoved =
      whole && !another
        ? this.#moveWhole(
            whole.local,
            parts.map(({ part }) => part),
            isWritten,
            isType,
          )
        : false;
    if (!isMoved) for (const { each, part } of parts) if (part !== this.#slice(each)) this.#replace(each, part);
    this.#replaceName(source);
  }

  /** Where a module has the whole client under one name: imports what it uses by name. @returns whether that could be done. */
  #moveWhole(binding: Identifier, beside: readonly string[], write: (names: string) => void, isType = false): boolean {
    const { name } = binding;
    const uses = usesOf(this.syntax, name).map((use) => this.#memberOf(use));
    const reason = this.#reasonToKeep(name, uses);
    if (reason !== undefined) {
      if (reason !== '') this.#find(binding, `\`${name}\` stays the whole client: ${reason}`);
      return false;
    }
    const added: string[] = [];
    for (const use of uses) {
      if (!use) continue;
      const text = ours.get(use.name) ?? use.name;
      this.#replace(use.node, text);
      if (this.#imported.has(text)) continue;
      this.#imported.add(text);
      added.push(types.has(text) && !isType ? `type ${text}` : text);
    }
    const isObject = this.syntax.parentOf(binding)?.type === 'VariableDeclarator';
    const names = [...new Set([...beside, ...added])];
    write(listed(names, this.syntax.text, isObject));
    return true;
  }

  /** `''` where nothing is to be said of it. */
  #reasonToKeep(name: string, uses: readonly (Member | undefined)[]): string | undefined {
    if (uses.length === 0 && !isWord(name, this.outside)) return '';
    if ((this.#bound.get(name) ?? 0) > 1) return `another \`${name}\` is in the file`;
    if (isWord(name, this.outside)) return 'the template names it';
    if (this.#isMocked) return 'a test puts something in its place';
    const missing = uses.filter((use) => use && !this.#isKnown(ours.get(use.name) ?? use.name));
    for (const use of missing) if (use) this.#check(use.node, use.name);
    if (missing.length > 0) return '';
    if (uses.includes(undefined)) return 'it is handed on, so that a bundle holds all areas';
    for (const use of uses) {
      const text = use && (ours.get(use.name) ?? use.name);
      if (text !== undefined && !this.#imported.has(text) && (this.#bound.has(text) || isWord(text, this.outside)))
        return `\`${text}\` means something else in the file`;
    }
    return undefined;
  }

  /** `client.Name`, as a value or as a type. */
  #memberOf(use: Node): Member | undefined {
    const { parentOf } = this.syntax;
    const parent = parentOf(use);
    if (!parent) return undefined;
    if (parent.type === 'TSQualifiedName') return { node: parent, name: parent.right.name };
    const name = parent.type === 'MemberExpression' && parent.object === use ? memberName(parent) : undefined;
    const above = parentOf(parent);
    const isChanged =
      (above?.type === 'AssignmentExpression' && above.left === parent) ||
      above?.type === 'UpdateExpression' ||
      (above?.type === 'UnaryExpression' && above.operator === 'delete');
    return name === undefined || isChanged ? undefined : { node: parent, name };
  }

  /** `const { Name } = require(…)`. */
  #renameIn(pattern: ObjectPattern): void {
    for (const property of pattern.properties) {
      if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier' || property.computed) continue;
      const { key, value, shorthand } = property;
      if (!shorthand || value.type !== 'Identifier') {
        const text = ours.get(key.name);
        if (text !== undefined) this.#replace(key, text);
        this.#check(key, key.name);
        continue;
      }
      const { name, local } = this.#renamed(value, key.name);
      if (name !== key.name) this.#replace(property, name === local ? name : `${name}: ${local}`);
    }
  }

  /** What is imported under a name of its own, by our name, and what it is called in the module from now on. */
  #renamed(local: Identifier, name: string): { name: string; local: string } {
    this.#check(local, name);
    const text = ours.get(name);
    if (text === undefined) return { name, local: local.name };
    const uses = usesOf(this.syntax, name);
    const isFree =
      local.name === name &&
      this.#bound.get(name) === 1 &&
      !this.#bound.has(text) &&
      !this.#imported.has(text) &&
      !isWord(name, this.outside) &&
      !this.#isMocked &&
      uses.every((use) => this.syntax.parentOf(use)?.type !== 'ExportSpecifier');
    if (!isFree) return { name: text, local: local.name };
    this.#imported.add(text);
    for (const use of uses) {
      const parent = this.syntax.parentOf(use);
      const isShort = parent?.type === 'ObjectProperty' && parent.shorthand;
      this.#replace(use, isShort ? `${name}: ${text}` : text);
    }
    return { name: text, local: text };
  }

  #check(node: Node, name: string): void {
    if (name !== 'default' && !this.#isKnown(ours.get(name) ?? name)) this.#find(node, `there is no \`${name}\` here`);
  }

  #isKnown(name: string): boolean {
    return Object.hasOwn(this.root, name) || (types.has(name) && this.syntax.dialect !== 'js');
  }

  #replaceName(literal: StringLiteral): void {
    this.edits.push({ start: startOf(literal) + 1, end: endOf(literal) - 1, text: OURS });
  }

  #replace(node: Node, text: string): void {
    this.edits.push({ start: startOf(node), end: endOf(node), text });
  }

  #slice(node: Node): string {
    return this.syntax.text.slice(startOf(node), endOf(node));
  }

  #find(node: Node, text: string): void {
    this.findings.push({ line: this.syntax.lineOf(node), text });
  }
}

interface Member {
  node: Node;
  name: string;
}

function namedImports(node: Node): string[] {
  if (node.type !== 'ImportDeclaration' || node.source.value !== THEIRS) return [];
  return node.specifiers.flatMap((each) => {
    const isPlain =
      each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' && each.imported.name === each.local.name;
    // A class that is imported as a type alone is no value.
    const isUsable = isPlain && (types.has(each.local.name) || (node.importKind !== 'type' && each.importKind !== 'type'));
    return isUsable ? [each.local.name] : [];
  });
}

/** Whether a node loads, or speaks of, the module that a text in it names. */
function isImport(parent: Node, literal: Node): boolean {
  switch (parent.type) {
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'TSExternalModuleReference':
    case 'TSImportType':
    case 'ImportExpression':
      return true;
    case 'TSLiteralType':
      return false;
    case 'CallExpression':
      if (parent.arguments[0] !== literal) return false;
      return parent.callee.type === 'Import' || isCallOf(parent, 'require') || isLoader(parent);
    default:
      return false;
  }
}

function isCallOf(node: Node, name: string): boolean {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name;
}

function isLoader(node: Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object } = node.callee;
  const name = memberName(node.callee) ?? '';
  if (object.type === 'MetaProperty') return name === 'resolve';
  return object.type === 'Identifier' && loaders.get(object.name)?.includes(name) === true;
}

/** A stand-in for the package, with a function that makes it. */
function isStandIn(node: Node): boolean {
  if (node.type !== 'CallExpression' || !isLoader(node) || node.arguments.length < 2) return false;
  const [name] = node.arguments;
  return name?.type === 'StringLiteral' && name.value === THEIRS;
}

/** Whether a text has a name in it, as a word of its own. */
function isWord(name: string, text: string): boolean {
  return text.split(/[^\p{L}\p{N}_$]+/u).includes(name);
}

/** Wide enough for what most projects take as the width of a line. */
const WIDTH = 100;

function listed(names: readonly string[], text: string, isObject: boolean): string {
  const line = `{ ${names.join(', ')} }`;
  if (line.length <= WIDTH - (isObject ? 45 : 37)) return line;
  const [end] = /\r?\n/.exec(text) ?? ['\n'];
  return ['{', ...names.map((name) => `  ${name},`), '}'].join(end);
}
