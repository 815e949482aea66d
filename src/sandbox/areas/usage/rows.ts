import type { ApiUsageRow } from '../../../models/index.js';
import type { Calls } from '../../store/calls.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { readInterval } from '../analytics/interval.js';
import { groupBy } from '../group.js';

/** Filters for calls; an absent filter matches all. */
export interface CallFilter {
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

export function callsOf(world: World, filter: CallFilter, clientId?: string): Calls[] {
  const { from, to } = readInterval(filter.interval);
  const { httpMethods, templateUris, userIds, oauthClientIds } = filter;
  const isSelected = (names: readonly string[] | undefined, name: string | undefined): boolean =>
    names === undefined || names.length === 0 || (name !== undefined && names.includes(name));
  return [...world.calls.values()].filter(
    (calls) =>
      calls.day + DAY > from &&
      calls.day < to &&
      (clientId === undefined || calls.clientId === clientId) &&
      isSelected(httpMethods, calls.httpMethod) &&
      isSelected(templateUris, calls.templateUri) &&
      isSelected(userIds, calls.userId) &&
      isSelected(oauthClientIds, calls.clientId),
  );
}

/** Counts calls, grouped by the dimensions. */
export function rowsOf(
  world: World,
  calls: readonly Calls[],
  { granularity, groupBy: dimensions = [], metrics = [] }: { granularity?: string; groupBy?: string[]; metrics?: string[] },
): ApiUsageRow[] {
  const groups = groupBy(calls, (calls) => JSON.stringify(rowKey(world, calls, granularity, dimensions)));
  return [...groups].map(([name, group]) => {
    const sums = Object.entries(counts).map(([metric, field]) => ({
      metric,
      field,
      sum: group.reduce((total, calls) => total + calls[field], 0),
    }));
    const isRequested = (metric: string): boolean => metrics.length === 0 || metrics.includes(metric);
    return {
      ...(JSON.parse(name) as ApiUsageRow),
      ...Object.fromEntries(sums.filter(({ metric }) => isRequested(metric)).map(({ field, sum }) => [field, sum])),
      ...(isRequested('Requests') && { requests: sums.reduce((total, { sum }) => total + sum, 0) }),
    };
  });
}

/** The fields that identify a row. */
function rowKey(world: World, calls: Calls, granularity: string | undefined, dimensions: readonly string[]): ApiUsageRow {
  const { clientId, userId, httpMethod, templateUri, day } = calls;
  const clientName = world.client(clientId)?.name;
  const hasDimension = (dimension: string): boolean => dimensions.includes(dimension);
  return {
    ...(hasDimension('OAuthClientId') && { clientId, ...(clientName !== undefined && { clientName }) }),
    ...(hasDimension('OrganizationId') && { organizationId: world.organisation.id }),
    ...(hasDimension('UserId') && userId !== undefined && { userId }),
    ...(hasDimension('TemplateUri') && { templateUri }),
    ...(hasDimension('HttpMethod') && { httpMethod }),
    ...(granularity !== undefined && { date: new Date(startOf(day, granularity)).toISOString() }),
  };
}

/** The first moment of the day, week or month of a day; weeks begin on Monday. */
function startOf(day: number, granularity: string): number {
  const date = new Date(day);
  if (granularity === 'Month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  return granularity === 'Week' ? day - ((date.getUTCDay() + 6) % 7) * DAY : day;
}
