import { isObject } from '../../core/values/is-object.js';

/** What a message on a socket means. */
export type ChannelMessage =
  | { readonly kind: 'event'; readonly topicName: string; readonly event: object; readonly hasId: boolean }
  | { readonly kind: 'closing' }
  | { readonly kind: 'channelEnded' }
  | { readonly kind: 'none' };

const none: ChannelMessage = { kind: 'none' };

/**
 * Reads a message. Anything may arrive: what is no event and no notice about this channel means nothing.
 *
 * @param channelId - The channel of the socket. A notice that names another one does not concern it.
 */
export function readMessage(text: string, channelId: string): ChannelMessage {
  const message = parse(text);
  if (!isObject(message)) return none;
  const { topicName: name, result, eventBody, metadata } = message;
  if (result === '404') return { kind: 'channelEnded' };
  if (typeof name !== 'string') return none;
  const topicName = name.toLowerCase();
  if (topicName === '' || topicName === 'channel.metadata') return none;
  const [, notice, named = ''] =
    /^v2\.system\.(socket_closing|no_longer_subscribed|token_revoked)(?:\.(.*))?$/.exec(topicName) ?? [];
  if (notice === undefined) {
    const id = isObject(metadata) ? metadata['CorrelationId'] : undefined;
    return { kind: 'event', topicName, event: message, hasId: typeof id === 'string' && id !== '' };
  }
  // What token_revoked names is not documented to be a channel.
  const names = notice === 'token_revoked' ? [] : [named, isObject(eventBody) ? eventBody['channelId'] : ''];
  if (!concerns(channelId, names)) return none;
  return { kind: notice === 'socket_closing' ? 'closing' : 'channelEnded' };
}

/** Whether a notice names this channel, or none at all. */
function concerns(channelId: string, names: readonly unknown[]): boolean {
  const named = names.filter((name): name is string => typeof name === 'string' && name !== '').map((name) => name.toLowerCase());
  return named.length === 0 || named.includes(channelId.toLowerCase());
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
