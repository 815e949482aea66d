import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  ADFS,
  CustomProvider,
  CustomerInteractionCenter,
  GSuite,
  GenericSAML,
  IdentityNow,
  IdentityProvider,
  IdentityProviderEntityListing,
  Okta,
  OneLogin,
  PingIdentity,
  PureCloud,
  PureEngage,
  Salesforce,
} from '../models/identity-provider.js';
import type { JsonObject } from '../models/json.js';
import { PlatformApi } from './platform-api.js';

/**
 * Single sign-on: the identity providers through which users of the organisation may sign in. There is one setting for each
 * kind of provider, so calls take no id; a provider without a separate form is set up as the generic SAML 2.0 one. The
 * platform's own login counts as a provider too. A PUT both sets a provider up and replaces it; a DELETE answers with an
 * object that the platform does not specify.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class IdentityProviderApi extends PlatformApi {
  /**
   * Removes an identity provider that was set up by id; users can no longer sign in through it. The kinds that have separate
   * calls, such as Okta, are removed with those, e.g. `deleteIdentityprovidersOkta`.
   *
   * @permissions `sso:provider:delete`
   * @see DELETE /api/v2/identityproviders/{providerId}
   */
  deleteIdentityprovider(providerId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteIdentityprovider', 'DELETE /api/v2/identityproviders/{providerId}', { providerId }, {}, request);
  }

  /**
   * Removes the connection to Microsoft AD FS; users can no longer sign in through it.
   *
   * @permissions `sso:provider:delete`
   * @see DELETE /api/v2/identityproviders/adfs
   */
  deleteIdentityprovidersAdfs(request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteIdentityprovidersAdfs', 'DELETE /api/v2/identityproviders/adfs', {}, {}, request);
  }

  /**
   * Removes sign-in through Customer Interaction Center (PureConnect).
   *
   * @permissions `sso:provider:delete`
   * @see DELETE /api/v2/identityproviders/cic
   */
  deleteIdentityprovidersCic(request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteIdentityprovidersCic', 'DELETE /api/v2/identityproviders/cic', {}, {}, request);
  }

  /**
   * Removes the generic SAML 2.0 provider, whichever product stands behind it.
   *
   * @permissions `sso:provider:delete`
   * @see DELETE /api/v2/identityproviders/generic
   */
  deleteIdentityprovidersGeneric(request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteIdentityprovidersGeneric', 'DELETE /api/v2/identityproviders/generic', {}, {}, request);
  }

  /**
   * Removes Google Workspace (G Suite) as a way to sign in.
   *
   * @permissions `sso:provider:delete`
   * @see DELETE /api/v2/identityproviders/gsuite
   */
  deleteIdentityprovidersGsuite(request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteIdentityprovidersGsuite', 'DELETE /api/v2/identityproviders/gsuite', {}, {}, request);
  }

  /**
   * Removes the connection to SailPoint IdentityNow.
   *
   * @permissions `sso:provider:delete`
   * @see DELETE /api/v2/identityproviders/identitynow
   */
  deleteIdentityprovidersIdentitynow(request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteIdentityprovidersIdentitynow', 'DELETE /api/v2/identityproviders/identitynow', {}, {}, request);
  }

  /**
   * Removes Okta from the organisation's sign-in choices.
   *
   * @permissions `sso:provider:delete`
   * @see DELETE /api/v2/identityproviders/okta
   */
  deleteIdentityprovidersOkta(request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteIdentityprovidersOkta', 'DELETE /api/v2/identityproviders/okta', {}, {}, request);
  }

  /**
   * Removes the OneLogin set-up; its issuer, addresses and certificates have to be entered anew to bring it back.
   *
   * @permissions `sso:provider:delete`
   * @see DELETE /api/v2/identityproviders/onelogin
   */
  deleteIdentityprovidersOnelogin(request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteIdentityprovidersOnelogin', 'DELETE /api/v2/identityproviders/onelogin', {}, {}, request);
  }

  /**
   * Disconnects Ping Identity from the organisation.
   *
   * @permissions `sso:provider:delete`
   * @see DELETE /api/v2/identityproviders/ping
   */
  deleteIdentityprovidersPing(request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteIdentityprovidersPing', 'DELETE /api/v2/identityproviders/ping', {}, {}, request);
  }

  /**
   * Removes the setting of the platform's own login, i.e. sign-in with e-mail address and password.
   *
   * @permissions `sso:provider:delete`
   * @see DELETE /api/v2/identityproviders/purecloud
   */
  deleteIdentityprovidersPurecloud(request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteIdentityprovidersPurecloud', 'DELETE /api/v2/identityproviders/purecloud', {}, {}, request);
  }

  /**
   * Removes sign-in through PureEngage (Genesys Engage).
   *
   * @permissions `sso:provider:delete`
   * @see DELETE /api/v2/identityproviders/pureengage
   */
  deleteIdentityprovidersPureengage(request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteIdentityprovidersPureengage', 'DELETE /api/v2/identityproviders/pureengage', {}, {}, request);
  }

  /**
   * Removes Salesforce as an identity provider.
   *
   * @permissions `sso:provider:delete`
   * @see DELETE /api/v2/identityproviders/salesforce
   */
  deleteIdentityprovidersSalesforce(request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteIdentityprovidersSalesforce', 'DELETE /api/v2/identityproviders/salesforce', {}, {}, request);
  }

  /**
   * Reads the full settings of one identity provider by its id, certificates and addresses included. Ids come from
   * `getIdentityproviders`.
   *
   * @permissions `sso:provider:view`
   * @see GET /api/v2/identityproviders/{providerId}
   */
  getIdentityprovider(providerId: string, request?: RequestOptions): ApiPromise<CustomProvider> {
    return this.call('getIdentityprovider', 'GET /api/v2/identityproviders/{providerId}', { providerId }, {}, request);
  }

  /**
   * Lists all identity providers of the organisation in short form. Certificates and addresses come with the call for the
   * kind in question, such as `getIdentityprovidersOkta`.
   *
   * @permissions `sso:provider:view`
   * @see GET /api/v2/identityproviders
   */
  getIdentityproviders(request?: RequestOptions): ApiPromise<IdentityProviderEntityListing> {
    return this.call('getIdentityproviders', 'GET /api/v2/identityproviders', {}, {}, request);
  }

  /**
   * Reads how the organisation is connected to Microsoft AD FS.
   *
   * @permissions `sso:provider:view`
   * @see GET /api/v2/identityproviders/adfs
   */
  getIdentityprovidersAdfs(request?: RequestOptions): ApiPromise<ADFS> {
    return this.call('getIdentityprovidersAdfs', 'GET /api/v2/identityproviders/adfs', {}, {}, request);
  }

  /**
   * Reads the settings of sign-in through Customer Interaction Center (PureConnect).
   *
   * @permissions `sso:provider:view`
   * @see GET /api/v2/identityproviders/cic
   */
  getIdentityprovidersCic(request?: RequestOptions): ApiPromise<CustomerInteractionCenter> {
    return this.call('getIdentityprovidersCic', 'GET /api/v2/identityproviders/cic', {}, {}, request);
  }

  /**
   * Reads the generic SAML 2.0 provider, which beyond the common fields has a logo, a name-identifier format and a
   * compression switch.
   *
   * @permissions `sso:provider:view`
   * @see GET /api/v2/identityproviders/generic
   */
  getIdentityprovidersGeneric(request?: RequestOptions): ApiPromise<GenericSAML> {
    return this.call('getIdentityprovidersGeneric', 'GET /api/v2/identityproviders/generic', {}, {}, request);
  }

  /**
   * Reads the Google Workspace (G Suite) settings.
   *
   * @permissions `sso:provider:view`
   * @see GET /api/v2/identityproviders/gsuite
   */
  getIdentityprovidersGsuite(request?: RequestOptions): ApiPromise<GSuite> {
    return this.call('getIdentityprovidersGsuite', 'GET /api/v2/identityproviders/gsuite', {}, {}, request);
  }

  /**
   * Reads the SailPoint IdentityNow settings: issuer, addresses and certificates.
   *
   * @permissions `sso:provider:view`
   * @see GET /api/v2/identityproviders/identitynow
   */
  getIdentityprovidersIdentitynow(request?: RequestOptions): ApiPromise<IdentityNow> {
    return this.call('getIdentityprovidersIdentitynow', 'GET /api/v2/identityproviders/identitynow', {}, {}, request);
  }

  /**
   * Reads the connection to Okta, e.g. to find out which certificates are in use.
   *
   * @permissions `sso:provider:view`
   * @see GET /api/v2/identityproviders/okta
   */
  getIdentityprovidersOkta(request?: RequestOptions): ApiPromise<Okta> {
    return this.call('getIdentityprovidersOkta', 'GET /api/v2/identityproviders/okta', {}, {}, request);
  }

  /**
   * Reads what has been set up for OneLogin.
   *
   * @permissions `sso:provider:view`
   * @see GET /api/v2/identityproviders/onelogin
   */
  getIdentityprovidersOnelogin(request?: RequestOptions): ApiPromise<OneLogin> {
    return this.call('getIdentityprovidersOnelogin', 'GET /api/v2/identityproviders/onelogin', {}, {}, request);
  }

  /**
   * Reads the Ping Identity configuration.
   *
   * @permissions `sso:provider:view`
   * @see GET /api/v2/identityproviders/ping
   */
  getIdentityprovidersPing(request?: RequestOptions): ApiPromise<PingIdentity> {
    return this.call('getIdentityprovidersPing', 'GET /api/v2/identityproviders/ping', {}, {}, request);
  }

  /**
   * Tells whether the platform's own login is disabled.
   *
   * @permissions `sso:provider:view`
   * @see GET /api/v2/identityproviders/purecloud
   */
  getIdentityprovidersPurecloud(request?: RequestOptions): ApiPromise<PureCloud> {
    return this.call('getIdentityprovidersPurecloud', 'GET /api/v2/identityproviders/purecloud', {}, {}, request);
  }

  /**
   * Reads the PureEngage settings, including whether unknown users are provisioned by themselves.
   *
   * @permissions `sso:provider:view`
   * @see GET /api/v2/identityproviders/pureengage
   */
  getIdentityprovidersPureengage(request?: RequestOptions): ApiPromise<PureEngage> {
    return this.call('getIdentityprovidersPureengage', 'GET /api/v2/identityproviders/pureengage', {}, {}, request);
  }

  /**
   * Reads the settings with which Salesforce serves as identity provider.
   *
   * @permissions `sso:provider:view`
   * @see GET /api/v2/identityproviders/salesforce
   */
  getIdentityprovidersSalesforce(request?: RequestOptions): ApiPromise<Salesforce> {
    return this.call('getIdentityprovidersSalesforce', 'GET /api/v2/identityproviders/salesforce', {}, {}, request);
  }

  /**
   * Adds an identity provider under its own id, so that an organisation can have several of one kind beside those with a
   * fixed name. The body is a SAML set-up such as `putIdentityprovidersGeneric` takes.
   *
   * @permissions `sso:provider:add`
   * @see POST /api/v2/identityproviders
   */
  postIdentityproviders(body: CustomProvider, request?: RequestOptions): ApiPromise<CustomProvider> {
    return this.call('postIdentityproviders', 'POST /api/v2/identityproviders', { body }, {}, request);
  }

  /**
   * Replaces the settings of an identity provider found by its id, for instance to bring in a new signing certificate or to set
   * `disabled`.
   *
   * @permissions `sso:provider:edit`
   * @see PUT /api/v2/identityproviders/{providerId}
   */
  putIdentityprovider(providerId: string, body: CustomProvider, request?: RequestOptions): ApiPromise<CustomProvider> {
    return this.call('putIdentityprovider', 'PUT /api/v2/identityproviders/{providerId}', { providerId, body }, {}, request);
  }

  /**
   * Sets up Microsoft AD FS as identity provider or replaces its settings.
   *
   * @permissions any of `sso:provider:add`, `sso:provider:edit`
   * @see PUT /api/v2/identityproviders/adfs
   */
  putIdentityprovidersAdfs(body: ADFS, request?: RequestOptions): ApiPromise<IdentityProvider> {
    return this.call('putIdentityprovidersAdfs', 'PUT /api/v2/identityproviders/adfs', { body }, {}, request);
  }

  /**
   * Sets up or replaces sign-in through Customer Interaction Center (PureConnect).
   *
   * @permissions any of `sso:provider:add`, `sso:provider:edit`
   * @see PUT /api/v2/identityproviders/cic
   */
  putIdentityprovidersCic(body: CustomerInteractionCenter, request?: RequestOptions): ApiPromise<IdentityProvider> {
    return this.call('putIdentityprovidersCic', 'PUT /api/v2/identityproviders/cic', { body }, {}, request);
  }

  /**
   * Sets up or replaces a SAML 2.0 provider of any make. Use it where no separate call exists for the product.
   *
   * @permissions any of `sso:provider:add`, `sso:provider:edit`
   * @see PUT /api/v2/identityproviders/generic
   */
  putIdentityprovidersGeneric(body: GenericSAML, request?: RequestOptions): ApiPromise<IdentityProvider> {
    return this.call('putIdentityprovidersGeneric', 'PUT /api/v2/identityproviders/generic', { body }, {}, request);
  }

  /**
   * Sets up or replaces sign-in with Google Workspace (G Suite) accounts.
   *
   * @permissions any of `sso:provider:add`, `sso:provider:edit`
   * @see PUT /api/v2/identityproviders/gsuite
   */
  putIdentityprovidersGsuite(body: GSuite, request?: RequestOptions): ApiPromise<IdentityProvider> {
    return this.call('putIdentityprovidersGsuite', 'PUT /api/v2/identityproviders/gsuite', { body }, {}, request);
  }

  /**
   * Connects SailPoint IdentityNow or replaces its settings; unlike its siblings the call answers with the complete provider.
   *
   * @permissions any of `sso:provider:add`, `sso:provider:edit`
   * @see PUT /api/v2/identityproviders/identitynow
   */
  putIdentityprovidersIdentitynow(body: IdentityNow, request?: RequestOptions): ApiPromise<IdentityNow> {
    return this.call('putIdentityprovidersIdentitynow', 'PUT /api/v2/identityproviders/identitynow', { body }, {}, request);
  }

  /**
   * Connects Okta or replaces the connection, for instance when its signing certificate is renewed.
   *
   * @permissions any of `sso:provider:add`, `sso:provider:edit`
   * @see PUT /api/v2/identityproviders/okta
   */
  putIdentityprovidersOkta(body: Okta, request?: RequestOptions): ApiPromise<IdentityProvider> {
    return this.call('putIdentityprovidersOkta', 'PUT /api/v2/identityproviders/okta', { body }, {}, request);
  }

  /**
   * Enters or replaces the OneLogin settings.
   *
   * @permissions any of `sso:provider:add`, `sso:provider:edit`
   * @see PUT /api/v2/identityproviders/onelogin
   */
  putIdentityprovidersOnelogin(body: OneLogin, request?: RequestOptions): ApiPromise<IdentityProvider> {
    return this.call('putIdentityprovidersOnelogin', 'PUT /api/v2/identityproviders/onelogin', { body }, {}, request);
  }

  /**
   * Configures Ping Identity, replacing what was there.
   *
   * @permissions any of `sso:provider:add`, `sso:provider:edit`
   * @see PUT /api/v2/identityproviders/ping
   */
  putIdentityprovidersPing(body: PingIdentity, request?: RequestOptions): ApiPromise<IdentityProvider> {
    return this.call('putIdentityprovidersPing', 'PUT /api/v2/identityproviders/ping', { body }, {}, request);
  }

  /**
   * Switches the platform's own login on or off through `disabled`. Switched off, users depend on another provider to get in.
   *
   * @permissions any of `sso:provider:add`, `sso:provider:edit`
   * @see PUT /api/v2/identityproviders/purecloud
   */
  putIdentityprovidersPurecloud(body: PureCloud, request?: RequestOptions): ApiPromise<IdentityProvider> {
    return this.call('putIdentityprovidersPurecloud', 'PUT /api/v2/identityproviders/purecloud', { body }, {}, request);
  }

  /**
   * Sets up or replaces sign-in through PureEngage; `autoProvisionUsers` lets it create users it does not find.
   *
   * @permissions any of `sso:provider:add`, `sso:provider:edit`
   * @see PUT /api/v2/identityproviders/pureengage
   */
  putIdentityprovidersPureengage(body: PureEngage, request?: RequestOptions): ApiPromise<IdentityProvider> {
    return this.call('putIdentityprovidersPureengage', 'PUT /api/v2/identityproviders/pureengage', { body }, {}, request);
  }

  /**
   * Makes Salesforce an identity provider or replaces its settings.
   *
   * @permissions any of `sso:provider:add`, `sso:provider:edit`
   * @see PUT /api/v2/identityproviders/salesforce
   */
  putIdentityprovidersSalesforce(body: Salesforce, request?: RequestOptions): ApiPromise<IdentityProvider> {
    return this.call('putIdentityprovidersSalesforce', 'PUT /api/v2/identityproviders/salesforce', { body }, {}, request);
  }
}
