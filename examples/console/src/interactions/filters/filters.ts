import { presets, readDay } from '../../shared/date-range/date-range.js';
import type { DateRange } from '../../shared/date-range/date-range.js';
import { outcomes } from '../outcome.js';
import type { Outcome } from '../outcome.js';

export const mediaTypes = ['voice', 'callback', 'chat', 'email', 'message'] as const;
export const directions = ['inbound', 'outbound'] as const;
export const pageSizes = [25, 50, 100] as const;
/** What the platform can sort by. */
export const sortKeys = ['start', 'end'] as const;

/**
 * The filters of the interactions. They are stored in the address, so that a link shows the same list. `''` means no filter.
 */
export interface Filters extends DateRange {
  outcome: Outcome | '';
  queue: string;
  agent: string;
  media: (typeof mediaTypes)[number] | '';
  direction: (typeof directions)[number] | '';
  /** The id of a wrap-up code. */
  code: string;
  /** s; 0 for no filter. */
  longer: number;
  /** A telephone number, an address or a conversation id. */
  find: string;
  by: (typeof sortKeys)[number];
  sort: 'desc' | 'asc';
  page: number;
  size: (typeof pageSizes)[number];
}

export const usualFilters: Filters = {
  when: 'today',
  from: '',
  to: '',
  outcome: '',
  queue: '',
  agent: '',
  media: '',
  direction: '',
  code: '',
  longer: 0,
  find: '',
  by: 'start',
  sort: 'desc',
  page: 1,
  size: 25,
};

/** Reads the filters from an address; invalid values are ignored. */
export function readFilters(params: URLSearchParams): Filters {
  const text = (name: keyof Filters): string => params.get(name) ?? '';
  const whole = (name: keyof Filters): number => (/^\d{1,6}$/.test(text(name)) ? Number(text(name)) : 0);
  return {
    when: oneOf(presets, text('when')) ?? 'today',
    from: readDay(text('from')),
    to: readDay(text('to')),
    outcome: oneOf(outcomes, text('outcome')) ?? '',
    queue: text('queue'),
    agent: text('agent'),
    media: oneOf(mediaTypes, text('media')) ?? '',
    direction: oneOf(directions, text('direction')) ?? '',
    code: text('code'),
    longer: whole('longer'),
    find: text('find').trim(),
    by: oneOf(sortKeys, text('by')) ?? 'start',
    sort: oneOf(['asc', 'desc'] as const, text('sort')) ?? 'desc',
    page: Math.max(1, whole('page')),
    size: oneOf(pageSizes, whole('size')) ?? 25,
  };
}

/**
 * Returns the address of the filters, without default values. Parameters that are no filters stay, except for the conversation
 * that is open.
 */
export function writeFilters(filters: Filters, others = new URLSearchParams()): URLSearchParams {
  const names = Object.keys(usualFilters) as (keyof Filters)[];
  const params = new URLSearchParams(others);
  params.delete('open');
  params.delete('tab');
  for (const name of names) {
    if (filters[name] === usualFilters[name]) params.delete(name);
    else params.set(name, String(filters[name]));
  }
  return params;
}

/** Whether any filter other than the days is set. */
export const isNarrowed = ({ outcome, queue, agent, media, direction, code, find, longer }: Filters): boolean =>
  [outcome, queue, agent, media, direction, code, find].some((value) => value !== '') || longer > 0;

const oneOf = <T>(values: readonly T[], value: unknown): T | undefined => values.find((each) => each === value);
