import type { RequestOptions } from './operation.js';

/** One request, ready to be sent. */
export interface ExchangeRequest {
  operation: string;
  /** Verb and path, with names in the place of values. */
  route: string;
  /** Which request of its call this is, from 1. */
  attempt: number;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** ms */
  timeout: number;
  signal: AbortSignal | undefined;
  /** Values that no error may repeat, beside those that are sent under a secret's name. */
  secrets: readonly string[] | undefined;
  /** The answer holds new secrets: an error about it may repeat nothing of it. */
  confidential: boolean;
  /** The platform no longer offers the operation. */
  retired: boolean | undefined;
  /** What its caller asked for, where it is a call's. */
  asked: RequestOptions | undefined;
}
