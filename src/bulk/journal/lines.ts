import { isObject } from '../../core/values/is-object.js';
import { JournalError } from '../errors.js';

/** The run that a journal belongs to. */
export interface Head {
  /** Version of the format. Version 1 had no checksums, and was never released. */
  bulk: 2;
  run: string;
  name: string;
  /** A hash that identifies the plan. */
  plan: string;
  organization: string;
  /** The OAuth client that started the run. */
  client: string;
}

/** The state of a planned entity. */
export const state = {
  /** Nothing was sent. */
  planned: 0,
  /** The request was sent; its result is unknown. */
  sent: 1,
  done: 2,
  failed: 3,
  skipped: 4,
  /** Reverted. */
  undone: 5,
  /** Left unchanged by an undo: others have changed it, or reverting failed. */
  left: 6,
  /** Failed, but may have been processed. */
  unclear: 7,
} as const;

export type State = (typeof state)[keyof typeof state];

/** The plan for one entity. */
export interface Planned {
  place: number;
  key: string;
  change: object;
  kept: object;
}

/** One event. */
export type Told =
  | { letter: 's' | 'd' | 'u'; place: number }
  | { letter: 'c'; place: number; change: object; kept: object }
  | { letter: 'f' | 'q' | 'x' | 'l'; place: number; reason: string };

/** The state that each letter denotes. */
export const stateOf: Record<Exclude<Told['letter'], 'c'>, State> = {
  s: state.sent,
  d: state.done,
  f: state.failed,
  q: state.unclear,
  x: state.skipped,
  u: state.undone,
  l: state.left,
};

export const headLine = (head: Head): string => JSON.stringify(head);

/** Records that the source was read to its end. */
export const plannedLine = (total: number): string => JSON.stringify(['r', total]);

/** The last line of a closed journal. The journal of a killed program has none. */
export const CLOSED = '["e"]';

/** Records the start of an undo. From then on, no further change is made. */
export const OVER = '["o"]';

export const planLine = ({ place, key, change, kept }: Planned): string => JSON.stringify(['p', place, key, change, kept]);

export function eventLine(told: Told): string {
  const { letter, place } = told;
  if (letter === 'c') return JSON.stringify([letter, place, told.change, told.kept]);
  return 'reason' in told ? JSON.stringify([letter, place, told.reason]) : `["${letter}",${place}]`;
}

export function headIn(line: string): Head {
  const head = parsed(line);
  if (isObject(head) && head['bulk'] === 1) throw outdated();
  const isOne =
    isObject(head) &&
    head['bulk'] === 2 &&
    ['run', 'name', 'plan', 'organization', 'client'].every((name) => typeof head[name] === 'string');
  if (!isOne) throw corrupt(line);
  return head as unknown as Head;
}

export function totalIn(line: string): number {
  const [letter, total] = listIn(line);
  if (letter !== 'r' || !isPlace(total)) throw corrupt(line);
  return total;
}

export function plannedIn(line: string): Planned {
  const [letter, place, key, change, kept] = listIn(line);
  if (letter !== 'p' || !isPlace(place) || typeof key !== 'string' || !isObject(change) || !isObject(kept)) throw corrupt(line);
  return { place, key, change, kept };
}

export function toldIn(line: string): Told {
  const [letter, place, what, kept] = listIn(line);
  if (!isPlace(place)) throw corrupt(line);
  switch (letter) {
    case 's':
    case 'd':
    case 'u':
      return { letter, place };
    case 'c':
      if (!isObject(what) || !isObject(kept)) throw corrupt(line);
      return { letter, place, change: what, kept };
    case 'f':
    case 'q':
    case 'x':
    case 'l':
      return { letter, place, reason: String(what) };
    default:
      throw corrupt(line);
  }
}

const isPlace = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function listIn(line: string): unknown[] {
  const list = parsed(line);
  if (!Array.isArray(list)) throw corrupt(line);
  return list as unknown[];
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    throw corrupt(line);
  }
}

/** Quotes only the length, because a journal contains private data. */
function corrupt(line: string): JournalError {
  return new JournalError(
    `The journal holds a line of ${line.length} characters that is none of a bulk run`,
    'ERR_JOURNAL_CORRUPT',
  );
}

/** The error for a journal of version 1. */
export function outdated(): JournalError {
  return new JournalError(
    'The journal was written by an earlier version of this package, without checksums. Finish its run with that version, or begin a new journal.',
    'ERR_JOURNAL_VERSION',
  );
}
