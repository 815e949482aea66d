import type { Fault } from '../store/control/faults.js';
import type { World } from '../store/world.js';
import { isObject } from '../values/json.js';
import { badRequest } from '../store/errors.js';

/** How many results pagination can reach by default. */
const WINDOW = 10_000;

const cursors = ['cursor', 'after', 'before', 'nextPage'];

const effects: readonly unknown[] = ['clamp', 'endless', 'empty-page', 'window', 'expire-cursor'];

export const isListFault = ({ effect }: Fault): boolean => effects.includes(effect);

/** The error for a page that a list refuses: beyond the window, or with an expired cursor. */
export function refusedPage(world: World, { effect, window = WINDOW }: Fault, request: Request): Response | undefined {
  const { searchParams } = new URL(request.url);
  const number = (name: string, otherwise: number): number => Number(searchParams.get(name) ?? otherwise);
  const isBeyond = effect === 'window' && number('pageNumber', 1) * number('pageSize', 25) > window;
  const cursor = effect === 'expire-cursor' ? cursors.find((name) => (searchParams.get(name) ?? '') !== '') : undefined;
  if (!isBeyond && cursor === undefined) return undefined;
  const fieldName = cursor ?? 'pageNumber';
  const message = isBeyond ? `No more than ${window} results can be paged through` : 'The cursor has expired';
  const correlationId = world.newCorrelationId();
  return Response.json(badRequest(message, [{ errorCode: 'invalid.value', fieldName }]).body(correlationId), {
    status: 400,
    headers: { 'inin-correlation-id': correlationId, 'Access-Control-Allow-Origin': '*' },
  });
}

/** The last page with entities that was returned under a fault. */
const latest = new WeakMap<Fault, Record<string, unknown>>();

/** Changes a page of a list as the fault specifies; returns any other response unchanged. */
export async function disturbedPage(fault: Fault, request: Request, response: Response): Promise<Response> {
  if (!response.ok || fault.effect === 'window' || fault.effect === 'expire-cursor') return response;
  const text = await response.text();
  const body = parsed(text);
  const field = isObject(body) ? ['entities', 'results', 'conversations'].find((name) => Array.isArray(body[name])) : undefined;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const shown = isObject(body) && field !== undefined ? JSON.stringify(altered(fault, request, body, field)) : text;
  return new Response(shown, { status: response.status, headers });
}

function altered(fault: Fault, request: Request, body: Record<string, unknown>, field: string): Record<string, unknown> {
  if (fault.effect === 'empty-page') return { ...body, [field]: [] };
  // Removes the total size from both kinds of list.
  const { pageCount: _count, total: _total, lastUri: _last, ...page } = body;
  const number = typeof page['pageNumber'] === 'number' ? page['pageNumber'] : undefined;
  const next = new URL(request.url);
  if (number !== undefined) next.searchParams.set('pageNumber', String(number + 1));
  const own = { ...page, nextUri: page['nextUri'] ?? `${next.pathname}${next.search}` };
  if (fault.effect === 'endless') return own;
  const items = body[field];
  const isEmpty = Array.isArray(items) && items.length === 0;
  if (!isEmpty) latest.set(fault, own);
  const before = latest.get(fault);
  return isEmpty && before ? { ...before, nextUri: own.nextUri } : own;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
