import { isObject } from '../core/is-object.js';
import type { Shared, Told } from './shared.js';

/** What one tab posts to the others. */
interface Message {
  bucket: string;
  told: Told;
}

/**
 * Shares limits with the other tabs of this origin: each tells what it sends and what it hears. None leads, because the platform's own
 * count has what all tabs have sent.
 *
 * @param name - Of the BroadcastChannel.
 */
export function tabsShared(name = 'contact-centre-client limits'): Shared {
  const channel = new BroadcastChannel(name);
  return {
    tell: (bucket, told) => {
      channel.postMessage({ bucket, told } satisfies Message);
    },
    listen: (hear) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const { bucket, told } = isObject(data) ? data : {};
        if (typeof bucket === 'string' && isObject(told)) hear(bucket, told as unknown as Told);
      });
    },
    close: () => {
      channel.close();
    },
  };
}
