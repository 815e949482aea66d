import { checkHeaders } from '../call/request-checks.js';
import { completeResponse } from '../transport/unusual-response.js';
import type { Deadline } from '../transport/deadline.js';
import { withDeadline } from '../transport/deadline.js';
import { ConfigurationError, ContactCentreError } from '../errors/errors.js';
import type { ExchangeRequest } from '../call/exchange-request.js';
import { copyCause } from '../response/failures.js';
import { HookError } from '../errors/rare-errors.js';
import type { Hook, HookRequest } from './hooks.js';
import { isObject } from '../values/is-object.js';
import { redactHeaders, redactUrl, redactValues } from '../redaction/redact.js';
import { collectSecrets } from '../redaction/collect-secrets.js';
import type { Transport, TransportResponse } from '../transport/transport.js';

interface HookContext {
  readonly transport: Transport;
  readonly hooks: readonly Hook[] | undefined;
  readonly maxResponseBytes: number | undefined;
}

/**
 * Sends a request through all hooks. Headers that they add are also set on the request, so that logs and errors contain them.
 *
 * @param toError - Converts a failure of the transport to an error of the client. The transport's own error would show a hook
 * the request, including the token.
 */
export async function runHooks(
  { transport, hooks = [], maxResponseBytes }: HookContext,
  request: ExchangeRequest,
  deadline: Deadline,
  toError: (error: unknown, deadline: Deadline, request: ExchangeRequest) => Promise<Error>,
): Promise<TransportResponse> {
  const { operation, route, attempt, method, body, confidential } = request;
  const secrets = collectSecrets(request);
  const refuse = (reason: string): never => {
    throw new ConfigurationError(`A hook of ${operation} ${reason}`);
  };
  const send = async (): Promise<TransportResponse> => {
    // The caller no longer waits, and the hook may not have checked its signal.
    if (deadline.isStopped) throw await toError(undefined, deadline, request);
    try {
      const { url, headers } = request;
      return completeResponse(await transport(withDeadline(deadline, { method, url, headers, body, maxResponseBytes })));
    } catch (error) {
      throw await toError(error, deadline, request);
    }
  };
  const step = async (index: number): Promise<TransportResponse> => {
    const hook = hooks[index];
    if (!hook) return await send();
    const hookRequest: HookRequest = {
      operation,
      route,
      tag: request.callOptions?.tag,
      attempt,
      method,
      url: redactValues(redactUrl(request.url), secrets),
      headers: redactHeaders(request.headers, secrets),
      signal: deadline.signal,
    };
    let realResponse: TransportResponse | undefined;
    let isSent = false;
    const next = async (changedRequest: HookRequest = hookRequest): Promise<TransportResponse> => {
      if (isSent) refuse('called next() twice. Use `retry` to repeat calls');
      isSent = true;
      for (const name of ['method', 'url'] as const) {
        if (changedRequest[name] !== hookRequest[name]) refuse(`changed "${name}". Hooks can only change headers`);
      }
      request.headers = { ...request.headers, ...changedHeaders(hookRequest, changedRequest.headers, refuse) };
      const response = await step(index + 1);
      if (!confidential) return response;
      realResponse = response;
      return { ...response, body: new Uint8Array() };
    };
    const response: unknown = await runHook(() => hook(hookRequest, next), operation, secrets);
    if (!isResponse(response)) return refuse('returned no response. Return the result of next(), or { status, headers, body }');
    // Hooks do not see tokens: they receive an empty body instead, which is replaced by the real one here.
    return realResponse && response.body.byteLength === 0 ? { ...response, body: realResponse.body } : response;
  };
  return completeResponse(await step(0));
}

/** Returns the headers that a hook has added or changed. */
function changedHeaders(hookRequest: HookRequest, headers: unknown, refuse: (reason: string) => never): Record<string, string> {
  const addedHeaders = checkHeaders(headers, hookRequest.operation);
  for (const name of Object.keys(addedHeaders)) {
    if (addedHeaders[name] === hookRequest.headers[name]) Reflect.deleteProperty(addedHeaders, name);
    else if (/^(host|authorization)$/.test(name)) refuse(`changed "${name}", which belongs to the client`);
  }
  return addedHeaders;
}

async function runHook(hook: () => unknown, operation: string, secrets: readonly string[]): Promise<unknown> {
  try {
    return await hook();
  } catch (error) {
    throw error instanceof ContactCentreError ? error : new HookError(operation, copyCause(error, secrets));
  }
}

function isResponse(value: unknown): value is TransportResponse {
  if (!isObject(value)) return false;
  const { status, headers, body } = value;
  return typeof status === 'number' && isObject(headers) && ArrayBuffer.isView(body);
}
