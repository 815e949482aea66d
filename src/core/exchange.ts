import type { Answer } from './answer.js';
import { readAnswer } from './answer.js';
import { Deadline, abortError, under } from './deadline.js';
import { ContactCentreError, NetworkError, TimeoutError, safeCause } from './errors.js';
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
  const until = new Deadline(timeout, signal);
  // Only errors name the request, so only they pay for redacting it.
  const named = (): string => `${method} ${redactUrl(url)}`;
  const ownError = (error: unknown): ContactCentreError => {
    if (error instanceof ContactCentreError) return error;
    if (until.stopped && !until.expired) return abortError(named(), until.reason, secrets);
    const options = { cause: safeCause(error, secrets) };
    return until.expired ? new TimeoutError(named(), timeout, options) : new NetworkError(named(), options);
  };
  try {
    if (until.stopped) throw abortError(named(), until.reason, secrets);
    const { maxResponseBytes } = context;
    const sent = context.transport(under(until, { method, url, headers, body, maxResponseBytes }));
    const response = (record.response = await until.hold(sent));
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
