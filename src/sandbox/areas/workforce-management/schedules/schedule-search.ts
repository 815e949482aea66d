import { textOf } from '../../../engine/values.js';
import type { World } from '../../../store/world.js';
import { EventOperations } from '../../event-operations.js';
import type { EventOperation } from '../../event-operations.js';
import { storeDownload } from '../../files.js';

/** The result as text, and the address of the request, from which that of the download is derived. */
interface ScheduleSearch {
  text: string;
  url: string;
  unitId?: string;
}

/** How a search for schedules has ended: with a download, or with a failure. */
type SearchEnd = { downloadUrl: string } | { failure: string };

/** Creates searches for schedules that end with an event. The result is a download. */
export function createScheduleSearches(
  world: World,
  name: string,
  createEvent: (operation: EventOperation<ScheduleSearch>, end: SearchEnd) => unknown,
): EventOperations<ScheduleSearch> {
  return new EventOperations<ScheduleSearch>(world, {
    name,
    effects: {
      found: ({ of: data }) => ({
        path: storeDownload(world, data.text, { contentType: 'application/json', fileName: 'schedules.json' }),
      }),
    },
    createEvent: (operation, outcome) => {
      if ('failure' in outcome) return createEvent(operation, outcome);
      const downloadUrl = new URL(textOf(outcome.result['path']), operation.of.url).href;
      return createEvent(operation, { downloadUrl });
    },
  });
}
