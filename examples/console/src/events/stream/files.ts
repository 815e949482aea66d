import type { CsvTable } from '../../shared/export-button.js';
import { text } from '../../shared/text.js';
import type { StreamRow } from './rows.js';
import { entityNamesOf } from './rows.js';

/** Returns the rows as JSON lines, the oldest first: events as the platform sent them, with the time of their arrival. */
export function toJsonLines(rows: readonly StreamRow[]): string {
  return rows
    .toReversed()
    .map((row) => `${JSON.stringify(lineOf(row))}\n`)
    .join('');
}

function lineOf(row: StreamRow): object {
  const receivedAt = timeText(row.at);
  switch (row.kind) {
    case 'event':
      return {
        receivedAt,
        topicName: row.topicName,
        eventBody: row.body,
        ...(row.correlationId !== undefined && { metadata: { CorrelationId: row.correlationId } }),
      };
    case 'gap':
      return { receivedAt, gap: { from: timeText(row.from), to: timeText(row.to), topicNames: row.topicNames } };
    case 'connection':
      return {
        receivedAt,
        connection: { isConnected: row.isConnected, ...(row.reason !== undefined && { reason: row.reason }) },
      };
  }
}

const timeText = (ms: number): string => new Date(ms).toISOString();

/** Returns the rows as a table, the oldest first. */
export function toTable(rows: readonly StreamRow[], names: ReadonlyMap<string, string>): CsvTable {
  return {
    header: [
      text('events.received'),
      text('events.kind'),
      text('events.topic'),
      text('events.entity'),
      text('events.payload'),
      text('events.correlationId'),
    ],
    rows: rows.toReversed().map((row) => [timeText(row.at), ...cellsOf(row, names)]),
  };
}

function cellsOf(row: StreamRow, names: ReadonlyMap<string, string>): unknown[] {
  switch (row.kind) {
    case 'event':
      return ['event', row.topicName, entityNamesOf(row.topic, names), JSON.stringify(row.body), row.correlationId];
    case 'gap':
      return ['gap', row.topicNames.join(' '), '', JSON.stringify({ from: timeText(row.from), to: timeText(row.to) }), ''];
    case 'connection':
      return [row.isConnected ? 'connected' : 'interrupted', '', '', row.reason, ''];
  }
}
