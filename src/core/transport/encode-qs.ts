import { stringify } from 'qs';
import type { FormEncoder } from './transport.js';

/**
 * {@link FormEncoder} on qs. It encodes pair by pair, because an object would not preserve the order of names. Bundles for
 * browsers use the other encoder instead (`browser` in package.json), because qs would add 13 kB gzip.
 */
export const encodeForm: FormEncoder = (pairs) => pairs.map(([name, value]) => stringify({ [name]: value })).join('&');
