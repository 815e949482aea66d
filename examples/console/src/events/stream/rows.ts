import type { SubscribedTopic } from '../topics/subscribed.js';

/** An event as it was received. */
export interface EventRow {
  readonly kind: 'event';
  /** Counts from 1 since the page was opened. */
  readonly number: number;
  /** By the platform's clock, in ms since the epoch. */
  readonly at: number;
  readonly topic: SubscribedTopic;
  readonly topicName: string;
  readonly body: unknown;
  readonly correlationId: string | undefined;
}

/** A period in which events may have been missed. */
export interface GapRow {
  readonly kind: 'gap';
  readonly number: number;
  readonly at: number;
  /** ms since the epoch */
  readonly from: number;
  readonly to: number;
  readonly topicNames: readonly string[];
}

/** The connection was interrupted, or restored. */
export interface ConnectionRow {
  readonly kind: 'connection';
  readonly number: number;
  readonly at: number;
  readonly isConnected: boolean;
  /** Why it was interrupted. */
  readonly reason: string | undefined;
}

export type StreamRow = EventRow | GapRow | ConnectionRow;

export interface RowFilter {
  /** A template; all topics if it is empty. */
  readonly topic: string;
  /** Words that the topic, the names of its entities or the payload contains. */
  readonly text: string;
}

const texts = new WeakMap<EventRow, string>();

/** Returns what the filter searches. It is computed once, because a payload may be large. */
function searchedText(row: EventRow): string {
  const text = texts.get(row) ?? `${row.topicName} ${JSON.stringify(row.body)}`.toLowerCase();
  texts.set(row, text);
  return text;
}

/** Returns the rows that a filter shows. Gaps and interruptions are always shown, since events of any topic may be missing. */
export function filterRows(
  rows: readonly StreamRow[],
  { topic, text }: RowFilter,
  names: ReadonlyMap<string, string>,
): readonly StreamRow[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (topic === '' && words.length === 0) return rows;
  return rows.filter((row) => {
    if (row.kind !== 'event') return true;
    if (topic !== '' && row.topic.template !== topic) return false;
    if (words.length === 0) return true;
    const searched = `${searchedText(row)} ${entityNamesOf(row.topic, names).toLowerCase()}`;
    return words.every((word) => searched.includes(word));
  });
}

const nameOrId = (name: string | undefined, id: string): string => (name === undefined || name === '' ? id : name);

/** Returns the names of a topic's entities, or their ids. */
export function entityNamesOf({ ids }: SubscribedTopic, names: ReadonlyMap<string, string>): string {
  return ids.map((id) => nameOrId(names.get(id), id)).join(' · ');
}
