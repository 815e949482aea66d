import { stringify } from 'qs';
import type { FormEncoder } from './transport.js';

/** {@link FormEncoder} on qs. Pair by pair, because an object would not keep the order of names. */
export const encodeWithQs: FormEncoder = (pairs) => pairs.map(([name, value]) => stringify({ [name]: value })).join('&');
