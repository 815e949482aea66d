import { isObject } from '../http/body.js';
import { notFound } from '../http/errors.js';
import { queryValue } from '../http/query.js';
import { savedSearch } from '../http/saved-search.js';
import { checked } from '../http/validation.js';
import type { World } from '../world/world.js';
import { changed, created, entityName } from './entities.js';
import type { Json } from './json.js';
import { listAnswer } from './lists.js';
import { isJob, progressed } from './progress.js';
import { searched } from './search.js';
import { listField, shapeOf } from './shapes.js';
import { identityOf } from './shelves.js';
import type { Shelves } from './shelves.js';
import { asOf, transition } from './transitions.js';
import { many, shown } from './shown.js';
import type { Call } from './shown.js';
import { textOf, withoutNulls } from './values.js';

/** Searches, and all that is done to resources beyond reading and writing them. */
export class Actions {
  constructor(
    private readonly world: World,
    private readonly shelves: Shelves,
  ) {}

  /** What a list holds: all, or what a search that stands in the query finds. */
  list({ context, match }: Call): unknown {
    const entities = this.shelves.listed(match);
    const type = this.shelves.surface.route(match.route.template, 'POST')?.operation.body?.type;
    const sought = queryValue(context, 'q64');
    if (sought === undefined || type === undefined) return listAnswer(context, this.world, match, entities);
    const body = checked(this.world, type, savedSearch(sought));
    return listAnswer(context, this.world, match, searched(entities, body), body);
  }

  search(call: Call): unknown {
    const { context, match, body } = call;
    const { returns } = match.route.operation;
    if (listField(returns) === undefined) return shown(this.world, call, {});
    const template = match.route.template.replace(/\/[^/]+$/, '');
    const shelf = this.shelves.shelf(match, template);
    return listAnswer(context, this.world, match, searched(this.shelves.entities(shelf), body), body);
  }

  /** `…/bulk/contacts/add` and its like do to `…/contacts` what they are called, entity by entity: one that fails stops no other. */
  #bulk(call: Call): unknown {
    const { match, body } = call;
    const [, before = '', name = '', action = 'fetch'] = /^(.*)\/bulk\/(\w+)(?:\/(\w+))?$/.exec(match.route.template) ?? [];
    const collection = `${before}/${name}`;
    if (!this.shelves.places.isFilled(collection) || !isObject(body) || !Array.isArray(body['entities'])) return undefined;
    const shelf = this.shelves.shelf(match, collection);
    const results = body['entities'].filter(isObject).map((entry): Json => {
      const key = action === 'add' ? this.world.newId() : textOf(entry['id']);
      const found = this.shelves.keep.find(shelf.path, key);
      if (action !== 'add' && !found)
        return { id: key, success: false, error: notFound(entityName(shelf.keyName), key).body('') };
      if (action === 'remove') this.shelves.keep.remove(shelf.path, key);
      if (action === 'fetch' || action === 'remove')
        return { id: key, success: true, ...(action === 'fetch' && { entity: found }) };
      const identity = identityOf(shelf, key);
      const entity = found
        ? changed(this.world, call.context, identity, found, entry, true)
        : created(this.world, call.context, identity, entry);
      return { id: key, success: true, entity: this.shelves.keep.put(shelf.path, key, entity) };
    });
    const errorIndexes = results.flatMap(({ success }, index) => (success === true ? [] : [index]));
    return { results, errorCount: errorIndexes.length, errorIndexes };
  }

  act(call: Call): unknown {
    const { context, match, body } = call;
    const bulk = this.#bulk(call);
    if (bulk !== undefined) return shown(this.world, call, bulk);
    const { returns, body: declared } = match.route.operation;
    const parent = this.shelves.parent(match);
    if (parent?.shelf.type === returns) {
      const { shelf, key, entity } = parent;
      const identity = identityOf(shelf, key);
      const word = match.route.template.slice(match.route.template.lastIndexOf('/') + 1);
      if (word === 'copy') {
        const copyKey = this.world.newId();
        const copied = { ...identity, key: copyKey, selfUri: `${shelf.uri}/${copyKey}` };
        const copy = created(this.world, context, copied, { ...entity, ...withoutNulls(body) });
        return shown(this.world, call, this.shelves.keep.put(shelf.path, copyKey, copy));
      }
      const change = transition(returns, word);
      const after = change && changed(this.world, context, identity, entity, asOf(this.world, change), false);
      return shown(this.world, call, after ? this.shelves.keep.put(shelf.path, key, after) : entity);
    }
    // What follows has no effect: it is reached where answers may be shapes alone.
    if (declared?.type === returns) return Array.isArray(body) ? body : shown(this.world, call, withoutNulls(body));
    if (listField(returns) !== undefined) return many(this.world, call, []);
    const id = shapeOf(returns).has('id') ? { id: this.world.newId() } : {};
    return shown(this.world, call, isJob(returns) ? progressed(this.world, returns, id, this.world.now()) : id);
  }
}
