import type { BoardQueue } from '../wallboard/figures/board.js';
import { totalsOf } from '../wallboard/figures/board.js';
import type { Limit, Limits, WallDefinition } from './definition.js';
import { text } from '../shared/text.js';
import { pageSizes } from './definition.js';
import type { FigureId } from './figures.js';
import { figures, formatFigure } from './figures.js';

export type Level = 'now' | 'attention' | 'good' | 'none';

const order: readonly Level[] = ['now', 'attention', 'good', 'none'];

export interface TileFigure {
  id: FigureId;
  label: string;
  text: string;
  level: Level;
}

/** What one tile of the wall shows. */
export interface Tile {
  key: string;
  title: string;
  level: Level;
  /** Why it has this level, since a colour alone is not accessible. */
  words: string;
  figures: readonly TileFigure[];
}

/** A standing of the wallboard as a level: what is wrong with the day does not need attention now. */
const standingLevels: Partial<Record<string, Level>> = {
  critical: 'now',
  warning: 'attention',
  behind: 'attention',
  good: 'good',
};

/** Selects the queues of a display, in the order of its ids, and without ids by name. */
export function chosenQueues(queues: readonly BoardQueue[], { queues: ids, find }: WallDefinition): readonly BoardQueue[] {
  const part = find.trim().toLocaleLowerCase();
  const matching = part === '' ? queues : queues.filter(({ name }) => name.toLocaleLowerCase().includes(part));
  if (ids.length === 0) return [...matching].sort((one, other) => collator.compare(one.name, other.name));
  const byId = new Map(matching.map((queue) => [queue.id, queue]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** Returns the tiles of a display. @param at - The platform's time in ms since the epoch. */
export function tilesOf(queues: readonly BoardQueue[], definition: WallDefinition, at: number): Tile[] {
  const tiles = queues.map((queue) => tileOf(queue, definition, at));
  return definition.total && queues.length > 1 ? [totalTile(queues, definition, at), ...tiles] : tiles;
}

function tileOf(queue: BoardQueue, { figures: ids, limits }: WallDefinition, at: number): Tile {
  const shown = ids.map((id): TileFigure => {
    const value = figures[id].read(queue, at);
    return { id, label: text(figures[id].label), text: formatFigure(id, value), level: levelOf(id, value, limits) };
  });
  // Without limits, the queue's service level decides.
  const standing = Object.keys(limits).length === 0 ? (standingLevels[queue.standing.severity] ?? 'none') : 'none';
  const level = worst([standing, ...shown.map((figure) => figure.level)]);
  return { key: queue.id, title: queue.name, level, words: wordsOf(level, standing === level, queue, shown), figures: shown };
}

function wordsOf(level: Level, isByStanding: boolean, queue: BoardQueue, shown: readonly TileFigure[]): string {
  // Only what differs from the normal state needs words.
  if (level === 'none' || level === 'good') return '';
  if (isByStanding) return text(queue.standing.words);
  return shown
    .filter((figure) => figure.level === level)
    .map(({ label }) => label)
    .join(', ');
}

/** The sum of the queues of a display, with the figures of its tiles. Each agent counts once. */
function totalTile(queues: readonly BoardQueue[], definition: WallDefinition, at: number): Tile {
  const totals = totalsOf(queues);
  const heads = (status: string): number => totals.agents?.[status]?.count ?? 0;
  const sums: Partial<Record<FigureId, number | undefined>> = {
    available: totals.agents && heads('IDLE'),
    staffed: totals.agents && Object.keys(totals.agents).reduce((sum, status) => sum + heads(status), 0),
    wait: greatest(queues.map((queue) => figures.wait.read(queue, at))),
    waiting: totals.waiting,
    interacting: totals.interacting,
  };
  const sumQueue: BoardQueue | undefined = queues[0] && {
    ...queues[0],
    now: undefined,
    day: totals.day && { ...totals.day, media: {} },
  };
  const shown = definition.figures.map((id): TileFigure => {
    const value = Object.hasOwn(sums, id) ? sums[id] : sumQueue && figures[id].read(sumQueue, at);
    return { id, label: text(figures[id].label), text: formatFigure(id, value), level: 'none' };
  });
  return {
    key: 'total',
    title: text('tile.allQueues'),
    level: 'none',
    words: text('tile.queueCount', { count: queues.length }),
    figures: shown,
  };
}

function greatest(values: readonly (number | undefined)[]): number | undefined {
  const present = values.flatMap((value) => value ?? []);
  return present.length === 0 ? undefined : Math.max(...present);
}

function levelOf(id: FigureId, value: number | undefined, limits: Limits): Level {
  const limit = limits[id];
  if (!limit || value === undefined) return 'none';
  if (isBeyond(id, value, limit, 'now')) return 'now';
  return isBeyond(id, value, limit, 'attention') ? 'attention' : 'good';
}

function isBeyond(id: FigureId, value: number, limit: Limit, name: keyof Limit): boolean {
  return figures[id].isHighBad === true ? value >= limit[name] : value <= limit[name];
}

const worst = (levels: readonly Level[]): Level => order.find((level) => levels.includes(level)) ?? 'none';

/** Splits tiles into pages of the same size. */
export function pagesOf(tiles: readonly Tile[], size: number): readonly (readonly Tile[])[] {
  const count = Math.ceil(tiles.length / size);
  return Array.from({ length: count }, (_, index) => tiles.slice(index * size, (index + 1) * size));
}

/** Columns and rows for a page with this many tiles. */
export function gridOf(tileCount: number): { columns: number; rows: number } {
  const size = pageSizes.find((each) => each >= tileCount) ?? 12;
  return grids[size];
}

const grids: Readonly<Record<(typeof pageSizes)[number], { columns: number; rows: number }>> = {
  1: { columns: 1, rows: 1 },
  2: { columns: 2, rows: 1 },
  4: { columns: 2, rows: 2 },
  6: { columns: 3, rows: 2 },
  9: { columns: 3, rows: 3 },
  12: { columns: 4, rows: 3 },
};
