import { loadModule } from '../arguments/load-module.js';
import type { Pair } from './transport.js';

type Qs = typeof import('qs');

/** A cache of qs, which is loaded with the first query or form: loading it takes as long as loading the client. */
let qs: Qs | undefined;

/**
 * A `FormEncoder` on qs. It encodes pair by pair, because an object would not preserve the order of names. Bundles for
 * browsers use the other encoder instead (`browser` in package.json), because qs would add 13 kB gzip.
 */
export async function encodeForm(pairs: readonly Pair[]): Promise<string> {
  qs ??= await loadModule(() => import('qs'));
  return encodePairs(qs, pairs);
}

/** Encodes pairs with qs. */
export function encodePairs({ stringify }: Pick<Qs, 'stringify'>, pairs: readonly Pair[]): string {
  return pairs.map(([name, value]) => stringify({ [name]: value })).join('&');
}
