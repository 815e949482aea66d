import { posix } from 'node:path';
import type { AssignmentExpression, Node, ReturnStatement } from '@babel/types';
import { dialects, extensionOf, longLineOf } from '../parsing/files.js';
import { added } from '../parsing/grouped.js';
import { OURS, THEIRS } from '../parsing/packages.js';
import { Scopes } from '../parsing/scopes.js';
import { scriptsOf } from '../parsing/scripts.js';
import type { Script } from '../parsing/scripts.js';
import { memberName, readModule, UnreadableError } from '../parsing/syntax.js';
import type { Dialect, Syntax } from '../parsing/syntax.js';

/** Which package something comes from: this one, or the vendor's. */
export type Origin = typeof OURS | typeof THEIRS;

/** A file of a program, as it was read. */
export interface Module {
  /** From the program's folder on, with slashes. */
  readonly name: string;
  readonly syntax: Syntax;
  readonly scopes: Scopes;
  /** What is assigned in it, by the last name on the left. */
  readonly assignments: ReadonlyMap<string, readonly AssignmentExpression[]>;
  readonly returns: ReadonlyMap<Node, readonly ReturnStatement[]>;
}

/** One of the two packages. The vendor's script and `./vendor` of this package have a client with all members of the vendor's. */
export interface PackageSource {
  readonly origin: Origin;
  readonly hasVendorClient?: boolean;
}

/** What an import leads to: one of the two packages, a file of the program, or something else. */
export type Source = PackageSource | { readonly module: Module } | 'foreign' | undefined;

const components = new Set(['.vue', '.svelte', '.astro', '.html', '.htm']);
const endings = ['.ts', '.tsx', '.js', '.jsx', '.mts', '.cts', '.mjs', '.cjs', '.vue', '.svelte'];

/** Whether a file is one that this command reads. Whoever keeps a copy of the vendor's package beside the program does not call it there. */
export function isRead(name: string): boolean {
  const extension = extensionOf(name);
  return (dialects.has(extension) || components.has(extension)) && !name.includes(THEIRS);
}

/** Returns the line by which a file, or a script of it, shows that it is bundled; such files are not read. */
export function bundledLineOf(name: string, text: string): number | undefined {
  if (dialects.has(extensionOf(name))) return longLineOf(text);
  for (const { at, text: script } of scriptsIn(name, text)) {
    const line = longLineOf(script);
    if (line !== undefined) return line + text.slice(0, at).split('\n').length - 1;
  }
  return undefined;
}

/** Whether a text names a package, be it by what a script tag leaves to a page. */
export function namesPackage(text: string): boolean {
  return [OURS, THEIRS, 'platformClient', 'ContactCentreClient'].some((name) => text.includes(name));
}

/** The modules of a program, read when somebody asks for them. */
export class Modules {
  readonly #texts: ReadonlyMap<string, string>;
  /** What could not be read, by the name of the file. */
  readonly failures = new Map<string, Error>();
  readonly #read = new Map<string, Module | undefined>();
  readonly #byLastName = new Map<string, string[]>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
    for (const name of texts.keys()) {
      const last = posix.basename(withoutEnding(name));
      added(this.#byLastName, last, name);
    }
  }

