import { expect, it } from 'vitest';
import { parseToken } from '../../src/tokens/stored-token.js';

const token = { accessToken: 'tkn-stored', refreshToken: undefined, issued: 1, expires: 2 };

it.each([[token], [{ ...token, refreshToken: 'tkn-refresh' }], [{ ...token, expires: undefined }]])(
  'reads the token %j',
  (value) => {
    expect(parseToken(value)).toEqual(value);
  },
);

it.each([
  [undefined],
  ['tkn-stored'],
  [{ ...token, accessToken: 5 }],
  [{ ...token, refreshToken: 5 }],
  [{ ...token, issued: '1' }],
  [{ ...token, issued: Infinity }],
  [{ ...token, expires: NaN }],
  [{ ...token, expires: null }],
])('refuses the value %j', (value) => {
  expect(() => parseToken(value)).toThrow(new TypeError('it is not a token'));
});
