import type { ApiResponse, CallSender, LogEntry, Logger, ResponseHeaders, TransportRequest } from 'contact-centre-client/fetch';
import { AbortError, ApiError, ContactCentreError } from 'contact-centre-client/fetch';
import type { Operation } from '../data/types.js';
import type { CallArguments } from '../form/values.js';
import type { ApiClass } from './invoke.js';
import { invoke, withRequest } from './invoke.js';
import { watchExchanges } from './watch.js';

/** What the explorer needs from the signed-in client. */
export type ExplorerClient = CallSender & { readonly logger: Logger };

/** One call and its result. */
export interface CallRecord {
  request: SentRequest;
  args: CallArguments;
  outcome: Outcome;
  /** Duration of the call in ms, with everything that the client did for it. */
  ms: number;
}

export interface SentRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
  /** False if the call ended before anything was sent; then this is the request that would have been sent. */
  sent: boolean;
}

export type Outcome = Responded | WithoutResponse;

export interface Responded {
  kind: 'responded';
  status: number;
  statusText: string;
  headers: ResponseHeaders;
  body: unknown;
  text: string;
  correlationId: string | undefined;
  /** Set if the status is an error. */
  error: ApiError | undefined;
}

export interface WithoutResponse {
  kind: 'cancelled' | 'failed';
  code: string;
  error: unknown;
}

export interface Call {
  client: ExplorerClient;
  Api: ApiClass;
  operation: Operation;
  args: CallArguments;
  /** As {@link prepare} returned it. */
  prepared: TransportRequest;
  signal: AbortSignal;
}

/** Makes the call with the signed-in client and returns all details. Never rejects. */
export async function run({ client, Api, operation, args, prepared, signal }: Call): Promise<CallRecord> {
  const exchanges: LogEntry[] = [];
  const stop = watchExchanges(client.logger, (entry) => {
    if (entry.operation === operation.name) exchanges.push(entry);
  });
  const start = performance.now();
  try {
    const outcome = await invoke(Api, operation, args, withRequest(client, { signal })).withResponse().then(responded, failed);
    const ms = performance.now() - start;
    // Another part of the page may call the same operation at the same time.
    const entry = exchanges.findLast(({ url }) => url === prepared.url) ?? exchanges.at(-1);
    return { request: sentRequest(prepared, entry), args, outcome, ms };
  } finally {
    stop();
  }
}

/** Returns address and headers as they were sent. The body is the prepared one, since the log would redact too much of it. */
function sentRequest({ method, url, headers, body }: TransportRequest, entry: LogEntry | undefined): SentRequest {
  return { method, url: entry?.url ?? url, headers: entry?.requestHeaders ?? headers, body, sent: entry !== undefined };
}

function responded(response: ApiResponse<unknown>): Responded {
  const { status, statusText, headers, body, text } = response;
  return {
    kind: 'responded',
    status,
    statusText,
    headers,
    body,
    text,
    correlationId: headers['inin-correlation-id'],
    error: undefined,
  };
}

function failed(error: unknown): Outcome {
  if (error instanceof ApiError) {
    const { status, statusText, headers, body, text, correlationId } = error;
    return { kind: 'responded', status, statusText, headers, body, text, correlationId, error };
  }
  const code = error instanceof ContactCentreError ? error.code : 'ERR_UNKNOWN';
  return { kind: error instanceof AbortError ? 'cancelled' : 'failed', code, error };
}
