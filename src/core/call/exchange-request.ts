import type { RequestOptions } from './operation.js';

/** One request, ready to be sent. */
export interface ExchangeRequest {
  operation: string;
  /** Verb and path, with placeholders instead of values. */
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
  /** Values that no error may show, beside those that are sent under a secret's name. */
  secrets: readonly string[] | undefined;
  /** The response contains new secrets, so an error must not quote it. */
  confidential: boolean;
  /** The platform no longer offers the operation. */
  retired: boolean | undefined;
  /** The options of the call, if the request belongs to one. */
  callOptions: RequestOptions | undefined;
}
