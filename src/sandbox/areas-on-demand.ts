import { defineFirstAreas } from './areas/index.js';
import { firstModules } from './areas/first-modules.js';
import { Area } from './engine/area.js';
import type { Effects } from './engine/effects.js';
import { effectsOf } from './engine/index.js';
import type { AreaModule, LaterPart } from './areas/later-part.js';
import { firstOperations } from './operations/first-operations.js';
import { surface } from './operations/surface.js';
import { requireWhole } from './operations/wholeness.js';
import type { World } from './store/world.js';
import * as traffic from './traffic/index.js';
import { pathnameOf } from './values/pathname.js';
import { laterPartIfLoaded, loadLaterPart } from './whole.js';

/** Addresses of the sign-in, which need no operations. */
const signInPaths = /^\/(?:oauth\/|logout$)/;

/** What defines the areas, if not the modules of the package. */
export interface AreaParts {
  readonly first: readonly AreaModule[];
  readonly later: LaterPart | undefined;
}

/**
 * The areas of a sandbox. In the bundle of a page, only the first operations are defined until a request needs others, so that the
 * page loads less.
 */
export class AreasOnDemand {
  readonly area: Area;
  readonly effects: Effects;
  readonly #world: World;
  #isWhole = false;

  constructor(world: World, request: Area['request'], parts?: AreaParts) {
    const { first, later } = parts ?? { first: firstModules, later: laterPartIfLoaded() };
    this.#world = world;
    this.area = new Area(request);
    this.effects = effectsOf(this.area, world);
    defineFirstAreas(this.area, world, traffic, first);
    this.#defineLater(later);
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  /**
   * Whether a request has to wait for {@link complete}. Once another sandbox has loaded the later part, every request does: the tables
   * then contain operations that this sandbox has not defined.
   */
  needsMore({ method, url }: Request): boolean {
    if (this.#isWhole) return false;
    return laterPartIfLoaded() !== undefined || this.#world.hasOtherData || !isFirst(method, pathnameOf(url));
  }

  /** @throws SandboxNotLoadedError if not all operations are loaded. */
  requireAll(reason: string): void {
    requireWhole(reason);
    this.#defineLater(laterPartIfLoaded());
  }

  /**
   * Defines all operations, and loads them if necessary.
   * @throws SandboxNotLoadedError
   */
  async complete(): Promise<void> {
    await loadLaterPart();
    if (this.#isWhole) return;
    this.#defineLater(laterPartIfLoaded());
    // What was due before, in the data of a restored state, is done now.
    if (this.#world.hasOtherData) this.#world.clock.advance(0);
  }

  #defineLater(part: LaterPart | undefined): void {
    if (!part || this.#isWhole) return;
    this.#isWhole = true;
    part.defineAreas(this.area, this.#world, part.modules);
    this.area.forget();
    this.effects.forget();
    this.#world.collectionPaths.forget();
  }
}

function isFirst(method: string, path: string): boolean {
  if (method === 'OPTIONS' || signInPaths.test(path)) return true;
  const match = surface().find(method, path);
  return 'route' in match && firstOperations.has(match.route.operation.name);
}
