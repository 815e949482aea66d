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
  keptValues: object;
}

/** One event. */
export type EntityEvent =
  | { letter: 's' | 'd' | 'u'; place: number }
  | { letter: 'c'; place: number; change: object; keptValues: object }
  | { letter: 'f' | 'q' | 'x' | 'l'; place: number; reason: string };

/** The state that each letter denotes. */
export const stateByLetter: Record<Exclude<EntityEvent['letter'], 'c'>, State> = {
  s: state.sent,
  d: state.done,
  f: state.failed,
  q: state.unclear,
  x: state.skipped,
  u: state.undone,
  l: state.left,
};

export const formatHead = (head: Head): string => JSON.stringify(head);

/** Records that the source was read to its end. */
export const formatTotal = (total: number): string => JSON.stringify(['r', total]);

/** The last line of a closed journal. The journal of a killed program has none. */
export const CLOSED = '["e"]';

/** Records the start of an undo. From then on, no further change is made. */
export const UNDO_STARTED = '["o"]';

export const formatPlan = ({ place, key, change, keptValues }: Planned): string =>
  JSON.stringify(['p', place, key, change, keptValues]);

export function formatEvent(event: EntityEvent): string {
  const { letter, place } = event;
  if (letter === 'c') return JSON.stringify([letter, place, event.change, event.keptValues]);
  return 'reason' in event ? JSON.stringify([letter, place, event.reason]) : `["${letter}",${place}]`;
}

export function parseHead(line: string): Head {
  const head = parseJson(line);
  if (isObject(head) && head['bulk'] === 1) throw createOutdatedError();
  const isComplete =
    isObject(head) &&
    head['bulk'] === 2 &&
    ['run', 'name', 'plan', 'organization', 'client'].every((name) => typeof head[name] === 'string');
  if (!isComplete) throw createCorruptError(line);
  return head as unknown as Head;
}

export function parseTotal(line: string): number {
  const [letter, total] = parseList(line);
  if (letter !== 'r' || !isPlace(total)) throw createCorruptError(line);
  return total;
}

export function parsePlan(line: string): Planned {
  const [letter, place, key, change, keptValues] = parseList(line);
  if (letter !== 'p' || !isPlace(place) || typeof key !== 'string' || !isObject(change) || !isObject(keptValues))
    throw createCorruptError(line);
  return { place, key, change, keptValues };
}

export function parseEvent(line: string): EntityEvent {
  const [letter, place, what, keptValues] = parseList(line);
  if (!isPlace(place)) throw createCorruptError(line);
  switch (letter) {
    case 's':
    case 'd':
    case 'u':
      return { letter, place };
    case 'c':
      if (!isObject(what) || !isObject(keptValues)) throw createCorruptError(line);
      return { letter, place, change: what, keptValues };
    case 'f':
    case 'q':
    case 'x':
    case 'l':
      return { letter, place, reason: String(what) };
    default:
      throw createCorruptError(line);
  }
}

const isPlace = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function parseList(line: string): unknown[] {
  const list = parseJson(line);
  if (!Array.isArray(list)) throw createCorruptError(line);
  return list as unknown[];
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    throw createCorruptError(line);
  }
}

/** Quotes only the length, because a journal contains private data. */
function createCorruptError(line: string): JournalError {
  return new JournalError(
    `The journal contains a line of ${line.length} characters that does not belong to a bulk run. Restore it, or begin a new journal`,
    'ERR_JOURNAL_CORRUPT',
  );
}

/** The error for a journal of version 1. */
export function createOutdatedError(): JournalError {
  return new JournalError(
    'The journal was written by an earlier version of this package, without checksums. Finish its run with that version, or begin a new journal.',
    'ERR_JOURNAL_VERSION',
  );
}
