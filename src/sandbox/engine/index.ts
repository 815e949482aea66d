import { methodNotAllowed } from '../store/errors.js';
import { matchOf } from '../http/match-of.js';
import type { OperationContext } from '../http/operation-context.js';
import type { World } from '../store/world.js';
import { toResponse } from './response.js';
import type { Area } from './area.js';
import { Effects } from './effects.js';
import { Engine } from './engine.js';
import { completeResult } from './complete-result.js';
import { surface } from '../operations/surface.js';
import type { Match } from '../operations/surface.js';

/**
 * Responds to the calls of all operations: by the handler that an area defines, else by what the contract determines:
 *
 * - **Kinds** (`kinds.ts`): the kind of an operation follows from its verb, the shape of its path and its response type. A
 *   path with single entities below it, or with a list as its response, is a collection. A path that ends in a word and returns
 *   one object is a single resource, such as settings. All else is an action.
 * - **Collections** (`collections.ts`, `entities.ts`, `lists.ts`) store their entities under their own path, so that they are
 *   deleted together with their parent. Paths that differ only by words in between may show the same entities (`collection-paths.ts`).
 * - **Initial data** (`initial-data/`): data that an organisation always has and no operation creates, such as time zones.
 * - **Ids.** The value of a placeholder must be an entity of the collection before it, if entities can be added to that.
 *   Otherwise it must be in one of the collections elsewhere with entities of this name (`{queueId}`, `{campaignId}`). If there
 *   is no such collection, an id below a read-only list is unknown, and any other value is accepted: a week, a language, a
 *   media type.
 * - **Single resources** (`singles.ts`) exist as soon as their parent exists: they read as what their type requires, until
 *   something is stored. A path that ends in a placeholder whose value no operation can create is unknown if the placeholder is
 *   named an id, else a single resource.
 * - **Responses** (`values.ts`) have the form of their declared type: unknown fields of a body are not returned, and missing
 *   required fields get a default. References in results have a name and an address (`complete-result.ts`).
 * - **Jobs** (`progress.ts`) are queued, running and done as the clock advances.
 * - **Searches** (`search.ts`) filter the collection that they belong to, by criteria or by filters, with pagination by
 *   number or by cursor.
 * - **Actions** (`actions.ts`) add, change, remove and read several entities at once (`bulk.ts`), copy their parent entity,
 *   change a part of it that has a separate path (`can-show.ts`), or set the state that they are named after (`transitions.ts`).
 * - **Effects** (`effects.ts`): operations that are not implemented return 501, or a marked response by shape
 *   (`not-implemented.ts`).
 */
export function createDispatcher(
  area: Area,
  world: World,
  effects: Effects,
): (context: OperationContext) => Promise<Response | undefined> {
  const engine = new Engine(world, surface(), world.collectionPaths, effects);
  const respond = async (context: OperationContext, match: Match): Promise<Response> => {
    const handler = area.handler(match.route);
    return toResponse(context, match, handler ? await handler(context) : engine.run(context, match));
  };
  return async (context) => {
    const match = matchOf(context);
    if (!('route' in match)) {
      if (match.length > 0) throw methodNotAllowed(match);
      return undefined;
    }
    context.params = Object.fromEntries(match.route.names.map((name, index) => [name, match.values[index] ?? '']));
    const { returns } = match.route.operation;
    context.conform = (result) => completeResult(world, returns, result);
    let next = async (): Promise<Response> => await respond(context, match);
    for (const wrapper of area.wrappers(match.route).toReversed()) {
      const inner = next;
      next = async () => await wrapper(context, inner);
    }
    return await next();
  };
}

/** The effect of each operation in a sandbox. */
export function effectsOf(area: Area, world: World): Effects {
  return new Effects(
    surface(),
    world.collectionPaths,
    (route) => area.defines(route),
    (path) => world.store.hasEntities(path),
  );
}
