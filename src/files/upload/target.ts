import { isObject } from '../../core/values/is-object.js';
import { loaded } from '../../core/arguments/loaded.js';
import { checkedAddress } from '../addresses.js';
import type { Target } from '../disk/disk-way.js';
import type { Reservation, TokenHolder } from '../options.js';

/** What a reservation says. A client with `returnExtended` gives it within its answer. */
export async function targetOf(answer: object, client: TokenHolder | undefined): Promise<Target> {
  const reservation = ('text' in answer && 'body' in answer && isObject(answer.body) ? answer.body : answer) as Reservation;
  const { url, headers, uploadUri, uploadURI, uploadUrl } = reservation;
  const form = uploadUri ?? uploadURI ?? uploadUrl;
  // Whoever has the address may use it: a token beside it would only be in more hands.
  if (form === undefined) return { method: 'PUT', url: checkedAddress(url), headers: { ...headers }, fields: undefined };
  return (await loaded(() => import('./forms.js'))).formTarget(form, reservation, client);
}
