import { queryValue } from '../http/query.js';
import { readSavedSearch } from '../http/saved-search.js';
import { checkValue } from '../http/validation.js';
import type { World } from '../store/world.js';
import { Bulk } from './bulk.js';
import { changeEntity, createEntity } from './entities.js';
import { toList } from './lists/lists.js';
import { isJob, withProgress } from './progress.js';
import { pickAttributes, searchEntities } from './lists/search.js';
import { listField, shapeOf } from '../operations/shapes.js';
import { identityOf } from './targets.js';
import { changesParent } from './can-show.js';
import type { Targets } from './targets.js';
import { withCurrentTime, transitionFields } from './transitions.js';
import { toListResult, toResult } from './result.js';
import type { Call } from './result.js';
import { withoutNulls } from './values.js';

/** Runs searches, and every other operation that is more than reading and writing resources. */
export class Actions {
  readonly #world: World;
  readonly #targets: Targets;
  readonly #bulk: Bulk;

  constructor(world: World, targets: Targets) {
    this.#world = world;
    this.#targets = targets;
    this.#bulk = new Bulk(world, targets);
  }

  /** Lists all entities, or those that match a search in the query. */
  list({ context, match }: Call): unknown {
    const entities = this.#targets.entitiesOfList(match);
    const type = this.#targets.surface.route(match.route.template, 'POST')?.operation.body?.type;
    const encodedSearch = queryValue(context, 'q64');
    if (encodedSearch === undefined || type === undefined) return toList(context, this.#world, match, entities);
    const body = checkValue(this.#world, type, readSavedSearch(encodedSearch));
    return toList(context, this.#world, match, searchEntities(entities, body), body);
  }

  search(call: Call): unknown {
    const { context, match, body } = call;
    const { returns } = match.route.operation;
    if (listField(returns) === undefined) return toResult(this.#world, call, {});
    const template = match.route.template.replace(/\/[^/]+$/, '');
    const target = this.#targets.target(match, template);
    return toList(
      context,
      this.#world,
      match,
      pickAttributes(searchEntities(this.#targets.entities(target), body, target.type), body),
      body,
    );
  }

  act(call: Call): unknown {
    const { context, match, body } = call;
    const bulkResult = this.#bulk.run(call);
    if (bulkResult !== undefined) return bulkResult;
    const { returns, body: bodyDeclaration } = match.route.operation;
    const parent = this.#targets.parent(match);
    if (parent?.target.type === returns) {
      const { target, key, entity } = parent;
      const identity = identityOf(target, key);
      const action = match.route.template.slice(match.route.template.lastIndexOf('/') + 1);
      if (action === 'copy') {
        const copyKey = this.#world.newId();
        const copyIdentity = { ...identity, key: copyKey, selfUri: `${target.uri}/${copyKey}` };
        const copy = createEntity(this.#world, context, copyIdentity, { ...entity, ...withoutNulls(body) });
        return toResult(this.#world, call, this.#world.store.put(target.path, copyKey, copy));
      }
      if (changesParent(match.route))
        return toResult(
          this.#world,
          call,
          this.#world.store.put(target.path, key, changeEntity(this.#world, context, identity, entity, body, false)),
        );
      const change = transitionFields(returns, action);
      const changedEntity =
        change && changeEntity(this.#world, context, identity, entity, withCurrentTime(this.#world, change), false);
      return toResult(this.#world, call, changedEntity ? this.#world.store.put(target.path, key, changedEntity) : entity);
    }
    // Operations from here on have no effect. They are reached only if responses by shape are allowed.
    if (bodyDeclaration?.type === returns) return Array.isArray(body) ? body : toResult(this.#world, call, withoutNulls(body));
    if (listField(returns) !== undefined) return toListResult(this.#world, call, []);
    const id = shapeOf(returns).has('id') ? { id: this.#world.newId() } : {};
    return toResult(this.#world, call, isJob(returns) ? withProgress(this.#world, returns, id, this.#world.now()) : id);
  }
}
