import type { Area } from '../../engine/area.js';
import type { SystemPrompt, SystemPromptAsset } from '../../../models/index.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { onUpload, createUpload } from '../uploads/uploads.js';

const PROMPTS = '/api/v2/architect/systemprompts';

/** How long an upload is processed, in ms. The same as for other prompts. */
const TRANSCODING = 2000;

/** What an upload URL was created for. */
interface UploadTarget {
  promptId: string;
  language: string;
  /** The time of the upload; ms since the epoch. */
  since?: number;
}

/** The organisation's recordings for system prompts. The prompts themselves come from the seed. */
export function addSystemPromptHandlers(area: Area, world: World): void {
  const uploadTargets = world.collection<UploadTarget>('architect.systemprompts.places');
  const resourcesOf = (promptId: string): Repository<SystemPromptAsset> =>
    new Repository<SystemPromptAsset>(world, `${PROMPTS}/{}/resources`, [promptId]);
  const resourceOf = ({ promptId, language }: UploadTarget): Entity<SystemPromptAsset> | undefined =>
    resourcesOf(promptId)
      .all()
      .find((each) => each['language'] === language);
  const reportStatus = (target: UploadTarget, uploadStatus: string): void => {
    const resource = resourceOf(target);
    if (resource) resourcesOf(target.promptId).save({ ...resource, uploadStatus });
  };
  const settle = (): void => {
    for (const [key, target] of uploadTargets) {
      if (target.since === undefined || world.now() < target.since + TRANSCODING) continue;
      uploadTargets.delete(key);
      reportStatus(target, 'transcoded');
    }
  };

  world.clock.onJump(settle);
  area.before(PROMPTS, () => {
    settle();
  });
  area.handle('postArchitectSystempromptResourceUploads', (context) => {
    const { id: promptId } = new Repository<SystemPrompt>(world, PROMPTS).get(context.param('promptId'));
    const target = { promptId, language: context.param('languageCode') };
    if (!resourceOf(target)) throw notFound('resource', target.language);
    const id = world.newId();
    uploadTargets.set(id, target);
    return createUpload(world, context, PROMPTS, id);
  });
  onUpload(world, PROMPTS, (key) => {
    const target = uploadTargets.get(key);
    if (!target) return;
    uploadTargets.set(key, { ...target, since: world.now() });
    reportStatus(target, 'uploaded');
  });
}
