import { readPath } from '../form/address-values.js';
import { addressFragment } from '../form/link.js';
import { readAddress, writeAddress } from './address.js';

/** Returns the fragment that fills in a method's form from a query; an empty text if the query is no address with values of it. */
export function filledFragment(path: string, query: string): string {
  const address = readAddress(query);
  if (!address) return '';
  const pathValues = readPath(path, address.segments);
  const hasValues = pathValues !== undefined && pathValues.length + address.query.length > 0;
  return hasValues ? addressFragment(writeAddress(query)) : '';
}
