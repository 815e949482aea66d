import type { Answer } from '../core/response/answer.js';
import { apiError } from '../core/response/failures.js';
import type { ExchangeContext } from '../core/exchange/exchange.js';
import { exchange } from '../core/exchange/exchange.js';
import { collectSecrets } from '../core/redaction/collect-secrets.js';
import { ownFields } from '../core/values/plain-objects.js';
import type { RetryPolicy } from '../core/arguments/retry.js';
import type { FormEncoder, Pair } from '../core/transport/transport.js';
import { tryAgain } from '../core/response/try-again.js';
import { utf8Bytes } from '../core/values/utf8.js';
import { checkIssuedToken, parseLifetime } from './issued-token.js';

/** What a token request needs from its client, read when the request is made. */
export interface TokenEndpoint {
  context: ExchangeContext;
  encode: FormEncoder;
  loginUrl: string;
  /** Headers of every request to the login host, or to the gateway before it. */
  headers: (() => Promise<Readonly<Record<string, string>>>) | undefined;
  /** ms */
  timeout: number;
  retry: RetryPolicy | undefined;
}

/** A token request of one grant. */
export interface TokenRequest {
  /** The login method, as errors and logs name it. */
  operation: string;
  form: readonly Pair[];
  /** Sent as Basic authorization (RFC 6749, 2.3.1); absent for PKCE. */
  client?: ClientCredentials;
  /** Fires when the token is no longer needed. */
  signal: AbortSignal;
}

export interface ClientCredentials {
  id: string;
  secret: string;
}

/** The fields of a token response that the client reads (RFC 6749, 5.1). */
export interface TokenResponse {
  accessToken: string;
  refreshToken?: string | undefined;
  /** s */
  expiresIn?: number | undefined;
}

/** Returns the form that exchanges a refresh token for a new access token (RFC 6749, 6). */
export function refreshForm(refreshToken: string): Pair[] {
  return [
    ['grant_type', 'refresh_token'],
    ['refresh_token', refreshToken],
  ];
}

const publicFields = new Set(['grant_type', 'client_id', 'redirect_uri', 'orgName']);

/** Grants that can be requested twice. A code or an assertion can be used once: a second request would be refused. */
const repeatableGrants = ['client_credentials', 'refresh_token'];

/**
 * Sends POST {login host}/oauth/token, with the same retries as the client's calls. Rejects with an error of this package that
 * shows nothing of what was sent.
 */
export async function requestToken(endpoint: TokenEndpoint, tokenRequest: TokenRequest): Promise<TokenResponse> {
  // A polluted prototype must not supply the client's credentials.
  const request = ownFields(tokenRequest) as unknown as TokenRequest;
  const { signal } = request;
  const url = `${endpoint.loginUrl}/oauth/token`;
  const grant = formValue(request.form, 'grant_type') ?? '';
  for (let tries = 1; ; tries++) {
    try {
      return await requestOnce(endpoint, url, request, tries);
    } catch (error) {
      const canRepeat = repeatableGrants.includes(grant) || isUnreachable(error);
      await tryAgain(endpoint.retry, tries, { error, method: 'POST', url, canRepeat, signal });
    }
  }
}

/** Whether a request certainly reached no server. */
function isUnreachable(error: unknown): boolean {
  return error instanceof Error && ((error as { code?: unknown }).code === 'ECONNREFUSED' || isUnreachable(error.cause));
}

async function requestOnce(endpoint: TokenEndpoint, url: string, request: TokenRequest, attempt: number): Promise<TokenResponse> {
  const { operation, form, client, signal } = request;
  const headers = Object.assign(Object.create(null) as Record<string, string>, await endpoint.headers?.(), {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  });
  const secrets = form.filter(([name]) => !publicFields.has(name)).map(([, value]) => value);
  if (client) {
    const basic = base64(`${client.id}:${client.secret}`);
    headers['authorization'] = `Basic ${basic}`;
    secrets.push(client.secret, basic);
  }
  const body = await endpoint.encode(form);
  const { timeout } = endpoint;
  const exchangeRequest = {
    operation,
    route: 'POST /oauth/token',
    attempt,
    method: 'POST',
    url,
    headers,
    body,
    timeout,
    signal,
    secrets,
    confidential: true,
    retired: undefined,
    callOptions: undefined,
  };
  const response = await exchange(endpoint.context, exchangeRequest);
  if (response.status >= 300) throw apiError({ method: 'POST', url, ...response }, collectSecrets(exchangeRequest));
  return readTokens(response, form);
}

function readTokens({ body }: Answer, form: TokenRequest['form']): TokenResponse {
  const fields = ownFields(body);
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn } = fields;
  return {
    accessToken: checkIssuedToken(accessToken, 'The login host'),
    // Without a new refresh token in the response, the old one stays valid (RFC 6749, 6).
    refreshToken: typeof refreshToken === 'string' && refreshToken !== '' ? refreshToken : formValue(form, 'refresh_token'),
    expiresIn: parseLifetime(expiresIn),
  };
}

const formValue = (form: TokenRequest['form'], fieldName: string): string | undefined =>
  form.find(([name]) => name === fieldName)?.[1];

/** Base64 of UTF-8; `btoa` alone accepts Latin-1 only. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...utf8Bytes(text)));
}
