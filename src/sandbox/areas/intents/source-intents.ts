import type { Area } from '../../engine/area.js';
import type {
  BulkAddSourceIntentsRequest,
  BulkRemoveSourceIntentsRequest,
  BulkSourceIntentsResponse,
  CustomerIntentResponse,
  CustomerSourceIntent,
  SourceIntent,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { contains } from '../../values/text-search.js';
import { listing } from '../../http/listing.js';
import type { Listing } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { Repository, referenceOf } from '../repository.js';

const INTENTS = '/api/v2/intents';

interface Mapping {
  source: SourceIntent;
  customerIntentId: string;
}

/** Maps intents of bots, copilots and topics to customer intents. Each source intent belongs to at most one. */
export function addSourceIntentHandlers(area: Area, world: World): void {
  const intents = new Repository<CustomerIntentResponse>(world, `${INTENTS}/customerintents`);
  const mappings = world.collection<Mapping>('intents.sources');
  const findIntentId = (context: OperationContext): string => intents.get(context.param('customerIntentId')).id;
  const listMappings = (context: OperationContext, isMatch: (each: Mapping) => boolean): Listing<CustomerSourceIntent> => {
    const matches = [...mappings.values()].flatMap((each): CustomerSourceIntent[] => {
      const intent = intents.find(each.customerIntentId);
      return intent && isMatch(each) ? [{ sourceIntent: each.source, customerIntent: referenceOf(intent) }] : [];
    });
    return listing(context, world, matches, (each) => each);
  };
  const bulkResult = (results: readonly { id: string; success: boolean }[]): BulkSourceIntentsResponse => {
    const failedIds = results.filter(({ success }) => !success).map(({ id }) => id);
    return { results: [...results], errorCount: failedIds.length, errorResultIds: failedIds };
  };

  area.handle('getIntentsCustomerintentSourceintents', (context) => {
    const id = findIntentId(context);
    const searchText = queryValue(context, 'queryValue')?.toLowerCase() ?? '';
    return listMappings(
      context,
      ({ source, customerIntentId }) =>
        customerIntentId === id && contains((source.sourceIntentName ?? '').toLowerCase(), searchText),
    );
  });
  area.handle('getIntentsSourceintents', (context) => {
    const type = queryValue(context, 'type');
    const sourceId = queryValue(context, 'sourceId');
    return listMappings(
      context,
      ({ source }) =>
        (type === undefined || source.sourceType === type) && (sourceId === undefined || source.sourceId === sourceId),
    );
  });
  area.handle('postIntentsCustomerintentSourceintentsBulkAdd', (context) => {
    const customerIntentId = findIntentId(context);
    const { items } = readObject<BulkAddSourceIntentsRequest>(context, ['items']);
    return bulkResult(
      items.map((source) => {
        const { sourceIntentId: id = '' } = source;
        // A source intent that is mapped to another customer intent stays there.
        const success = id !== '' && (mappings.get(id)?.customerIntentId ?? customerIntentId) === customerIntentId;
        if (success) mappings.set(id, { source, customerIntentId });
        return { id, success };
      }),
    );
  });
  area.handle('postIntentsCustomerintentSourceintentsBulkRemove', (context) => {
    const customerIntentId = findIntentId(context);
    const { items } = readObject<BulkRemoveSourceIntentsRequest>(context, ['items']);
    return bulkResult(
      items.map((id) => ({ id, success: mappings.get(id)?.customerIntentId === customerIntentId && mappings.delete(id) })),
    );
  });
}
