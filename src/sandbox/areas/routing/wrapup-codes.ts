import type { Hono } from 'hono';
import type { WrapupCode } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { filtered, listing, queryList, sorted } from '../../http/listing.js';
import { divisionOf } from '../authorization/division.js';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';

/** The wrap-up codes of the organisation. Queues select from them. */
export function wrapupCodeRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get('/api/v2/routing/wrapupcodes', (context) => {
    const divisions = new Set(queryList(context, 'divisionId'));
    const found = filtered(context, world.store.wrapupCodes.all()).filter(
      ({ division }) => divisions.size === 0 || divisions.has(division?.id ?? ''),
    );
    return context.json(listing(context, world, sorted(context, found, ['name', 'id']), (code) => code));
  });

  app.post('/api/v2/routing/wrapupcodes', (context) => {
    const body = readObject<WrapupCode>(context, ['name']);
    const { name } = body;
    world.store.wrapupCodes.refuseTaken('name', name);
    const { userId } = context.get('accessToken');
    const now = world.timestamp();
    return context.json(
      world.store.wrapupCodes.put({
        id: world.newId(),
        name,
        dateCreated: now,
        dateModified: now,
        ...given(world, body),
        ...(userId !== undefined && { createdBy: userId, modifiedBy: userId }),
      }),
    );
  });

  app.get('/api/v2/routing/wrapupcodes/:codeId', (context) =>
    context.json(world.store.wrapupCodes.get(context.req.param('codeId'))),
  );

  app.put('/api/v2/routing/wrapupcodes/:codeId', (context) => {
    const code = world.store.wrapupCodes.get(context.req.param('codeId'));
    const body = readObject<WrapupCode>(context, ['name']);
    const { name } = body;
    world.store.wrapupCodes.refuseTaken('name', name, code.id);
    const { userId } = context.get('accessToken');
    return context.json(
      world.store.wrapupCodes.put({
        ...code,
        name,
        dateModified: world.timestamp(),
        ...given(world, body),
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

/** Reads the optional fields of a wrap-up code. @throws the platform's 400 for an unknown division. */
function given(world: World, { description, division }: WrapupCode): Partial<WrapupCode> {
  const { id } = division ?? {};
  return {
    ...(description !== undefined && { description }),
    ...(id !== undefined && { division: id === '*' ? { id } : divisionOf(world, id) }),
  };
}
