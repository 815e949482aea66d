import type { Hono } from 'hono';
import type { AvailableTopic, Channel, ChannelTopic } from '../../../models/index.js';
import { readArray } from '../../http/body.js';
import { Problem } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import type { StoredChannel } from '../../store/channels/stored.js';
import { permissionsOf, topicGuard } from './access.js';
import { topicSchema } from './topic-schema.js';
import { topicTemplates } from '../../store/channels/topics.js';
import { NO_XMPP } from '../../store/channels/xmpp.js';
import { refusal } from '../../store/channels/verdicts.js';
import type { Verdict } from '../../store/channels/verdicts.js';
import { queryValue } from '../../http/query.js';

const channels = '/api/v2/notifications/channels';
const subscriptions = `${channels}/:channelId/subscriptions`;

/** Channels, their subscriptions, and the available topics. */
export function notificationRoutes(app: Hono<SandboxEnv>, world: World): void {
  world.channels.guard(topicGuard(world));
  const channelOf = (context: SandboxContext): StoredChannel =>
    world.channels.get(context.req.param('channelId') ?? '', context.get('accessToken'));

  app.get('/api/v2/notifications/availabletopics', (context) => {
    const expand = queryList(context, 'expand');
    return context.json({ entities: topicTemplates.map((id) => availableTopic(id, expand)) });
  });

  app.get(channels, (context) => {
    const token = context.get('accessToken');
    const ofToken = (queryValue(context, 'includechannels') ?? 'token') === 'token';
    const found = world.channels.of(token).filter((channel) => !ofToken || channel.token === token.value);
    return context.json({ entities: found.map((channel) => view(context, channel)) });
  });

  app.post(channels, (context) => {
    // genesys-cloud-streaming-client requests a channel this way, and speaks XMPP on it.
    if (queryValue(context, 'connectionType') === 'streaming') throw new Problem(501, NO_XMPP);
    const token = context.get('accessToken');
    return context.json(view(context, world.channels.create(token, token.value)));
  });

  // Hono passes HEAD requests to GET routes. The platform has no GET here.
  app.get(`${channels}/:channelId`, (context) => {
    if (context.req.raw.method !== 'HEAD') throw new Problem(405, undefined, { headers: { Allow: 'HEAD' } });
    channelOf(context);
    return context.body(null, 200);
  });

  app.get(subscriptions, (context) => context.json(listed(channelOf(context))));

  const change = (replace: boolean) => (context: SandboxContext) => {
    const channel = channelOf(context);
    const topics = readTopics(context);
    if (queryValue(context, 'ignoreErrors') === 'true')
      return context.json({ entities: world.channels.subscribe(channel, topics, { replace }).map(judgedTopic) });
    world.channels.subscribe(channel, topics, { replace, refuse: refusal });
    return context.json(listed(channelOf(context)));
  };
  app.post(subscriptions, change(false));
  app.put(subscriptions, change(true));

  app.delete(subscriptions, (context) => {
    world.channels.unsubscribe(channelOf(context));
    return context.body(null, 204);
  });
}

function readTopics(context: SandboxContext): string[] {
  const topics = readArray<ChannelTopic & { id: string }>(context, ['id']);
  return topics.map(({ id }) => id);
}

const listed = ({ subscriptions: topics }: StoredChannel): { entities: ChannelTopic[] } => ({
  entities: topics.map((id) => ({ id })),
});

/** The result for one topic, if a rejected topic does not affect the others. */
const judgedTopic = ({ topic, reason, missing }: Verdict): ChannelTopic => ({
  id: topic,
  state: reason === undefined ? 'Permitted' : 'Rejected',
  ...(reason !== undefined && { rejectionReason: reason }),
  ...(missing && { missingPermissions: [...missing] }),
});

function view(context: SandboxContext, { id, expires }: StoredChannel): Channel {
  return { id, connectUri: `${streamingOrigin(context.req.url)}/channels/${id}`, expires: new Date(expires).toISOString() };
}

/** Origin of the sockets: a host beside the API host of a region, or the API host itself if it belongs to no region. */
export function streamingOrigin(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol === 'http:' ? 'ws' : 'wss'}://${host.replace(/^api\.(?=.+\.)/, 'streaming.')}`;
}

function availableTopic(id: string, expand: readonly string[]): AvailableTopic {
  const parameters = Array.from(id.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const { any = [], all = [] } = permissionsOf(id);
  const permissions = [...any, ...all];
  const more: Omit<AvailableTopic, 'id'> = {
    description: `Events of ${id}`,
    visibility: 'Public',
    transports: ['Websocket'],
    topicParameters: parameters,
    enforced: permissions.length > 0,
    requiresPermissions: permissions,
    permissionDetails: [],
    publicApiTemplateUriPaths: [],
  };
  const wanted = Object.entries(more).filter(([name]) => expand.includes(name));
  return { id, ...Object.fromEntries(wanted), ...(expand.includes('schema') && { schema: topicSchema(id) }) };
}
