import { isAmount } from '../core/values/plain-objects.js';
import { JobTokenError } from './token-error.js';

/** The data that resumes a job. It contains no addresses, results or secrets. */
export interface JobRecord {
  family: string;
  host: string;
  ids: readonly string[];
  /** The time of the start, in ms since the epoch. */
  since: number;
  /** How far the results have been read, and the page size. */
  position?: string | undefined;
  pageSize?: number | undefined;
}

/** Serializes a job to text that can be stored in a database. */
export function formatToken({ family, host, ids, since, position, pageSize }: JobRecord): string {
  const text = encodeURIComponent(JSON.stringify([1, family, host, ids, since, position, pageSize]));
  return btoa(sumOf(text) + text)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** @throws JobTokenError if the text is not a token, or belongs to a job of another family or host. */
export function parseToken(token: unknown, family: string, host: string): JobRecord {
  let fields: unknown;
  try {
    const text = atob(String(token).replaceAll('-', '+').replaceAll('_', '/'));
    if (text.startsWith(sumOf(text.slice(8)))) fields = JSON.parse(decodeURIComponent(text.slice(8)));
  } catch {
    // Reported as damaged below.
  }
  const [version, ofFamily, ofHost, ids, since, position, pageSize] = Array.isArray(fields) ? (fields as unknown[]) : [];
  if (typeof version === 'number' && version !== 1)
    throw new JobTokenError(family, `it was made by another version of this package (format ${version})`);
  if (version === 1 && typeof ofFamily === 'string') {
    if (ofFamily !== family) throw new JobTokenError(family, `it belongs to a ${ofFamily} job`);
    if (ofHost !== host) throw new JobTokenError(family, 'it belongs to another host');
    const record = { family, host, ids, since, position: position ?? undefined, pageSize: pageSize ?? undefined };
    if (isRecordOfJob(record)) return record;
  }
  throw new JobTokenError(family, 'it is damaged');
}

function isRecordOfJob(record: Record<keyof JobRecord, unknown>): record is JobRecord & typeof record {
  const { ids, since, position, pageSize } = record;
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string' && id !== '')) return false;
  if (!isAmount(since)) return false;
  if (position !== undefined && typeof position !== 'string') return false;
  return pageSize === undefined || (Number.isSafeInteger(pageSize) && (pageSize as number) > 0);
}

/** An 8-character checksum (FNV-1a). It detects truncated tokens but is no protection against forgery. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
