export const periods = ['today', 'yesterday', 'week', 'own'] as const;
export const mediaTypes = ['voice', 'callback', 'chat', 'email', 'message'] as const;
export const directions = ['inbound', 'outbound'] as const;
export const pageSizes = [25, 50, 100] as const;

/**
 * The filters of the interactions. They are stored in the address, so that a link shows the same list. `''` means no filter.
 */
export interface Filters {
  when: (typeof periods)[number];
  /** The days of a custom interval, both inclusive, in the format of date inputs: 2026-03-12. */
  from: string;
  to: string;
  queue: string;
  agent: string;
  media: (typeof mediaTypes)[number] | '';
  direction: (typeof directions)[number] | '';
  /** s; 0 for no filter. */
  longer: number;
  sort: 'desc' | 'asc';
  page: number;
  size: (typeof pageSizes)[number];
}

export const usualFilters: Filters = {
  when: 'today',
  from: '',
  to: '',
  queue: '',
  agent: '',
  media: '',
  direction: '',
  longer: 0,
  sort: 'desc',
  page: 1,
  size: 25,
};

/** Reads the filters from an address; invalid values are ignored. */
export function readFilters(params: URLSearchParams): Filters {
  const text = (name: keyof Filters): string => params.get(name) ?? '';
  const whole = (name: keyof Filters): number => (/^\d{1,6}$/.test(text(name)) ? Number(text(name)) : 0);
  return {
    when: oneOf(periods, text('when')) ?? 'today',
    from: day(text('from')),
    to: day(text('to')),
    queue: text('queue'),
    agent: text('agent'),
    media: oneOf(mediaTypes, text('media')) ?? '',
    direction: oneOf(directions, text('direction')) ?? '',
    longer: whole('longer'),
    sort: oneOf(['asc', 'desc'] as const, text('sort')) ?? 'desc',
    page: Math.max(1, whole('page')),
    size: oneOf(pageSizes, whole('size')) ?? 25,
  };
}

/** Returns the address of the filters, without default values. */
export function writeFilters(filters: Filters): URLSearchParams {
  const names = Object.keys(usualFilters) as (keyof Filters)[];
  return new URLSearchParams(
    names.flatMap((name) => (filters[name] === usualFilters[name] ? [] : [[name, String(filters[name])]])),
  );
}

/** Whether any filter other than the days is set. */
export const isNarrowed = ({ queue, agent, media, direction, longer }: Filters): boolean =>
  [queue, agent, media, direction].some((value) => value !== '') || longer > 0;

const oneOf = <T>(values: readonly T[], value: unknown): T | undefined => values.find((each) => each === value);

const day = (text: string): string => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '');
