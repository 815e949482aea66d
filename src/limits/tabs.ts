import { ConfigurationError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import type { Shared, Told } from './shared.js';

/** What one tab posts to the others. */
interface Message {
  bucket: string;
  told: Told;
}

/**
 * Shares limits with the other tabs of this origin: each tab posts what it sends and which responses it receives. No tab leads,
 * because the platform's count includes the requests of all tabs.
 *
 * @param name - Of the BroadcastChannel.
 */
export function tabsShared(name = 'contact-centre-client limits'): Shared {
  if (typeof name !== 'string' || name === '') throw new ConfigurationError('tabsShared: the name must be a text');
  if (typeof BroadcastChannel !== 'function')
    throw new ConfigurationError('tabsShared needs a BroadcastChannel, which this runtime does not have');
  const channel = new BroadcastChannel(name);
  return {
    tell: (bucket, told) => {
      channel.postMessage({ bucket, told } satisfies Message);
    },
    listen: (hear) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const { bucket, told } = isObject(data) ? data : {};
        if (typeof bucket === 'string' && isTold(told)) hear(bucket, told);
      });
    },
    close: () => {
      channel.close();
    },
  };
}

const isFrom0 = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < Infinity;

/** Any script of the origin may post, and a count that is no number would be less than every limit. */
function isTold(told: unknown): told is Told {
  if (!isObject(told)) return false;
  if ('sent' in told) return isFrom0(told['sent']);
  const { window, ago, count, left } = told;
  return [window, ago].every(isFrom0) && [count, left].every((value) => value === undefined || isFrom0(value));
}
