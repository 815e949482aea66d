import type { Hono } from 'hono';
import type { BulkAddSourceIntentsRequest, BulkRemoveSourceIntentsRequest, SourceIntent } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { contains } from '../../values/text-search.js';
import { listing } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { Kept, referenceOf } from '../kept.js';
import type { Json } from '../kept.js';

const INTENTS = '/api/v2/intents';

interface Mapped {
  source: SourceIntent;
  customerIntentId: string;
}

/** Maps intents of bots, copilots and topics to customer intents. Each source intent belongs to at most one. */
export function sourceIntentRoutes(app: Hono<SandboxEnv>, world: World): void {
  const intents = new Kept(world, `${INTENTS}/customerintents`);
  const path = `${INTENTS}/customerintents/:customerIntentId/sourceintents`;
  const mapped = world.collection<Mapped>('intents.sources');
  const own = (context: SandboxContext): string => intents.get(context.req.param('customerIntentId')).id;
  const shown = (context: SandboxContext, fits: (each: Mapped) => boolean): Response => {
    const found = [...mapped.values()].flatMap((each): Json[] => {
      const intent = intents.find(each.customerIntentId);
      return intent && fits(each) ? [{ sourceIntent: each.source, customerIntent: referenceOf(intent) }] : [];
    });
    return context.json(listing(context, world, found, (each) => each));
  };
  const bulk = (context: SandboxContext, results: readonly { id: string; success: boolean }[]): Response => {
    const failed = results.filter(({ success }) => !success).map(({ id }) => id);
    return context.json({ results, errorCount: failed.length, errorResultIds: failed });
  };

  app.get(path, (context) => {
    const id = own(context);
    const wanted = queryValue(context, 'queryValue')?.toLowerCase() ?? '';
    return shown(
      context,
      ({ source, customerIntentId }) =>
        customerIntentId === id && contains((source.sourceIntentName ?? '').toLowerCase(), wanted),
    );
  });
  app.get(`${INTENTS}/sourceintents`, (context) => {
    const type = queryValue(context, 'type');
    const sourceId = queryValue(context, 'sourceId');
    return shown(
      context,
      ({ source }) =>
        (type === undefined || source.sourceType === type) && (sourceId === undefined || source.sourceId === sourceId),
    );
  });
  app.post(`${path}/bulk/add`, (context) => {
    const customerIntentId = own(context);
    const { items } = readObject<BulkAddSourceIntentsRequest>(context, ['items']);
    return bulk(
      context,
      items.map((source) => {
        const { sourceIntentId: id = '' } = source;
        // A source intent that is mapped to another customer intent stays there.
        const success = id !== '' && (mapped.get(id)?.customerIntentId ?? customerIntentId) === customerIntentId;
        if (success) mapped.set(id, { source, customerIntentId });
        return { id, success };
      }),
    );
  });
  app.post(`${path}/bulk/remove`, (context) => {
    const customerIntentId = own(context);
    const { items } = readObject<BulkRemoveSourceIntentsRequest>(context, ['items']);
    return bulk(
      context,
      items.map((id) => ({ id, success: mapped.get(id)?.customerIntentId === customerIntentId && mapped.delete(id) })),
    );
  });
}
