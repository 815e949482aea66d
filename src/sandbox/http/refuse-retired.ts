import type { World } from '../store/world.js';
import type { Check } from './operation-context.js';
import { Problem } from '../store/errors.js';
import { matchOf } from './match-of.js';

/** Refuses retired operations if the sandbox is configured so: the platform treats their paths as unknown. */
export function refuseRetired(world: World): Check {
  return (context) => {
    if (world.retired === 'answer') return;
    const match = matchOf(context);
    if ('route' in match && match.route.operation.retired) throw new Problem(404);
  };
}
