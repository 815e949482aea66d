import { describe, expect, it } from 'vitest';
import { checkIssuedToken } from '../../src/auth/issued-token.js';
import { says } from '../support/says.js';

describe('The token of a response', () => {
  it('is accepted unchanged if a header can carry it', () => {
    expect(checkIssuedToken('to.k-en_1', 'The login host')).toBe('to.k-en_1');
  });

  it.each([[undefined], [null], [''], [7], [{}]])('%j is refused', (token) => {
    expect(() => checkIssuedToken(token, 'The login host')).toThrow(
      expect.objectContaining({
        code: 'ERR_TOKEN_ANSWER',
        message: says(
          "The login host returned no access_token. Check that it is the platform's login host, or a function that returns its tokens",
        ),
      }) as Error,
    );
  });

  it.each([['two\nlines'], [' blank'], ['blank '], ['€']])('%j cannot be sent in a header, and is not shown', (token) => {
    expect(() => checkIssuedToken(token, 'The login host')).toThrow(
      expect.objectContaining({
        code: 'ERR_TOKEN_ANSWER',
        message: says(
          "The login host returned an access_token that no header can carry. Check that it is the platform's login host, or a function that returns its tokens",
        ),
      }) as Error,
    );
  });
});
