import type { Sandbox } from 'contact-centre-client/sandbox';
import type { Listing } from '../../src/sandbox/http/listing.js';

export type { Listing };

const ORIGIN = 'https://sandbox.example';

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
  text: string;
}

/** The fields of an entity that tests read. */
export interface NamedEntity {
  id: string;
  name: string;
  selfUri: string;
}

async function answerOf<T>(response: Response): Promise<Answer<T>> {
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json') && text !== '';
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : undefined) as T, text };
}

/** Sends a GET without a token. */
export async function visit(sandbox: Sandbox, path: string): Promise<Answer<unknown>> {
  return await answerOf(await sandbox.fetch(new Request(`${ORIGIN}${path}`)));
}

/** POSTs a form, with Basic authorization of `client` if it is set. */
export async function postForm<T>(
  sandbox: Sandbox,
  path: string,
  fields: Record<string, string>,
  client?: { id: string; secret: string },
): Promise<Answer<T>> {
  const request = new Request(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: client ? { Authorization: `Basic ${btoa(`${client.id}:${client.secret}`)}` } : {},
    body: new URLSearchParams(fields),
  });
  return await answerOf<T>(await sandbox.fetch(request));
}

export interface TokenBody {
  access_token: string;
  token_type: string;
  expires_in: number;
  refresh_token?: string;
  error?: string;
  error_description?: string;
}

/** Calls as a signed-in user: `call('GET', '/api/v2/users')`. */
export type Call = <T>(method: string, path: string, body?: unknown) => Promise<Answer<T>>;

export function callWith(sandbox: Sandbox, token: string): Call {
  return async <T>(method: string, path: string, body?: unknown) => {
    const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const init = { method, headers, ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }) };
    return await answerOf<T>(await sandbox.fetch(new Request(`${ORIGIN}${path}`, init)));
  };
}

export async function signIn(sandbox: Sandbox): Promise<Call> {
  const { body } = await postForm<TokenBody>(
    sandbox,
    '/oauth/token',
    { grant_type: 'client_credentials' },
    sandbox.clients.clientCredentials,
  );
  return callWith(sandbox, body.access_token);
}

/** Signs a user in with an authorization code. */
export async function signInUser(sandbox: Sandbox, userId?: string): Promise<TokenBody> {
  const { code: client } = sandbox.clients;
  const redirectUri = client.redirectUris[0]!;
  const code = sandbox.issueAuthorizationCode({ clientId: client.id, redirectUri, ...(userId !== undefined && { userId }) });
  const { body } = await postForm<TokenBody>(
    sandbox,
    '/oauth/token',
    { grant_type: 'authorization_code', code, redirect_uri: redirectUri },
    client,
  );
  return body;
}
