import type { ApiPromise } from 'contact-centre-client';
import { OAuthApi } from 'contact-centre-client/apis/oauth';
import type {
  ApiUsageQuery,
  OAuthClient,
  OAuthClientRequest,
  OAuthScopeListing,
  UsageExecutionResult,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new OAuthApi();

const client: OAuthClientRequest = { name: 'Wallboard', authorizedGrantType: 'CLIENT-CREDENTIALS', roleIds: ['viewer'] };

describe('OAuthApi', () => {
  it('creates a client and renews its secret', () => {
    expectTypeOf(api.postOauthClients(client)).toEqualTypeOf<ApiPromise<OAuthClient>>();
    expectTypeOf(api.postOauthClientSecret('id')).resolves.toEqualTypeOf<OAuthClient>();
    expectTypeOf<OAuthClient['secret']>().toEqualTypeOf<string | undefined>();
    expectTypeOf(api.getOauthScopes({ acceptLanguage: 'de' })).resolves.toEqualTypeOf<OAuthScopeListing>();
  });

  it('queries the usage of a client', () => {
    const usage = api.postOauthClientUsageQuery('id', {
      interval: '2026-01-01/2026-02-01',
      granularity: 'Day',
      groupBy: ['TemplateUri'],
    });
    expectTypeOf(usage).resolves.toEqualTypeOf<UsageExecutionResult>();
    expectTypeOf<KnownValues<ApiUsageQuery['granularity']>>().toEqualTypeOf<'Day' | 'Week' | 'Month'>();
    // @ts-expect-error -- the execution comes first, then the client
    void api.getOauthClientUsageQueryResult('execution');
    // @ts-expect-error -- days is sent as text
    void api.getOauthClientUsageSummary('id', { days: 7 });
  });

  it('accepts known grants and a new one', () => {
    expectTypeOf<KnownValues<OAuthClientRequest['authorizedGrantType']>>().toEqualTypeOf<
      'CODE' | 'TOKEN' | 'SAML2-BEARER' | 'PASSWORD' | 'CLIENT-CREDENTIALS'
    >();
    expectTypeOf<KnownValues<OAuthClientRequest['state']>>().toEqualTypeOf<'active' | 'disabled' | 'inactive'>();
    void api.postOauthClients({ ...client, authorizedGrantType: 'DEVICE-CODE' });
  });

  it('rejects an incomplete client and one with its own secret', () => {
    // @ts-expect-error -- the grant is missing
    void api.postOauthClients({ name: 'Wallboard' });
    // @ts-expect-error -- the platform makes secrets
    void api.putOauthClient('id', { ...client, secret: 'mine' });
    // @ts-expect-error -- redirect addresses are a list
    void api.putOauthClient('id', { ...client, registeredRedirectUri: 'https://app.example/' });
    // @ts-expect-error -- the new value is missing
    void api.putOauthClient('id');
    // @ts-expect-error -- the header is acceptLanguage here
    void api.getOauthScope('routing', { 'Accept-Language': 'de' });
    // @ts-expect-error -- a client is identified by text
    void api.getOauthClient(1);
  });
});
