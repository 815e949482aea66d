import type { Area } from '../../engine/area.js';
import type { LimitChangeRequestDetails, LimitChangeRequestsEntityListing, LimitsEntityListing } from '../../../models/index.js';
import { notFound } from '../../store/errors.js';
import { listing, queryList, readPage, visibleEntities } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { PartialResult } from '../../operations/methods.js';
import { pickDeclaredFields } from '../../engine/declared-fields.js';
import { DAY } from '../../store/clock.js';
import { platformLimits } from '../../store/control/limits.js';
import type { RateLimits } from '../../store/control/limits.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';

const CHANGE_REQUESTS = '/api/v2/organizations/limits/changerequests';

/** The limits that the sandbox enforces, and those of the platform. */
export function addLimitHandlers(area: Area, world: World): void {
  area.handle('getOrganizationsLimitsNamespaces', (context) => listing(context, world, ['platform.api'], (name) => name));

  area.handle('getOrganizationsLimitsNamespace', (context) => limitsOf(context.param('namespaceName'), world.limits));

  area.handle('getOrganizationsLimitsNamespaceDefaults', (context) => limitsOf(context.param('namespaceName')));

  area.handle('getOrganizationsLimitsChangerequests', (context) => changeRequestPage(context, world));
}

interface DatedRequest {
  readonly request: Entity<LimitChangeRequestDetails>;
  /** ms since the epoch, strictly increasing: each time identifies one position in the list. */
  readonly time: number;
}

/**
 * A page of the requests to change limits, oldest first. `nextUri` contains the time of the last request, after which the next
 * page begins. By default the platform lists the last 365 days.
 */
function changeRequestPage(context: OperationContext, world: World): PartialResult<LimitChangeRequestsEntityListing> {
  const after = readTime(context, 'after');
  const before = readTime(context, 'before');
  const earliest = after ?? (before === undefined ? world.now() - 365 * DAY : Number.NEGATIVE_INFINITY);
  const status = queryValue(context, 'status')?.toLowerCase();
  const matchesStatus = (request: Entity<LimitChangeRequestDetails>): boolean =>
    status === undefined || request.status?.toLowerCase() === status;
  const matches = dateRequests(
    visibleEntities(context, new Repository<LimitChangeRequestDetails>(world, CHANGE_REQUESTS).all()),
  ).filter(({ request, time }) => time > earliest && (before === undefined || time < before) && matchesStatus(request));
  const { pageSize } = readPage(context.maxPageSize ?? world.maxPageSize, queryValue(context, 'pageSize'));
  const page = matches.slice(0, pageSize);
  const last = page.at(-1);
  const hasHistory = queryList(context, 'expand').includes('statusHistory');
  return pickDeclaredFields('LimitChangeRequestsEntityListing', {
    entities: page.map(({ request: { statusHistory, ...request } }) => ({ ...request, ...(hasHistory && { statusHistory }) })),
    selfUri: pathWithQuery(context, {}),
    ...(last && matches.length > pageSize && { nextUri: pathWithQuery(context, { after: String(last.time) }) }),
  });
}

/** Requests made at the same moment count as 1 ms apart. */
function dateRequests(requests: readonly Entity<LimitChangeRequestDetails>[]): DatedRequest[] {
  const datedEntries = requests.map((request) => ({ request, time: Date.parse(request.dateCreated ?? '') || 0 }));
  let previousTime = Number.NEGATIVE_INFINITY;
  return datedEntries
    .sort((one, other) => one.time - other.time)
    .map(({ request, time }) => {
      previousTime = Math.max(time, previousTime + 1);
      return { request, time: previousTime };
    });
}

function readTime(context: OperationContext, name: string): number | undefined {
  const value = queryValue(context, name);
  return value === undefined ? undefined : Number(value);
}

/** The path of the request with its query, with some values replaced. */
function pathWithQuery(context: OperationContext, values: Readonly<Record<string, string>>): string {
  const { pathname, searchParams } = new URL(context.url);
  for (const [name, value] of Object.entries(values)) searchParams.set(name, value);
  const search = searchParams.toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}

/**
 * The limits of the platform, unless the sandbox has its own.
 *
 * @throws the platform's 404 for an unknown namespace.
 */
function limitsOf(namespaceName: string, customLimits?: RateLimits): LimitsEntityListing {
  const limits = platformLimits(customLimits?.perToken, customLimits?.perOwner).filter(
    ({ namespace }) => namespace === namespaceName,
  );
  if (limits.length === 0) throw notFound('namespace', namespaceName);
  return { entities: limits.map(({ key, value }) => ({ key, value })) };
}
