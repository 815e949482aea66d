import { ApiClient, UsersApi } from 'contact-centre-client';
import { ApiClient as FetchApiClient } from 'contact-centre-client/fetch';
import {
  clientCredentials,
  code,
  custom,
  fileStore,
  memoryStore,
  OrgPool,
  pool,
  redisStore,
  saml,
  tabStore,
} from 'contact-centre-client/tokens';
import type { TokenProvider, TokenStore, TokenStoreError } from 'contact-centre-client/tokens';
import { describe, expectTypeOf, it } from 'vitest';

const secret = { clientId: 'app', clientSecret: 's3cret' };

describe('The option auth', () => {
  it('accepts a provider, in both clients', () => {
    const auth = clientCredentials({
      ...secret,
      early: 0.2,
      onStoreError: (error) => expectTypeOf(error).toEqualTypeOf<TokenStoreError>(),
    });
    expectTypeOf(auth).toEqualTypeOf<TokenProvider>();
    new ApiClient({ auth });
    new FetchApiClient({ auth: pool([auth, saml({ ...secret, orgName: 'o', assertion: () => Promise.resolve('a') })]) });
    // @ts-expect-error -- credentials are no provider
    new ApiClient({ auth: secret });
    // @ts-expect-error -- nor is a token
    new ApiClient({ auth: 'token' });
  });
});

describe('A provider', () => {
  it('reports missing options', () => {
    // @ts-expect-error -- no secret
    clientCredentials({ clientId: 'app' });
    // @ts-expect-error -- an assertion is valid for one sign-in, so a function returns them
    saml({ ...secret, orgName: 'o', assertion: 'a' });
    // @ts-expect-error -- the organisation is missing
    saml({ ...secret, assertion: () => 'a' });
    // @ts-expect-error -- the option is called early
    clientCredentials({ ...secret, earlier: 0.1 });
    // @ts-expect-error -- a path is no store
    code({ clientId: 'app', store: '/var/lib/token.json' });
    // @ts-expect-error -- a pool is of several
    pool(clientCredentials(secret));
  });

  it('may be a custom function that returns a text, or a token with its details', () => {
    custom(() => 'token');
    custom(({ refused, refreshToken, signal }) => {
      expectTypeOf(refused).toEqualTypeOf<string | undefined>();
      expectTypeOf(refreshToken).toEqualTypeOf<string | undefined>();
      expectTypeOf(signal).toEqualTypeOf<AbortSignal>();
      return Promise.resolve({ accessToken: 'token', expiresIn: 60 });
    });
    // @ts-expect-error -- the platform's spelling is not ours
    custom(() => ({ access_token: 'token' }));
    // @ts-expect-error -- seconds are a number
    custom(() => ({ accessToken: 'token', expiresIn: '60' }));
  });
});

it('Stores are distinguished by their options', () => {
  expectTypeOf(memoryStore()).toEqualTypeOf<TokenStore>();
  expectTypeOf(fileStore('/tmp/a', { ttl: 5 })).toEqualTypeOf<TokenStore>();
  expectTypeOf(tabStore()).toEqualTypeOf<TokenStore>();
  // The interface of Redis clients.
  const ioredis = {
    call: (...words: [command: string, ...words: (string | number)[]]): Promise<unknown> => Promise.resolve(words),
  };
  const nodeRedis = { sendCommand: <T>(words: readonly string[]): Promise<T> => Promise.reject(new Error(words[0])) };
  redisStore((args) => ioredis.call(...args));
  redisStore((args) => nodeRedis.sendCommand(args));
  // @ts-expect-error -- the path is missing
  fileStore();
  // @ts-expect-error -- the words of a command are passed as a list
  redisStore((name: string, key: string) => ioredis.call(name, key));
  // @ts-expect-error -- a client is no command
  redisStore(ioredis);
});

it('An OrgPool returns the clients that it creates', async () => {
  const orgs = new OrgPool((orgId: string) => new FetchApiClient({ auth: clientCredentials({ ...secret, clientId: orgId }) }));
  expectTypeOf(orgs.get('a')).resolves.toEqualTypeOf<FetchApiClient>();
  const totals = await orgs.each(['a'], async (client, orgId) => {
    expectTypeOf(orgId).toEqualTypeOf<string>();
    return (await new UsersApi(client).getUsers()).total;
  });
  expectTypeOf(totals).toEqualTypeOf<Map<string, PromiseSettledResult<number | undefined>>>();
  // @ts-expect-error -- one organisation is a list of one
  void orgs.each('a', 7);
  // @ts-expect-error -- what cannot be closed is no client
  new OrgPool(() => ({}));
});
