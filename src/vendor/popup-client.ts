import { randomText, sha256 } from '../auth/pkce.js';
import type { RedirectOptions } from '../auth/sign-in.js';
import { loadModule } from '../core/arguments/load-module.js';
import { ConfigurationError, InvalidParameterError, MissingParameterError } from '../core/errors/errors.js';
import type { SignInError } from '../core/errors/errors.js';
import { throwIfAborted } from '../core/transport/aborts.js';
import { ownFields } from '../core/values/plain-objects.js';
import { isolateErrors } from '../core/values/isolate-errors.js';
import type { AuthData } from './auth-data.js';
import { ConnectionClient } from './connection-client.js';
import type { AuthPopupConfiguration, AuthPopupStatus } from './popup.js';
import { mergePopupSettings, popupDefaults, popupPage } from './popup.js';
import { withResponse } from './sign-in-errors.js';

/** Options of a login that may open a popup. */
export interface LoginOptions extends RedirectOptions {
  authPopupConfiguration?: AuthPopupConfiguration;
}

/** Receives the status of a popup's sign-in. */
export type AuthPopupListener = (status: AuthPopupStatus, message: string) => void;

/** The client with the vendor's sign-ins, which may open a popup, and whose errors have a `response`. */
export class PopupClient extends ConnectionClient {
  #popup = popupDefaults;
  readonly #popupListeners = new Set<AuthPopupListener>();
  /** Receives the status of a popup's sign-in, in addition to the listeners that {@link addAuthPopupStatusListener} adds. */
  onAuthPopupStatus: AuthPopupListener | null = null;

  override async loginImplicitGrant(clientId: string, redirectUri: string, opts?: LoginOptions | null): Promise<AuthData> {
    return await this.#loginByPopup('loginImplicitGrant', clientId, redirectUri, opts);
  }

  /**
   * Signs in as the root's client does, or in a popup.
   *
   * @param codeVerifier - The verifier to use, of 43 to 128 unreserved characters (RFC 7636, 4.1). By default the client
   *   generates one. It is stored in the tab until the response arrives.
   */
  override async loginPKCEGrant(
    clientId: string,
    redirectUri: string,
    opts?: LoginOptions | null,
    codeVerifier?: string | null,
  ): Promise<AuthData> {
    const verifier = codeVerifier ?? undefined;
    if (verifier !== undefined && !(typeof verifier === 'string' && /^[\w.~-]{43,128}$/.test(verifier)))
      throw new InvalidParameterError(
        'codeVerifier',
        'loginPKCEGrant',
        'it must be 43 to 128 letters, digits, "-", ".", "_" or "~"',
      );
    return await this.#loginByPopup('loginPKCEGrant', clientId, redirectUri, opts, verifier);
  }

