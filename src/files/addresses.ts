import { isLoopback } from '../core/values/address.js';
import { loadModule } from '../core/arguments/load-module.js';
import { FileError } from './errors.js';

/** Checks the address of a file: https without credentials, or http on a loopback host. */
export function checkAddress(address: unknown): string {
  let url: URL | undefined;
  try {
    url = new URL(address as string);
  } catch {
    // Reported below, without the address.
  }
  const isLocal = isLoopback(url?.hostname ?? '');
  if (!url || url.username + url.password !== '' || !(url.protocol === 'https:' || (isLocal && url.protocol === 'http:')))
    throw new FileError('The address of a file must start with https:// and contain no credentials', 'ERR_FILE_ADDRESS');
  return url.href;
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Loads the code that reads an error response. If it cannot be loaded, the error still reports the status. */
export const loadRefusals = (request: string, status: number): Promise<typeof import('./download/refusals.js')> =>
  loadModule(() => import('./download/refusals.js'), `${request} responded with status ${status}. `);
