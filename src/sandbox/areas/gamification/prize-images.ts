import type { Area } from '../../engine/area.js';
import type { ContestsResponse, PrizeImages } from '../../../models/index.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import { CONTESTS } from './contests.js';
import { findUploadedFile, readReservation, createUpload, uploadUri } from '../uploads/uploads.js';

/** Images of prizes. They are uploaded first, and a contest's prize refers to one by its upload key as `imageId`. */
export function addPrizeImageHandlers(area: Area, world: World): void {
  area.handle('postGamificationContestsUploadsPrizeimages', (context) => {
    const uploadKey = world.newId();
    return { uploadKey, ...createUpload(world, context, 'prizeimages', uploadKey, readReservation(context)) };
  });

  area.handle('getGamificationContestPrizeimage', (context) => {
    const contest = new Repository<ContestsResponse>(world, CONTESTS).get(context.param('contestId'));
    const id = context.param('prizeImageId');
    const { prizes = [] } = contest as Partial<ContestsResponse>;
    if (!prizes.some(({ imageId }) => imageId === id) || !findUploadedFile(world, id)) throw notFound('prizeImage', id);
    const response: PrizeImages = { imageUrl: uploadUri(context, id) };
    return response;
  });
}
