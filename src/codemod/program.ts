import { posix } from 'node:path';
import { OperationResults } from '../check/values/operation-results.js';
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
import { UNCHANGED_MENTION, moveImports } from './imports.js';
import { findRemainingWork, mayNeedWork } from './remaining-work.js';
import { replacesPackage } from './loaders.js';
import { isMarkup, mayNamePackage, moveText } from './text-files.js';

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
export function moveProgram(texts: ReadonlyMap<string, string>, root: Root, version: string): ProgramChanges {
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
    const allTexts = [...texts.values()];
    this.#program = { root, version, client: clientOf(root), isMocked: allTexts.some(replacesPackage) };
    this.#isNamed = allTexts.some((text) => [THEIRS, OURS, 'platformClient'].some((name) => text.includes(name)));
    this.#modules = new Modules(new Map([...texts].filter(([name, text]) => bundledLineOf(name, text) === undefined)));
    const noFacts = { apis: new Set<string>(), operations: [], changes: new Map(), fields: new Map() };
    this.#values = new Values(this.#modules, new OperationResults(new Former(noFacts)));
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
    this.#visitMocks();
    this.#visitPages();
  }

  /** Mocks of the package keep working only if the tested code moves with them. */
  #visitMocks(): void {
    const isTestedHere = [...this.#texts.values()].some((text) => text.includes(THEIRS) && !replacesPackage(text));
    if (!isTestedHere) this.#listNotes('stand-in', MOCKED_PACKAGE);
  }

  #listNotes(kind: NoteKind, text: string): void {
    for (const changes of this.changes.values()) {
      const [matching, others] = partition(changes.notes, (note) => note.kind === kind);
      changes.notes = others;
      changes.findings.push(...matching.map(({ line }) => ({ line, text })));
    }
  }

  /** Pages need the script of this package and permission to load it. */
  #visitPages(): void {
    const edits = [...this.changes.values()].flatMap((each) => each.edits);
    const allTexts = [...this.#texts.values()];
    const hasScript =
      edits.some(({ text }) => text.endsWith(SCRIPT)) || allTexts.some((text) => text.includes(OURS) && text.includes(SCRIPT));
    const isOnCdn = edits.some(({ text }) => text.startsWith(cdn)) || allTexts.some((text) => text.includes(`${cdn}${OURS}`));
    if (!hasScript) this.#listNotes('script', NEEDS_SCRIPT);
    for (const [name, text] of isOnCdn ? this.#texts : []) {
      const at = text.indexOf('sdk-cdn.mypurecloud.com');
      if (at < 0 || !/Content-Security-Policy|script-?src\b/i.test(text) || !needsPolicy(text)) continue;
      const changes = this.changes.get(name) ?? noChanges();
      this.changes.set(name, changes);
      changes.findings.push({ line: text.slice(0, at).split('\n').length, text: SCRIPT_POLICY });
    }
  }

  #changesOf(name: string, text: string): Changes {
    const extension = extensionOf(name);
    const isModule = dialects.has(extension);
    const bundled = bundledLineOf(name, text);
    if (bundled !== undefined) return { ...noChanges(), findings: text.includes(THEIRS) ? [bundledFile(bundled)] : [] };
    if (isModule && posix.basename(name).includes(THEIRS)) return { ...noChanges(), findings: [{ line: 1, text: VENDOR_COPY }] };
    if (isModule) return this.#changesOfModule(this.#moduleOf(name), '');
    if (components.has(extension) || pages.has(extension)) return this.#changesOfTagged(name, text, pages.has(extension));
    return { ...noChanges(), ...moveText(text, isMarkup(extension), this.#program.version, []) };
  }

  /** Rewrites a component or a page: its scripts as modules, and the rest as text. */
  #changesOfTagged(name: string, text: string, isPage: boolean): Changes {
    const { version } = this.#program;
    try {
      const scripts = scriptPartsOf(name, text);
      const inScripts = this.#changesOfModule(this.#moduleOf(name), withoutParts(text, scripts));
      const remaining = moveText(text, true, version, scripts);
      return {
        edits: [...inScripts.edits, ...remaining.edits],
        findings: [...inScripts.findings, ...remaining.findings],
        notes: inScripts.notes,
      };
    } catch (error) {
      // Scripts of a page may contain template placeholders.
      if (!isPage) throw error;
      return { ...noChanges(), ...moveText(text, true, version, []) };
    }
  }

  #changesOfModule(module: Module, templateText: string): Changes {
    const { edits, findings, notes } = moveImports(module, templateText, this.#program);
    const remaining = findRemainingWork(module, this.#values, this.#program);
    return { edits, findings: [...findings, ...remaining.findings], notes: [...notes, ...remaining.notes] };
  }

  #moduleOf(name: string): Module {
    const module = this.#modules.get(name);
    if (!module) throw this.#modules.failures.get(name) ?? new UnreadableError(1, 'it could not be read');
    return module;
  }
}

const VENDOR_COPY = `This is a copy of the vendor's package. Remove it, or replace it by \`${OURS}/${SCRIPT}\`.`;
const MOCKED_PACKAGE = 'A test replaces the package here. The replacement needs the names that the tested code imports.';
const NEEDS_SCRIPT = `\`require('platformClient')\` needs a script of this package: load \`${OURS}/${SCRIPT}\` in the page (docs/bundlers.md#a-script-tag).`;
const SCRIPT_POLICY = `The page's script now comes from cdn.jsdelivr.net. Allow that host here, or serve the script yourself.`;

function bundledFile(line: number): Finding {
  return {
    line,
    text: `${UNCHANGED_MENTION} This line is longer than 2,000 characters, so the file is bundled. Build it again from its sources.`,
  };
}

function needsPolicy(text: string): boolean {
  return !text.replaceAll(`${cdn}${OURS}`, '').includes('cdn.jsdelivr.net');
}

function partition<T>(list: readonly T[], isFirst: (each: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((each) => !isFirst(each))];
}

function withoutParts(text: string, parts: readonly { start: number; end: number }[]): string {
  let remaining = '';
  let at = 0;
  for (const { start, end } of parts) {
    remaining += `${text.slice(at, start)} `;
    at = end;
  }
  return remaining + text.slice(at);
}

function clientOf(root: Root): object {
  const ApiClient = root['ApiClient'];
  return typeof ApiClient === 'function' ? new (ApiClient as new () => object)() : {};
}

/** Rewrites a program of one file. @throws UnreadableError if the file cannot be parsed. */
export function moveFile(name: string, text: string, root: Root, version = '1.0.0'): Changes {
  const { changes, failures } = moveProgram(new Map([[name, text]]), root, version);
  const failure = failures.get(name);
  if (failure) throw failure;
  return changes.get(name) ?? noChanges();
}
