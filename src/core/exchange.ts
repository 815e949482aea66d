import type { Answer } from './answer.js';
import { readAnswer } from './answer.js';
import { deadline } from './deadline.js';
import { AbortError, ContactCentreError, NetworkError, TimeoutError, safeCause } from './errors.js';
import type { Exchange } from './log.js';
import type { Logger } from './logger.js';
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
  const { method, url, headers, body, timeout, signal, secrets, confidential = false } = request;
  const record: Exchange = { request, started: Date.now() };
  const until = deadline(timeout, signal);
  // Only errors name the request, so only they pay for redacting it.
  const named = (): string => `${method} ${redactUrl(url)}`;
  const ownError = (error: unknown): ContactCentreError => {
    if (error instanceof ContactCentreError) return error;
    const options = { cause: safeCause(error, secrets) };
    if (until.expired()) return new TimeoutError(named(), timeout, options);
    return until.signal.aborted ? new AbortError(named(), options) : new NetworkError(named(), options);
  };
  try {
    if (signal?.aborted) throw new Error('The signal had fired before the request');
    const response = (record.response = await context.transport({
      method,
      url,
      headers,
      body,
      signal: until.signal,
      maxResponseBytes: context.maxResponseBytes,
    }));
    const answer = readAnswer(response, { named, secrets, confidential });
    record.text = answer.text;
    return answer;
  } catch (error) {
    throw (record.failure = ownError(error));
  } finally {
    until.release();
    const logged = context.logger.record(record);
    if (logged) await logged;
  }
}
