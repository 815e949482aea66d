import { JobTokenError } from './token-error.js';

/** What a job can be taken up with again: neither an address nor a result nor a secret is in it. */
export interface JobRecord {
  family: string;
  host: string;
  ids: readonly string[];
  /** When it was started, in ms since the epoch. */
  since: number;
  /** How far its results have been read, and by how many at a time. */
  position?: string | undefined;
  pageSize?: number | undefined;
}

/** A job as text, for a database or the next run of a function. */
export function tokenOf({ family, host, ids, since, position, pageSize }: JobRecord): string {
  const text = encodeURIComponent(JSON.stringify([1, family, host, ids, since, position, pageSize]));
  return btoa(sumOf(text) + text).replace(/[+/=]/g, (sign) => (sign === '=' ? '' : sign === '+' ? '-' : '_'));
}

/** @throws JobTokenError where the text is none, or stands for a job of another family or host. */
export function recordIn(token: unknown, family: string, host: string): JobRecord {
  let told: unknown[] = [];
  try {
    const text = atob(String(token).replace(/[-_]/g, (sign) => (sign === '-' ? '+' : '/')));
    if (text.startsWith(sumOf(text.slice(8)))) told = JSON.parse(decodeURIComponent(text.slice(8))) as unknown[];
  } catch {
    // Told below.
  }
  const [version, ofFamily, ofHost, ids, since, position, pageSize] = told;
  if (version !== 1) throw new JobTokenError(family, 'it is damaged');
  if (ofFamily !== family) throw new JobTokenError(family, `it is of a ${String(ofFamily)} job`);
  if (ofHost !== host) throw new JobTokenError(family, 'it is of another host');
  return { family, host, ids, since, position: position ?? undefined, pageSize: pageSize ?? undefined } as JobRecord;
}

/** Eight characters that change with each character of a text (FNV-1a): not against forgery, but against what a column cuts off. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
