import type { Area } from '../../engine/area.js';
import type { LearningScormResponse, LearningScormUploadResponse } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { onUpload, createUpload } from '../uploads/uploads.js';

const SCORM = '/api/v2/learning/scorm';

/** How long unpacking takes, in ms. The same as for jobs. */
const UNPACKING_MS = 3000;

/** A package, with the time of its upload in ms since the epoch. */
interface Package {
  id: string;
  came?: number;
}

const packagesOf = (world: World): Map<string, Package> => world.collection<Package>('learning.scorm');

/** SCORM packages: created, uploaded to a URL, and unpacked after a delay. The sandbox does not read their content. */
export function addScormHandlers(area: Area, world: World): void {
  onUpload(world, 'scorm', (id) => {
    packagesOf(world).set(id, { id, came: world.now() });
  });

  area.handle('postLearningScorm', (context) => {
    const { contentMd5 } = readObject(context, ['contentMd5']);
    const id = world.newId();
    const { url: uploadUrl, headers } = createUpload(world, context, 'scorm', id, { contentMd5 });
    packagesOf(world).set(id, { id });
    const response: LearningScormUploadResponse = { id, status: 'UploadPending', uploadUrl, headers, selfUri: `${SCORM}/${id}` };
    return response;
  });

  area.handle('getLearningScormScormId', (context) => {
    const scormPackage = packagesOf(world).get(context.param('scormId'));
    if (!scormPackage) throw notFound('scorm', context.param('scormId'));
    return { id: scormPackage.id, ...progressOf(scormPackage, world.now()), selfUri: `${SCORM}/${scormPackage.id}` };
  });
}

function progressOf({ came: uploadedAt }: Package, now: number): Partial<LearningScormResponse> {
  if (uploadedAt === undefined) return { status: 'UploadPending' };
  const progress = Math.min(1, (now - uploadedAt) / UNPACKING_MS);
  return { status: progress < 1 ? 'Unpacking' : 'Ready', percentageUnpacked: Math.floor(100 * progress) };
}
