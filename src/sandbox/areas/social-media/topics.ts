import type { Hono } from 'hono';
import type { DataIngestionRuleStatusPatchRequest } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import { listing, queryFlag, queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { Kept } from '../kept.js';
import type { Entity, Json } from '../kept.js';

const TOPICS = '/api/v2/socialmedia/topics';

/** Sources of posts; each has separate operations for its rules. */
const platforms = ['facebook', 'googlebusinessprofile', 'instagram', 'open', 'twitter'] as const;

/** Social media topics, and the rules that gather posts for them. Deleting only marks an entity, except for a hard delete. */
export function socialMediaRoutes(app: Hono<SandboxEnv>, world: World): void {
  const topics = new Kept(world, TOPICS);
  const ownTopic = (context: SandboxContext): Entity => found(context, topics, context.req.param('topicId'));
  const rulesOf = (topicId: string, platform: string): Kept =>
    new Kept(world, `${TOPICS}/{}/dataingestionrules/${platform}`, [topicId]);
  const topicView = (topic: Entity): Json => {
    const dataIngestionRulesMetadata = platforms.flatMap((platform) => {
      const states = rulesOf(topic.id, platform)
        .all()
        .map(({ status }) => textOf(status));
      const countByStatus = Object.fromEntries(states.map((state) => [state, states.filter((each) => each === state).length]));
      return states.length === 0 ? [] : [{ platform, countByStatus }];
    });
    return topics.view({ ...topic, dataIngestionRulesMetadata }, 'SocialTopicWithDataIngestionRuleMetadataResponse');
  };

  app.get(TOPICS, (context) => {
    const ids = queryList(context, 'ids');
    const divisions = queryList(context, 'divisionIds');
    const name = queryValue(context, 'name');
    const sought = shownOf(context, topics).filter(
      (topic) =>
        (ids.length === 0 || ids.includes(topic.id)) &&
        (divisions.length === 0 || divisions.includes(textOf(topic['divisionId']))) &&
        (name === undefined || textOf(topic['name']).toLowerCase() === name.toLowerCase()),
    );
    return context.json(listing(context, world, sought, topicView));
  });
  app.get(`${TOPICS}/:topicId`, (context) => context.json(topicView(ownTopic(context))));
  app.delete(`${TOPICS}/:topicId`, (context) => {
    const topic = ownTopic(context);
    // Deletes its rules too.
    if (queryFlag(context, 'hardDelete') === true)
      for (const platform of platforms)
        for (const { id } of rulesOf(topic.id, platform).all()) removeRule(topic.id, platform, id);
    return gone(context, topics, topic);
  });
  app.get(`${TOPICS}/:topicId/dataingestionrules`, (context) => {
    const { id } = ownTopic(context);
    const rules = platforms.flatMap((platform) => shownOf(context, rulesOf(id, platform)));
    return context.json(listing(context, world, rules, (rule) => topics.view(rule, 'GenericDataIngestionRuleResponse')));
  });

  const versionsAt = (topicId: string, platform: string, ruleId: string): string =>
    new Kept(world, `${TOPICS}/{}/dataingestionrules/${platform}/{}/versions`, [topicId, ruleId]).path;
  const removeRule = (topicId: string, platform: string, ruleId: string): void => {
    const shelf = versionsAt(topicId, platform, ruleId);
    for (const { version } of world.store.all(shelf) as Json[]) world.store.remove(shelf, textOf(version));
    rulesOf(topicId, platform).remove(ruleId);
  };
  for (const platform of platforms) {
    const path = `${TOPICS}/:topicId/dataingestionrules/${platform}`;
    const own = (context: SandboxContext): { topicId: string; rules: Kept; rule: Entity } => {
      const { id: topicId } = ownTopic(context);
      const rules = rulesOf(topicId, platform);
      return { topicId, rules, rule: found(context, rules, context.req.param('ruleId')) };
    };
    const saved = (context: SandboxContext, topicId: string, rule: Entity): Response => {
      world.store.put(versionsAt(topicId, platform, rule.id), textOf(rule['version']), rule);
      return context.json(rulesOf(topicId, platform).view(rule));
    };
    app.post(path, (context) => {
      const { id } = ownTopic(context);
      const more = { status: 'Active', platform, version: 1 };
      return saved(context, id, rulesOf(id, platform).create(context, readObject<Json>(context, ['name']), more));
    });
    app.get(`${path}/:ruleId`, (context) => {
      const { rules, rule } = own(context);
      return context.json(rules.view(rule));
    });
    app.put(`${path}/:ruleId`, (context) => {
      const { topicId, rules, rule } = own(context);
      const more = { status: rule['status'], platform };
      return saved(context, topicId, rules.change(context, rule, readObject<Json>(context, ['name']), { replaces: true, more }));
    });
    app.patch(`${path}/:ruleId`, (context) => {
      const { topicId, rules, rule } = own(context);
      const { status } = readObject<DataIngestionRuleStatusPatchRequest>(context, ['status']);
      return saved(context, topicId, rules.change(context, rule, { status }));
    });
    app.delete(`${path}/:ruleId`, (context) => {
      const { topicId, rules, rule } = own(context);
      if (queryFlag(context, 'hardDelete') === true) removeRule(topicId, platform, rule.id);
      return gone(context, rules, rule);
    });

    app.get(`${path}/:ruleId/versions`, (context) => {
      const { topicId, rules, rule } = own(context);
      const versions = world.store.all(versionsAt(topicId, platform, rule.id)) as Entity[];
      return context.json(listing(context, world, versions, (version) => rules.view(version)));
    });
    app.get(`${path}/:ruleId/versions/:version`, (context) => {
      const { topicId, rules, rule } = own(context);
      const wanted = context.req.param('version');
      const version = world.store.find(versionsAt(topicId, platform, rule.id), wanted);
      if (!version) throw notFound('dataIngestionRuleVersion', wanted);
      return context.json(rules.view(version as Entity));
    });
  }
}

const isDeleted = ({ status }: Entity): boolean => status === 'Deleted';

/** Entities of a list; deleted ones only if the query requests them. */
const shownOf = (context: SandboxContext, kept: Kept): Entity[] =>
  queryFlag(context, 'includeDeleted') === true ? kept.all() : kept.all().filter((each) => !isDeleted(each));

/** @throws the platform's 404, also for a deleted entity, unless the request includes deleted ones or is a hard delete. */
function found(context: SandboxContext, kept: Kept, id: string | undefined): Entity {
  const entity = kept.get(id);
  const isMeant = queryFlag(context, 'includeDeleted') === true || queryFlag(context, 'hardDelete') === true;
  if (isDeleted(entity) && !isMeant) throw notFound(kept.entityName, entity.id);
  return entity;
}

/** Marks an entity as deleted; a hard delete removes it. */
function gone(context: SandboxContext, kept: Kept, entity: Entity): Response {
  if (queryFlag(context, 'hardDelete') === true) kept.remove(entity.id);
  else kept.change(context, entity, { status: 'Deleted' });
  return context.body(null, 204);
}
