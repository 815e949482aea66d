import type { Hono } from 'hono';
import type { WrapUpCodeReference } from '../../../models/index.js';
import { readArray } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import { filtered, listing, sorted } from '../../http/listing.js';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';

/** The wrap-up codes that a queue offers to its agents. */
export function queueWrapupCodeRoutes(app: Hono<SandboxEnv>, world: World): void {
  const collection = '/api/v2/routing/queues/:queueId/wrapupcodes';

  app.get(collection, (context) => {
    const queue = world.store.queues.get(context.req.param('queueId'));
    const codes = [...world.store.queueWrapupCodes.of(queue.id).keys()].map((id) => world.store.wrapupCodes.get(id));
    return context.json(listing(context, world, sorted(context, filtered(context, codes), ['name']), (code) => code));
  });

  app.post(collection, (context) => {
    const queue = world.store.queues.get(context.req.param('queueId'));
    const references = readArray<WrapUpCodeReference & { id: string }>(context, ['id']);
    const codes = references.map(({ id }) => world.store.wrapupCodes.get(id));
    for (const { id } of codes) world.store.queueWrapupCodes.set(queue.id, id, true);
    return context.json(codes);
  });

  app.delete(`${collection}/:codeId`, (context) => {
    const queue = world.store.queues.get(context.req.param('queueId'));
    const codeId = context.req.param('codeId');
    if (!world.store.queueWrapupCodes.delete(queue.id, codeId)) throw notFound('wrapupCode', codeId);
    return context.body(null, 204);
  });
}
