import type { Area } from '../../engine/area.js';
import type {
  AlertRequest,
  BulkResponse,
  CommonAlert,
  CommonAlertBulkUpdateRequest,
  CommonAllAlertUpdateRequest,
  CommonRule,
  CommonRuleBulkUpdateNotificationsRequest,
  GetAlertQuery,
  GetRulesQuery,
  InteractionStatsAlert,
} from '../../../models/index.js';
import { summariseResults } from '../../engine/bulk.js';
import { textOf } from '../../engine/values.js';
import type { PartialResult } from '../../operations/methods.js';
import { readObject } from '../../http/body.js';
import { missingField, notFound } from '../../store/errors.js';
import { pageOf, readPage, sortByField } from '../../http/listing.js';
import type { Page } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { callerOf, Repository } from '../repository.js';
import type { Entity } from '../repository.js';

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

interface Matches<T extends object> {
  entities: Entity<T>[];
  sortBy: keyof Entity<T>;
  isDescending: boolean;
}

/** Whether a flag matches the filter of a query: `trueName` for true, any other name for false, `All` for both. */
const matchesFlag = (flag: unknown, filter: string | undefined, trueName: string): boolean =>
  filter === undefined || filter === 'All' || flag === (filter === trueName);

/** Responds with a page of the entities found, or only with their number. */
function respondWithPage<T extends object>(
  world: World,
  repository: Repository<T>,
  query: GetAlertQuery | GetRulesQuery,
  matches: Matches<T>,
): Page & { entities: T[]; total: number; pageCount: number } {
  const { pageSize, pageNumber } = readPage(world.maxPageSize, query.pageSize, query.pageNumber);
  const total = matches.entities.length;
  const sortedMatches = sortByField<Entity<T>>(matches.entities, matches.sortBy, matches.isDescending ? -1 : 1);
  const page = query.queryType === 'Count' ? [] : pageOf(sortedMatches, { pageSize, pageNumber });
  return {
    entities: page.map((entity) => repository.view(entity)),
    pageSize,
    pageNumber,
    total,
    pageCount: Math.ceil(total / pageSize),
  };
}

function addRuleHandlers(area: Area, world: World): void {
  const rules = new Repository<CommonRule>(world, RULES);

  area.handle('postAlertingRules', (context) => {
    const body = readObject<CommonRule>(context, ['name', 'type']);
    const caller = callerOf(context);
    return rules.view(
      rules.create(context, body, { enabled: body.enabled ?? true, inAlarm: false, ...(caller && { user: caller }) }),
    );
  });

  area.handle('postAlertingRulesQuery', (context) => {
    const query = readObject<GetRulesQuery>(context, ['ruleType', 'queryType']);
    const searchName = query.ruleName?.toLowerCase();
    const entities = rules.all().filter(({ name, type, enabled }) => {
      const ruleName = textOf(name).toLowerCase();
      const hasName =
        searchName === undefined ||
        (query.nameSearchType === 'Contains' ? ruleName.includes(searchName) : ruleName === searchName);
      const isOfType = query.ruleType === 'All' || type === types[query.ruleType];
      return hasName && isOfType && matchesFlag(enabled, query.enabledType, 'Enabled');
    });
    const sortBy = query.sortBy === 'DateCreated' ? 'dateCreated' : 'name';
    return respondWithPage(world, rules, query, { entities, sortBy, isDescending: query.sortOrder === 'Desc' });
  });

  area.handle('patchAlertingRulesBulk', (context) => {
    const body = readObject<CommonRuleBulkUpdateNotificationsRequest>(context, ['ruleIds']);
    return applyToEach(rules, body.ruleIds, (rule) => {
      const notifications = (rule.notifications ?? []).map((notification) => {
        const before = notification.notificationTypes;
        const remainingTypes = before.filter((type) => !body.typesToRemove?.includes(type));
        return { ...notification, notificationTypes: [...new Set([...remainingTypes, ...(body.typesToAdd ?? [])])] };
      });
      rules.update(context, rule, { notifications, ...body.properties });
    });
  });
}

function addAlertHandlers(area: Area, world: World): void {
  const alerts = new Repository<CommonAlert>(world, ALERTS);

  area.handle('getAlertingAlertsActive', () => ({ count: alerts.all().filter(({ active }) => active === true).length }));
  const older = new Repository<InteractionStatsAlert>(world, '/api/v2/alerting/interactionstats/alerts');
  area.handle('getAlertingInteractionstatsAlertsUnread', () => ({
    count: older.all().filter(({ unread }) => unread === true).length,
  }));

  area.handle('postAlertingAlertsQuery', (context) => {
    const query = readObject<GetAlertQuery>(context, ['ruleType', 'queryType']);
    const entities = alerts.all().filter(({ active, unread, rule }) => {
      const isOfType = query.ruleType === 'All' || rule?.type === undefined || rule.type === types[query.ruleType];
      return isOfType && matchesFlag(active, query.alertStatus, 'Active') && matchesFlag(unread, query.viewedStatus, 'Unread');
    });
    const sortBy = query.sortBy === 'Name' ? 'name' : 'dateStart';
    return respondWithPage(world, alerts, query, { entities, sortBy, isDescending: query.sortOrder === 'Desc' });
  });

  area.handle('patchAlertingAlertsAll', (context) => {
    const body = readObject<CommonAllAlertUpdateRequest>(context, ['type']);
    const change = readChange(world, body);
    for (const alert of alerts.all()) alerts.save({ ...alert, ...change });
    return {};
  });

  area.handle('deleteAlertingAlertsAll', () => {
    for (const { id } of alerts.all()) alerts.remove(id);
    return {};
  });

  area.handle('patchAlertingAlertsBulk', (context) => {
    const { alertIds, muteSnooze, ...changeFields } = readObject<CommonAlertBulkUpdateRequest>(context, ['type', 'alertIds']);
    const change = readChange(world, { ...changeFields, ...muteSnooze });
    return applyToEach(alerts, alertIds, (alert) => alerts.save({ ...alert, ...change }));
  });

  area.handle('patchAlertingAlert', (context) => {
    const alert = alerts.get(context.param('alertId'));
    return alerts.view(alerts.save({ ...alert, ...readChange(world, readObject<AlertRequest>(context, ['type'])) }));
  });
}

/** Returns the change that a request makes to an alert. @throws the platform's 400 if a field is missing. */
function readChange(
  world: World,
  { type, unread, dateEnd }: Pick<AlertRequest, 'type' | 'unread' | 'dateEnd'>,
): Partial<CommonAlert> {
  if (type === 'Unread') {
    if (!unread) throw missingField('unread');
    return { unread: unread.state };
  }
  if (type === 'Close') return { active: false, dateEnd: world.timestamp() };
  if (dateEnd === undefined) throw missingField('dateEnd');
  return type === 'Mute' ? { muted: true, dateMutedUntil: dateEnd } : { snoozed: true, dateSnoozedUntil: dateEnd };
}

/** Applies `perform` to several entities. An unknown id does not affect the others. */
function applyToEach<T extends object>(
  repository: Repository<T>,
  ids: readonly string[],
  perform: (entity: Entity<T>) => unknown,
): PartialResult<BulkResponse> {
  const results = ids.map((id) => {
    const entity = repository.find(id);
    if (!entity) {
      const { message, code } = notFound(repository.entityName, id).body('');
      return { entity: { id }, error: { message, code } };
    }
    perform(entity);
    return { entity: { id } };
  });
  return summariseResults(results);
}
