import type { Fault } from '../store/control/faults.js';
import { CONTROL } from './control-path.js';
import { disturbedPage, isListFault, refusedPage } from './list-faults.js';
import { textOfBody } from '../store/control/request-log.js';
import type { World } from '../store/world.js';

/**
 * Applies a fault to the response. A dropped connection is `Response.error()`, the network failure of the fetch standard; the
 * server then ends the connection.
 */
export async function disturbed(
  world: World,
  request: Request,
  answer: (fault: Fault | undefined) => Response | Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isControl = pathname.startsWith(`${CONTROL}/`);
  const waiting = isControl ? undefined : world.faults.take(request.method, pathname);
  const fault = waiting ?? (isControl ? undefined : world.overrides.disturbance(request.method, pathname));
  if (!fault) return await answer(undefined);
  if (fault.latencyMs !== undefined) await late(world, fault.latencyMs, fault.virtual ?? false, request.signal);
  // The call does not reach the overridden response, which would otherwise count it.
  const isUnanswered = fault.effect === 'drop' || fault.effect === 'expire-token';
  if (!waiting && isUnanswered) world.overrides.count(request.method, pathname);
  if (fault.effect === 'drop') {
    world.requests.add(request, 0, await textOfBody(request));
    return Response.error();
  }
  const refusal = refusedPage(world, fault, request);
  if (refusal) {
    world.requests.add(request, refusal.status, await textOfBody(request));
    return refusal;
  }
  const response = await answer(fault);
  if (response.type === 'error') return response;
  if (isListFault(fault)) return await disturbedPage(fault, request, response);
  if (fault.effect === 'truncate') return truncated(response, new Uint8Array(await response.arrayBuffer()));
  if (fault.effect === 'invalid-json') return half(response, await response.text());
  return response;
}

async function late(world: World, latencyMs: number, virtual: boolean, signal: AbortSignal): Promise<void> {
  if (virtual) {
    world.clock.advance(Math.min(latencyMs, Math.max(0, world.clock.remainingMs)));
    return;
  }
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, latencyMs);
    // The caller no longer waits for the response.
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Ends the connection in the middle of the body. */
function truncated({ status, headers }: Response, whole: Uint8Array): Response {
  const start = whole.subarray(0, Math.ceil(whole.length / 2));
  const kept = withoutLength(headers);
  // A server that buffers the body before it sends any of it could not send half.
  kept.set('transfer-encoding', 'chunked');
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      // Not in the same step: a stream that fails discards its queued chunks.
      if (sent) controller.error(new Error('The sandbox ended the connection on purpose'));
      else controller.enqueue(start);
      sent = true;
    },
  });
  return new Response(body, { status: status === 204 ? 200 : status, headers: kept });
}

/** A complete HTTP response that contains only half of the JSON. */
function half({ status, headers }: Response, text: string): Response {
  // The trailing "<" makes the body invalid in any case: half of a number is a number.
  const body = `${text.slice(0, Math.ceil(text.length / 2))} <`;
  return new Response(body, { status: status === 204 ? 200 : status, headers: withoutLength(headers) });
}

function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete('content-length');
  if (!kept.has('content-type')) kept.set('content-type', 'application/json');
  return kept;
}
