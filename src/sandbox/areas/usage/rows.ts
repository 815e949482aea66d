import type { ApiUsageRow } from '../../../models/index.js';
import type { Calls } from '../../store/calls.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { readInterval } from '../analytics/interval.js';
import { groupBy } from '../group.js';

/** Filters for calls; an absent filter matches all. */
export interface Wanted {
  interval: string;
  httpMethods?: readonly string[];
  templateUris?: readonly string[];
  userIds?: readonly string[];
  oauthClientIds?: readonly string[];
}

const counts = {
  Status200: 'status200',
  Status300: 'status300',
  Status400: 'status400',
  Status500: 'status500',
  Status429: 'status429',
} as const;

export function callsOf(world: World, wanted: Wanted, clientId?: string): Calls[] {
  const { from, to } = readInterval(wanted.interval);
  const { httpMethods, templateUris, userIds, oauthClientIds } = wanted;
  const isNamed = (names: readonly string[] | undefined, name: string | undefined): boolean =>
    names === undefined || names.length === 0 || (name !== undefined && names.includes(name));
  return [...world.calls.values()].filter(
    (calls) =>
      calls.day + DAY > from &&
      calls.day < to &&
      (clientId === undefined || calls.clientId === clientId) &&
      isNamed(httpMethods, calls.httpMethod) &&
      isNamed(templateUris, calls.templateUri) &&
      isNamed(userIds, calls.userId) &&
      isNamed(oauthClientIds, calls.clientId),
  );
}

/** Counts calls, grouped by the dimensions. */
export function rowsOf(
  world: World,
  found: readonly Calls[],
  { granularity, groupBy: dimensions = [], metrics = [] }: { granularity?: string; groupBy?: string[]; metrics?: string[] },
): ApiUsageRow[] {
  const groups = groupBy(found, (calls) => JSON.stringify(named(world, calls, granularity, dimensions)));
  return [...groups].map(([name, group]) => {
    const sums = Object.entries(counts).map(([metric, field]) => ({
      metric,
      field,
      sum: group.reduce((total, calls) => total + calls[field], 0),
    }));
    const isAsked = (metric: string): boolean => metrics.length === 0 || metrics.includes(metric);
    return {
      ...(JSON.parse(name) as ApiUsageRow),
      ...Object.fromEntries(sums.filter(({ metric }) => isAsked(metric)).map(({ field, sum }) => [field, sum])),
      ...(isAsked('Requests') && { requests: sums.reduce((total, { sum }) => total + sum, 0) }),
    };
  });
}

/** The fields that identify a row. */
function named(world: World, calls: Calls, granularity: string | undefined, dimensions: readonly string[]): ApiUsageRow {
  const { clientId, userId, httpMethod, templateUri, day } = calls;
  const clientName = world.client(clientId)?.name;
  const has = (dimension: string): boolean => dimensions.includes(dimension);
  return {
    ...(has('OAuthClientId') && { clientId, ...(clientName !== undefined && { clientName }) }),
    ...(has('OrganizationId') && { organizationId: world.organisation.id }),
    ...(has('UserId') && userId !== undefined && { userId }),
    ...(has('TemplateUri') && { templateUri }),
    ...(has('HttpMethod') && { httpMethod }),
    ...(granularity !== undefined && { date: new Date(startOf(day, granularity)).toISOString() }),
  };
}

/** The first moment of the day, week or month of a day; weeks begin on Monday. */
function startOf(day: number, granularity: string): number {
  const date = new Date(day);
  if (granularity === 'Month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  return granularity === 'Week' ? day - ((date.getUTCDay() + 6) % 7) * DAY : day;
}
