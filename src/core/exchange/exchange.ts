import type { Answer } from '../response/answer.js';
import { readAnswer } from '../response/answer.js';
import { Deadline, withDeadline } from '../transport/deadline.js';
import { AbortError, ContactCentreError, NetworkError, TimeoutError } from '../errors/errors.js';
import type { ExchangeRequest } from '../call/exchange-request.js';
import type { Hook } from './hooks.js';
import { nameRequest, loadModule } from '../arguments/load-module.js';
import type { Exchange } from '../logging/log.js';
import type { Logger } from '../logging/logger.js';
import type { Transport } from '../transport/transport.js';

/** What one exchange needs from its client. */
export interface ExchangeContext {
  readonly transport: Transport;
  readonly logger: Pick<Logger, 'record'>;
  readonly maxResponseBytes: number | undefined;
  /** Whether the transport is none of the built-in ones, so that its responses may have another form than theirs. */
  readonly isCustom: boolean;
  /** The outermost first; `undefined` if there are none. */
  hooks: readonly Hook[] | undefined;
}

/** Sends one request, reads its response under one deadline and logs the exchange, whatever its outcome. */
export async function exchange(context: ExchangeContext, request: ExchangeRequest): Promise<Answer> {
  const { method, url, headers, body, timeout, signal } = request;
  const record: Exchange = { request, startedAt: Date.now(), response: undefined, text: undefined, failure: undefined };
  const deadline = new Deadline(timeout, signal);
  try {
    if (deadline.isStopped) throw await toClientError(undefined, deadline, request);
    const { maxResponseBytes } = context;
    const sending = context.hooks
      ? loadModule(() => import('./run-hooks.js')).then(({ runHooks }) => runHooks(context, request, deadline, toClientError))
      : context.transport(withDeadline(deadline, { method, url, headers, body, maxResponseBytes }));
    let response = await deadline.race(sending);
    if (context.isCustom) {
      unusual ??= await loadModule(() => import('../transport/unusual.js'));
      response = unusual.completeResponse(response);
    }
    record.response = response;
    if (!isFinalStatus(response.status)) throw new Error(`the response has the invalid status ${String(response.status)}`);
    const answer = await readAnswer(response, request);
    record.text = answer.text;
    return answer;
  } catch (error) {
    throw (record.failure = await toClientError(error, deadline, request));
  } finally {
    deadline.release();
    const logging = context.logger.record(record);
    if (logging) await logging;
  }
}

/** A cache of the code that reads responses of custom transports. */
let unusual: typeof import('../transport/unusual.js') | undefined;

/** Whether a status ends an exchange (RFC 9110, 15): below 200 the response is still to come, and `000` is no status. */
const isFinalStatus = (status: number): boolean => Number.isInteger(status) && status >= 200 && status <= 599;

/**
 * Returns the error of a request without a complete response. Like the response, the code that redacts its address and its
 * cause may be unreachable.
 */
async function toClientError(error: unknown, deadline: Deadline, request: ExchangeRequest): Promise<ContactCentreError> {
  if (error instanceof ContactCentreError) return error;
  // Read before loading: a timeout or an abort from here on is not the reason of this failure.
  const { isExpired, isStopped, reason } = deadline;
  const failures = await loadModule(() => import('../response/recovery.js')).catch(() => undefined);
  const name = failures?.requestName(request) ?? nameRequest(request);
  if (isStopped && !isExpired) return new AbortError(name, failures?.abortFailure(reason, request));
  const failure = failures?.connectionFailure(error, request);
  return isExpired ? new TimeoutError(name, request.timeout, failure) : new NetworkError(name, failure);
}
