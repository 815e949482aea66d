import type { Hono } from 'hono';
import type { SandboxEnv } from '../http/context.js';
import type { Route } from '../operations/route.js';

/**
 * Tells whether a path is matched only by specific routes that would take a word of the operation's path for an id: in
 * `/routing/queues/me`, "me" is not the id of a queue. Create it after all routes are registered, because it looks up the
 * candidates only once.
 */
export class OwnRoutes {
  readonly #app: Hono<SandboxEnv>;
  readonly #candidates = new Map<string, readonly (readonly string[])[]>();

  constructor(app: Hono<SandboxEnv>) {
    this.#app = app;
  }

  captureWord(verb: string, template: string, path: string): boolean {
    const key = `${verb} ${template}`;
    const wanted = template.split('/');
    const candidates = this.#candidates.get(key) ?? this.#candidatesOf(verb === 'HEAD' ? 'GET' : verb, wanted);
    this.#candidates.set(key, candidates);
    if (candidates.length === 0) return false;
    const given = path.split('/');
    let captures = false;
    for (const own of candidates) {
      if (!own.every((segment, index) => segment.startsWith(':') || segment === given[index])) continue;
      if (own.every((segment, index) => !/^:\w+$/.test(segment) || wanted[index] === '{}')) return false;
      captures = true;
    }
    return captures;
  }

  /** The routes that match at least one path of the template. */
  #candidatesOf(verb: string, wanted: readonly string[]): readonly (readonly string[])[] {
    return this.#app.routes
      .filter(({ method, path }) => method === verb && !path.includes('*'))
      .map(({ path }) => path.split('/'))
      .filter((own) => own.length === wanted.length)
      .filter((own) => own.every((segment, index) => segment.startsWith(':') || [segment, '{}'].includes(wanted[index] ?? '')));
  }
}

/** Tells which operations have specific routes. Call it after all of them are registered. */
export function ownRoutes(app: Hono<SandboxEnv>): (route: Route) => boolean {
  let own: ReadonlySet<string> | undefined;
  return ({ operation, template }) => {
    own ??= new Set(app.routes.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, '{}')}`));
    return own.has(`${operation.verb === 'HEAD' ? 'GET' : operation.verb} ${template}`);
  };
}
