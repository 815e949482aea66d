import { ConfigurationError, SignInError } from '../core/errors.js';
import { isObject } from '../core/is-object.js';
import { checkedAddress } from './addresses.js';
import { FileError } from './errors.js';
import type { Reservation, TokenHolder } from './options.js';

/** Where a file goes, and how. */
export interface Target {
  method: 'PUT' | 'POST';
  url: string;
  /** These and no others. */
  headers: Record<string, string>;
  /** Of a form: the platform takes the file itself, with its token. */
  fields: Readonly<Record<string, string>> | undefined;
}

/** What a reservation says. A client with `returnExtended` gives it within its answer. */
export function targetOf(answer: object, client: TokenHolder | undefined): Target {
  const {
    url,
    headers,
    uploadUri,
    uploadURI,
    uploadUrl,
    fields = {},
  } = ('text' in answer && 'body' in answer && isObject(answer.body) ? answer.body : answer) as Reservation;
  const form = uploadUri ?? uploadURI ?? uploadUrl;
  // Whoever has the address may use it: a token beside it would only be in more hands.
  if (form === undefined) return { method: 'PUT', url: checkedAddress(url), headers: { ...headers }, fields: undefined };
  if (!client) throw new ConfigurationError('The platform takes this file itself: upload needs the client, for its token');
  const address = checkedAddress(form);
  const { origin } = new URL(client.apiUrl);
  if (![origin, origin.replace('//api.', '//apps.')].includes(new URL(address).origin))
    throw new FileError(
      'The address for the file is not on a host of the client, which alone gets its token',
      'ERR_FILE_ADDRESS',
    );
  const { accessToken } = client.authData;
  if (accessToken === undefined) throw new SignInError('Token is not set', 'ERR_TOKEN_NOT_SET');
  return { method: 'POST', url: address, headers: { authorization: `Bearer ${accessToken}` }, fields };
}
