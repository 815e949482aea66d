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
 * Answers every operation of the contract that has no route of its own. What an operation does follows from the contract alone:
 *
 * - **Kinds** (`kinds.ts`): verb, the shape of the path and the type of the answer tell what an operation is. A path with single entities
 *   below it, or that answers with a list, is a collection; a path that ends in a word and answers with one thing is a single resource, such
 *   as settings; all else is an action.
 * - **Collections** (`collections.ts`, `entities.ts`, `lists.ts`) keep what is added to them under their own path, so that what belongs to a
 *   parent goes with it. Paths that only differ by words in between may show the same entities (`places.ts`).
 * - **Beginnings** (`beginnings.ts`): what an organisation always has and no operation creates, such as time zones.
 * - **Ids.** A placeholder's value must be an entity of the collection before it, where anybody can add to that; else of the collections
 *   elsewhere that entities of this name are added to (`{queueId}`, `{campaignId}`). Where there are none either, an id of a list that
 *   nobody can add to is unknown, and any other value is taken as it comes: a week, a language, a media type.
 * - **Single resources** (`singles.ts`) below what exists are always there: they read as what their type requires, until something is stored.
 *   What ends in a placeholder that nothing can have created is unknown if it is called an id, and a single resource if not.
 * - **Answers** (`values.ts`) say what their type declares: unknown fields of a body are not given back, and what is required is made up.
 *   References are told with name and address, whoever answers (`referred.ts`).
 * - **Jobs** (`progress.ts`) are queued, running and done as the clock goes on.
 * - **Searches** (`search.ts`) filter the collection that they lie in, by criteria or by filters, and turn their pages by number or by cursor.
 * - **Actions** (`actions.ts`) add, change, remove and give several entities at once (`bulk.ts`), copy the entity that they lie below, change a part
 *   of it that has a path of its own (`shows.ts`), or bring it into the state that they are called after (`transitions.ts`).
 * - **Effects** (`effects.ts`): what nothing would come of is refused with 501, or answered by its shape and marked (`unsupported.ts`).
 *
 * Called before all routes, it lets those with a word go first where a route of its own would take that word for an id; called after them
 * it answers the rest.
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

/** What comes of each operation in a sandbox. */
export function effectsOf(app: Hono<SandboxEnv>, world: World): Effects {
  const places = new Places(surface(), (template) => world.store.isLookedAfter(template));
  const isOwn = ownRoutes(app);
  return new Effects(surface(), places, isOwn, (path) => world.store.holds(path));
}

function methodNotAllowed(verbs: readonly string[]): Problem {
  const allowed = new Set(verbs.flatMap((verb) => (verb === 'GET' ? ['GET', 'HEAD'] : [verb])));
  return new Problem(405, undefined, { headers: { Allow: [...allowed].sort().join(', ') } });
}
