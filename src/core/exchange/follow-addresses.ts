import { isLoopback } from '../values/address.js';
import type { FollowOptions } from '../transport/complete-text.js';
import { completeText } from '../transport/complete-text.js';
import { AbortError, NetworkError } from '../errors/errors.js';
import { loadModule } from '../arguments/load-module.js';
import { ownFields } from '../values/plain-objects.js';

export type { FollowOptions };

/**
 * Fetches what a response refers to: addresses are followed, all other values stay unchanged. Neither token nor cookie is sent,
 * because such an address is signed and belongs to another server.
 */
export async function followAddresses(value: unknown, options: FollowOptions = {}): Promise<unknown> {
  const followOptions: FollowOptions = ownFields(options);
  if (Array.isArray(value) && value.length > 0 && value.every(isAddress))
    return await Promise.all(value.map((address) => fetchContent(address, followOptions)));
  return isAddress(value) ? await fetchContent(value, followOptions) : value;
}

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//.test(value);

async function fetchContent(address: string, options: FollowOptions): Promise<unknown> {
  const { protocol, hostname, origin, pathname } = new URL(address);
  // The query contains a signature, so it is left out.
  const name = `GET ${origin}${pathname}`;
  const refuse = (reason: string): never => {
    throw new NetworkError(name, { cause: new Error(reason), why: reason });
  };
  if (protocol !== 'https:' && !isLoopback(hostname)) refuse('it is no https address');
  const { signal } = options;
  try {
    const { text, isJson } = await completeText(address, options, refuse);
    return isJson ? parseJson(text, refuse) : text;
  } catch (error) {
    if (error instanceof NetworkError) throw error;
    if (signal?.aborted) throw new AbortError(name, { cause: signal.reason });
    // A runtime's error may quote the address.
    const failures = await loadModule(() => import('../response/failures.js')).catch(() => undefined);
    throw new NetworkError(name, failures?.networkFailure(error, [address]));
  }
}

/** The parser's own message would quote the content. */
function parseJson(text: string, refuse: (reason: string) => never): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('its JSON cannot be read');
  }
}
