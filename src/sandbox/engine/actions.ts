import { queryValue } from '../http/query.js';
import { savedSearch } from '../http/saved-search.js';
import { checked } from '../http/validation.js';
import type { World } from '../store/world.js';
import { Bulk } from './bulk.js';
import { changed, created } from './entities.js';
import { listAnswer } from './lists/lists.js';
import { isJob, progressed } from './progress.js';
import { chosen, searched } from './lists/search.js';
import { listField, shapeOf } from '../operations/shapes.js';
import { identityOf } from './shelves.js';
import { changesParent } from './shows.js';
import type { Shelves } from './shelves.js';
import { asOf, transition } from './transitions.js';
import { many, shown } from './shown.js';
import type { Call } from './shown.js';
import { withoutNulls } from './values.js';

/** Runs searches, and every other operation that is more than reading and writing resources. */
export class Actions {
  readonly #world: World;
  readonly #shelves: Shelves;
  readonly #bulk: Bulk;

  constructor(world: World, shelves: Shelves) {
    this.#world = world;
    this.#shelves = shelves;
    this.#bulk = new Bulk(world, shelves);
  }

  /** Lists all entities, or those that match a search in the query. */
  list({ context, match }: Call): unknown {
    const entities = this.#shelves.listed(match);
    const type = this.#shelves.surface.route(match.route.template, 'POST')?.operation.body?.type;
    const sought = queryValue(context, 'q64');
    if (sought === undefined || type === undefined) return listAnswer(context, this.#world, match, entities);
    const body = checked(this.#world, type, savedSearch(sought));
    return listAnswer(context, this.#world, match, searched(entities, body), body);
  }

  search(call: Call): unknown {
    const { context, match, body } = call;
    const { returns } = match.route.operation;
    if (listField(returns) === undefined) return shown(this.#world, call, {});
    const template = match.route.template.replace(/\/[^/]+$/, '');
    const shelf = this.#shelves.shelf(match, template);
    return listAnswer(context, this.#world, match, chosen(searched(this.#shelves.entities(shelf), body, shelf.type), body), body);
  }

  act(call: Call): unknown {
    const { context, match, body } = call;
    const done = this.#bulk.run(call);
    if (done !== undefined) return done;
    const { returns, body: declared } = match.route.operation;
    const parent = this.#shelves.parent(match);
    if (parent?.shelf.type === returns) {
      const { shelf, key, entity } = parent;
      const identity = identityOf(shelf, key);
      const word = match.route.template.slice(match.route.template.lastIndexOf('/') + 1);
      if (word === 'copy') {
        const copyKey = this.#world.newId();
        const copied = { ...identity, key: copyKey, selfUri: `${shelf.uri}/${copyKey}` };
        const copy = created(this.#world, context, copied, { ...entity, ...withoutNulls(body) });
        return shown(this.#world, call, this.#world.store.put(shelf.path, copyKey, copy));
      }
      if (changesParent(match.route))
        return shown(
          this.#world,
          call,
          this.#world.store.put(shelf.path, key, changed(this.#world, context, identity, entity, body, false)),
        );
      const change = transition(returns, word);
      const after = change && changed(this.#world, context, identity, entity, asOf(this.#world, change), false);
      return shown(this.#world, call, after ? this.#world.store.put(shelf.path, key, after) : entity);
    }
    // Operations from here on have no effect. They are reached only if responses by shape are allowed.
    if (declared?.type === returns) return Array.isArray(body) ? body : shown(this.#world, call, withoutNulls(body));
    if (listField(returns) !== undefined) return many(this.#world, call, []);
    const id = shapeOf(returns).has('id') ? { id: this.#world.newId() } : {};
    return shown(this.#world, call, isJob(returns) ? progressed(this.#world, returns, id, this.#world.now()) : id);
  }
}
