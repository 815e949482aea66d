import { posix } from 'node:path';
import { Answers } from '../check/values/answers.js';
import { Former } from '../check/former-operations.js';
import { bundledLineOf, Modules, scriptPartsOf } from '../check/modules.js';
import type { Module } from '../check/modules.js';
import { Values } from '../check/values/values.js';
import { dialects, extensionOf } from '../parsing/files.js';
import { OURS, THEIRS } from '../parsing/packages.js';
import { UnreadableError } from '../parsing/syntax.js';
import { SCRIPT } from './addresses.js';
import { noChanges } from './changes.js';
import type { Changes, Finding, NoteKind, Program, Root } from './changes.js';
import { mentioned, movedImports } from './imports.js';
import { leftToDo, mayNeedWork } from './left-to-do.js';
import { replacesPackage } from './loaders.js';
import { isMarkup, mayNamePackage, movedText } from './text-files.js';

const components = new Set(['.vue', '.svelte', '.astro']);
const pages = new Set(['.html', '.htm']);
const cdn = 'https://cdn.jsdelivr.net/npm/';

/** Whether the command reads files of this name. */
export function isOfInterest(name: string): boolean {
  const extension = extensionOf(name);
  return dialects.has(extension) || mayNamePackage(name, extension);
}

/** The changes to the files of a program. */
export interface ProgramChanges {
  readonly changes: Map<string, Changes>;
  /** Errors of files that could not be read. */
  readonly failures: Map<string, Error>;
}

/** Rewrites a program. @param texts - Its files by path, without package.json. */
export function movedProgram(texts: ReadonlyMap<string, string>, root: Root, version: string): ProgramChanges {
  const mover = new ProgramMover(texts, root, version);
  for (const [name, text] of texts) mover.move(name, text);
  mover.finish();
  return mover;
}

class ProgramMover implements ProgramChanges {
  readonly #texts: ReadonlyMap<string, string>;
  readonly changes = new Map<string, Changes>();
  readonly failures = new Map<string, Error>();
  readonly #program: Program;
  readonly #modules: Modules;
  readonly #values: Values;
  readonly #isNamed: boolean;

  constructor(texts: ReadonlyMap<string, string>, root: Root, version: string) {
    this.#texts = texts;
    const all = [...texts.values()];
    this.#program = { root, version, client: clientOf(root), isMocked: all.some(replacesPackage) };
    this.#isNamed = all.some((text) => [THEIRS, OURS, 'platformClient'].some((name) => text.includes(name)));
    this.#modules = new Modules(new Map([...texts].filter(([name, text]) => bundledLineOf(name, text) === undefined)));
    const nothing = { apis: new Set<string>(), operations: [], changed: new Map(), fields: new Map() };
    this.#values = new Values(this.#modules, new Answers(new Former(nothing)));
  }

