import type { Area } from '../../engine/area.js';
import type { LogCaptureUserConfiguration, LogCaptureUserConfigurationResponse } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField } from '../../store/errors.js';
import { queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { Repository, listPage } from '../repository.js';
import type { Entity } from '../repository.js';
import { viewAs } from '../view-as.js';

const BROWSER = '/api/v2/diagnostics/logcapture/browser';

/** Users whose browsers should upload logs, and until when. No browser uploads any to the sandbox. */
export function addLogCaptureHandlers(area: Area, world: World): void {
  const captures = new Repository<LogCaptureUserConfigurationResponse>(world, `${BROWSER}/users`);
  const hasExpired = ({ dateExpired }: Entity<LogCaptureUserConfigurationResponse>): boolean =>
    Date.parse(String(dateExpired)) <= world.now();

  area.handle('getDiagnosticsLogcaptureBrowserUsers', (context) => {
    const all = captures.all();
    return listPage(context, world, queryFlag(context, 'includeExpired') === true ? all : all.filter((one) => !hasExpired(one)));
  });

  area.handle('postDiagnosticsLogcaptureBrowserUser', (context: OperationContext<LogCaptureUserConfiguration>) => {
    const { id } = world.store.users.get(context.param('userId'));
    const { dateExpired, dateStarted, captureMethod } = readObject(context, ['dateExpired']);
    // Without a start time, the capture begins with the call. The platform's default is not documented.
    const from = dateStarted ?? world.timestamp();
    if (Date.parse(dateExpired) <= Math.max(world.now(), Date.parse(from)))
      throw invalidField('dateExpired has passed, or is before dateStarted', 'dateExpired');
    const capture = { dateStarted: from, dateExpired, captureMethod: captureMethod ?? 'OnDemand' };
    const selfUri = `${BROWSER}/users/${id}`;
    return viewAs(world, 'LogCaptureUserConfiguration', captures.save({ id, ...capture, selfUri }));
  });

  area.handle('postDiagnosticsLogcaptureBrowserEntriesQuery', (context) => {
    const { userId } = readObject(context, ['interval', 'userId']);
    world.store.users.get(userId);
    return listPage(context, world, []);
  });
}
