import type { Area } from '../../engine/area.js';
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
  const places = world.collection<UploadTarget>('architect.systemprompts.places');
  const resourcesOf = (promptId: string): Repository => new Repository(world, `${PROMPTS}/{}/resources`, [promptId]);
  const resourceOf = ({ promptId, language }: UploadTarget): Entity | undefined =>
    resourcesOf(promptId)
      .all()
      .find((each) => each['language'] === language);
  const report = (place: UploadTarget, uploadStatus: string): void => {
    const resource = resourceOf(place);
    if (resource) resourcesOf(place.promptId).save({ ...resource, uploadStatus });
  };
  const settle = (): void => {
    for (const [key, place] of places) {
      if (place.since === undefined || world.now() < place.since + TRANSCODING) continue;
      places.delete(key);
      report(place, 'transcoded');
    }
  };

  world.clock.onJump(settle);
  area.before(PROMPTS, () => {
    settle();
  });
  area.handle('postArchitectSystempromptResourceUploads', (context) => {
    const { id: promptId } = new Repository(world, PROMPTS).get(context.param('promptId'));
    const place = { promptId, language: context.param('languageCode') };
    if (!resourceOf(place)) throw notFound('resource', place.language);
    const id = world.newId();
    places.set(id, place);
    return createUpload(world, context, PROMPTS, id);
  });
  onUpload(world, PROMPTS, (key) => {
    const place = places.get(key);
    if (!place) return;
    places.set(key, { ...place, since: world.now() });
    report(place, 'uploaded');
  });
}
