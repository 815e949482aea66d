import { isLoopback } from '../core/values/address.js';
import { loaded } from '../core/arguments/loaded.js';
import { FileError } from './errors.js';

/** An address that a file may go to or come from: nobody listens on the way. */
export function checkedAddress(given: unknown): string {
  let url: URL | undefined;
  try {
    url = new URL(given as string);
  } catch {
    // Told below, without the address.
  }
  const isLocal = isLoopback(url?.hostname ?? '');
  if (!url || url.username + url.password !== '' || !(url.protocol === 'https:' || (isLocal && url.protocol === 'http:')))
    throw new FileError('The address of a file must be https, without credentials', 'ERR_FILE_ADDRESS');
  return url.href;
}

export const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** What reads a refusal, which nobody needs before there is one; where it cannot be loaded, the status at least is told. */
export const refusalOf = (request: string, status: number): Promise<typeof import('./download/refusals.js')> =>
  loaded(() => import('./download/refusals.js'), `${request} was answered ${status}. `);
