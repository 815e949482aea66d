import type { Hono } from 'hono';
import type { SandboxEnv } from '../http/context.js';
import type { Route } from './route.js';

/**
 * Whether the only routes of their own that answer a path take for an id what is a word of the operation's path: `/routing/queues/me` is
 * no queue called "me".
 */
export function capturesWord(app: Hono<SandboxEnv>, verb: string, template: string, path: string): boolean {
  const wanted = template.split('/');
  const given = path.split('/');
  let captures = false;
  for (const { method, path: route } of app.routes) {
    if (method !== (verb === 'HEAD' ? 'GET' : verb) || route.includes('*')) continue;
    const own = route.split('/');
    if (own.length !== given.length) continue;
    if (!own.every((segment, index) => segment.startsWith(':') || segment === given[index])) continue;
    if (own.every((segment, index) => !/^:\w+$/.test(segment) || wanted[index] === '{}')) return false;
    captures = true;
  }
  return captures;
}

/** Tells which operations have routes of their own. Asked when all of them are there. */
export function ownRoutes(app: Hono<SandboxEnv>): (route: Route) => boolean {
  let own: ReadonlySet<string> | undefined;
  return ({ operation, template }) => {
    own ??= new Set(app.routes.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, '{}')}`));
    return own.has(`${operation.verb === 'HEAD' ? 'GET' : operation.verb} ${template}`);
  };
}
