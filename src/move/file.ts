import { dialects, extensionOf } from '../program/files.js';
import { THEIRS } from '../program/packages.js';
import { scriptsOf } from '../program/scripts.js';
import { readModule, UnreadableError } from '../program/syntax.js';
import type { Syntax } from '../program/syntax.js';
import { byHand } from './by-hand.js';
import { movedImports } from './imports.js';
import type { Changes, Root } from './imports.js';

/** What may name the package and is not rewritten. */
const others = ['.html', '.svelte', '.astro', '.json', '.yaml', '.yml'];

/** Whether a file is one that this command has something to say of. */
export function isOfInterest(name: string): boolean {
  const extension = extensionOf(name);
  return (
    dialects.has(extension) ||
    extension === '.vue' ||
    (others.includes(extension) && !/^(?:package-lock|npm-shrinkwrap)\.json$/.test(name))
  );
}

/** What is to be changed in a file, and what is to be said of it. @throws UnreadableError where it is none of its kind. */
export function movedFile(name: string, text: string, root: Root): Changes {
  if (!text.includes(THEIRS)) return { edits: [], findings: [] };
  const extension = extensionOf(name);
  const dialect = dialects.get(extension);
  if (dialect) return movedModule(readModule(text, dialect), root);
  if (extension === '.vue') return movedComponent(text, root);
  return { edits: [], findings: mentions(text, `\`${THEIRS}\` is named here, and ${extension} files are left as they are`) };
}

function movedModule(syntax: Syntax, root: Root, outside = ''): Changes {
  const { edits, findings } = movedImports(syntax, root, outside);
  return { edits, findings: [...findings, ...byHand(syntax, root)] };
}

/** The scripts of a component, each for itself. */
function movedComponent(text: string, root: Root): Changes {
  const edits: Changes['edits'] = [];
  const findings: Changes['findings'] = [];
  for (const { at, text: script, dialect } of scriptsOf(text)) {
    const linesBefore = text.slice(0, at).split('\n').length - 1;
    const moved = inBlock(linesBefore, () =>
      movedModule(readModule(script, dialect), root, text.slice(0, at) + text.slice(at + script.length)),
    );
    edits.push(...moved.edits.map((edit) => ({ ...edit, start: edit.start + at, end: edit.end + at })));
    findings.push(...moved.findings.map((each) => ({ ...each, line: each.line + linesBefore })));
  }
  return { edits, findings };
}

function inBlock<T>(linesBefore: number, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof UnreadableError) throw new UnreadableError(error.line + linesBefore, error.message);
    throw error;
  }
}

function mentions(text: string, say: string): Changes['findings'] {
  return text.split('\n').flatMap((line, index) => (line.includes(THEIRS) ? [{ line: index + 1, text: say }] : []));
}
