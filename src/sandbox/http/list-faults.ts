import type { Fault } from '../store/control/faults.js';
import type { World } from '../store/world.js';
import { isObject } from '../values/json.js';
import { invalidField } from '../store/errors.js';

/** How many results pagination can reach by default. */
const DEFAULT_WINDOW = 10_000;

const cursors = ['cursor', 'after', 'before', 'nextPage'];

const listEffects: readonly unknown[] = ['clamp', 'endless', 'empty-page', 'window', 'expire-cursor'];

export const isListFault = ({ effect }: Fault): boolean => listEffects.includes(effect);

/** The error for a page that a list refuses: beyond the window, or with an expired cursor. */
export function refusePage(world: World, { effect, window = DEFAULT_WINDOW }: Fault, request: Request): Response | undefined {
  const { searchParams } = new URL(request.url);
  const number = (name: string, defaultNumber: number): number => Number(searchParams.get(name) ?? defaultNumber);
  const isBeyond = effect === 'window' && number('pageNumber', 1) * number('pageSize', 25) > window;
  const cursor = effect === 'expire-cursor' ? cursors.find((name) => (searchParams.get(name) ?? '') !== '') : undefined;
  if (!isBeyond && cursor === undefined) return undefined;
  const fieldName = cursor ?? 'pageNumber';
  const message = isBeyond ? `No more than ${window} results can be paged through` : 'The cursor has expired';
  const correlationId = world.newCorrelationId();
  return Response.json(invalidField(message, fieldName).body(correlationId), {
    status: 400,
    headers: { 'inin-correlation-id': correlationId, 'Access-Control-Allow-Origin': '*' },
  });
}

/** The last page with entities that was returned under a fault. */
const latestPages = new WeakMap<Fault, Record<string, unknown>>();

/** Changes a page of a list as the fault specifies; returns any other response unchanged. */
export async function applyListFault(fault: Fault, request: Request, response: Response): Promise<Response> {
  if (!response.ok || fault.effect === 'window' || fault.effect === 'expire-cursor') return response;
  const text = await response.text();
  const body = parseJson(text);
  const field = isObject(body) ? ['entities', 'results', 'conversations'].find((name) => Array.isArray(body[name])) : undefined;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const newText = isObject(body) && field !== undefined ? JSON.stringify(changePage(fault, request, body, field)) : text;
  return new Response(newText, { status: response.status, headers });
}

function changePage(fault: Fault, request: Request, body: Record<string, unknown>, field: string): Record<string, unknown> {
  if (fault.effect === 'empty-page') return { ...body, [field]: [] };
  // Removes the total size from both kinds of list.
  const { pageCount: _count, total: _total, lastUri: _last, ...page } = body;
  const number = typeof page['pageNumber'] === 'number' ? page['pageNumber'] : undefined;
  const next = new URL(request.url);
  if (number !== undefined) next.searchParams.set('pageNumber', String(number + 1));
  const linkedPage = { ...page, nextUri: page['nextUri'] ?? `${next.pathname}${next.search}` };
  if (fault.effect === 'endless') return linkedPage;
  const items = body[field];
  const isEmpty = Array.isArray(items) && items.length === 0;
  if (!isEmpty) latestPages.set(fault, linkedPage);
  const latestPage = latestPages.get(fault);
  return isEmpty && latestPage ? { ...latestPage, nextUri: linkedPage.nextUri } : linkedPage;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
