import type { MessageId } from '../../messages/en.js';
import type { CsvTable } from '../../shared/export-button.js';
import { text } from '../../shared/text.js';
import type { BoardQueue } from '../figures/board.js';
import { meanAnswerTime, meanHandleTime, serviceLevel } from '../figures/day.js';
import { longestWait } from '../figures/now.js';
import type { Headcount } from '../figures/staff.js';

/** A column of the file. Times are in seconds and shares in per cent, so that a spreadsheet can compute with them. */
interface FileColumn {
  label: MessageId;
  /** @param at - The platform's time in ms since the epoch. */
  value: (queue: BoardQueue, at: number) => unknown;
}

const seconds = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : Math.round(ms / 1000));
const percent = (share: number | undefined): number | undefined =>
  share === undefined ? undefined : Math.round(share * 1000) / 10;
const heads = (value: Headcount | undefined): unknown =>
  value?.atLeast === true ? text('board.atLeast', { count: value.count }) : value?.count;

/** By the id of the column on the board. */
const fileColumns: Readonly<Record<string, readonly FileColumn[]>> = {
  state: [{ label: 'columns.state', value: ({ standing }) => text(standing.words) }],
  waiting: [{ label: 'term.waiting', value: ({ now }) => now?.waiting }],
  wait: [{ label: 'file.longestWait', value: ({ now }, at) => seconds(now && longestWait(now, at)) }],
  interacting: [{ label: 'term.interacting', value: ({ now }) => now?.interacting }],
  idle: [{ label: 'term.idle', value: ({ now }) => now && (now.agents['IDLE']?.count ?? 0) }],
  here: [{ label: 'term.here', value: ({ now }) => heads(now?.here) }],
  elsewhere: [{ label: 'term.elsewhere', value: ({ now }) => heads(now?.elsewhere) }],
  notResponding: [{ label: 'term.notResponding', value: ({ now }) => now && (now.agents['NOT_RESPONDING']?.count ?? 0) }],
  offQueue: [{ label: 'term.offQueue', value: ({ now }) => now?.offQueue }],
  level: [
    { label: 'file.level', value: ({ day }) => percent(day && serviceLevel(day)) },
    { label: 'file.target', value: ({ day }) => percent(day?.target) },
  ],
  offered: [{ label: 'term.offered', value: ({ day }) => day?.offered }],
  abandoned: [{ label: 'term.abandoned', value: ({ day }) => day?.abandoned }],
  asa: [{ label: 'file.asa', value: ({ day }) => seconds(day && meanAnswerTime(day)) }],
  aht: [{ label: 'file.aht', value: ({ day }) => seconds(day && meanHandleTime(day)) }],
};

/** Returns what the board shows as a table of a file: a line for each queue, with the columns of the board. */
export function boardFile(queues: readonly BoardQueue[], columnIds: readonly string[], at: number): CsvTable {
  const columns = Object.entries(fileColumns).flatMap(([id, ofColumn]) => (columnIds.includes(id) ? ofColumn : []));
  return {
    header: [text('board.queue'), ...columns.map(({ label }) => text(label))],
    rows: queues.map((queue) => [queue.name, ...columns.map(({ value }) => value(queue, at))]),
  };
}
