import type { Area } from '../../engine/area.js';
import type {
  AlertRequest,
  CommonAlertBulkUpdateRequest,
  CommonAllAlertUpdateRequest,
  CommonRule,
  CommonRuleBulkUpdateNotificationsRequest,
  GetAlertQuery,
  GetRulesQuery,
} from '../../../models/index.js';
import { summariseResults } from '../../engine/bulk.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import { missingField, notFound } from '../../store/errors.js';
import { pageOf, readPage, sortByField } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { callerOf, Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';

const RULES = '/api/v2/alerting/rules';
const ALERTS = '/api/v2/alerting/alerts';

/** The rule types that each kind of query selects. */
const types: Readonly<Record<string, string>> = { Conversation: 'ConversationMetrics', Presence: 'UserPresence' };

/** Alert rules, and alerts from the seed file. The sandbox raises no alerts itself. */
export function addAlertingHandlers(area: Area, world: World): void {
  world.store.markManaged(ALERTS);
  addRuleHandlers(area, world);
  addAlertHandlers(area, world);
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
function answered(world: World, kept: Repository, asked: GetAlertQuery | GetRulesQuery, found: Found): unknown {
  const { pageSize, pageNumber } = readPage(world.maxPageSize, asked.pageSize, asked.pageNumber);
  const total = found.entities.length;
  const sorted = sortByField(found.entities, found.sortBy, found.descends ? -1 : 1);
  const page = asked.queryType === 'Count' ? [] : pageOf(sorted, { pageSize, pageNumber });
  return {
    entities: page.map((entity) => kept.view(entity)),
    pageSize,
    pageNumber,
    total,
    pageCount: Math.ceil(total / pageSize),
  };
}

function addRuleHandlers(area: Area, world: World): void {
  const rules = new Repository(world, RULES);

  area.handle('postAlertingRules', (context) => {
    const body = readObject<CommonRule>(context, ['name', 'type']);
    const caller = callerOf(context);
    return rules.view(
      rules.create(context, body, { enabled: body.enabled ?? true, inAlarm: false, ...(caller && { user: caller }) }),
    );
  });

  area.handle('postAlertingRulesQuery', (context) => {
    const asked = readObject<GetRulesQuery>(context, ['ruleType', 'queryType']);
    const wanted = asked.ruleName?.toLowerCase();
    const entities = rules.all().filter(({ name, type, enabled }) => {
      const own = textOf(name).toLowerCase();
      const isCalled = wanted === undefined || (asked.nameSearchType === 'Contains' ? own.includes(wanted) : own === wanted);
      const isOfType = asked.ruleType === 'All' || type === types[asked.ruleType];
      return isCalled && isOfType && isAsked(enabled, asked.enabledType, 'Enabled');
    });
    const sortBy = asked.sortBy === 'DateCreated' ? 'dateCreated' : 'name';
    return answered(world, rules, asked, { entities, sortBy, descends: asked.sortOrder === 'Desc' });
  });

  area.handle('patchAlertingRulesBulk', (context) => {
    const asked = readObject<CommonRuleBulkUpdateNotificationsRequest>(context, ['ruleIds']);
    return each(rules, asked.ruleIds, (rule) => {
      const listed = Array.isArray(rule['notifications']) ? rule['notifications'].filter(isObject) : [];
      const notifications = listed.map((notification): Json => {
        const before = [notification['notificationTypes']].flat().map(textOf);
        const kept = before.filter((type) => !asked.typesToRemove?.includes(type));
        return { ...notification, notificationTypes: [...new Set([...kept, ...(asked.typesToAdd ?? [])])] };
      });
      rules.update(context, rule, { notifications, ...asked.properties });
    });
  });
}

function addAlertHandlers(area: Area, world: World): void {
  const alerts = new Repository(world, ALERTS);

  area.handle('getAlertingAlertsActive', () => ({ count: alerts.all().filter(({ active }) => active === true).length }));
  const older = new Repository(world, '/api/v2/alerting/interactionstats/alerts');
  area.handle('getAlertingInteractionstatsAlertsUnread', () => ({
    count: older.all().filter(({ unread }) => unread === true).length,
  }));

  area.handle('postAlertingAlertsQuery', (context) => {
    const asked = readObject<GetAlertQuery>(context, ['ruleType', 'queryType']);
    const entities = alerts.all().filter(({ active, unread, rule }) => {
      const isOfType =
        asked.ruleType === 'All' || !isObject(rule) || rule['type'] === undefined || rule['type'] === types[asked.ruleType];
      return isOfType && isAsked(active, asked.alertStatus, 'Active') && isAsked(unread, asked.viewedStatus, 'Unread');
    });
    const sortBy = asked.sortBy === 'Name' ? 'name' : 'dateStart';
    return answered(world, alerts, asked, { entities, sortBy, descends: asked.sortOrder === 'Desc' });
  });

  area.handle('patchAlertingAlertsAll', (context) => {
    const asked = readObject<CommonAllAlertUpdateRequest>(context, ['type']);
    const change = changeBy(world, asked);
    for (const alert of alerts.all()) alerts.save({ ...alert, ...change });
    return {};
  });

  area.handle('deleteAlertingAlertsAll', () => {
    for (const { id } of alerts.all()) alerts.remove(id);
    return {};
  });

  area.handle('patchAlertingAlertsBulk', (context) => {
    const { alertIds, muteSnooze, ...asked } = readObject<CommonAlertBulkUpdateRequest>(context, ['type', 'alertIds']);
    const change = changeBy(world, { ...asked, ...muteSnooze });
    return each(alerts, alertIds, (alert) => alerts.save({ ...alert, ...change }));
  });

  area.handle('patchAlertingAlert', (context) => {
    const alert = alerts.get(context.param('alertId'));
    return alerts.view(alerts.save({ ...alert, ...changeBy(world, readObject<AlertRequest>(context, ['type'])) }));
  });
}

/** Returns the change that a request makes to an alert. @throws the platform's 400 if a field is missing. */
function changeBy(world: World, { type, unread, dateEnd }: Pick<AlertRequest, 'type' | 'unread' | 'dateEnd'>): Json {
  if (type === 'Unread') {
    if (!unread) throw missingField('unread');
    return { unread: unread.state };
  }
  if (type === 'Close') return { active: false, dateEnd: world.timestamp() };
  if (dateEnd === undefined) throw missingField('dateEnd');
  return type === 'Mute' ? { muted: true, dateMutedUntil: dateEnd } : { snoozed: true, dateSnoozedUntil: dateEnd };
}

/** Applies `act` to several entities. An unknown id does not affect the others. */
function each(kept: Repository, ids: readonly string[], act: (entity: Entity) => unknown): unknown {
  const results = ids.map((id): Json => {
    const entity = kept.find(id);
    if (!entity) {
      const { message, code } = notFound(kept.entityName, id).body('');
      return { entity: { id }, error: { message, code } };
    }
    act(entity);
    return { entity: { id } };
  });
  return summariseResults(results);
}
