import type { Hono } from 'hono';
import type { DynamicGroupQuery } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { found, groupOf, rulesOf, setRule } from './model.js';
import type { StoredGroup } from './model.js';

/** Dynamic groups: membership rules. */
export function dynamicGroupRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = '/api/v2/groups/:groupId/dynamicsettings';
  const own = (context: SandboxContext): StoredGroup => groupOf(world, context.req.param('groupId') ?? '');
  const ruled = (context: SandboxContext): StoredGroup => {
    const group = own(context);
    if (!rulesOf(world).has(group.id)) throw notFound('dynamicGroup', group.id);
    return group;
  };

  app.get(path, (context) => {
    const { id, selfUri = '' } = ruled(context);
    return context.json({ group: { id, selfUri }, ...rulesOf(world).get(id), selfUri: `${selfUri}/dynamicsettings` });
  });
  app.put(path, (context) => {
    setRule(world, own(context), readObject<DynamicGroupQuery>(context, ['skillConditions']));
    return context.body(null, 204);
  });
  app.delete(path, (context) => {
    setRule(world, ruled(context), undefined);
    return context.body(null, 204);
  });

  app.post('/api/v2/groups/dynamicsettings/preview', (context) =>
    context.json({ userCount: found(world, readObject<DynamicGroupQuery>(context, ['skillConditions'])).length }),
  );
}
