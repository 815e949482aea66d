import { headerOf } from '../values/headers.js';
import { ownFields } from '../values/plain-objects.js';
import type { ResponseHeaders } from './errors.js';

/** Reads an OAuth error (RFC 6749, 5.2); the platform's login host writes `description` too. */
export function oauthError(body: unknown): { error: string; description: string | undefined } | undefined {
  const { error, error_description: errorDescription, description } = ownFields(body);
  if (typeof error !== 'string' || error === '') return undefined;
  return { error, description: [errorDescription, description].find((text) => typeof text === 'string') };
}

/**
 * Reads `Retry-After` in seconds or as an HTTP date (RFC 9110, 10.2.3), else the number that the platform writes into its
 * message.
 */
export function retryAfterSeconds(headers: ResponseHeaders, message = ''): number | undefined {
  const header = headerOf(headers, 'retry-after')?.trim();
  if (header) {
    if (/^\d+(\.\d+)?$/.test(header)) return Number(header);
    // Date.parse alone accepts almost anything as a date, including "in 5".
    const date = /\d:\d\d:\d\d/.test(header) ? Date.parse(header) : NaN;
    if (!Number.isNaN(date)) return Math.max(0, Math.ceil((date - Date.now()) / 1000));
  }
  const match = /Retry the request in \[(\d+)\] seconds/.exec(message);
  return match ? Number(match[1]) : undefined;
}
