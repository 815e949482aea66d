import type { Answer } from './answer.js';
import { readAnswer } from './answer.js';
import { Deadline } from './deadline.js';
import { AbortError, ContactCentreError, NetworkError, TimeoutError, safeCause } from './errors.js';
import type { Exchange, Logger } from './logger.js';
import { redactUrl } from './redact.js';
import type { Transport } from './transport.js';

/** What one exchange needs of its client. */
export interface ExchangeContext {
  readonly transport: Transport;
  readonly logger: Logger;
  readonly maxResponseBytes: number | undefined;
}

/** One request, ready to be sent. */
export interface ExchangeRequest {
  operation: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** ms */
  timeout: number;
  signal: AbortSignal | undefined;
  /** Values that no error may repeat. */
  secrets: readonly string[];
  /** The answer holds new secrets: an error about it may repeat nothing of it. */
  confidential?: boolean;
}

/** Sends one request, reads its answer under one deadline and logs the exchange, whatever becomes of it. */
export async function exchange(context: ExchangeContext, request: ExchangeRequest): Promise<Answer> {
  const { operation, method, url, headers, body, timeout, signal, secrets, confidential = false } = request;
  const record: Exchange = { operation, method, url, started: Date.now(), requestHeaders: headers, requestBody: body, secrets };
  const deadline = new Deadline(timeout, signal);
  // Only errors name the request, so only they pay for redacting it.
  const named = (): string => `${method} ${redactUrl(url)}`;
  try {
    if (signal?.aborted) throw new Error('The signal had fired before the request');
    const response = await context.transport({
      method,
      url,
      headers,
      body,
      signal: deadline.signal,
      maxResponseBytes: context.maxResponseBytes,
    });
    record.response = { ...response, text: '' };
    const answer = readAnswer(response, { named, secrets, confidential });
    record.response.text = answer.text;
    return answer;
  } catch (error) {
    const failure = ownError(error, named(), deadline, secrets);
    record.failure = failure;
    throw failure;
  } finally {
    deadline.release();
    const logged = context.logger.record(record);
    if (logged) await logged;
  }
}

function ownError(error: unknown, request: string, deadline: Deadline, secrets: readonly string[]): ContactCentreError {
  if (error instanceof ContactCentreError) return error;
  const options = { cause: safeCause(error, secrets) };
  if (deadline.expired) return new TimeoutError(request, deadline.timeout, options);
  return deadline.signal.aborted ? new AbortError(request, options) : new NetworkError(request, options);
}
