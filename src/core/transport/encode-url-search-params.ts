import type { FormEncoder } from './transport.js';

/** {@link FormEncoder} on URLSearchParams, which writes three characters otherwise than RFC 3986 does. */
export const encodeForm: FormEncoder = (pairs) =>
  new URLSearchParams(pairs as [string, string][])
    .toString()
    .replaceAll('+', '%20')
    .replaceAll('*', '%2A')
    .replaceAll('%7E', '~');
