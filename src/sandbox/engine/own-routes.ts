import type { Hono } from 'hono';
import type { SandboxEnv } from '../http/context.js';
import type { Route } from '../operations/route.js';

/**
 * Tells whether the only routes of their own that answer a path take for an id what is a word of the operation's path: `/routing/queues/me`
 * is no queue called "me". To be made when all routes are there: what an operation may meet is looked up once.
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

  /** The routes that some path of the template leads to. */
  #candidatesOf(verb: string, wanted: readonly string[]): readonly (readonly string[])[] {
    return this.#app.routes
      .filter(({ method, path }) => method === verb && !path.includes('*'))
      .map(({ path }) => path.split('/'))
      .filter((own) => own.length === wanted.length)
      .filter((own) => own.every((segment, index) => segment.startsWith(':') || [segment, '{}'].includes(wanted[index] ?? '')));
  }
}

/** Tells which operations have routes of their own. Asked when all of them are there. */
export function ownRoutes(app: Hono<SandboxEnv>): (route: Route) => boolean {
  let own: ReadonlySet<string> | undefined;
  return ({ operation, template }) => {
    own ??= new Set(app.routes.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, '{}')}`));
    return own.has(`${operation.verb === 'HEAD' ? 'GET' : operation.verb} ${template}`);
  };
}
