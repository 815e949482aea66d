import { posix } from 'node:path';
import type { AssignmentExpression, Node, ReturnStatement } from '@babel/types';
import { dialects, extensionOf, longLineOf } from '../parsing/files.js';
import { addToGroup } from '../parsing/add-to-group.js';
import { OURS, THEIRS } from '../parsing/packages.js';
import { Scopes } from '../parsing/scopes.js';
import { scriptsOf } from '../parsing/scripts.js';
import type { Script } from '../parsing/scripts.js';
import { memberName, readModule, UnreadableError } from '../parsing/syntax.js';
import type { Dialect, Syntax } from '../parsing/syntax.js';

/** A package: this one, or the vendor's. */
export type Origin = typeof OURS | typeof THEIRS;

/** A parsed file of a program. */
export interface Module {
  /** Relative to the program's folder, with slashes. */
  readonly name: string;
  readonly syntax: Syntax;
  readonly scopes: Scopes;
  /** The assignments in it, by the last name on the left. */
  readonly assignments: ReadonlyMap<string, readonly AssignmentExpression[]>;
  readonly returns: ReadonlyMap<Node, readonly ReturnStatement[]>;
}

/**
 * One of the two packages. With the vendor's script, or `./vendor` of this package, the client has all members of the vendor's
 * client.
 */
export interface PackageSource {
  readonly origin: Origin;
  readonly hasVendorClient?: boolean;
}

/** The target of an import: one of the two packages, a file of the program, or something else. */
export type Source = PackageSource | { readonly module: Module } | 'foreign' | undefined;

const components = new Set(['.vue', '.svelte', '.astro', '.html', '.htm']);
const endings = ['.ts', '.tsx', '.js', '.jsx', '.mts', '.cts', '.mjs', '.cjs', '.vue', '.svelte'];

/**
 * Whether the command reads a file. Copies of the vendor's package are left out, since they contain no calls of the program.
 */
export function isProgramFile(name: string): boolean {
  const extension = extensionOf(name);
  return (dialects.has(extension) || components.has(extension)) && !name.includes(THEIRS);
}

/** Returns the line that shows that a file or one of its scripts is bundled. Bundled files are not read. */
export function bundledLineOf(name: string, text: string): number | undefined {
  if (dialects.has(extensionOf(name))) return longLineOf(text);
  for (const { at, text: script } of scriptsIn(name, text)) {
    const line = longLineOf(script);
    if (line !== undefined) return line + text.slice(0, at).split('\n').length - 1;
  }
  return undefined;
}

/** Whether a text names a package or the global variable that its script tag sets. */
export function namesPackage(text: string): boolean {
  return [OURS, THEIRS, 'platformClient', 'ContactCentreClient'].some((name) => text.includes(name));
}

/** The modules of a program, parsed on first use. */
export class Modules {
  readonly #texts: ReadonlyMap<string, string>;
  /** Errors of files that could not be read, by file name. */
  readonly failures = new Map<string, Error>();
  readonly #modules = new Map<string, Module | undefined>();
  readonly #byLastName = new Map<string, string[]>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
    for (const name of texts.keys()) {
      const last = posix.basename(withoutEnding(name));
      addToGroup(this.#byLastName, last, name);
    }
  }

  get(name: string): Module | undefined {
    if (!this.#modules.has(name)) this.#modules.set(name, this.#moduleOf(name));
    return this.#modules.get(name);
  }

  /** Returns the target of an import. */
  sourceOf(specifier: string, from: Module): Source {
    if (specifier === 'platformClient') return { origin: THEIRS, hasVendorClient: true };
    if (posix.basename(specifier).includes(THEIRS) || specifier.startsWith(`${THEIRS}/`)) return { origin: THEIRS };
    if (specifier.startsWith('.')) return this.#resolve([posix.join(posix.dirname(from.name), specifier)]);
    const bare = specifier.replace(/^(?:npm:|https?:\/\/[^/]+\/(?:npm\/)?)/, '');
    if (
      bare === OURS ||
      /^contact-centre-client(?:@[^/]*)?(?:\/(?:fetch|client|vendor|apis|fetch\/client)(?:\/[\w-]+)?)?$/.test(bare)
    )
      return { origin: OURS, hasVendorClient: bare.endsWith('/vendor') };
    // An alias for a folder of the program, defined in a compiler's or bundler's settings.
    const [alias, rest = specifier] = /^(?:[@~]|[#$][\w-]*)\/(.+)$/.exec(specifier) ?? [];
    const resolved = alias !== undefined || rest.includes('/') ? this.#resolveEnding(rest) : undefined;
    return resolved ?? (alias !== undefined || specifier.startsWith('#') ? undefined : 'foreign');
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
          if (last !== undefined) addToGroup(assignments, last, node);
        } else if (node.type === 'ReturnStatement') {
          const outerFunction = scopes.functionAround(node);
          if (outerFunction) addToGroup(returns, outerFunction, node);
        }
      }
      return { name, syntax, scopes, assignments, returns };
    } catch (error) {
      this.failures.set(name, error as Error);
      return undefined;
    }
  }

  #resolve(paths: readonly string[]): Source {
    for (const path of paths) {
      const bare = withoutEnding(path);
      // The path itself; the source of a built file, as TypeScript resolves it; the path without its extension; a folder.
      const names = [path, ...endings.flatMap((ending) => [`${path}${ending}`, `${bare}${ending}`, `${path}/index${ending}`])];
      const name = names.find((each) => this.#texts.has(each));
      const module = name === undefined ? undefined : this.get(name);
      if (module) return { module };
    }
    return undefined;
  }

  /** Returns the only file whose path ends with the given one. */
  #resolveEnding(rest: string): Source {
    const bare = withoutEnding(rest).replace(/\/index$/, '');
    const names = [bare, `${bare}/index`].flatMap((path) =>
      (this.#byLastName.get(posix.basename(path)) ?? []).filter((name) => `/${withoutEnding(name)}`.endsWith(`/${path}`)),
    );
    const [name, otherName] = names;
    return name === undefined || otherName !== undefined ? undefined : this.#resolve([name]);
  }
}

/** Returns the name of a member, `#name` if it is private. */
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
    // A JavaScript file with Flow types, whose syntax is similar to that of TypeScript.
    try {
      return readModule(text, 'tsx');
    } catch {
      throw error;
    }
  }
}

/** Types of scripts that run in a browser or belong to a component. */
const programs = new Set(['', 'module', 'text/javascript', 'application/javascript', 'text/babel']);

/** Returns the scripts of a component or a page that run as programs. */
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

/** A component with scripts of several dialects is read in the first of these. */
const byPrecedence: readonly Dialect[] = ['tsx', 'ts'];

/** Parses all scripts of a component as one module, each at its own position, since they share declarations. */
function componentSyntax(name: string, text: string): Syntax {
  const scripts = scriptsIn(name, text);
  let moduleText = '';
  for (const { at, text: script } of scripts) moduleText += `${blankOut(text.slice(moduleText.length, at))}${script}`;
  const usedDialects = new Set(scripts.map(({ dialect }) => dialect));
  return readModule(moduleText, byPrecedence.find((dialect) => usedDialects.has(dialect)) ?? 'js', { isTolerant: true });
}

/** Replaces a text by spaces and keeps its line breaks. */
function blankOut(text: string): string {
  return text.replace(/[^\r\n\u2028\u2029]/g, ' ');
}

/** Returns the line of a syntax error, if it is known. */
export function lineOf(error: Error): number | undefined {
  return error instanceof UnreadableError ? error.line : undefined;
}
