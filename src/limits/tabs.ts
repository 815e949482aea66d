import { ConfigurationError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { quoteValue } from '../core/values/plain-objects.js';
import type { Shared, SharedMessage } from './shared.js';

/** What one tab posts to the others. */
interface Message {
  bucket: string;
  message: SharedMessage;
}

/**
 * Shares limits with the other tabs of this origin: each tab posts what it sends and which responses it receives. No tab leads,
 * because the platform's count includes the requests of all tabs.
 *
 * @param name - Of the BroadcastChannel.
 */
export function tabsShared(name = 'contact-centre-client limits'): Shared {
  if (typeof name !== 'string' || name === '')
    throw new ConfigurationError(`tabsShared: the name must be a string that is not empty, not ${quoteValue(name)}`);
  if (typeof BroadcastChannel !== 'function')
    throw new ConfigurationError(
      'tabsShared needs a BroadcastChannel, which this runtime does not have. On a server, use redisShared',
    );
  const channel = new BroadcastChannel(name);
  return {
    tell: (bucket, message) => {
      channel.postMessage({ bucket, message } satisfies Message);
    },
    listen: (onMessage) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const { bucket, message } = isObject(data) ? data : {};
        if (typeof bucket === 'string' && isSharedMessage(message)) onMessage(bucket, message);
      });
    },
    close: () => {
      channel.close();
    },
  };
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < Infinity;

/** Any script of the origin may post, and a count that is no number would be less than every limit. */
function isSharedMessage(message: unknown): message is SharedMessage {
  if (!isObject(message)) return false;
  if ('sent' in message) return isCount(message['sent']);
  const { window, ago, count, remainingMs } = message;
  return [window, ago].every(isCount) && [count, remainingMs].every((value) => value === undefined || isCount(value));
}
