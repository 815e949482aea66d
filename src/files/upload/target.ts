import { isObject } from '../../core/values/is-object.js';
import { loadModule } from '../../core/arguments/load-module.js';
import { checkAddress } from '../addresses.js';
import type { Target } from '../disk/disk-contract.js';
import type { Reservation, TokenHolder } from '../options.js';

/** Reads the target from a reservation. A client with `returnExtended` nests it in the response. */
export async function readTarget(answer: object, client: TokenHolder | undefined): Promise<Target> {
  const reservation = ('text' in answer && 'body' in answer && isObject(answer.body) ? answer.body : answer) as Reservation;
  const { url, headers, uploadUri, uploadURI, uploadUrl } = reservation;
  const form = uploadUri ?? uploadURI ?? uploadUrl;
  // The signed address suffices. A token would only be exposed to another server.
  if (form === undefined) return { method: 'PUT', url: checkAddress(url), headers: { ...headers }, fields: undefined };
  return (await loadModule(() => import('./forms.js'))).createFormTarget(form, reservation, client);
}
