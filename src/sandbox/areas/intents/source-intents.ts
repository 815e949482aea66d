import type { Area } from '../../engine/area.js';
import type { BulkAddSourceIntentsRequest, BulkRemoveSourceIntentsRequest, SourceIntent } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { contains } from '../../values/text-search.js';
import { listing } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { Repository, referenceOf } from '../repository.js';
import type { Json } from '../repository.js';

const INTENTS = '/api/v2/intents';

interface Mapped {
  source: SourceIntent;
  customerIntentId: string;
}

/** Maps intents of bots, copilots and topics to customer intents. Each source intent belongs to at most one. */
export function addSourceIntentHandlers(area: Area, world: World): void {
  const intents = new Repository(world, `${INTENTS}/customerintents`);
  const mapped = world.collection<Mapped>('intents.sources');
  const own = (context: OperationContext): string => intents.get(context.param('customerIntentId')).id;
  const shown = (context: OperationContext, fits: (each: Mapped) => boolean): unknown => {
    const found = [...mapped.values()].flatMap((each): Json[] => {
      const intent = intents.find(each.customerIntentId);
      return intent && fits(each) ? [{ sourceIntent: each.source, customerIntent: referenceOf(intent) }] : [];
    });
    return listing(context, world, found, (each) => each);
  };
  const bulk = (results: readonly { id: string; success: boolean }[]): unknown => {
    const failed = results.filter(({ success }) => !success).map(({ id }) => id);
    return { results, errorCount: failed.length, errorResultIds: failed };
  };

  area.handle('getIntentsCustomerintentSourceintents', (context) => {
    const id = own(context);
    const wanted = queryValue(context, 'queryValue')?.toLowerCase() ?? '';
    return shown(
      context,
      ({ source, customerIntentId }) =>
        customerIntentId === id && contains((source.sourceIntentName ?? '').toLowerCase(), wanted),
    );
  });
  area.handle('getIntentsSourceintents', (context) => {
    const type = queryValue(context, 'type');
    const sourceId = queryValue(context, 'sourceId');
    return shown(
      context,
      ({ source }) =>
        (type === undefined || source.sourceType === type) && (sourceId === undefined || source.sourceId === sourceId),
    );
  });
  area.handle('postIntentsCustomerintentSourceintentsBulkAdd', (context) => {
    const customerIntentId = own(context);
    const { items } = readObject<BulkAddSourceIntentsRequest>(context, ['items']);
    return bulk(
      items.map((source) => {
        const { sourceIntentId: id = '' } = source;
        // A source intent that is mapped to another customer intent stays there.
        const success = id !== '' && (mapped.get(id)?.customerIntentId ?? customerIntentId) === customerIntentId;
        if (success) mapped.set(id, { source, customerIntentId });
        return { id, success };
      }),
    );
  });
  area.handle('postIntentsCustomerintentSourceintentsBulkRemove', (context) => {
    const customerIntentId = own(context);
    const { items } = readObject<BulkRemoveSourceIntentsRequest>(context, ['items']);
    return bulk(items.map((id) => ({ id, success: mapped.get(id)?.customerIntentId === customerIntentId && mapped.delete(id) })));
  });
}
