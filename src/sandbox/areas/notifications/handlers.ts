import type { Area } from '../../engine/area.js';
import type { AvailableTopic, Channel, ChannelTopic } from '../../../models/index.js';
import { readArray } from '../../http/body.js';
import { Problem } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import type { StoredChannel } from '../../store/channels/stored-channel.js';
import { permissionsOf, topicGuard } from './access.js';
import { topicSchema } from './topic-schema.js';
import { topicTemplates } from '../../store/channels/topics.js';
import { NO_XMPP } from '../../store/channels/xmpp.js';
import { refusedTopicProblem } from '../../store/channels/topic-checks.js';
import type { TopicCheck } from '../../store/channels/topic-checks.js';
import { queryValue } from '../../http/query.js';

/** Channels, their subscriptions, and the available topics. */
export function addNotificationHandlers(area: Area, world: World): void {
  world.channels.guard(topicGuard(world));
  const channelOf = (context: OperationContext): StoredChannel =>
    world.channels.get(context.param('channelId'), context.accessToken);

  area.handle('getNotificationsAvailabletopics', (context) => {
    const expand = queryList(context, 'expand');
    return { entities: topicTemplates.map((id) => availableTopic(id, expand)) };
  });

  area.handle('getNotificationsChannels', (context) => {
    const token = context.accessToken;
    const isTokenOnly = (queryValue(context, 'includechannels') ?? 'token') === 'token';
    const channels = world.channels.of(token).filter((channel) => !isTokenOnly || channel.token === token.value);
    return { entities: channels.map((channel) => view(context, channel)) };
  });

  area.handle('postNotificationsChannels', (context) => {
    // genesys-cloud-streaming-client requests a channel this way, and speaks XMPP on it.
    if (queryValue(context, 'connectionType') === 'streaming') throw new Problem(501, NO_XMPP);
    const token = context.accessToken;
    return view(context, world.channels.create(token, token.value));
  });

  area.handle('headNotificationsChannel', (context) => {
    channelOf(context);
    return context.send(null, 200);
  });

  area.handle('getNotificationsChannelSubscriptions', (context) => subscriptionListing(channelOf(context)));

  const change = (replace: boolean) => (context: OperationContext) => {
    const channel = channelOf(context);
    const topics = readTopics(context);
    if (queryValue(context, 'ignoreErrors') === 'true')
      return { entities: world.channels.subscribe(channel, topics, { replace }).map(topicResult) };
    world.channels.subscribe(channel, topics, { replace, refuse: refusedTopicProblem });
    return subscriptionListing(channelOf(context));
  };
  area.handle('postNotificationsChannelSubscriptions', change(false));
  area.handle('putNotificationsChannelSubscriptions', change(true));

  area.handle('deleteNotificationsChannelSubscriptions', (context) => {
    world.channels.unsubscribe(channelOf(context));
  });
}

function readTopics(context: OperationContext): string[] {
  const topics = readArray<ChannelTopic & { id: string }>(context, ['id']);
  return topics.map(({ id }) => id);
}

const subscriptionListing = ({ subscriptions: topics }: StoredChannel): { entities: ChannelTopic[] } => ({
  entities: topics.map((id) => ({ id })),
});

/** The result for one topic, if a rejected topic does not affect the others. */
const topicResult = ({ topic, reason, missingPermissions: missing }: TopicCheck): ChannelTopic => ({
  id: topic,
  state: reason === undefined ? 'Permitted' : 'Rejected',
  ...(reason !== undefined && { rejectionReason: reason }),
  ...(missing && { missingPermissions: [...missing] }),
});

function view(context: OperationContext, { id, expires }: StoredChannel): Channel {
  return { id, connectUri: `${streamingOrigin(context.url)}/channels/${id}`, expires: new Date(expires).toISOString() };
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
  const optionalFields: Omit<AvailableTopic, 'id'> = {
    description: `Events of ${id}`,
    visibility: 'Public',
    transports: ['Websocket'],
    topicParameters: parameters,
    enforced: permissions.length > 0,
    requiresPermissions: permissions,
    permissionDetails: [],
    publicApiTemplateUriPaths: [],
  };
  const expandedFields = Object.entries(optionalFields).filter(([name]) => expand.includes(name));
  return { id, ...Object.fromEntries(expandedFields), ...(expand.includes('schema') && { schema: topicSchema(id) }) };
}
