import type { Area } from '../../engine/area.js';
import type { ScreenRecordingSession } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import { notBuilt } from '../not-built.js';

const SESSIONS = '/api/v2/recordings/screensessions';

/** Screen recording sessions, which come from the seed. They produce no recording, so archiving and deleting have no effect. */
export function addScreenSessionHandlers(area: Area, world: World): void {
  area.handle('patchRecordingsScreensession', (context) => {
    const sessions = new Repository<ScreenRecordingSession>(world, SESSIONS);
    const { id } = sessions.get(context.param('recordingSessionId'));
    const { archiveDate, deleteDate } = readObject(context, ['state']);
    if (archiveDate !== undefined || deleteDate !== undefined)
      throw notBuilt(`PATCH ${SESSIONS}/{recordingSessionId}`, 'recordings of screens');
    sessions.remove(id);
  });
}
