import type { Hono } from 'hono';
import type { ContestsResponse, PrizeImages } from '../../../models/index.js';
import type { SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Kept } from '../kept.js';
import { CONTESTS } from './contests.js';
import { arrived, readReservation, reservePlace, uploadUri } from '../uploads/uploads.js';

/** Images of prizes. They are uploaded first, and a contest's prize refers to one by its upload key as `imageId`. */
export function prizeImageRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post(`${CONTESTS}/uploads/prizeimages`, (context) => {
    const uploadKey = world.newId();
    return context.json({ uploadKey, ...reservePlace(world, context, 'prizeimages', uploadKey, readReservation(context)) });
  });

  app.get(`${CONTESTS}/:contestId/prizeimages/:prizeImageId`, (context) => {
    const contest = new Kept(world, CONTESTS).get(context.req.param('contestId'));
    const id = context.req.param('prizeImageId');
    const { prizes = [] } = contest as Partial<ContestsResponse>;
    if (!prizes.some(({ imageId }) => imageId === id) || !arrived(world, id)) throw notFound('prizeImage', id);
    const answer: PrizeImages = { imageUrl: uploadUri(context, id) };
    return context.json(answer);
  });
}
