import { Problem } from './errors.js';
import { routePattern } from './route-pattern.js';

/** An answer that the sandbox gives instead of doing what it was asked. */
export interface Fault {
  status: number;
  /** `Retry-After`, in s; a 429 also says it in its message. */
  retryAfter?: number;
  /** How many calls it hits; 1. */
  times?: number;
  /**
   * Verb and path as the API classes write them, e.g. `GET /api/v2/users/{userId}`, or a pattern for `VERB /path`. Without one, the
   * next calls below `/api/v2` are hit.
   */
  route?: string | RegExp;
  code?: string;
  message?: string;
}

interface Waiting {
  fault: Fault;
  pattern: RegExp;
  left: number;
}

/** Faults that wait for their calls, first come, first served. */
export class Faults {
  #waiting: Waiting[] = [];

  add(fault: Fault): void {
    const { status, times = 1, route = / \/api\/v2\// } = fault;
    if (!Number.isInteger(status) || status < 400 || status > 599) throw new RangeError('A fault has a status from 400 to 599');
    if (!Number.isInteger(times) || times < 1) throw new RangeError('A fault hits one call or more');
    if (typeof route === 'string' && !/^[A-Z]+ \//.test(route)) throw new TypeError('A route is a verb and a path');
    this.#waiting.push({ fault, pattern: typeof route === 'string' ? routePattern(route) : route, left: times });
  }

  /** The problem to answer this call with, if one waits for it. */
  take(method: string, path: string): Problem | undefined {
    const found = this.#waiting.find(({ pattern }) => `${method} ${path}`.search(pattern) >= 0);
    if (!found) return undefined;
    found.left -= 1;
    if (found.left === 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== found);
    return asProblem(found.fault);
  }

  clear(): void {
    this.#waiting = [];
  }
}

function asProblem({ status, retryAfter, code, message }: Fault): Problem {
  const limited = status === 429 && retryAfter !== undefined;
  const text = limited ? `Rate limit exceeded the maximum. Retry the request in [${retryAfter}] seconds` : undefined;
  return new Problem(status, message ?? text, {
    ...(code !== undefined && { code }),
    ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }),
  });
}
