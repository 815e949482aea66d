import type { Sandbox } from '../../../src/sandbox/index.js';

/** The platform's 403, for `sandbox.on`. Unlike a fault for a number of calls, it applies to every repetition. */
export function refusal(message = 'Not yours', code = 'not.authorized'): () => Response {
  return () =>
    Response.json(
      { status: 403, code, message, contextId: 'c0ffee', details: [], errors: [] },
      { status: 403, headers: { 'inin-correlation-id': 'c0ffee' } },
    );
}

/** Counts the requests to a path. */
export function timesAsked({ requests }: Sandbox, method: string, path: string): number {
  return requests.filter((request) => request.method === method && request.path === path).length;
}
