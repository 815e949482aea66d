import { AuditApi } from 'contact-centre-client/apis/audit';
import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import type { AuditLogMessage, AuditQueryFilter, AuditQuerySort, AuditServiceName } from 'contact-centre-client/models';

export interface AuditQuery {
  readonly service: AuditServiceName;
  /** ms since the epoch: start inclusive, end exclusive. */
  readonly from: number;
  readonly to: number;
  readonly filters: readonly AuditQueryFilter[];
}

/** Entries in one request, and in all. */
const PAGE_SIZE = 100;
const MOST_ENTRIES = 1000;

/** The only field that audits can be sorted by. */
const TIMESTAMP = 'Timestamp';
const latestFirst: AuditQuerySort = { name: TIMESTAMP, sortOrder: 'descending' };

export interface Audits {
  /** The latest first. */
  readonly entries: readonly AuditLogMessage[];
  /** As the platform counts them. */
  readonly total: number;
}

/** Reads the latest entries of the audit of a service. */
export async function readAudits(
  client: CallSender,
  { service, from, to, filters }: AuditQuery,
  request: RequestOptions = {},
): Promise<Audits> {
  const body = {
    interval: `${new Date(from).toISOString()}/${new Date(to).toISOString()}`,
    serviceName: service,
    filters: [...filters],
    sort: [latestFirst],
    pageSize: PAGE_SIZE,
  };
  const entries: AuditLogMessage[] = [];
  for (let pageNumber = 1; ; pageNumber++) {
    const page = await new AuditApi(client).postAuditsQueryRealtime({ ...body, pageNumber }, { expand: ['user'] }, request);
    entries.push(...page.entities);
    const { total = entries.length, pageCount = 1 } = page;
    if (pageNumber >= pageCount || entries.length >= MOST_ENTRIES) return { entries, total };
  }
}
