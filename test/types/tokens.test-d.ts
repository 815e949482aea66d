import type { ApiPromise } from 'contact-centre-client';
import { TokensApi } from 'contact-centre-client/apis/tokens';
import type { TokenInfo } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new TokensApi();

describe('TokensApi', () => {
  it('reads, checks and deletes the token', () => {
    expectTypeOf(api.getTokensMe()).toEqualTypeOf<ApiPromise<TokenInfo>>();
    expectTypeOf<TokenInfo['authorizedScope']>().toEqualTypeOf<string[] | undefined>();
    expectTypeOf(api.headTokensMe({ timeout: 2000 })).resolves.toBeVoid();
    expectTypeOf(api.deleteTokensMe()).resolves.toBeVoid();
    expectTypeOf(api.deleteToken('user')).resolves.toBeVoid();
  });

  it('names the client like the platform', () => {
    expectTypeOf<TokenInfo>().toHaveProperty('OAuthClient');
    expectTypeOf<TokenInfo>().not.toHaveProperty('oauthClient');
  });

  it('rejects a missing user, superfluous arguments and a number', () => {
    // @ts-expect-error -- the user is missing
    void api.deleteToken();
    // @ts-expect-error -- a user's id is text
    void api.deleteToken(12);
    // @ts-expect-error -- there is nothing to expand
    void api.getTokensMe({ expand: ['organization'] });
    // @ts-expect-error -- one's own token has no id here
    void api.deleteTokensMe('token');
  });
});
