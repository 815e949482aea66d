import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { Kept } from '../kept.js';
import { mediaUri } from './media.js';

const RECORDINGS = '/api/v2/userrecordings';

/** Conversion time of the sound in ms, counted from the first request for it. */
const TRANSCODING = 5000;

/** Serves the sound of users' recordings: silence. */
export function userRecordingRoutes(app: Hono<SandboxEnv>, world: World): void {
  const recordings = new Kept(world, RECORDINGS);
  const asked = world.collection<number>('userrecordings.asked');

  app.get(`${RECORDINGS}/:recordingId/media`, (context) => {
    const { id } = recordings.get(context.req.param('recordingId'));
    return context.json({ id, contentLocationUri: mediaUri(world, context, id, queryValue(context, 'formatId')) });
  });
  app.get(`${RECORDINGS}/:recordingId/transcoding`, (context) => {
    const { id } = recordings.get(context.req.param('recordingId'));
    const format = queryValue(context, 'formatId') ?? 'WEBM';
    const key = `${id} ${format}`;
    const since = asked.get(key) ?? world.now();
    asked.set(key, since);
    if (world.now() < since + TRANSCODING) return context.json({ id, state: 'Running' });
    return context.json({ id, state: 'Completed', resultUri: mediaUri(world, context, id, format) });
  });
}
