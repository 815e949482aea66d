import type { Hono } from 'hono';
import type { WrapupCode } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { filtered, listing, sorted } from '../../http/listing.js';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../world/world.js';

/** The wrap-up codes that the organisation has; which queue offers which is the queue's matter. */
export function wrapupCodeRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get('/api/v2/routing/wrapupcodes', (context) => {
    const found = filtered(context, world.store.wrapupCodes.all());
    return context.json(listing(context, world, sorted(context, found, ['name', 'id']), (code) => code));
  });

  app.post('/api/v2/routing/wrapupcodes', (context) => {
    const { name } = readObject<WrapupCode>(context, ['name']);
    world.store.wrapupCodes.refuseTaken('name', name);
    const { userId } = context.get('accessToken');
    const now = world.timestamp();
    return context.json(
      world.store.wrapupCodes.put({
        ...{ id: world.newId(), name, dateCreated: now, dateModified: now },
        ...(userId !== undefined && { createdBy: userId, modifiedBy: userId }),
      }),
    );
  });

  app.get('/api/v2/routing/wrapupcodes/:codeId', (context) =>
    context.json(world.store.wrapupCodes.get(context.req.param('codeId'))),
  );

  app.put('/api/v2/routing/wrapupcodes/:codeId', (context) => {
    const code = world.store.wrapupCodes.get(context.req.param('codeId'));
    const { name } = readObject<WrapupCode>(context, ['name']);
    world.store.wrapupCodes.refuseTaken('name', name, code.id);
    const { userId } = context.get('accessToken');
    return context.json(
      world.store.wrapupCodes.put({
        ...{ ...code, name, dateModified: world.timestamp() },
        ...(userId !== undefined && { modifiedBy: userId }),
      }),
    );
  });

  app.delete('/api/v2/routing/wrapupcodes/:codeId', (context) => {
    const { id } = world.store.wrapupCodes.remove(context.req.param('codeId'));
    world.store.queueWrapupCodes.deleteChild(id);
    return context.body(null, 204);
  });
}
