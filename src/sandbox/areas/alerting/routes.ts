import type { Hono } from 'hono';
import type {
  AlertRequest,
  CommonAlertBulkUpdateRequest,
  CommonAllAlertUpdateRequest,
  CommonRule,
  CommonRuleBulkUpdateNotificationsRequest,
  GetAlertQuery,
  GetRulesQuery,
} from '../../../models/index.js';
import { outcomes } from '../../engine/bulk.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { missing, notFound } from '../../store/errors.js';
import { pageOf, readPage, sortedBy } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { callerOf, Kept } from '../kept.js';
import type { Entity, Json } from '../kept.js';

const RULES = '/api/v2/alerting/rules';
const ALERTS = '/api/v2/alerting/alerts';

/** The rule types that each kind of query selects. */
const types: Readonly<Record<string, string>> = { Conversation: 'ConversationMetrics', Presence: 'UserPresence' };

/** Alert rules, and alerts from the seed file. The sandbox raises no alerts itself. */
export function alertingRoutes(app: Hono<SandboxEnv>, world: World): void {
  world.store.lookAfter(ALERTS);
  ruleRoutes(app, world);
  alertRoutes(app, world);
}

interface Found {
  entities: Entity[];
  sortBy: string;
  descends: boolean;
}

/** Whether a flag matches the value wanted by a query: `word` for true, any other word for false, `All` for both. */
const isAsked = (is: unknown, wanted: string | undefined, word: string): boolean =>
  wanted === undefined || wanted === 'All' || is === (wanted === word);

/** Responds with a page of the entities found, or only with their number. */
function answered(
  context: SandboxContext,
  world: World,
  kept: Kept,
  asked: GetAlertQuery | GetRulesQuery,
  found: Found,
): Response {
  const { pageSize, pageNumber } = readPage(world.maxPageSize, asked.pageSize, asked.pageNumber);
  const total = found.entities.length;
  const sorted = sortedBy(found.entities, found.sortBy, found.descends ? -1 : 1);
  const page = asked.queryType === 'Count' ? [] : pageOf(sorted, { pageSize, pageNumber });
  return context.json({
    entities: page.map((entity) => kept.view(entity)),
    pageSize,
    pageNumber,
    total,
    pageCount: Math.ceil(total / pageSize),
  });
}

function ruleRoutes(app: Hono<SandboxEnv>, world: World): void {
  const rules = new Kept(world, RULES);

  app.post(RULES, (context) => {
    const body = readObject<CommonRule>(context, ['name', 'type']);
    const caller = callerOf(context);
    return context.json(
      rules.view(rules.create(context, body, { enabled: body.enabled ?? true, inAlarm: false, ...(caller && { user: caller }) })),
    );
  });

  app.post(`${RULES}/query`, (context) => {
    const asked = readObject<GetRulesQuery>(context, ['ruleType', 'queryType']);
    const wanted = asked.ruleName?.toLowerCase();
    const entities = rules.all().filter(({ name, type, enabled }) => {
      const own = textOf(name).toLowerCase();
      const isCalled = wanted === undefined || (asked.nameSearchType === 'Contains' ? own.includes(wanted) : own === wanted);
      const isOfType = asked.ruleType === 'All' || type === types[asked.ruleType];
      return isCalled && isOfType && isAsked(enabled, asked.enabledType, 'Enabled');
    });
    const sortBy = asked.sortBy === 'DateCreated' ? 'dateCreated' : 'name';
    return answered(context, world, rules, asked, { entities, sortBy, descends: asked.sortOrder === 'Desc' });
  });

  app.patch(`${RULES}/bulk`, (context) => {
    const asked = readObject<CommonRuleBulkUpdateNotificationsRequest>(context, ['ruleIds']);
    return each(context, rules, asked.ruleIds, (rule) => {
      const listed = Array.isArray(rule['notifications']) ? rule['notifications'].filter(isObject) : [];
      const notifications = listed.map((notification): Json => {
        const before = [notification['notificationTypes']].flat().map(textOf);
        const kept = before.filter((type) => !asked.typesToRemove?.includes(type));
        return { ...notification, notificationTypes: [...new Set([...kept, ...(asked.typesToAdd ?? [])])] };
      });
      rules.change(context, rule, { notifications, ...asked.properties });
    });
  });
}

