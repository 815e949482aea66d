import type { Hono } from 'hono';
import type { ScreenRecordingSessionRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { Kept } from '../kept.js';
import { notBuilt } from '../not-built.js';

const SESSIONS = '/api/v2/recordings/screensessions';

/** Screen recording sessions, which come from the seed. They produce no recording, so archiving and deleting have no effect. */
export function screenSessionRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.patch(`${SESSIONS}/:recordingSessionId`, (context) => {
    const sessions = new Kept(world, SESSIONS);
    const { id } = sessions.get(context.req.param('recordingSessionId'));
    const { archiveDate, deleteDate } = readObject<ScreenRecordingSessionRequest>(context, ['state']);
    if (archiveDate !== undefined || deleteDate !== undefined)
      throw notBuilt(`PATCH ${SESSIONS}/{recordingSessionId}`, 'recordings of screens');
    sessions.remove(id);
    return context.body(null, 204);
  });
}