  move(name: string, text: string): void {
    if (!this.#isNamed || !mayNeedWork(text)) return;
    try {
      this.changes.set(name, this.#changesOf(name, text));
    } catch (error) {
      if (text.includes(THEIRS)) this.failures.set(name, error as Error);
    }
  }

  /** Lists findings that depend on several files. */
  finish(): void {
    this.#visitStandIns();
    this.#visitPages();
  }

  /** Mocks of the package keep working only if the tested code moves with them. */
  #visitStandIns(): void {
    const isTestedHere = [...this.#texts.values()].some((text) => text.includes(THEIRS) && !replacesPackage(text));
    if (!isTestedHere) this.#listNotes('stand-in', standIn);
  }

  #listNotes(kind: NoteKind, text: string): void {
    for (const changes of this.changes.values()) {
      const [listed, others] = parted(changes.notes, (note) => note.kind === kind);
      changes.notes = others;
      changes.findings.push(...listed.map(({ line }) => ({ line, text })));
    }
  }

  /** Pages need the script of this package and permission to load it. */
  #visitPages(): void {
    const edits = [...this.changes.values()].flatMap((each) => each.edits);
    const all = [...this.#texts.values()];
    const hasScript =
      edits.some(({ text }) => text.endsWith(SCRIPT)) || all.some((text) => text.includes(OURS) && text.includes(SCRIPT));
    const isOnCdn = edits.some(({ text }) => text.startsWith(cdn)) || all.some((text) => text.includes(`${cdn}${OURS}`));
    if (!hasScript) this.#listNotes('script', needsScript);
    for (const [name, text] of isOnCdn ? this.#texts : []) {
      const at = text.indexOf('sdk-cdn.mypurecloud.com');
      if (at < 0 || !/Content-Security-Policy|script-?src\b/i.test(text) || !needsPolicy(text)) continue;
      const changes = this.changes.get(name) ?? noChanges();
      this.changes.set(name, changes);
      changes.findings.push({ line: text.slice(0, at).split('\n').length, text: policy });
    }
  }

  #changesOf(name: string, text: string): Changes {
    const extension = extensionOf(name);
    const isModule = dialects.has(extension);
    const bundled = bundledLineOf(name, text);
    if (bundled !== undefined) return { ...noChanges(), findings: text.includes(THEIRS) ? [bundledFile(bundled)] : [] };
    if (isModule && posix.basename(name).includes(THEIRS)) return { ...noChanges(), findings: [{ line: 1, text: copy }] };
    if (isModule) return this.#changesOfModule(this.#moduleOf(name), '');
    if (components.has(extension) || pages.has(extension)) return this.#changesOfTagged(name, text, pages.has(extension));
    return { ...noChanges(), ...movedText(text, isMarkup(extension), this.#program.version, []) };
  }

  /** Rewrites a component or a page: its scripts as modules, and the rest as text. */
  #changesOfTagged(name: string, text: string, isPage: boolean): Changes {
    const { version } = this.#program;
    try {
      const scripts = scriptPartsOf(name, text);
      const inScripts = this.#changesOfModule(this.#moduleOf(name), withoutParts(text, scripts));
      const rest = movedText(text, true, version, scripts);
      return {
        edits: [...inScripts.edits, ...rest.edits],
        findings: [...inScripts.findings, ...rest.findings],
        notes: inScripts.notes,
      };
    } catch (error) {
      // Scripts of a page may contain template placeholders.
      if (!isPage) throw error;
      return { ...noChanges(), ...movedText(text, true, version, []) };
    }
  }

  #changesOfModule(module: Module, outside: string): Changes {
    const { edits, findings, notes } = movedImports(module, outside, this.#program);
    const rest = leftToDo(module, this.#values, this.#program);
    return { edits, findings: [...findings, ...rest.findings], notes: [...notes, ...rest.notes] };
  }

  #moduleOf(name: string): Module {
    const module = this.#modules.get(name);
    if (!module) throw this.#modules.failures.get(name) ?? new UnreadableError(1, 'it could not be read');
    return module;
  }
}

const copy = `This is a copy of the vendor's package. Remove it, or replace it by \`${OURS}/${SCRIPT}\`.`;
const standIn = 'A test replaces the package here. The replacement needs the names that the tested code imports.';
const needsScript = `\`require('platformClient')\` needs a script of this package: load \`${OURS}/${SCRIPT}\` in the page (docs/bundlers.md#a-script-tag).`;
const policy = `The page's script now comes from cdn.jsdelivr.net. Allow that host here, or serve the script yourself.`;

function bundledFile(line: number): Finding {
  return {
    line,
    text: `${mentioned} This line is longer than 2,000 characters, so the file is bundled. Build it again from its sources.`,
  };
}

function needsPolicy(text: string): boolean {
  return !text.replaceAll(`${cdn}${OURS}`, '').includes('cdn.jsdelivr.net');
}

function parted<T>(list: readonly T[], isFirst: (each: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((each) => !isFirst(each))];
}

function withoutParts(text: string, parts: readonly { start: number; end: number }[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of parts) {
    rest += `${text.slice(at, start)} `;
    at = end;
  }
  return rest + text.slice(at);
}

function clientOf(root: Root): object {
  const ApiClient = root['ApiClient'];
  return typeof ApiClient === 'function' ? new (ApiClient as new () => object)() : {};
}

/** Rewrites a program of one file. @throws UnreadableError if the file cannot be parsed. */
export function movedFile(name: string, text: string, root: Root, version = '1.0.0'): Changes {
  const { changes, failures } = movedProgram(new Map([[name, text]]), root, version);
  const failure = failures.get(name);
  if (failure) throw failure;
  return changes.get(name) ?? noChanges();
}
