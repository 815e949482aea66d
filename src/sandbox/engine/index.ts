import type { Hono } from 'hono';
import { Problem } from '../store/errors.js';
import { matchOf } from '../http/matched.js';
import type { SandboxContext, SandboxEnv } from '../http/context.js';
import type { World } from '../store/world.js';
import { answer } from './answer.js';
import { begin } from './beginnings/beginnings.js';
import { Effects } from './effects.js';
import { Engine } from './engine.js';
import { OwnRoutes, ownRoutes } from './own-routes.js';
import { Places } from '../operations/places.js';
import { surface } from '../operations/surface.js';
import type { Match } from '../operations/surface.js';

/**
 * Handles every operation of the contract that has no specific route. The contract alone determines its behaviour:
 *
 * - **Kinds** (`kinds.ts`): the kind of an operation follows from its verb, the shape of its path and its response type. A
 *   path with single entities below it, or with a list as its response, is a collection. A path that ends in a word and returns
 *   one object is a single resource, such as settings. All else is an action.
 * - **Collections** (`collections.ts`, `entities.ts`, `lists.ts`) store their entities under their own path, so that they are
 *   deleted together with their parent. Paths that differ only by words in between may show the same entities (`places.ts`).
 * - **Beginnings** (`beginnings.ts`): data that an organisation always has and no operation creates, such as time zones.
 * - **Ids.** The value of a placeholder must be an entity of the collection before it, if entities can be added to that.
 *   Otherwise it must be in one of the collections elsewhere with entities of this name (`{queueId}`, `{campaignId}`). If there
 *   is no such collection, an id below a read-only list is unknown, and any other value is accepted: a week, a language, a
 *   media type.
 * - **Single resources** (`singles.ts`) exist as soon as their parent exists: they read as what their type requires, until
 *   something is stored. A path that ends in a placeholder whose value no operation can create is unknown if the placeholder is
 *   named an id, else a single resource.
 * - **Responses** (`values.ts`) have the form of their declared type: unknown fields of a body are not returned, and missing
 *   required fields get a default. Every route returns references with name and address (`referred.ts`).
 * - **Jobs** (`progress.ts`) are queued, running and done as the clock advances.
 * - **Searches** (`search.ts`) filter the collection that they belong to, by criteria or by filters, with pagination by
 *   number or by cursor.
 * - **Actions** (`actions.ts`) add, change, remove and read several entities at once (`bulk.ts`), copy their parent entity,
 *   change a part of it that has a separate path (`shows.ts`), or set the state that they are named after (`transitions.ts`).
 * - **Effects** (`effects.ts`): operations that are not implemented return 501, or a marked response by shape
 *   (`unsupported.ts`).
 *
 * With `'first'` it is called before all routes, and handles paths with a fixed word that a specific route would take for an
 * id. With `'last'` it is called after them, and handles the rest.
 */
export function genericRoutes(order: 'first' | 'last'): (app: Hono<SandboxEnv>, world: World) => void {
  return (app, world) => {
    const operations = surface();
    if (order === 'last') begin(world);
    const places = new Places(operations, (template) => world.store.isLookedAfter(template));
    const engine = new Engine(world, operations, places, effectsOf(app, world));
    const own = new OwnRoutes(app);
    const run = (context: SandboxContext, match: Match): Response => answer(context, match, engine.run(context, match));

    app.all('/api/v2/*', async (context, next) => {
      const verb = context.req.method;
      const match = matchOf(context);
      if (order === 'first') {
        if ('route' in match && own.captureWord(verb, match.route.template, context.req.path)) return run(context, match);
      } else if ('route' in match) return run(context, match);
      else if (match.length > 0) throw methodNotAllowed(match);
      await next();
      return undefined;
    });
  };
}

/** The effect of each operation in a sandbox. */
export function effectsOf(app: Hono<SandboxEnv>, world: World): Effects {
  const places = new Places(surface(), (template) => world.store.isLookedAfter(template));
  const isOwn = ownRoutes(app);
  return new Effects(surface(), places, isOwn, (path) => world.store.holds(path));
}

function methodNotAllowed(verbs: readonly string[]): Problem {
  const allowed = new Set(verbs.flatMap((verb) => (verb === 'GET' ? ['GET', 'HEAD'] : [verb])));
  return new Problem(405, undefined, { headers: { Allow: [...allowed].sort().join(', ') } });
}
