import type { Hono } from 'hono';
import type { MediaUtilization, Utilization } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { badRequest } from '../../http/errors.js';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../world/world.js';
import { activeUser } from '../users/users.js';

/** Something that an agent has in hand; what did not come by a queue is their own affair. */
export interface Load {
  media: string;
  isAcd: boolean;
}

type ByMedia = Record<string, MediaUtilization>;

/** More of one kind at the same time is refused. */
const MOST = 25;

const ORGANISATION = 'organisation';

const only = (maximumCapacity: number, interruptableMediaTypes: string[] = []): MediaUtilization => ({
  ...{ maximumCapacity, interruptableMediaTypes, includeNonAcd: false },
});

/** As long as nobody has said anything else: an e-mail is laid aside for whatever else comes. */
const usual: ByMedia = {
  ...{ call: only(1), callback: only(1), chat: only(4), message: only(1) },
  email: only(1, ['call', 'callback', 'chat', 'message']),
};

/** Agents who are played do one thing after the other. */
const played: ByMedia = Object.fromEntries(Object.keys(usual).map((media) => [media, only(1)]));

function keptOf(world: World): Map<string, ByMedia> {
  return world.collection<ByMedia>('routing.utilization');
}

function ofOrganisation(world: World): ByMedia {
  return keptOf(world).get(ORGANISATION) ?? (world.traffic ? played : usual);
}

/** Whether an agent who has these in hand has room for one more: of its kind, and beside all that may not be interrupted by it. */
export function canTake(world: World, userId: string, media: string, inHand: readonly Load[]): boolean {
  if (inHand.length === 0) return true;
  const settings = keptOf(world).get(userId) ?? ofOrganisation(world);
  const counted = inHand.filter((load) => load.isAcd || settings[load.media]?.includeNonAcd === true);
  const same = counted.filter((load) => load.media === media).length;
  if (same >= (settings[media]?.maximumCapacity ?? 1)) return false;
  return counted.every((load) => load.media === media || settings[load.media]?.interruptableMediaTypes?.includes(media) === true);
}

/** How many interactions of which kinds agents can have at the same time. */
export function utilizationRoutes(app: Hono<SandboxEnv>, world: World): void {
  const organisation = '/api/v2/routing/utilization';
  const agent = '/api/v2/routing/users/:userId/utilization';
  const viewOf = (userId: string) => {
    const own = keptOf(world).get(userId);
    return { utilization: own ?? ofOrganisation(world), level: own ? 'Agent' : 'Organization' };
  };

  app.get(organisation, (context) => context.json({ utilization: ofOrganisation(world) }));

  app.put(organisation, (context) => {
    keptOf(world).set(ORGANISATION, checked(readObject<Utilization>(context, ['utilization'])));
    return context.json({ utilization: ofOrganisation(world) });
  });

  app.delete(organisation, (context) => {
    keptOf(world).delete(ORGANISATION);
    return context.body(null, 204);
  });

  app.get(agent, (context) => context.json(viewOf(activeUser(world, context.req.param('userId')).id)));

  app.put(agent, (context) => {
    const { id } = activeUser(world, context.req.param('userId'));
    keptOf(world).set(id, checked(readObject<Utilization>(context, ['utilization'])));
    return context.json(viewOf(id));
  });

  app.delete(agent, (context) => {
    keptOf(world).delete(activeUser(world, context.req.param('userId')).id);
    return context.body(null, 204);
  });
}

/** What is said of some kinds, and of the others what is usual. */
function checked({ utilization = {} }: Utilization): ByMedia {
  for (const [media, { maximumCapacity = 0, interruptableMediaTypes = [] }] of Object.entries(utilization)) {
    const fieldName = `utilization.${media}`;
    const unknown = [media, ...interruptableMediaTypes].find((name) => !Object.hasOwn(usual, name));
    if (unknown !== undefined) {
      throw badRequest(`There is no media type ${unknown}`, [{ errorCode: 'invalid.value', fieldName }]);
    }
    if (maximumCapacity < 0 || maximumCapacity > MOST) {
      throw badRequest(`maximumCapacity must be from 0 to ${MOST}`, [
        { errorCode: 'invalid.value', fieldName: `${fieldName}.maximumCapacity` },
      ]);
    }
  }
  return { ...usual, ...utilization };
}