  async #loginByPopup(
    operation: 'loginImplicitGrant' | 'loginPKCEGrant',
    clientId: string,
    redirectUri: string,
    opts?: LoginOptions | null,
    verifier?: string,
  ): Promise<AuthData> {
    const { authPopupConfiguration, ...options }: LoginOptions = ownFields(opts);
    const settings = mergePopupSettings(this.#popup, authPopupConfiguration);
    const request = { clientId, redirectUri, options, verifier };
    if (!settings.usePopup) return await withResponse(this.loginByRedirect(operation, request));
    const popup = popupPage(settings, redirectUri);
    this.#notifyPopupListeners('INIT', 'The sign-in begins');
    try {
      const authData = await withResponse(this.loginByRedirect(operation, request, popup));
      this.#notifyPopupListeners('AUTHENTICATED', 'Signed in');
      return authData;
    } catch (error) {
      const { code, message } = error as SignInError;
      popup.abandon();
      this.#notifyPopupListeners(popup.failure() ?? (code === 'ERR_SIGN_IN_SUPERSEDED' ? 'ABORTED' : 'AUTH_ERROR'), message);
      throw error;
    }
  }

  #notifyPopupListeners(status: AuthPopupStatus, message: string): void {
    for (const listener of [this.onAuthPopupStatus, ...this.#popupListeners]) {
      if (listener) isolateErrors('A listener to a popup', listener)(status, message);
    }
  }

  /** How sign-ins open a popup. */
  getAuthPopupConfiguration(): Required<AuthPopupConfiguration> {
    return { ...this.#popup };
  }

  /** Sets how sign-ins open a popup. Omitted settings have their default values. */
  setAuthPopupConfiguration(settings: AuthPopupConfiguration): void {
    this.#popup = mergePopupSettings(popupDefaults, settings);
  }

  /** Changes how sign-ins open a popup. */
  updateAuthPopupConfiguration(settings: AuthPopupConfiguration): void {
    this.#popup = mergePopupSettings(this.#popup, settings);
  }

  addAuthPopupStatusListener(listener: AuthPopupListener): void {
    this.#popupListeners.add(listener);
  }

  removeAuthPopupStatusListener(listener: AuthPopupListener): void {
    this.#popupListeners.delete(listener);
  }

  removeAllAuthPopupStatusListeners(): void {
    this.#popupListeners.clear();
  }

  override async loginClientCredentialsGrant(clientId: string, clientSecret: string): Promise<AuthData> {
    return await withResponse(super.loginClientCredentialsGrant(clientId, clientSecret));
  }

  override async loginSaml2BearerGrant(
    clientId: string,
    clientSecret: string,
    orgName: string,
    assertion: string,
  ): Promise<AuthData> {
    return await withResponse(super.loginSaml2BearerGrant(clientId, clientSecret, orgName, assertion));
  }

  override async loginCodeAuthorizationGrant(
    clientId: string,
    clientSecret: string,
    authCode: string,
    redirectUri: string,
  ): Promise<AuthData> {
    return await withResponse(super.loginCodeAuthorizationGrant(clientId, clientSecret, authCode, redirectUri));
  }

  override async refreshCodeAuthorizationGrant(clientId: string, clientSecret: string, refreshToken: string): Promise<AuthData> {
    return await withResponse(super.refreshCodeAuthorizationGrant(clientId, clientSecret, refreshToken));
  }

  /** Returns a verifier for PKCE. @param length - 43 to 128 (RFC 7636, 4.1). */
  generatePKCECodeVerifier(length: number): string {
    return randomText(checkedLength(length));
  }

  /** Returns the code challenge of a verifier, which is sent to the login page: BASE64URL(SHA256(verifier)), RFC 7636, 4.2. */
  async computePKCECodeChallenge(verifier: string): Promise<string> {
    checkedLength(verifier.length);
    return await sha256(verifier);
  }

  /** Exchanges an authorization code for a token, with the verifier that belongs to it. */
  async authorizePKCEGrant(clientId: string, codeVerifier: string, authCode: string, redirectUri: string): Promise<AuthData> {
    const operation = 'authorizePKCEGrant';
    for (const [name, value] of Object.entries({ clientId, codeVerifier, authCode, redirectUri }))
      if (!value) throw new MissingParameterError(name, operation);
    const signIn = this.authorizer.begin(JSON.stringify([operation, clientId, authCode]), async (signal, session) => {
      const { requestToken } = await loadModule(() => import('../auth/token-endpoint.js'));
      const form = Object.entries({
        grant_type: 'authorization_code',
        code: authCode,
        redirect_uri: redirectUri,
        client_id: clientId,
        code_verifier: codeVerifier,
      });
      const answer = await requestToken(this.tokenEndpoint(), { operation, form, signal });
      throwIfAborted(signal);
      session.beginFor(clientId);
      return session.store(answer);
    });
    return await withResponse(signIn);
  }
}

function checkedLength(length: number): number {
  if (length >= 43 && length <= 128) return length;
  throw new ConfigurationError('PKCE Code Verifier (length) must be between 43 and 128 characters');
}
