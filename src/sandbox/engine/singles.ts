import { isObject } from '../values/json.js';
import { notFound } from '../store/errors.js';
import type { World } from '../store/world.js';
import { changeEntity, entityName } from './entities.js';
import { fillTemplate } from '../operations/route.js';
import { shapeOf } from '../operations/shapes.js';
import type { Targets } from './targets.js';
import { toResult } from './result.js';
import type { Call } from './result.js';
import type { Match } from '../operations/surface.js';

/** Operations on single resources. */
export class Singles {
  readonly #world: World;
  readonly #targets: Targets;

  constructor(world: World, targets: Targets) {
    this.#world = world;
    this.#targets = targets;
  }

  /** Whether something was stored, as is possible for a list of plain values. */
  isStored(match: Match): boolean {
    return this.#world.store.single(singlePath(match)) !== undefined;
  }

  /** Returns a single resource: what was stored, else the entity that it is another view of, else what its type requires. */
  read(match: Match): unknown {
    const { route, values } = match;
    const storedValue = this.#world.store.single(singlePath(match));
    if (storedValue !== undefined) return storedValue;
    const { returns } = route.operation;
    if (returns === 'string[]') return [];
    const parent = this.#targets.parent(match);
    if (parent?.target.type === returns) return this.#targets.withCurrentState(parent.target, parent.key, parent.entity);
    if (route.template.endsWith('/latest')) return this.#latest(match);
    const key = values.at(-1) ?? (shapeOf(returns).get('id')?.optional === false ? this.#world.organisation.id : undefined);
    return { ...(key !== undefined && { id: key }), selfUri: singlePath(match) };
  }

  /**
   * Returns the latest entity of the list beside it.
   * @throws the platform's 404 if there is none.
   */
  #latest(match: Match): unknown {
    const target = this.#targets.target(match, match.route.template.slice(0, -'/latest'.length));
    const last = this.#targets.entities(target).at(-1);
    if (!last) throw notFound(entityName(target.keyName), 'latest');
    return last;
  }

  write(call: Call): unknown {
    const { context, match, body } = call;
    const path = singlePath(match);
    if (Array.isArray(body)) {
      this.#world.store.putSingle(path, body);
      return toResult(this.#world, call, body);
    }
    const readRoute = this.#targets.surface.route(match.route.template, 'GET');
    const type = readRoute?.operation.returns ?? match.route.operation.returns;
    const current = this.read(match);
    const identity = {
      type,
      key: '',
      keyName: match.route.template.slice(match.route.template.lastIndexOf('/') + 1),
      selfUri: path,
    };
    const entity = {
      ...(shapeOf(type).get('version')?.kind === 'number' && { version: 1 }),
      ...(isObject(current) ? current : {}),
    };
    const changedEntity = changeEntity(this.#world, context, identity, entity, body ?? {}, match.kind === 'replaceOne');
    this.#world.store.putSingle(path, changedEntity);
    return toResult(this.#world, call, changedEntity);
  }

  delete(call: Call): unknown {
    this.#world.store.removeSingle(singlePath(call.match));
    return toResult(this.#world, call, {});
  }
}

function singlePath({ route, values }: Match): string {
  return fillTemplate(route.template, values);
}
