import type { Edit } from '../parsing/syntax.js';

/** Something that a person has to change. */
export interface Finding {
  /** Counted from 1. */
  line: number;
  text: string;
  /** Whether the program needs the vendor's package until then. */
  needsVendor?: boolean;
}

/** Things that keep their form and work as before; the report counts them in one line. */
export type NoteKind = 'instance' | 'implicit grant' | 'page loop' | 'whole client' | 'stand-in' | 'script';

export interface Note {
  kind: NoteKind;
  line: number;
}

/** How to change one file, and what to say about it. */
export interface Changes {
  edits: Edit[];
  findings: Finding[];
  notes: Note[];
}

/** What the root of this package exports while the command runs. */
export type Root = Readonly<Record<string, unknown>>;

/** What the rewriting of one file has to know about the rest. */
export interface Program {
  readonly root: Root;
  /** Of this package. */
  readonly version: string;
  /** A client of this package, whose members are compared with those that a program uses. */
  readonly client: object;
  /** Whether a test replaces the vendor's package. Then imports keep their form, so that the replacement keeps its form too. */
  readonly isMocked: boolean;
}

export function noChanges(): Changes {
  return { edits: [], findings: [], notes: [] };
}
