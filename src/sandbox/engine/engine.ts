import type { OperationContext } from '../http/operation-context.js';
import type { World } from '../store/world.js';
import { Actions } from './actions.js';
import { Collections } from './collections.js';
import type { Effects } from './effects.js';
import type { CollectionPaths } from '../operations/collection-paths.js';
import { Targets } from './targets.js';
import { toListResult, toResult } from './result.js';
import type { Call } from './result.js';
import { Singles } from './singles.js';
import type { Match, Surface } from '../operations/surface.js';
import { markUnsupported, notImplemented } from '../http/not-implemented.js';

/** Executes operations: checks a request, and passes it to the module for its kind. */
export class Engine {
  readonly #world: World;
  readonly #effects: Effects;
  readonly #targets: Targets;
  readonly #collections: Collections;
  readonly #singles: Singles;
  readonly #actions: Actions;

  constructor(world: World, surface: Surface, collectionPaths: CollectionPaths, effects: Effects) {
    this.#world = world;
    this.#effects = effects;
    this.#targets = new Targets(world, surface, collectionPaths);
    this.#collections = new Collections(world, this.#targets);
    this.#singles = new Singles(world, this.#targets);
    this.#actions = new Actions(world, this.#targets);
  }

  /** @returns the body of the response, `undefined` if it has none. */
  run(context: OperationContext, match: Match): unknown {
    const { operation } = match.route;
    const hasEffect = this.#effects.of(match.route) !== 'none';
    this.#targets.checkParents(match, hasEffect);
    if (!hasEffect) {
      if (this.#world.unsupported === 'refuse') throw notImplemented(operation);
      markUnsupported(context, operation);
    }
    const call = { context, match, body: context.body };
    const result = this.#execute(call);
    return operation.returns === 'void' ? undefined : result;
  }

  #execute(call: Call): unknown {
    const { match, body } = call;
    switch (match.kind) {
      case 'list':
        if (this.#singles.isStored(match)) return toResult(this.#world, call, this.#singles.read(match));
        return this.#actions.list(call);
      case 'read':
        return toResult(this.#world, call, this.#collections.read(match));
      case 'create':
        return this.#collections.create(call, body);
      case 'createMany':
        return toListResult(
          this.#world,
          call,
          (Array.isArray(body) ? body : []).map((entry: unknown) => this.#collections.create(call, entry)),
        );
      case 'replace':
      case 'change':
        return this.#collections.write(call);
      case 'delete':
        return this.#collections.delete(call);
      case 'writeMany':
        return this.#collections.writeMany(call);
      case 'deleteMany':
        return this.#collections.deleteMany(call);
      case 'readOne':
        return toResult(this.#world, call, this.#singles.read(match));
      case 'replaceOne':
      case 'changeOne':
        return this.#singles.write(call);
      case 'deleteOne':
        return this.#singles.delete(call);
      case 'search':
        return this.#actions.search(call);
      case 'action':
        return this.#actions.act(call);
    }
  }
}
