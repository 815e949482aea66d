import type { Fault } from '../store/control/faults.js';
import { CONTROL } from './control-path.js';
import { applyListFault, isListFault, refusePage } from './list-faults.js';
import { textOfBody } from '../store/control/request-log.js';
import type { World } from '../store/world.js';
import { pathnameOf } from '../values/pathname.js';

/**
 * Applies a fault to the response. A dropped connection is `Response.error()`, the network failure of the fetch standard; the
 * server then ends the connection.
 */
export async function applyFault(
  world: World,
  request: Request,
  respond: (fault: Fault | undefined) => Response | Promise<Response>,
): Promise<Response> {
  const pathname = pathnameOf(request.url);
  const isControl = pathname.startsWith(`${CONTROL}/`);
  const pendingFault = isControl ? undefined : world.faults.take(request.method, pathname);
  const fault = pendingFault ?? (isControl ? undefined : world.overrides.faultFor(request.method, pathname));
  if (!fault) return await respond(undefined);
  if (fault.latencyMs !== undefined) await delay(world, fault.latencyMs, fault.virtual ?? false, request.signal);
  // The call does not reach the overridden response, which would otherwise count it.
  const hasNoResponse = fault.effect === 'drop' || fault.effect === 'expire-token';
  if (!pendingFault && hasNoResponse) world.overrides.count(request.method, pathname);
  if (fault.effect === 'drop') {
    world.requests.add(request, 0, await textOfBody(request));
    return Response.error();
  }
  const refusedResponse = refusePage(world, fault, request);
  if (refusedResponse) {
    world.requests.add(request, refusedResponse.status, await textOfBody(request));
    return refusedResponse;
  }
  const response = await respond(fault);
  if (response.type === 'error') return response;
  if (isListFault(fault)) return await applyListFault(fault, request, response);
  if (fault.effect === 'truncate') return truncateResponse(response, new Uint8Array(await response.arrayBuffer()));
  if (fault.effect === 'invalid-json') return halveJson(response, await response.text());
  return response;
}

async function delay(world: World, latencyMs: number, virtual: boolean, signal: AbortSignal): Promise<void> {
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
function truncateResponse({ status, headers }: Response, bytes: Uint8Array): Response {
  const start = bytes.subarray(0, Math.ceil(bytes.length / 2));
  const bodyHeaders = withoutLength(headers);
  // A server that buffers the body before it sends any of it could not send half.
  bodyHeaders.set('transfer-encoding', 'chunked');
  let hasSentStart = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      // Not in the same step: a stream that fails discards its queued chunks.
      if (hasSentStart) controller.error(new Error('The sandbox ended the connection on purpose'));
      else controller.enqueue(start);
      hasSentStart = true;
    },
  });
  return new Response(body, { status: status === 204 ? 200 : status, headers: bodyHeaders });
}

/** A complete HTTP response that contains only half of the JSON. */
function halveJson({ status, headers }: Response, text: string): Response {
  // The trailing "<" makes the body invalid in any case: half of a number is a number.
  const body = `${text.slice(0, Math.ceil(text.length / 2))} <`;
  return new Response(body, { status: status === 204 ? 200 : status, headers: withoutLength(headers) });
}

function withoutLength(headers: Headers): Headers {
  const bodyHeaders = new Headers(headers);
  bodyHeaders.delete('content-length');
  if (!bodyHeaders.has('content-type')) bodyHeaders.set('content-type', 'application/json');
  return bodyHeaders;
}
