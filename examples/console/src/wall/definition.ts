import type { UrlValue, UrlValues } from '../shared/url-values.js';
import { choices, flag, list, readUrl, text, wholeNumber, writeUrl } from '../shared/url-values.js';
import type { FigureId } from './figures.js';
import { figureIds, figures } from './figures.js';

/** From which value on a figure needs attention, and from which it needs it now. In the figure's unit. */
export interface Limit {
  attention: number;
  now: number;
}

export type Limits = Readonly<Partial<Record<FigureId, Limit>>>;

/** How many queues one page shows, and its columns. */
export const pageSizes = [1, 2, 4, 6, 9, 12] as const;
/** At most this many figures of one queue are legible from five metres. */
export const mostFigures = (size: number): number => (size > 9 ? 2 : 4);
/** Seconds that a page is shown. */
export const rotation = { min: 5, max: 600 } as const;

const defaultFigures: readonly FigureId[] = ['waiting', 'wait', 'level', 'available'];

/** What a wall display shows, as its address contains it. Nothing of it belongs to the user who made it. */
const schema = {
  /** Ids of the queues; all without any. */
  queues: list(),
  /** Only queues with this text in their name. */
  find: text(),
  figures: choices(figureIds, defaultFigures),
  size: wholeNumber(6, { min: 1, max: 12 }),
  /** s */
  every: wholeNumber(15, rotation),
  limits: limits(),
  total: flag(true),
  sound: flag(),
  notify: flag(),
} as const;

export type WallDefinition = UrlValues<typeof schema>;

/** Reads a definition from the query of an address. Malformed parts have their default. */
export function readDefinition(params: URLSearchParams): WallDefinition {
  const values = readUrl(schema, params);
  const size = pageSizes.findLast((each) => each <= values.size) ?? 1;
  const figuresChosen = values.figures.length === 0 ? defaultFigures : values.figures;
  return { ...values, figures: figuresChosen.slice(0, mostFigures(size)), size };
}

/** Returns the path of a display. The definition is in the query, so a link contains everything except the sign-in. */
export function wallPath(name: string, definition: Partial<WallDefinition> = {}): string {
  const query = writeUrl(schema, definition).toString();
  return `/wall/${encodeURIComponent(name.trim())}${query === '' ? '' : `?${query}`}`;
}

/** Returns the path of the page that sets up a display, with the settings of an existing one. */
export function setUpPath(name: string, definition: WallDefinition): string {
  return `/wall?${writeUrl(schema, definition, new URLSearchParams({ name })).toString()}`;
}

export const usualDefinition: WallDefinition = readDefinition(new URLSearchParams());

/** Limits as `wait-60-120_level-80-60`. */
function limits(): UrlValue<Limits> {
  return {
    default: {},
    read: (written) => {
      const entries = written.split('_').map(readLimit);
      return entries.includes(undefined) ? undefined : Object.fromEntries(entries.flatMap((entry) => (entry ? [entry] : [])));
    },
    write: (value) =>
      figureIds
        .flatMap((id) => {
          const limit = value[id];
          return limit ? [`${id}-${limit.attention}-${limit.now}`] : [];
        })
        .join('_'),
  };
}

function readLimit(written: string): [FigureId, Limit] | undefined {
  const [name, ...numbers] = written.split('-');
  const id = figureIds.find((each) => each === name);
  const [attention, now, ...others] = numbers.map((number) => (/^\d{1,6}$/.test(number) ? Number(number) : Number.NaN));
  if (id === undefined || attention === undefined || now === undefined || others.length > 0) return undefined;
  return isOrdered(id, { attention, now }) ? [id, { attention, now }] : undefined;
}

/** Whether the second limit is at least as bad as the first. */
export function isOrdered(id: FigureId, { attention, now }: Limit): boolean {
  return figures[id].isHighBad ? attention <= now : attention >= now;
}
