import type { Area } from '../../engine/area.js';
import type { KnowledgeBase } from '../../../models/index.js';
import { queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { readId, Repository, listPage } from '../repository.js';
import { BASES } from './documents.js';
import { addKnowledgeExportHandlers } from './export-jobs.js';
import { addKnowledgeImportJobHandlers } from './import-jobs.js';

/** Exports and imports of knowledge bases, and the list of all operations. Parsing and synchronisation are not implemented. */
export function addKnowledgeOperationHandlers(area: Area, world: World): void {
  const operationListers = [addKnowledgeExportHandlers(area, world), addKnowledgeImportJobHandlers(area, world)];

  area.handle('getKnowledgeKnowledgebaseOperations', (context) => {
    const { id: baseId } = new Repository<KnowledgeBase>(world, BASES).get(context.param('knowledgeBaseId'));
    const users = queryList(context, 'userId');
    const isWanted = (name: string, value: string | undefined): boolean => {
      const wantedValues = queryList(context, name);
      return wantedValues.length === 0 || wantedValues.includes(value ?? '');
    };
    const [from = '', to = ''] = queryValue(context, 'interval')?.split('/') ?? [];
    const isInInterval = (time = ''): boolean =>
      from === '' || (Date.parse(time) >= Date.parse(from) && Date.parse(time) < Date.parse(to));
    const operations = operationListers
      .flatMap((listOperations) => listOperations(baseId))
      .filter(({ type, status, createdBy, dateCreated }) => {
        const isByUser = users.length === 0 || users.includes(readId(createdBy) ?? '');
        return isByUser && isWanted('type', type) && isWanted('status', status) && isInInterval(dateCreated);
      })
      .sort((one, other) => Date.parse(other.dateCreated ?? '') - Date.parse(one.dateCreated ?? ''));
    // The sandbox has no sources, so a filter by source finds no operation.
    return listPage(
      context,
      world,
      queryList(context, 'sourceId').length > 0 ? [] : operations.map((each) => ({ ...each, userId: readId(each.createdBy) })),
    );
  });
}
