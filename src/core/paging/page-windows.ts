import type { OperationCall } from '../call/operation.js';
import type { PageValues } from './paging.js';

/** How much of a list can be reached by page number. */
interface Window {
  /** In items. */
  size: number;
  /** The operation that reaches the rest. */
  instead: string | undefined;
}

/** Lists of which the platform shows at most this many items by page number, with the operation that shows the others. */
const windows: readonly (readonly [route: RegExp, size: number, instead?: string])[] = [
  [/^GET \/api\/v2\/users$/, 10_000, 'getUsersQuery'],
  [/^GET \/api\/v2\/telephony\/providers\/edges\/phones$/, 10_000],
  [/^GET \/api\/v2\/externalcontacts\/organizations\/\{\w+\}\/contacts$/, 1000, 'getExternalcontactsScanContacts'],
  [/^GET \/api\/v2\/externalcontacts\/(?:contacts|organizations)\/\{\w+\}\/notes$/, 1000, 'getExternalcontactsScanNotes'],
  [/^GET \/api\/v2\/externalcontacts\/organizations\/\{\w+\}\/relationships$/, 1000, 'getExternalcontactsScanRelationships'],
  [/^GET \/api\/v2\/externalcontacts\/organizations$/, 1000, 'getExternalcontactsScanOrganizations'],
];

const divisionViews = 'GET /api/v2/routing/queues/divisionviews';

/** The window that a page lies beyond; `undefined` if it lies in the window, or if there is none. */
export function windowOf({ route }: OperationCall, values: PageValues): Window | undefined {
  const pageNumber = Number(values['pageNumber'] ?? 1);
  const pageSize = Number(values['pageSize'] ?? 25);
  if (route === divisionViews)
    return pageNumber > 5 ? { size: 5 * pageSize, instead: 'getRoutingQueuesDivisionviewsAll' } : undefined;
  const match = windows.find(([pattern]) => pattern.test(route));
  if (!match || pageNumber * pageSize <= match[1]) return undefined;
  return { size: match[1], instead: match[2] };
}
