import type { Area } from '../../engine/area.js';
import type {
  DataIngestionRuleStatusPatchRequest,
  FacebookDataIngestionRuleResponse,
  OpenDataIngestionRuleResponse,
  SocialTopicResponse,
  SocialTopicWithDataIngestionRuleMetadataResponse,
  TwitterDataIngestionRuleResponse,
} from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { listing, queryFlag, queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { platforms } from './platforms.js';
import type { Platform } from './platforms.js';
import { viewAs } from '../view-as.js';

const TOPICS = '/api/v2/socialmedia/topics';

/** Social media topics, and the rules that gather posts for them. Deleting only marks an entity, except for a hard delete. */
export function addSocialMediaHandlers(area: Area, world: World): void {
  const topics = new Repository<SocialTopicResponse>(world, TOPICS);
  const findTopic = (context: OperationContext): Entity<SocialTopicResponse> =>
    findEntity(context, topics, context.param('topicId'));
  const topicView = (topic: Entity<SocialTopicResponse>): SocialTopicWithDataIngestionRuleMetadataResponse => {
    const dataIngestionRulesMetadata = platforms.flatMap(({ name: platform }) => {
      const states = rulesOf(world, topic.id, platform)
        .all()
        .map(({ status }) => textOf(status));
      const countByStatus = Object.fromEntries(states.map((state) => [state, states.filter((each) => each === state).length]));
      return states.length === 0 ? [] : [{ platform, countByStatus }];
    });
    return viewAs(world, 'SocialTopicWithDataIngestionRuleMetadataResponse', { ...topic, dataIngestionRulesMetadata });
  };

  area.handle('getSocialmediaTopics', (context) => {
    const ids = queryList(context, 'ids');
    const divisions = queryList(context, 'divisionIds');
    const name = queryValue(context, 'name');
    const matches = visibleEntitiesOf(context, topics).filter(
      (topic) =>
        (ids.length === 0 || ids.includes(topic.id)) &&
        (divisions.length === 0 || divisions.includes(topic.divisionId ?? '')) &&
        (name === undefined || topic.name?.toLowerCase() === name.toLowerCase()),
    );
    return listing(context, world, matches, topicView);
  });
  area.handle('getSocialmediaTopic', (context) => topicView(findTopic(context)));
  area.handle('deleteSocialmediaTopic', (context) => {
    const topic = findTopic(context);
    // Deletes its rules too.
    if (queryFlag(context, 'hardDelete') === true)
      for (const { name } of platforms)
        for (const { id } of rulesOf(world, topic.id, name).all()) removeRule(world, topic.id, name, id);
    deleteEntity(context, topics, topic);
  });
  area.handle('getSocialmediaTopicDataingestionrules', (context) => {
    const { id } = findTopic(context);
    const rules = platforms.flatMap(({ name }) => visibleEntitiesOf(context, rulesOf(world, id, name)));
    return listing(context, world, rules, (rule) => viewAs(world, 'GenericDataIngestionRuleResponse', rule));
  });

  for (const platform of platforms) addRuleHandlers(area, world, findTopic, platform);
}

/** A rule of any platform. */
type Rule = FacebookDataIngestionRuleResponse | OpenDataIngestionRuleResponse | TwitterDataIngestionRuleResponse;

const rulesOf = (world: World, topicId: string, platform: string): Repository<Rule> =>
  new Repository<Rule>(world, `${TOPICS}/{}/dataingestionrules/${platform}`, [topicId]);

const versionsPath = (world: World, topicId: string, platform: string, ruleId: string): string =>
  new Repository(world, `${TOPICS}/{}/dataingestionrules/${platform}/{}/versions`, [topicId, ruleId]).path;

/** Removes a rule and its versions. */
function removeRule(world: World, topicId: string, platform: string, ruleId: string): void {
  const path = versionsPath(world, topicId, platform, ruleId);
  for (const { version } of world.store.all(path) as Json[]) world.store.remove(path, textOf(version));
  rulesOf(world, topicId, platform).remove(ruleId);
}

/** The rules of one platform, and their versions. */
function addRuleHandlers(
  area: Area,
  world: World,
  findTopic: (context: OperationContext) => { id: string },
  operations: Platform,
): void {
  const platform = operations.name;
  const findRule = (context: OperationContext): { topicId: string; rules: Repository<Rule>; rule: Entity<Rule> } => {
    const { id: topicId } = findTopic(context);
    const rules = rulesOf(world, topicId, platform);
    return { topicId, rules, rule: findEntity(context, rules, context.param(operations.ruleId)) };
  };
  const saveVersion = (topicId: string, rule: Entity<Rule>): Rule => {
    world.store.put(versionsPath(world, topicId, platform, rule.id), textOf(rule.version), rule);
    return rulesOf(world, topicId, platform).view(rule);
  };
  area.handle(operations.create, (context) => {
    const { id } = findTopic(context);
    const extraFields = { status: 'Active', platform, version: 1 };
    return saveVersion(id, rulesOf(world, id, platform).create(context, readObject<Json>(context, ['name']), extraFields));
  });
  area.handle(operations.read, (context) => {
    const { rules, rule } = findRule(context);
    return rules.view(rule);
  });
  area.handle(operations.replace, (context) => {
    const { topicId, rules, rule } = findRule(context);
    const extraFields = { status: rule.status, platform };
    return saveVersion(
      topicId,
      rules.update(context, rule, readObject<Json>(context, ['name']), { replaces: true, more: extraFields }),
    );
  });
  area.handle(operations.update, (context) => {
    const { topicId, rules, rule } = findRule(context);
    const { status } = readObject<DataIngestionRuleStatusPatchRequest>(context, ['status']);
    return saveVersion(topicId, rules.update(context, rule, { status }));
  });
  area.handle(operations.remove, (context) => {
    const { topicId, rules, rule } = findRule(context);
    if (queryFlag(context, 'hardDelete') === true) removeRule(world, topicId, platform, rule.id);
    deleteEntity(context, rules, rule);
  });

  area.handle(operations.versions, (context) => {
    const { topicId, rules, rule } = findRule(context);
    const versions = world.store.all(versionsPath(world, topicId, platform, rule.id)) as Entity<Rule>[];
    return listing(context, world, versions, (version) => rules.view(version));
  });
  area.handle(operations.version, (context) => {
    const { topicId, rules, rule } = findRule(context);
    const versionNumber = context.param('dataIngestionRuleVersion');
    const version = world.store.find(versionsPath(world, topicId, platform, rule.id), versionNumber);
    if (!version) throw notFound('dataIngestionRuleVersion', versionNumber);
    return rules.view(version);
  });
}

const isDeleted = ({ status }: { status?: unknown }): boolean => status === 'Deleted';

/** Entities of a list; deleted ones only if the query requests them. */
function visibleEntitiesOf<T extends { status?: unknown }>(context: OperationContext, repository: Repository<T>): Entity<T>[] {
  const shouldIncludeDeleted = queryFlag(context, 'includeDeleted') === true;
  return repository.all().filter((each) => shouldIncludeDeleted || !isDeleted(each));
}

/** @throws the platform's 404, also for a deleted entity, unless the request includes deleted ones or is a hard delete. */
function findEntity<T extends { status?: unknown }>(
  context: OperationContext,
  repository: Repository<T>,
  id: string | undefined,
): Entity<T> {
  const entity = repository.get(id);
  const canBeDeleted = queryFlag(context, 'includeDeleted') === true || queryFlag(context, 'hardDelete') === true;
  if (isDeleted(entity) && !canBeDeleted) throw notFound(repository.entityName, entity.id);
  return entity;
}

/** Marks an entity as deleted; a hard delete removes it. */
function deleteEntity<T extends object>(context: OperationContext, repository: Repository<T>, entity: Entity<T>): void {
  if (queryFlag(context, 'hardDelete') === true) repository.remove(entity.id);
  else repository.update(context, entity, { status: 'Deleted' });
}