function alertRoutes(app: Hono<SandboxEnv>, world: World): void {
  const alerts = new Kept(world, ALERTS);

  app.get(`${ALERTS}/active`, (context) => context.json({ count: alerts.all().filter(({ active }) => active === true).length }));
  const older = new Kept(world, '/api/v2/alerting/interactionstats/alerts');
  app.get('/api/v2/alerting/interactionstats/alerts/unread', (context) =>
    context.json({ count: older.all().filter(({ unread }) => unread === true).length }),
  );

  app.post(`${ALERTS}/query`, (context) => {
    const asked = readObject<GetAlertQuery>(context, ['ruleType', 'queryType']);
    const entities = alerts.all().filter(({ active, unread, rule }) => {
      const isOfType =
        asked.ruleType === 'All' || !isObject(rule) || rule['type'] === undefined || rule['type'] === types[asked.ruleType];
      return isOfType && isAsked(active, asked.alertStatus, 'Active') && isAsked(unread, asked.viewedStatus, 'Unread');
    });
    const sortBy = asked.sortBy === 'Name' ? 'name' : 'dateStart';
    return answered(context, world, alerts, asked, { entities, sortBy, descends: asked.sortOrder === 'Desc' });
  });

  app.patch(`${ALERTS}/all`, (context) => {
    const asked = readObject<CommonAllAlertUpdateRequest>(context, ['type']);
    const change = changeBy(world, asked);
    for (const alert of alerts.all()) alerts.put({ ...alert, ...change });
    return context.json({});
  });

  app.delete(`${ALERTS}/all`, (context) => {
    for (const { id } of alerts.all()) alerts.remove(id);
    return context.json({});
  });

  app.patch(`${ALERTS}/bulk`, (context) => {
    const { alertIds, muteSnooze, ...asked } = readObject<CommonAlertBulkUpdateRequest>(context, ['type', 'alertIds']);
    const change = changeBy(world, { ...asked, ...muteSnooze });
    return each(context, alerts, alertIds, (alert) => alerts.put({ ...alert, ...change }));
  });

  app.patch(`${ALERTS}/:alertId`, (context) => {
    const alert = alerts.get(context.req.param('alertId'));
    return context.json(alerts.view(alerts.put({ ...alert, ...changeBy(world, readObject<AlertRequest>(context, ['type'])) })));
  });
}

/** Returns the change that a request makes to an alert. @throws the platform's 400 if a field is missing. */
function changeBy(world: World, { type, unread, dateEnd }: Pick<AlertRequest, 'type' | 'unread' | 'dateEnd'>): Json {
  if (type === 'Unread') {
    if (!unread) throw missing('unread');
    return { unread: unread.state };
  }
  if (type === 'Close') return { active: false, dateEnd: world.timestamp() };
  if (dateEnd === undefined) throw missing('dateEnd');
  return type === 'Mute' ? { muted: true, dateMutedUntil: dateEnd } : { snoozed: true, dateSnoozedUntil: dateEnd };
}

/** Applies `act` to several entities. An unknown id does not affect the others. */
function each(context: SandboxContext, kept: Kept, ids: readonly string[], act: (entity: Entity) => unknown): Response {
  const results = ids.map((id): Json => {
    const entity = kept.find(id);
    if (!entity) {
      const { message, code } = notFound(kept.entityName, id).body('');
      return { entity: { id }, error: { message, code } };
    }
    act(entity);
    return { entity: { id } };
  });
  return context.json(outcomes(results));
}
