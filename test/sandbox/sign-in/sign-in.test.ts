import { createHash } from 'node:crypto';
import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, postForm, signIn, signInUser, visit } from '../support.js';
import type { Listing, NamedEntity, TokenBody } from '../support.js';

let sandbox = createSandbox();
beforeEach(() => {
  sandbox = createSandbox();
});

const redirectUri = 'http://localhost:8080/callback';
const userIdOf = async (name: string): Promise<string> => {
  const call = await signIn(sandbox);
  const { body } = await call<Listing<NamedEntity>>('GET', '/api/v2/users');
  return body.entities.find((user) => user.name === name)!.id;
};

describe('POST /oauth/token', () => {
  it('issues a token without a user and without a refresh token to a client', async () => {
    const { clientCredentials } = sandbox.clients;
    const answer = await postForm<TokenBody>(sandbox, '/oauth/token', { grant_type: 'client_credentials' }, clientCredentials);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ access_token: expect.any(String) as string, token_type: 'bearer', expires_in: 86_400 });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const me = await callWith(sandbox, answer.body.access_token)('GET', '/api/v2/users/me');
    expect(me).toMatchObject({
      status: 400,
      body: { status: 400, code: 'not.a.user', message: expect.stringContaining('requires a user context') as string },
    });
  });

  it('responds alike to a wrong secret, an unknown client and a missing header', async () => {
    const { clientCredentials } = sandbox.clients;
    for (const client of [{ ...clientCredentials, secret: 'wrong' }, { ...clientCredentials, id: 'nobody' }, undefined]) {
      const answer = await postForm<TokenBody>(sandbox, '/oauth/token', { grant_type: 'client_credentials' }, client);
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ error: 'invalid_client', error_description: expect.any(String) as string });
      expect(answer.headers.get('www-authenticate')).toMatch(/^Basic/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('refuses a grant that the client is not set up for', async () => {
    const answer = await postForm<TokenBody>(sandbox, '/oauth/token', { grant_type: 'client_credentials' }, sandbox.clients.code);
    expect(answer).toMatchObject({ status: 400, body: { error: 'unauthorized_client' } });
  });

  it.each([
    [{}, 'invalid_request'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ grant_type: 'authorization_code', redirect_uri: redirectUri }, 'invalid_request'],
    [{ grant_type: 'authorization_code', redirect_uri: redirectUri, code: 'made-up' }, 'invalid_grant'],
    [{ grant_type: 'refresh_token', refresh_token: 'made-up' }, 'invalid_grant'],
  ])('responds to %j with %s', async (form, error) => {
    const answer = await postForm<TokenBody>(sandbox, '/oauth/token', form, sandbox.clients.code);
    expect(answer).toMatchObject({ status: 400, body: { error } });
  });

  it('refuses a body that is not a form', async () => {
    const response = await sandbox.fetch(
      new Request('https://sandbox.example/oauth/token', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"grant_type":"client_credentials"}',
      }),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_request' });
  });

  it('redeems a code for a token of its user, once', async () => {
    const { code: client } = sandbox.clients;
    const userId = await userIdOf('Kavita Raman');
    const code = sandbox.issueAuthorizationCode({ clientId: client.id, redirectUri, userId });
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
    const first = await postForm<TokenBody>(sandbox, '/oauth/token', form, client);
    const second = await postForm<TokenBody>(sandbox, '/oauth/token', form, client);
    expect(first.body.refresh_token).toEqual(expect.any(String));
    const me = await callWith(sandbox, first.body.access_token)<NamedEntity>('GET', '/api/v2/users/me');
    expect(me.body).toMatchObject({ id: userId, name: 'Kavita Raman' });
    expect(second).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('refuses a code with another redirect_uri', async () => {
    const { code: client } = sandbox.clients;
    const code = sandbox.issueAuthorizationCode({ clientId: client.id, redirectUri });
    const form = { grant_type: 'authorization_code', code, redirect_uri: client.redirectUris[1]! };
    expect(await postForm(sandbox, '/oauth/token', form, client)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it('refuses a code that is older than ten minutes', async () => {
    let time = 0;
    sandbox = createSandbox({ now: () => time });
    const { code: client } = sandbox.clients;
    const code = sandbox.issueAuthorizationCode({ clientId: client.id, redirectUri });
    time = 600_000;
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
    expect(await postForm(sandbox, '/oauth/token', form, client)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it('rotates refresh tokens', async () => {
    const { refresh_token: old = '' } = await signInUser(sandbox);
    const form = { grant_type: 'refresh_token', refresh_token: old };
    const first = await postForm<TokenBody>(sandbox, '/oauth/token', form, sandbox.clients.code);
    expect(first.status).toBe(200);
    expect(first.body.refresh_token).not.toBe(old);
    const again = await postForm<TokenBody>(sandbox, '/oauth/token', form, sandbox.clients.code);
    expect(again).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('signs in the user that a SAML assertion names', async () => {
    const xml = '<saml2:NameID Format="email">yusra.demir@harbourline.example</saml2:NameID>';
    const form = {
      grant_type: 'urn:ietf:params:oauth:grant-type:saml2-bearer',
      orgName: sandbox.organisation.shortName,
      assertion: btoa(xml),
    };
    const { body } = await postForm<TokenBody>(sandbox, '/oauth/token', form, sandbox.clients.saml2);
    expect(body.refresh_token).toBeUndefined();
    const me = await callWith(sandbox, body.access_token)('GET', '/api/v2/users/me');
    expect(me.body).toMatchObject({ name: 'Yusra Demir' });
  });

  it.each([
    [{ orgName: 'elsewhere', assertion: btoa('<a/>') }, 'invalid_grant'],
    [{ orgName: 'harbourline', assertion: btoa('<NameID>unknown@x.example</NameID>') }, 'invalid_grant'],
    [{ orgName: 'harbourline', assertion: '§' }, 'invalid_grant'],
    [{ orgName: 'harbourline' }, 'invalid_request'],
  ])('responds to the assertion %j with %s', async (fields, error) => {
    const form = { grant_type: 'urn:ietf:params:oauth:grant-type:saml2-bearer', ...fields };
    const answer = await postForm<TokenBody>(sandbox, '/oauth/token', form, sandbox.clients.saml2);
    expect(answer).toMatchObject({ status: 400, body: { error } });
  });
});

describe('/oauth/authorize', () => {
  const verifier = 'a'.repeat(64);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const query = (fields: Record<string, string>): string => `/oauth/authorize?${new URLSearchParams(fields).toString()}`;
  const implicitFields = (): Record<string, string> => ({
    client_id: sandbox.clients.implicit.id,
    redirect_uri: redirectUri,
    response_type: 'token',
    state: 'a b&c',
  });
  const pkceFields = (): Record<string, string> => ({
    client_id: sandbox.clients.pkce.id,
    redirect_uri: redirectUri,
    response_type: 'code',
    state: 's',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });

  it('shows a page that lists the active users, and includes the request safely', async () => {
    const answer = await visit(sandbox, query({ ...implicitFields(), state: '"><script>' }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.text.match(/<option /g)).toHaveLength(24);
    expect(answer.text).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(answer.text).not.toContain('<script>');
  });

  it('redirects with a token in the fragment when the user allows it', async () => {
    const user_id = await userIdOf('Jonas Brandvold');
    const answer = await postForm(sandbox, '/oauth/authorize', { ...implicitFields(), user_id, decision: 'allow' });
    expect(answer.status).toBe(302);
    const [address, fragment = ''] = (answer.headers.get('location') ?? '').split('#');
    expect(address).toBe(redirectUri);
    expect(fragment).toContain('state=a%20b%26c');
    const fields = new URLSearchParams(fragment);
    expect([...fields.keys()]).toEqual(['access_token', 'token_type', 'expires_in', 'state']);
    const me = await callWith(sandbox, fields.get('access_token')!)('GET', '/api/v2/users/me');
    expect(me.body).toMatchObject({ id: user_id });
  });

  it('redirects with access_denied when the user denies it', async () => {
    const answer = await postForm(sandbox, '/oauth/authorize', { ...implicitFields(), decision: 'deny' });
    const location = new URL(answer.headers.get('location')!);
    expect(Object.fromEntries(new URLSearchParams(location.hash.slice(1)))).toMatchObject({
      error: 'access_denied',
      state: 'a b&c',
    });
  });

  it('redeems a PKCE code by its verifier, without a secret and without a refresh token', async () => {
    const user_id = await userIdOf('Priya Deshmukh');
    const answer = await postForm(sandbox, '/oauth/authorize', { ...pkceFields(), user_id });
    const code = new URL(answer.headers.get('location')!).searchParams.get('code')!;
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, client_id: sandbox.clients.pkce.id };
    const token = await postForm<TokenBody>(sandbox, '/oauth/token', { ...form, code_verifier: verifier });
    expect(token.status).toBe(200);
    expect(token.body).not.toHaveProperty('refresh_token');
    const me = await callWith(sandbox, token.body.access_token)('GET', '/api/v2/users/me');
    expect(me.body).toMatchObject({ id: user_id });
  });

  it('refuses a PKCE code with another verifier', async () => {
    const user_id = await userIdOf('Priya Deshmukh');
    const answer = await postForm(sandbox, '/oauth/authorize', { ...pkceFields(), user_id });
    const code = new URL(answer.headers.get('location')!).searchParams.get('code')!;
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, client_id: sandbox.clients.pkce.id };
    const token = await postForm(sandbox, '/oauth/token', { ...form, code_verifier: 'b'.repeat(64) });
    expect(token).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it.each([
    ['code_challenge', undefined, 'invalid_request'],
    ['code_challenge_method', 'plain', 'invalid_request'],
    ['response_type', 'token', 'unauthorized_client'],
    ['response_type', 'id_token', 'unsupported_response_type'],
    ['org', 'harbourline', 'invalid_request'],
  ])('redirects with an error if %s is %s', async (name, value, error) => {
    const fields = Object.entries({ ...pkceFields(), [name]: value }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    );
    const answer = await visit(sandbox, query(Object.fromEntries(fields)));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain(`error=${error}`);
  });

  it('does not redirect to unregistered addresses or for unknown clients', async () => {
    for (const change of [
      { redirect_uri: 'https://evil.example/' },
      { redirect_uri: 'https://localhost:8080/callback' },
      { redirect_uri: 'http://localhost.evil.example/' },
      { redirect_uri: 'http://localhost:80@evil.example/' },
      { redirect_uri: 'http://localhost\\@evil.example/' },
      { redirect_uri: 'http://evil.example/http://localhost/' },
      { redirect_uri: 'http://localhost:99999/' },
      { redirect_uri: 'http://localhost:8080/#fragment' },
      { redirect_uri: 'http://127.0.0.2:8080/' },
      { redirect_uri: 'http://0.0.0.0:8080/' },
      { redirect_uri: 'javascript:alert(1)//localhost' },
      { client_id: 'nobody' },
    ]) {
      const answer = await visit(sandbox, query({ ...implicitFields(), ...change }));
      expect(answer.status).toBe(400);
      expect(answer.headers.get('location')).toBeNull();
    }
  });

  it('redirects to addresses of the options', async () => {
    sandbox = createSandbox({ redirectUris: ['https://app.example/signed-in'] });
    const statusAt = async (uri: string): Promise<number> =>
      (await visit(sandbox, query({ ...implicitFields(), redirect_uri: uri }))).status;
    expect(await statusAt('https://app.example/signed-in')).toBe(200);
    expect(await statusAt('https://app.example/signed-in/x')).toBe(400);
  });

  it.each([
    'http://localhost:5173/',
    'http://localhost',
    'http://localhost:3000/auth/callback?from=a',
    'http://127.0.0.1:4400/sign-in',
    'http://[::1]:8080',
  ])('redirects to this machine at any port and path: %s', async (uri) => {
    expect(await visit(sandbox, query({ ...implicitFields(), redirect_uri: uri }))).toMatchObject({ status: 200 });
    const { code } = sandbox.clients;
    const issued = sandbox.issueAuthorizationCode({ clientId: code.id, redirectUri: uri });
    const form = { grant_type: 'authorization_code', code: issued, redirect_uri: uri };
    expect(await postForm(sandbox, '/oauth/token', form, code)).toMatchObject({ status: 200 });
    const logout = `/logout?client_id=${code.id}&redirect_uri=${encodeURIComponent(uri)}`;
    expect(await visit(sandbox, logout)).toMatchObject({ status: 302 });
    const { clientCredentials } = sandbox.clients;
    expect(await visit(sandbox, logout.replace(code.id, clientCredentials.id))).toMatchObject({ status: 400 });
  });
});

describe('GET /logout', () => {
  it('redirects to a registered address, shows a page without one and refuses any other', async () => {
    const path = `/logout?client_id=${sandbox.clients.implicit.id}`;
    const back = await visit(sandbox, `${path}&redirect_uri=${encodeURIComponent(redirectUri)}`);
    expect([back.status, back.headers.get('location')]).toEqual([302, redirectUri]);
    expect((await visit(sandbox, path)).text).toContain('You have signed out');
    expect(await visit(sandbox, `${path}&redirect_uri=https%3A%2F%2Fevil.example`)).toMatchObject({ status: 400 });
    expect(await visit(sandbox, '/logout?client_id=nobody')).toMatchObject({ status: 400 });
  });
});

describe('an access token', () => {
  it('is valid for the lifetime in the options', async () => {
    let time = 1_700_000_000_000;
    sandbox = createSandbox({ tokenLifetimeMs: 300_000, now: () => time });
    const call = await signIn(sandbox);
    time += 299_999;
    expect(await call('GET', '/api/v2/tokens/me')).toMatchObject({ status: 200 });
    time += 1;
    expect(await call('GET', '/api/v2/tokens/me')).toMatchObject({ status: 401 });
  });

  it('is described by GET, tested by HEAD and revoked by DELETE /api/v2/tokens/me', async () => {
    const call = await signIn(sandbox);
    const { id, name } = sandbox.clients.clientCredentials;
    const info = await call('GET', '/api/v2/tokens/me');
    expect(info.body).toMatchObject({ organization: { name: 'Harbourline Travel' }, OAuthClient: { id, name } });
    expect(await call('HEAD', '/api/v2/tokens/me')).toMatchObject({ status: 200, text: '' });
    expect(await call('DELETE', '/api/v2/tokens/me')).toMatchObject({ status: 204 });
    expect(await call('HEAD', '/api/v2/tokens/me')).toMatchObject({ status: 401, text: '' });
  });

  it('ends with all others of its user by DELETE /api/v2/tokens/{userId}', async () => {
    const userId = await userIdOf('Otto Lindqvist');
    const call = callWith(sandbox, (await signInUser(sandbox, userId)).access_token);
    expect(await (await signIn(sandbox))('DELETE', `/api/v2/tokens/${userId}`)).toMatchObject({ status: 204 });
    expect(await call('GET', '/api/v2/users/me')).toMatchObject({ status: 401 });
  });

  it('is refused after expireTokens, while the refresh token stays valid', async () => {
    const { access_token, refresh_token = '' } = await signInUser(sandbox);
    sandbox.expireTokens();
    expect(await callWith(sandbox, access_token)('GET', '/api/v2/users/me')).toMatchObject({ status: 401 });
    const form = { grant_type: 'refresh_token', refresh_token };
    const { body } = await postForm<TokenBody>(sandbox, '/oauth/token', form, sandbox.clients.code);
    expect(await callWith(sandbox, body.access_token)('GET', '/api/v2/users/me')).toMatchObject({ status: 200 });
  });
});

describe('issueAuthorizationCode', () => {
  it('refuses the same requests as the login page', () => {
    const { code, pkce } = sandbox.clients;
    expect(() => sandbox.issueAuthorizationCode({ clientId: pkce.id, redirectUri })).toThrow(/sandbox\.clients\.code/);
    expect(() => sandbox.issueAuthorizationCode({ clientId: code.id, redirectUri: 'https://evil.example' })).toThrow(
      /redirect URI/,
    );
    expect(() => sandbox.issueAuthorizationCode({ clientId: code.id, redirectUri, userId: 'nobody' })).toThrow(/active user/);
  });
});
