import type { Area } from '../engine/area.js';
import type { FaxDocument, FaxSummary } from '../../models/index.js';
import type { World } from '../store/world.js';
import { Repository } from './repository.js';

/** The seed is the only source of faxes, because the sandbox sends none. */
export function addFaxHandlers(area: Area, world: World): void {
  area.handle('getFaxSummary', () => {
    const documents = new Repository<FaxDocument>(world, '/api/v2/fax/documents').all();
    const readCount = documents.filter(({ read }) => read === true).length;
    const summary: FaxSummary = { readCount, unreadCount: documents.length - readCount, totalCount: documents.length };
    return summary;
  });
}
