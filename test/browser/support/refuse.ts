import type { Sandbox } from '../../../src/sandbox/index.js';

/** The platform's 403, for `sandbox.on`: unlike a fault that hits so many calls, it lasts however often a page asks again meanwhile. */
export function refusal(message = 'Not yours', code = 'not.authorized'): () => Response {
  return () =>
    Response.json(
      { status: 403, code, message, contextId: 'c0ffee', details: [], errors: [] },
      { status: 403, headers: { 'inin-correlation-id': 'c0ffee' } },
    );
}

/** How often a path was asked for. */
export function timesAsked({ requests }: Sandbox, method: string, path: string): number {
  return requests.filter((request) => request.method === method && request.path === path).length;
}
