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

/** The edits of one file, and what to report about it. */
export interface Changes {
  edits: Edit[];
  findings: Finding[];
  notes: Note[];
}

/** The exports of this package's root. */
export type Root = Readonly<Record<string, unknown>>;

/** What the rewriting of one file needs to know about the program. */
export interface Program {
  readonly root: Root;
  /** The version of this package. */
  readonly version: string;
  /** A client of this package. Its members are compared with those that a program uses. */
  readonly client: object;
  /** Whether a test replaces the vendor's package. Then imports keep their form, so that the mock keeps matching them. */
  readonly isMocked: boolean;
}

export function noChanges(): Changes {
  return { edits: [], findings: [], notes: [] };
}
