import type { Hono } from 'hono';
import type { Celebration, CelebrationStateParam } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import { listing } from '../../http/listing.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { idIn, Kept } from '../kept.js';
import type { Entity } from '../kept.js';

const CELEBRATIONS = '/api/v2/employeeengagement/celebrations';
const RECOGNITIONS = '/api/v2/employeeengagement/recognitions';

/** Celebrations that the recipient has removed, by id. */
const putAway = (world: World): Map<string, true> => world.collection<true>('engagement.celebrations.gone');

/** Celebrations of recognitions, with the ids of the recognitions. The sandbox creates none for contests. */
export function celebrationRoutes(app: Hono<SandboxEnv>, world: World): void {
  const recognitions = new Kept(world, RECOGNITIONS);
  const received = (context: SandboxContext): Entity[] =>
    recognitions.all().filter(({ id, recipient }) => idIn(recipient) === callerId(context) && !putAway(world).has(id));
  const own = (context: SandboxContext): Entity => {
    const id = context.req.param('celebrationId') ?? '';
    const found = received(context).find((recognition) => recognition.id === id);
    if (!found) throw notFound('celebration', id);
    return found;
  };

  app.get(CELEBRATIONS, (context) => context.json(listing(context, world, received(context), view)));
  app.patch(`${CELEBRATIONS}/:celebrationId`, (context) => {
    const recognition = own(context);
    readObject<CelebrationStateParam>(context, ['state']);
    recognitions.put({ ...recognition, dateDisplayed: recognition['dateDisplayed'] ?? world.timestamp() });
    return context.body(null, 204);
  });
  app.delete(`${CELEBRATIONS}/:celebrationId`, (context) => {
    putAway(world).set(own(context).id, true);
    return context.body(null, 204);
  });
}

function view({ id, recipient, createdBy, dateCreated, title, note, type, selfUri }: Entity): Celebration {
  return {
    id,
    recipient,
    createdBy,
    dateCreated,
    title,
    note,
    type: 'Recognition',
    sourceEntity: { id, type: type as string, selfUri: selfUri as string },
    selfUri: `${CELEBRATIONS}/${id}`,
  } as Celebration;
}
