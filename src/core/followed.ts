import { isLoopback } from './address.js';
import { AbortError, NetworkError } from './errors.js';
import { headerOf } from './headers.js';
import { readHeaders } from './unusual-response.js';

/** How an address is followed. */
export interface FollowOptions {
  signal?: AbortSignal;
  /** Sends the requests instead of the runtime's own `fetch`. */
  fetch?: typeof fetch;
}

/**
 * What an answer leads to: addresses are followed, whatever else stays what it is. Neither token nor cookie goes along: such an address
 * is signed, and lies with somebody else.
 */
export async function followed(answer: unknown, options: FollowOptions = {}): Promise<unknown> {
  if (Array.isArray(answer) && answer.length > 0 && answer.every(isAddress))
    return await Promise.all(answer.map((address) => fetched(address, options)));
  return isAddress(answer) ? await fetched(answer, options) : answer;
}

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//.test(value);

async function fetched(address: string, { signal, fetch = globalThis.fetch }: FollowOptions): Promise<unknown> {
  const { protocol, hostname, origin, pathname } = new URL(address);
  // What a query signs is nobody's to read.
  const name = `GET ${origin}${pathname}`;
  const refuse = (reason: string): never => {
    throw new NetworkError(name, { cause: new Error(reason), why: reason });
  };
  if (protocol !== 'https:' && !isLoopback(hostname)) refuse('it is no https address');
  try {
    const response = await fetch(address, { redirect: 'error', credentials: 'omit', ...(signal && { signal }) });
    if (!(response.status >= 200 && response.status <= 299)) refuse(`it was answered ${response.status}`);
    const text = await response.text();
    return /\bjson\b/i.test(headerOf(readHeaders(response.headers), 'content-type') ?? '') ? parsed(text, refuse) : text;
  } catch (error) {
    if (error instanceof NetworkError) throw error;
    if (signal?.aborted) throw new AbortError(name, { cause: signal.reason });
    // A runtime's error may quote the address.
    const clean = await import('./failures.js').catch(() => undefined);
    throw new NetworkError(name, clean?.networkFailure(error, [address]));
  }
}

/** The parser's own message would quote what lies there. */
function parsed(text: string, refuse: (reason: string) => never): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('its JSON cannot be read');
  }
}
