import type { Area } from '../../engine/area.js';
import type { OrganizationLink } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readArray, readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, invalidValue } from '../../store/errors.js';
import { readPage } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { createCursor, readCursor } from '../cursor.js';
import { LINKS } from './organization-links.js';
import { poolNumbers } from './pools.js';

const ROUTING = '/api/v2/telephony/numbers/routing';

/** Which linked organisation receives the calls of a number, by the number's id. Absent numbers belong to this organisation. */
const redirectionsOf = (world: World): Map<string, string> => world.collection<string>('telephony.numbers.redirections');

const statuses = ['Normal', 'Redirected', 'Pending'];

/**
 * Redirects the calls of numbers to linked organisations. The sandbox assumes that a number's id is the one from its pool,
 * which is not documented. No redirection stays `Pending`.
 */
export function addNumberRoutingHandlers(area: Area, world: World): void {
  // Read on each use, because a snapshot may replace the organisation.
  const currentOrganizationId = (): string => world.organisation.id;

  area.handle('getTelephonyNumbersRouting', (context) => {
    const status = queryValue(context, 'status');
    if (status !== undefined && !statuses.includes(status)) throw invalidValue('status', status, 'status', statuses);
    const { numberId, activeRoutingOrganizationId: active, ownerOrganizationId: owner } = readFilters(context);
    const redirections = redirectionsOf(world);
    const matches = poolNumbers(world).flatMap(({ id, number }) => {
      const receiver = redirections.get(id) ?? currentOrganizationId();
      const isMatch =
        (numberId ?? id) === id &&
        (active ?? receiver) === receiver &&
        (owner ?? currentOrganizationId()) === currentOrganizationId() &&
        (status ?? statusOf(receiver)) === statusOf(receiver);
      return isMatch ? [{ start: textOf(number), end: textOf(number) }] : [];
    });
    return createPage(context, world, matches);
  });
  const statusOf = (receiver: string): string => (receiver === currentOrganizationId() ? 'Normal' : 'Redirected');

  area.handle('postTelephonyNumbersRouting', (context) => {
    const requests = readArray(context, ['organizationId', 'numberId']);
    const knownIds = new Set(poolNumbers(world).map(({ id }) => id));
    for (const { organizationId, numberId, targetRegion } of requests) {
      if (!knownIds.has(numberId)) throw invalidValue('numberId', numberId, 'number');
      refuseUnlinked(world, 'organizationId', organizationId, targetRegion);
    }
    for (const { organizationId, numberId } of requests) redirectionsOf(world).set(numberId, organizationId);
    return context.send(null, 202);
  });

  area.handle('postTelephonyNumbersRoutingAll', (context) => {
    const body = readObject(context, ['sourceOrganizationId', 'switchOrganizationId']);
    const { sourceOrganizationId: source, switchOrganizationId: target, targetRegion } = body;
    if (source !== currentOrganizationId()) throw invalidValue('sourceOrganizationId', source, 'organization');
    refuseUnlinked(world, 'switchOrganizationId', target, targetRegion);
    for (const { id } of poolNumbers(world)) redirectionsOf(world).set(id, target);
    return context.send(null, 202);
  });

  area.handle('postTelephonyNumbersRoutingReset', (context) => {
    const { resetOrganizationId: id } = readObject(context, ['resetOrganizationId']);
    // The sandbox has only the numbers of one organisation.
    if (id !== currentOrganizationId()) throw invalidValue('resetOrganizationId', id, 'organization');
    redirectionsOf(world).clear();
    return context.send(null, 202);
  });
}

const readFilters = (context: OperationContext): Record<string, string | undefined> =>
  Object.fromEntries(
    ['numberId', 'activeRoutingOrganizationId', 'ownerOrganizationId'].map((name) => [name, queryValue(context, name)]),
  );

/** @throws the platform's 400 for an organisation without an approved link, and for a region outside of the link. */
function refuseUnlinked(world: World, fieldName: string, organizationId: string, region?: string): void {
  const ownOrganizationId = world.organisation.id;
  const links = [...world.collection<OrganizationLink>(LINKS).values()].filter(({ status }) => status === 'Approved');
  const regions = links.flatMap(({ sourceOrganizationId: source, targetOrganizationId: target, sourceRegion, targetRegion }) => {
    if (source === ownOrganizationId) return target === organizationId ? [targetRegion] : [];
    return source === organizationId ? [sourceRegion] : [];
  });
  if (organizationId === ownOrganizationId || regions.length === 0)
    throw badRequest('No approved link leads to the organization', [
      { errorCode: 'invalid.value', fieldName, entityId: organizationId, entityName: 'organization' },
    ]);
  // A link from a seed may lack regions.
  const isInOtherRegion = region !== undefined && !regions.some((each) => !each || each === region);
  if (isInOtherRegion) throw invalidValue('targetRegion', region, 'region');
}

interface NumberRoutingPage<T> {
  entities: T[];
  nextUri?: string;
  previousUri?: string;
  selfUri: string;
}

function createPage<T>(context: OperationContext, world: World, entries: readonly T[]): NumberRoutingPage<T> {
  const { pageSize } = readPage(world.maxPageSize, queryValue(context, 'pageSize'));
  const before = queryValue(context, 'before');
  const from = before === undefined ? readCursor(queryValue(context, 'after')) : Math.max(0, readCursor(before) - pageSize);
  const to = from + pageSize;
  const createPageUri = (name: string, pageNumber: number): string => {
    const { searchParams } = new URL(context.url);
    for (const cursor of ['after', 'before']) searchParams.delete(cursor);
    searchParams.set(name, createCursor(pageNumber));
    return `${ROUTING}?${searchParams.toString()}`;
  };
  return {
    entities: entries.slice(from, to),
    ...(to < entries.length && { nextUri: createPageUri('after', to) }),
    ...(from > 0 && { previousUri: createPageUri('before', from) }),
    selfUri: ROUTING,
  };
}
