import { checkedHeaders } from '../call/checked-options.js';
import { completed, isComplete } from '../transport/complete-response.js';
import type { Deadline } from '../transport/deadline.js';
import { under } from '../transport/deadline.js';
import { ConfigurationError, ContactCentreError } from '../errors/errors.js';
import type { ExchangeRequest } from '../call/exchange-request.js';
import { safeCause } from '../response/failures.js';
import { HookError } from '../errors/hook-error.js';
import type { Hook, HookRequest } from './hooks.js';
import { isObject } from '../values/is-object.js';
import { redactHeaders, redactUrl, redactValues } from '../redaction/redact.js';
import { collectSecrets } from '../redaction/sent-secrets.js';
import type { Transport, TransportResponse } from '../transport/transport.js';

interface HookedContext {
  readonly transport: Transport;
  readonly hooks: readonly Hook[] | undefined;
  readonly maxResponseBytes: number | undefined;
}

/**
 * Sends a request through all hooks. Headers that they add are also set on the request, so that logs and errors contain them.
 *
 * @param failed - Converts a failure of the transport to an error of the client. The transport's own error would show a hook
 * the request, including the token.
 */
export async function throughHooks(
  { transport, hooks = [], maxResponseBytes }: HookedContext,
  request: ExchangeRequest,
  until: Deadline,
  failed: (error: unknown, until: Deadline, request: ExchangeRequest) => Promise<Error>,
): Promise<TransportResponse> {
  const { operation, route, attempt, method, body, confidential } = request;
  const secrets = collectSecrets(request);
  const refuse = (what: string): never => {
    throw new ConfigurationError(`A hook of ${operation} ${what}`);
  };
  const send = async (): Promise<TransportResponse> => {
    // The caller no longer waits, and the hook may not have checked its signal.
    if (until.stopped) throw await failed(undefined, until, request);
    try {
      const sent = under(until, { method, url: request.url, headers: request.headers, body, maxResponseBytes });
      const response = await transport(sent);
      return isComplete(response) ? response : await completed(response);
    } catch (error) {
      throw await failed(error, until, request);
    }
  };
  const step = async (at: number): Promise<TransportResponse> => {
    const hook = hooks[at];
    if (!hook) return await send();
    const shown: HookRequest = {
      operation,
      route,
      tag: request.asked?.tag,
      attempt,
      method,
      url: redactValues(redactUrl(request.url), secrets),
      headers: redactHeaders(request.headers, secrets),
      signal: until.signal,
    };
    let hidden: TransportResponse | undefined;
    let isSent = false;
    const next = async (changed: HookRequest = shown): Promise<TransportResponse> => {
      if (isSent) refuse('asked twice for its request to be sent; `retry` repeats calls');
      isSent = true;
      for (const name of ['method', 'url'] as const) {
        if (changed[name] !== shown[name]) refuse(`changed "${name}": it can change headers alone`);
      }
      request.headers = { ...request.headers, ...changedHeaders(shown, changed.headers, refuse) };
      const response = await step(at + 1);
      if (!confidential) return response;
      hidden = response;
      return { ...response, body: new Uint8Array() };
    };
    const response: unknown = await outcomeOf(() => hook(shown, next), operation, secrets);
    if (!isResponse(response)) return refuse('gave no answer: return what next() resolves with, or { status, headers, body }');
    // Hooks do not see tokens: they receive an empty body instead, which is replaced by the real one here.
    return hidden && response.body.byteLength === 0 ? { ...response, body: hidden.body } : response;
  };
  return await step(0);
}

/** Returns the headers that a hook has added or changed. */
function changedHeaders(shown: HookRequest, headers: unknown, refuse: (what: string) => never): Record<string, string> {
  const changed = checkedHeaders(headers, shown.operation);
  for (const name of Object.keys(changed)) {
    if (changed[name] === shown.headers[name]) Reflect.deleteProperty(changed, name);
    else if (/^(host|authorization)$/.test(name)) refuse(`changed "${name}", which belongs to the client`);
  }
  return changed;
}

async function outcomeOf(hook: () => unknown, operation: string, secrets: readonly string[]): Promise<unknown> {
  try {
    return await hook();
  } catch (error) {
    throw error instanceof ContactCentreError ? error : new HookError(operation, safeCause(error, secrets));
  }
}

function isResponse(value: unknown): value is TransportResponse {
  if (!isObject(value)) return false;
  const { status, headers, body } = value;
  return typeof status === 'number' && isObject(headers) && ArrayBuffer.isView(body);
}
