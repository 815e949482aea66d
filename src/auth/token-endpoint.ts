import type { Answer } from '../core/answer.js';
import { SignInError, apiError } from '../core/errors.js';
import type { ExchangeContext } from '../core/exchange.js';
import { exchange } from '../core/exchange.js';
import { isObject } from '../core/is-object.js';
import type { FormEncoder, Pair } from '../core/transport.js';

/** What a token request needs of its client, as it stands when the request is made. */
export interface TokenEndpoint {
  context: ExchangeContext;
  encode: FormEncoder;
  loginUrl: string;
  /** ms */
  timeout: number;
}

/** A grant, ready to be asked for. */
export interface TokenRequest {
  /** The login method, as errors and logs name it. */
  operation: string;
  form: readonly Pair[];
  /** Sent as Basic authorization (RFC 6749, 2.3.1); absent for PKCE. */
  client?: ClientCredentials;
}

export interface ClientCredentials {
  id: string;
  secret: string;
}

/** The fields of a token answer that the client reads (RFC 6749, 5.1). */
export interface TokenAnswer {
  accessToken: string;
  refreshToken?: string | undefined;
  /** s, as it came: a number, or text in a fragment. */
  expiresIn?: unknown;
}

/** Turns a refresh token into a new access token (RFC 6749, 6). */
export function refreshForm(refreshToken: string): Pair[] {
  return [
    ['grant_type', 'refresh_token'],
    ['refresh_token', refreshToken],
  ];
}

const publicFields = new Set(['grant_type', 'client_id', 'redirect_uri', 'orgName']);

/** POST {login host}/oauth/token. Rejects with an error of ours that repeats nothing of what was sent. */
export async function requestToken(endpoint: TokenEndpoint, request: TokenRequest): Promise<TokenAnswer> {
  const { operation, form, client } = request;
  const headers: Record<string, string> = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
  const secrets = form.filter(([name]) => !publicFields.has(name)).map(([, value]) => value);
  if (client) {
    const basic = base64(`${client.id}:${client.secret}`);
    headers['authorization'] = `Basic ${basic}`;
    secrets.push(client.secret, basic);
  }
  const url = `${endpoint.loginUrl}/oauth/token`;
  const body = endpoint.encode(form);
  const { timeout } = endpoint;
  const answer = await exchange(endpoint.context, {
    ...{ operation, method: 'POST', url, headers, body, timeout, signal: undefined, secrets },
    confidential: true,
  });
  if (answer.status >= 300) throw apiError({ method: 'POST', url, ...answer }, secrets);
  return tokenAnswer(answer, form);
}

function tokenAnswer({ body }: Answer, form: TokenRequest['form']): TokenAnswer {
  const fields = isObject(body) ? body : {};
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn } = fields;
  if (typeof accessToken !== 'string' || accessToken === '') {
    throw new SignInError('The login host answered without an access_token', 'ERR_TOKEN_ANSWER');
  }
  return {
    accessToken,
    // A refresh that brings no new refresh token leaves the old one in force (RFC 6749, 6).
    refreshToken:
      typeof refreshToken === 'string' && refreshToken !== ''
        ? refreshToken
        : form.find(([name]) => name === 'refresh_token')?.[1],
    expiresIn,
  };
}

/** Base64 of UTF-8; `btoa` alone takes Latin-1 only. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
