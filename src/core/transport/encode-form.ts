import type { Pair } from './transport.js';

/** `FormEncoder` on URLSearchParams, which encodes three characters differently from RFC 3986. */
export const encodeForm = (pairs: readonly Pair[]): string =>
  new URLSearchParams(pairs as [string, string][])
    .toString()
    .replaceAll('+', '%20')
    .replaceAll('*', '%2A')
    .replaceAll('%7E', '~');
