import type { ApiPromise } from 'contact-centre-client';
import { IdentityProviderApi } from 'contact-centre-client/apis/identity-provider';
import type { ADFS, GenericSAML, IdentityNow, JsonObject, OAuthProvider, Okta } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new IdentityProviderApi();

describe('IdentityProviderApi', () => {
  it('reads each provider with its own type', () => {
    expectTypeOf(api.getIdentityprovidersOkta()).toEqualTypeOf<ApiPromise<Okta>>();
    expectTypeOf(api.getIdentityprovidersGeneric()).resolves.toEqualTypeOf<GenericSAML>();
    expectTypeOf(api.deleteIdentityprovidersPing()).resolves.toEqualTypeOf<JsonObject>();
  });

  it('responds to a change in two ways', () => {
    const saml: ADFS = { issuerURI: 'https://idp.example', certificates: ['MIIC'], disabled: false };
    expectTypeOf(api.putIdentityprovidersAdfs(saml)).resolves.toEqualTypeOf<OAuthProvider>();
    expectTypeOf(api.putIdentityprovidersIdentitynow(saml)).resolves.toEqualTypeOf<IdentityNow>();
  });

  it('accepts known and new SAML name formats', () => {
    type Format = GenericSAML['nameIdentifierFormat'];
    expectTypeOf<KnownValues<Format>>().toEqualTypeOf<
      | 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'
      | 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
      | 'urn:oasis:names:tc:SAML:1.1:nameid-format:X509SubjectName'
      | 'urn:oasis:names:tc:SAML:1.1:nameid-format:WindowsDomainQualifiedName'
      | 'urn:oasis:names:tc:SAML:2.0:nameid-format:kerberos'
      | 'urn:oasis:names:tc:SAML:2.0:nameid-format:entity'
      | 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
      | 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
    >();
    void api.putIdentityprovidersGeneric({ nameIdentifierFormat: 'urn:example:badge-number' });
  });

  it('rejects a field of another provider, a wrong one, and a missing one', () => {
    // @ts-expect-error -- only the generic provider compresses
    void api.putIdentityprovidersGsuite({ endpointCompression: true });
    // @ts-expect-error -- several certificates are a list
    void api.putIdentityprovidersOnelogin({ certificates: 'MIIC' });
    // @ts-expect-error -- a provider is required
    void api.putIdentityprovidersCic();
  });
});
