import type { Area } from '../../engine/area.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import { mediaUri } from './media.js';

const RECORDINGS = '/api/v2/userrecordings';

/** Conversion time of the sound in ms, counted from the first request for it. */
const TRANSCODING_MS = 5000;

/** Serves the sound of users' recordings: silence. */
export function addUserRecordingHandlers(area: Area, world: World): void {
  const recordings = new Repository(world, RECORDINGS);
  const requestTimes = world.collection<number>('userrecordings.asked');

  area.handle('getUserrecordingMedia', (context) => {
    const { id } = recordings.get(context.param('recordingId'));
    return { id, contentLocationUri: mediaUri(world, context, id, { format: queryValue(context, 'formatId') }) };
  });
  area.handle('getUserrecordingTranscoding', (context) => {
    const { id } = recordings.get(context.param('recordingId'));
    const format = queryValue(context, 'formatId') ?? 'WEBM';
    const key = `${id} ${format}`;
    const requestedAt = requestTimes.get(key) ?? world.now();
    requestTimes.set(key, requestedAt);
    if (world.now() < requestedAt + TRANSCODING_MS) return { id, state: 'Running' };
    return { id, state: 'Completed', resultUri: mediaUri(world, context, id, { format }) };
  });
}