  get(name: string): Module | undefined {
    if (!this.#read.has(name)) this.#read.set(name, this.#moduleOf(name));
    return this.#read.get(name);
  }

  /** What a module imports by a name. */
  sourceOf(specifier: string, from: Module): Source {
    if (specifier === 'platformClient') return { origin: THEIRS, hasVendorClient: true };
    if (posix.basename(specifier).includes(THEIRS) || specifier.startsWith(`${THEIRS}/`)) return { origin: THEIRS };
    if (specifier.startsWith('.')) return this.#found([posix.join(posix.dirname(from.name), specifier)]);
    const bare = specifier.replace(/^(?:npm:|https?:\/\/[^/]+\/(?:npm\/)?)/, '');
    if (
      bare === OURS ||
      /^contact-centre-client(?:@[^/]*)?(?:\/(?:fetch|client|vendor|apis|fetch\/client)(?:\/[\w-]+)?)?$/.test(bare)
    )
      return { origin: OURS, hasVendorClient: bare.endsWith('/vendor') };
    // What stands for a folder of the program, by some setting of its compiler or bundler.
    const [alias, rest = specifier] = /^(?:[@~]|[#$][\w-]*)\/(.+)$/.exec(specifier) ?? [];
    const found = alias !== undefined || rest.includes('/') ? this.#ending(rest) : undefined;
    return found ?? (alias !== undefined || specifier.startsWith('#') ? undefined : 'foreign');
  }

  #moduleOf(name: string): Module | undefined {
    const text = this.#texts.get(name);
    if (text === undefined) return undefined;
    try {
      const syntax = syntaxOf(name, text);
      const scopes = new Scopes(syntax);
      const assignments = new Map<string, AssignmentExpression[]>();
      const returns = new Map<Node, ReturnStatement[]>();
      for (const node of syntax.nodes) {
        if (node.type === 'AssignmentExpression') {
          const { left } = node;
          const last = left.type === 'Identifier' ? left.name : propertyName(left);
          if (last !== undefined) added(assignments, last, node);
        } else if (node.type === 'ReturnStatement') {
          const around = scopes.functionAround(node);
          if (around) added(returns, around, node);
        }
      }
      return { name, syntax, scopes, assignments, returns };
    } catch (error) {
      this.failures.set(name, error as Error);
      return undefined;
    }
  }

  #found(paths: readonly string[]): Source {
    for (const path of paths) {
      const bare = withoutEnding(path);
      // As it stands; as TypeScript has it, by the name of what is built; without its ending; a folder.
      const names = [path, ...endings.flatMap((ending) => [`${path}${ending}`, `${bare}${ending}`, `${path}/index${ending}`])];
      const name = names.find((each) => this.#texts.has(each));
      const module = name === undefined ? undefined : this.get(name);
      if (module) return { module };
    }
    return undefined;
  }

  /** The one file whose path ends so. */
  #ending(rest: string): Source {
    const bare = withoutEnding(rest).replace(/\/index$/, '');
    const names = [bare, `${bare}/index`].flatMap((path) =>
      (this.#byLastName.get(posix.basename(path)) ?? []).filter((name) => `/${withoutEnding(name)}`.endsWith(`/${path}`)),
    );
    const [name, another] = names;
    return name === undefined || another !== undefined ? undefined : this.#found([name]);
  }
}

/** What a member is called, `#name` where it is private. */
export function propertyName(node: Node): string | undefined {
  if (node.type === 'MemberExpression' && node.property.type === 'PrivateName') return `#${node.property.id.name}`;
  return memberName(node);
}

function withoutEnding(name: string): string {
  const extension = posix.extname(name);
  return endings.includes(extension) ? name.slice(0, -extension.length) : name;
}

function syntaxOf(name: string, text: string): Syntax {
  const extension = extensionOf(name);
  const dialect = dialects.get(extension);
  if (!dialect) return componentSyntax(name, text);
  try {
    return readModule(text, dialect);
  } catch (error) {
    if (dialect !== 'js') throw error;
    // Types in a file of JavaScript, as Flow has them: the two notations are much alike.
    try {
      return readModule(text, 'tsx');
    } catch {
      throw error;
    }
  }
}

/** Scripts that a browser runs, or that a component is made of. */
const programs = new Set(['', 'module', 'text/javascript', 'application/javascript', 'text/babel']);

/** The scripts of a component or a page that run as programs. */
function scriptsIn(name: string, text: string): Script[] {
  const scripts = scriptsOf(text).filter(({ type }) => programs.has(type.toLowerCase()));
  const [, fence, script = ''] = extensionOf(name) === '.astro' ? (/^(\s*---\r?\n)([^]*?)(?<=\n)---/.exec(text) ?? []) : [];
  if (fence === undefined) return scripts;
  const end = fence.length + script.length;
  return [{ at: fence.length, text: script, dialect: 'ts', type: '' }, ...scripts.filter(({ at }) => at > end)];
}

/** Returns where the scripts of a component or a page begin and end. */
export function scriptPartsOf(name: string, text: string): { start: number; end: number }[] {
  return scriptsIn(name, text).map(({ at, text: script }) => ({ start: at, end: at + script.length }));
}

/** All scripts together, each where it stands: what one declares, the others see. */
function componentSyntax(name: string, text: string): Syntax {
  const scripts = scriptsIn(name, text);
  let whole = '';
  for (const { at, text: script } of scripts) whole += `${blank(text.slice(whole.length, at))}${script}`;
  const has = (dialect: Dialect): boolean => scripts.some((script) => script.dialect === dialect);
  return readModule(whole, has('tsx') ? 'tsx' : has('ts') ? 'ts' : 'js', true);
}

/** As long as a text, and with as many lines. */
function blank(text: string): string {
  return text.replace(/[^\r\n\u2028\u2029]/g, ' ');
}

/** The line on which a file could not be understood, if that is known. */
export function lineOf(error: Error): number | undefined {
  return error instanceof UnreadableError ? error.line : undefined;
}
