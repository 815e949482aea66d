import type { ApiPromise } from 'contact-centre-client';
import { TokensApi } from 'contact-centre-client/apis/tokens';
import type { TokenInfo } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new TokensApi();

describe('TokensApi', () => {
  it('reads the token, checks it, gives it back', () => {
    expectTypeOf(api.getTokensMe()).toEqualTypeOf<ApiPromise<TokenInfo>>();
    expectTypeOf<TokenInfo['authorizedScope']>().toEqualTypeOf<string[] | undefined>();
    expectTypeOf(api.headTokensMe({ timeout: 2000 })).resolves.toBeVoid();
    expectTypeOf(api.deleteTokensMe()).resolves.toBeVoid();
    expectTypeOf(api.deleteToken('user')).resolves.toBeVoid();
  });

  it('spells the client as the platform does', () => {
    expectTypeOf<TokenInfo>().toHaveProperty('OAuthClient');
    expectTypeOf<TokenInfo>().not.toHaveProperty('oauthClient');
  });

  it('refuses what takes nobody, too many or a number', () => {
    // @ts-expect-error -- whose tokens?
    void api.deleteToken();
    // @ts-expect-error -- a user's id is text
    void api.deleteToken(12);
    // @ts-expect-error -- there is nothing to expand
    void api.getTokensMe({ expand: ['organization'] });
    // @ts-expect-error -- one's own token has no id here
    void api.deleteTokensMe('token');
  });
});
