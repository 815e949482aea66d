import type { Area } from '../../engine/area.js';
import { isObject } from '../../values/json.js';
import type { World } from '../../store/world.js';

/** Lists whose entries get ids from the platform, by collection. */
const lists: Readonly<Record<string, readonly string[]>> = {
  '/api/v2/outbound/rulesets': ['rules'],
  '/api/v2/outbound/digitalrulesets': ['rules'],
  '/api/v2/outbound/campaignrules': ['campaignRuleConditions', 'campaignRuleActions'],
};

/** Rules, conditions and actions get ids; entries that have an id keep it. */
export function addRuleIdHandlers(area: Area, world: World): void {
  const withId = (entry: unknown): unknown =>
    isObject(entry) && (entry['id'] ?? '') === '' ? { ...entry, id: world.newId() } : entry;
  for (const [path, names] of Object.entries(lists))
    area.before(path, (context) => {
      const body = context.body;
      if (isObject(body)) {
        const fieldsWithIds = names.flatMap((name) => (Array.isArray(body[name]) ? [[name, body[name].map(withId)]] : []));
        context.body = { ...body, ...(Object.fromEntries(fieldsWithIds) as object) };
      }
    });
}
