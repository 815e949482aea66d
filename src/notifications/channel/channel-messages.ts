import { isObject } from '../../core/values/is-object.js';

/** The meaning of a message on a socket. */
export type ChannelMessage =
  | { readonly kind: 'event'; readonly topicName: string; readonly event: object; readonly hasId: boolean }
  | { readonly kind: 'closing' }
  | { readonly kind: 'channelEnded' }
  | { readonly kind: 'none' };

const noMessage: ChannelMessage = { kind: 'none' };

/**
 * Parses a message. Unknown and invalid messages are ignored.
 *
 * @param channelId - The channel of the socket. Notices about other channels are ignored.
 */
export function readMessage(text: string, channelId: string): ChannelMessage {
  const message = parse(text);
  if (!isObject(message)) return noMessage;
  const { topicName: name, result, eventBody, metadata } = message;
  if (result === '404') return { kind: 'channelEnded' };
  if (typeof name !== 'string') return noMessage;
  const topicName = name.toLowerCase();
  if (topicName === '' || topicName === 'channel.metadata') return noMessage;
  const [, notice, namedId = ''] =
    /^v2\.system\.(socket_closing|no_longer_subscribed|token_revoked)(?:\.(.*))?$/.exec(topicName) ?? [];
  if (notice === undefined) {
    const id = isObject(metadata) ? metadata['CorrelationId'] : undefined;
    return { kind: 'event', topicName, event: message, hasId: typeof id === 'string' && id !== '' };
  }
  // The documentation does not say what a token_revoked notice names.
  const names = notice === 'token_revoked' ? [] : [namedId, isObject(eventBody) ? eventBody['channelId'] : ''];
  if (!concerns(channelId, names)) return noMessage;
  return { kind: notice === 'socket_closing' ? 'closing' : 'channelEnded' };
}

/** Whether a notice names this channel or none. */
function concerns(channelId: string, names: readonly unknown[]): boolean {
  const namedIds = names
    .filter((name): name is string => typeof name === 'string' && name !== '')
    .map((name) => name.toLowerCase());
  return namedIds.length === 0 || namedIds.includes(channelId.toLowerCase());
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
