import type { Hono } from 'hono';
import { isObject } from '../../values/json.js';
import type { SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';

/** Lists whose entries get ids from the platform, by collection. */
const lists: Readonly<Record<string, readonly string[]>> = {
  '/api/v2/outbound/rulesets': ['rules'],
  '/api/v2/outbound/digitalrulesets': ['rules'],
  '/api/v2/outbound/campaignrules': ['campaignRuleConditions', 'campaignRuleActions'],
};

/** Rules, conditions and actions get ids; entries that have an id keep it. */
export function ruleIdRoutes(app: Hono<SandboxEnv>, world: World): void {
  const withId = (entry: unknown): unknown =>
    isObject(entry) && (entry['id'] ?? '') === '' ? { ...entry, id: world.newId() } : entry;
  for (const [path, names] of Object.entries(lists))
    for (const at of [path, `${path}/:ruleOwnerId`])
      app.use(at, async (context, next) => {
        const body = context.get('body');
        if (isObject(body)) {
          const named = names.flatMap((name) => (Array.isArray(body[name]) ? [[name, body[name].map(withId)]] : []));
          context.set('body', { ...body, ...(Object.fromEntries(named) as object) });
        }
        await next();
      });
}
