import type { BodyOptions } from '../core/body-of.js';
import { loaded } from '../core/loaded.js';

/**
 * What an answer leads to: an address, or several, are followed; whatever else stays what it is. Neither token nor cookie goes along, and
 * no redirect is followed: such an address is signed, and lies with somebody else.
 */
export async function bodyOf(answer: unknown, options?: BodyOptions): Promise<unknown> {
  const followed = await loaded(import('../core/body-of.js'));
  return await followed.bodyOf(answer, options);
}
