import type { MessageId } from '../messages/en.js';
import { NONE, formatClock, formatNumber, formatPercent } from '../shared/formats.js';
import type { BoardQueue } from '../wallboard/figures/board.js';
import { meanAnswerTime, serviceLevel } from '../wallboard/figures/day.js';
import { longestWait } from '../wallboard/figures/now.js';

/** A figure of a queue on a wall display. */
export interface Figure {
  /** The key of a short text, since it stands above a figure with large digits. */
  label: MessageId;
  /** The unit of its limits. */
  unit: MessageId;
  /** Whether a high value is bad. Figures that are neither good nor bad have no limits. */
  isHighBad?: boolean;
  /** Whether it is about this moment. Others are about the day so far. */
  isNow: boolean;
  /** Returns the value in its unit; `undefined` if it could not be read, or if there is none. @param at - The platform's time. */
  read: (queue: BoardQueue, at: number) => number | undefined;
  format: (value: number) => string;
}

const seconds = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : ms / 1000);
const clock = (value: number): string => formatClock(value * 1000);
/** Without the space of some languages, so that it fits into a tile. */
const percent = (value: number): string => formatPercent(value / 100).replace(/\s/u, '');

const table = {
  waiting: {
    label: 'tile.waiting',
    unit: 'unit.interactions',
    isHighBad: true,
    isNow: true,
    read: ({ now }) => now?.waiting,
    format: formatNumber,
  },
  wait: {
    label: 'tile.longestWait',
    unit: 'unit.seconds',
    isHighBad: true,
    isNow: true,
    read: ({ now }, at) => seconds(now && (longestWait(now, at) ?? 0)),
    format: clock,
  },
  level: {
    label: 'tile.serviceLevel',
    unit: 'unit.percent',
    isHighBad: false,
    isNow: false,
    read: ({ day }) => {
      const level = day && serviceLevel(day);
      return level === undefined ? undefined : level * 100;
    },
    format: percent,
  },
  available: {
    label: 'tile.available',
    unit: 'unit.agents',
    isHighBad: false,
    isNow: true,
    read: ({ now }) => now && (now.agents['IDLE']?.count ?? 0),
    format: formatNumber,
  },
  staffed: {
    label: 'tile.onQueue',
    unit: 'unit.agents',
    isHighBad: false,
    isNow: true,
    read: ({ now }) => now?.onQueue,
    format: formatNumber,
  },
  interacting: {
    label: 'tile.inProgress',
    unit: 'unit.interactions',
    isNow: true,
    read: ({ now }) => now?.interacting,
    format: formatNumber,
  },
  offered: {
    label: 'tile.offered',
    unit: 'unit.interactions',
    isNow: false,
    read: ({ day }) => day?.offered,
    format: formatNumber,
  },
  answered: {
    label: 'tile.answered',
    unit: 'unit.interactions',
    isNow: false,
    read: ({ day }) => day?.answered,
    format: formatNumber,
  },
  abandoned: {
    label: 'tile.abandoned',
    unit: 'unit.interactions',
    isHighBad: true,
    isNow: false,
    read: ({ day }) => day?.abandoned,
    format: formatNumber,
  },
  answer: {
    label: 'tile.answerTime',
    unit: 'unit.seconds',
    isHighBad: true,
    isNow: false,
    read: ({ day }) => seconds(day && meanAnswerTime(day)),
    format: clock,
  },
} as const satisfies Record<string, Figure>;

export type FigureId = keyof typeof table;
export const figures: Readonly<Record<FigureId, Figure>> = table;
export const figureIds = Object.keys(table) as FigureId[];

/** Returns a figure as text. */
export function formatFigure(id: FigureId, value: number | undefined): string {
  return value === undefined ? NONE : figures[id].format(value);
}
