import type { OAuthClient, TokenInfo } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, postForm, visit } from '../../support.js';
import type { Answer, Call, Listing, NamedEntity, TokenBody } from '../../support.js';
import { authorization, lacksAny } from '../authorization/support.js';

const path = '/api/v2/oauth/clients';
const callback = 'https://app.example/callback';

let now: number;
let sandbox: Sandbox;
let admin: Call;
let roles: NamedEntity[];
beforeEach(async () => {
  now = Date.parse('2026-03-10T12:00:00Z');
  sandbox = createSandbox({ rateLimit: false, now: () => now });
  admin = callWith(sandbox, sandbox.issueAccessToken());
  roles = (await admin<Listing<NamedEntity>>('GET', `${authorization}/roles`)).body.entities;
});

const roleId = (name: string): string => roles.find((role) => role.name === name)!.id;

/** Has the role's permissions in the home division. */
const service = (role = 'Supervisor') => ({
  name: 'Reports',
  authorizedGrantType: 'CLIENT-CREDENTIALS',
  roleDivisions: [{ roleId: roleId(role), divisionId: sandbox.organisation.homeDivisionId }],
});

const app = { name: 'Desk', authorizedGrantType: 'CODE', registeredRedirectUri: [callback] };

async function createClient(body: object): Promise<OAuthClient & { id: string; secret: string }> {
  const { status, body: client } = await admin<OAuthClient & { id: string; secret: string }>('POST', path, body);
  expect(status).toBe(200);
  return client;
}

interface Credentials {
  id: string;
  secret: string;
}

const signIn = async (client: Credentials): Promise<Answer<TokenBody>> =>
  await postForm<TokenBody>(sandbox, '/oauth/token', { grant_type: 'client_credentials' }, client);

/** An authorization code of the login page after the consent of the first user. */
async function codeFor(clientId: string, more: Record<string, string> = {}): Promise<string> {
  const sent = { client_id: clientId, redirect_uri: callback, response_type: 'code', user_id: sandbox.users[1]!.id, ...more };
  const { headers } = await postForm(sandbox, '/oauth/authorize', sent);
  return new URL(headers.get('location')!).searchParams.get('code') ?? '';
}

const redeem = async (code: string, more: Record<string, string>, client?: Credentials): Promise<Answer<TokenBody>> =>
  await postForm<TokenBody>(
    sandbox,
    '/oauth/token',
    { grant_type: 'authorization_code', code, redirect_uri: callback, ...more },
    client,
  );

const refused = (status: number, error: string) => ({ status, body: { error } });

const required = (fieldName: string) => ({
  status: 400,
  body: { code: 'bad.request', message: `${fieldName} is required`, details: [{ errorCode: 'required.field', fieldName }] },
});

const invalid = (fieldName: string, message: string) => ({
  status: 400,
  body: { code: 'bad.request', message, details: [{ errorCode: 'invalid.value', fieldName }] },
});

describe('An OAuth client for client credentials', () => {
  it('signs in at once, with its roles', async () => {
    const client = await createClient(service());
    const { body } = await signIn(client);
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 86_400 });
    const call = callWith(sandbox, body.access_token);
    expect((await call('POST', '/api/v2/routing/queues', { name: 'Reports' })).status).toBe(200);
    expect(await call('GET', path)).toMatchObject(lacksAny('oauth:client:view'));
    expect(await call('GET', '/api/v2/users/me')).toMatchObject({ status: 400 });
  });

  it('has its roles in the specified divisions', async () => {
    const { body: nordic } = await admin<NamedEntity>('POST', `${authorization}/divisions`, { name: 'Nordic', description: '' });
    const client = await createClient({ ...service(), roleDivisions: [{ roleId: roleId('Supervisor'), divisionId: nordic.id }] });
    const call = callWith(sandbox, (await signIn(client)).body.access_token);
    expect((await call('POST', '/api/v2/routing/queues', { name: 'Here' })).status).toBe(403);
    expect((await call('POST', '/api/v2/routing/queues', { name: 'There', division: { id: nordic.id } })).status).toBe(200);
  });

  it('has roles without a division in the home division', async () => {
    const { name, authorizedGrantType } = service();
    const client = await createClient({ name, authorizedGrantType, roleIds: [roleId('Agent')] });
    expect(client.roleDivisions).toEqual([{ roleId: roleId('Agent'), divisionId: sandbox.organisation.homeDivisionId }]);
  });

  it('needs a role', async () => {
    const { name, authorizedGrantType } = service();
    expect(await admin('POST', path, { name, authorizedGrantType })).toMatchObject(required('roleDivisions'));
    expect(await admin('POST', path, { ...service(), roleDivisions: [] })).toMatchObject(required('roleDivisions'));
  });

  it('accepts only existing roles and divisions', async () => {
    const [role] = service().roleDivisions;
    expect(await admin('POST', path, { ...service(), roleDivisions: [role, { ...role, roleId: 'none' }] })).toMatchObject(
      invalid('roleDivisions[1].roleId', 'There is no role with this id'),
    );
    expect(await admin('POST', path, { ...service(), roleDivisions: [{ ...role, divisionId: 'none' }] })).toMatchObject(
      invalid('roleDivisions[0].divisionId', 'There is no division with this id'),
    );
  });

  it('returns the secret once', async () => {
    const { id, secret } = await createClient(service());
    expect(secret).toMatch(/^\w{43}$/);
    const { body: read } = await admin<OAuthClient>('GET', `${path}/${id}`);
    expect(read).toMatchObject({ id, name: 'Reports', state: 'active', authorizedGrantType: 'CLIENT-CREDENTIALS' });
    expect(read).not.toHaveProperty('secret');
    expect((await admin('GET', path)).text).not.toContain(secret);
  });

  it('cannot sign in with another secret', async () => {
    const { id } = await createClient(service());
    expect(await signIn({ id, secret: 'guessed' })).toMatchObject(refused(401, 'invalid_client'));
  });

  it('signs in with a new secret, and no longer with the old one', async () => {
    const before = await createClient(service());
    const { access_token: token } = (await signIn(before)).body;
    const { body: after } = await admin<Credentials>('POST', `${path}/${before.id}/secret`);
    expect(after.secret).not.toBe(before.secret);
    expect(await signIn(before)).toMatchObject(refused(401, 'invalid_client'));
    expect((await signIn(after)).status).toBe(200);
    // Issued tokens stay valid.
    expect((await callWith(sandbox, token)('GET', '/api/v2/tokens/me')).status).toBe(200);
  });

  it('is deleted together with its tokens', async () => {
    const client = await createClient(service());
    const call = callWith(sandbox, (await signIn(client)).body.access_token);
    expect((await admin('DELETE', `${path}/${client.id}`)).status).toBe(204);
    expect(await call('GET', '/api/v2/tokens/me')).toMatchObject({ status: 401, body: { code: 'bad.credentials' } });
    expect(await signIn(client)).toMatchObject(refused(401, 'invalid_client'));
    expect(await admin('GET', `${path}/${client.id}`)).toMatchObject({ status: 404 });
    expect(await admin('DELETE', `${path}/${client.id}`)).toMatchObject({ status: 404 });
  });

  it('gets other roles by a change, which applies at once', async () => {
    const client = await createClient(service());
    const call = callWith(sandbox, (await signIn(client)).body.access_token);
    expect((await call('GET', path)).status).toBe(403);
    expect((await admin('PUT', `${path}/${client.id}`, service('Admin'))).status).toBe(200);
    expect((await call('GET', path)).status).toBe(200);
  });

  it('keeps its roles and its secret if a change omits them', async () => {
    const client = await createClient(service());
    const { name, authorizedGrantType } = service();
    const { body } = await admin<OAuthClient>('PUT', `${path}/${client.id}`, { name: `${name} 2`, authorizedGrantType });
    expect(body).toMatchObject({ name: 'Reports 2', roleDivisions: service().roleDivisions });
    expect((await signIn(client)).status).toBe(200);
  });

  it('can be put back as it was read', async () => {
    const { id } = await createClient({ ...service(), description: 'Every night', scope: ['analytics:readonly'] });
    const { body: read } = await admin<OAuthClient>('GET', `${path}/${id}`);
    expect((await admin('PUT', `${path}/${id}`, read)).status).toBe(200);
    const { dateModified: _, ...rest } = read;
    expect((await admin<OAuthClient>('GET', `${path}/${id}`)).body).toMatchObject(rest);
  });

  it('cannot sign in while disabled, and signs in again when it is active', async () => {
    const client = await createClient(service());
    await admin('PUT', `${path}/${client.id}`, { ...service(), state: 'disabled' });
    expect(await signIn(client)).toMatchObject(refused(400, 'unauthorized_client'));
    await admin('PUT', `${path}/${client.id}`, { ...service(), state: 'active' });
    expect((await signIn(client)).status).toBe(200);
  });

  it('is deleted automatically on the specified day', async () => {
    const client = await createClient({ ...service(), dateToDelete: '2026-03-10T13:00:00Z' });
    const call = callWith(sandbox, (await signIn(client)).body.access_token);
    sandbox.clock.advance(3_599_000);
    expect((await call('GET', '/api/v2/tokens/me')).status).toBe(200);
    sandbox.clock.advance(1000);
    expect((await call('GET', '/api/v2/tokens/me')).status).toBe(401);
    expect((await signIn(client)).status).toBe(401);
  });

  it('cannot use the other grants', async () => {
    const client = await createClient(service());
    const form = { grant_type: 'refresh_token', refresh_token: 'any' };
    expect(await postForm(sandbox, '/oauth/token', form, client)).toMatchObject(refused(400, 'unauthorized_client'));
    const saml = { grant_type: 'urn:ietf:params:oauth:grant-type:saml2-bearer', orgName: 'harbourline', assertion: btoa('<a/>') };
    expect(await postForm(sandbox, '/oauth/token', saml, client)).toMatchObject(refused(400, 'unauthorized_client'));
  });
});

describe('Tokens of an OAuth client', () => {
  it('are valid for its specified lifetime', async () => {
    const client = await createClient({ ...service(), accessTokenValiditySeconds: 300 });
    const { body } = await signIn(client);
    expect(body.expires_in).toBe(300);
    const call = callWith(sandbox, body.access_token);
    sandbox.clock.advance(299_000);
    expect((await call('GET', '/api/v2/tokens/me')).status).toBe(200);
    sandbox.clock.advance(1000);
    expect((await call('GET', '/api/v2/tokens/me')).status).toBe(401);
  });

  it.each([299, 172_801, 0, -1])('cannot be valid for %d s', async (accessTokenValiditySeconds) => {
    const message = 'accessTokenValiditySeconds must be from 300 to 172800';
    const refusal = invalid('accessTokenValiditySeconds', message);
    expect(await admin('POST', path, { ...service(), accessTokenValiditySeconds })).toMatchObject(refusal);
    const { id } = await createClient(service());
    expect(await admin('PUT', `${path}/${id}`, { ...service(), accessTokenValiditySeconds })).toMatchObject(refusal);
  });

  it.each([300, 172_800])('may be valid for %d s', async (accessTokenValiditySeconds) => {
    expect((await signIn(await createClient({ ...service(), accessTokenValiditySeconds }))).body.expires_in).toBe(
      accessTokenValiditySeconds,
    );
  });

  it('show their owner and scope', async () => {
    const client = await createClient({ ...service(), scope: ['analytics:readonly', 'routing'] });
    const call = callWith(sandbox, (await signIn(client)).body.access_token);
    expect((await call<TokenInfo>('GET', '/api/v2/tokens/me')).body).toMatchObject({
      authorizedScope: ['analytics:readonly', 'routing'],
      OAuthClient: {
        id: client.id,
        name: 'Reports',
        authorizedGrantType: 'CLIENT-CREDENTIALS',
        state: 'active',
        scope: ['analytics:readonly', 'routing'],
        roleDivisions: service().roleDivisions,
      },
    });
  });
});

describe('An OAuth client with a login page', () => {
  it('signs users in by an authorization code and its secret, and refreshes', async () => {
    const client = await createClient(app);
    const { body } = await redeem(await codeFor(client.id), {}, client);
    const call = callWith(sandbox, body.access_token);
    expect((await call<NamedEntity>('GET', '/api/v2/users/me')).body.id).toBe(sandbox.users[1]!.id);
    const form = { grant_type: 'refresh_token', refresh_token: body.refresh_token! };
    expect((await postForm<TokenBody>(sandbox, '/oauth/token', form, client)).body.access_token).toEqual(expect.any(String));
    // The user is an agent, regardless of the creator of the OAuth client.
    expect((await call('GET', path)).status).toBe(403);
  });

  it('signs users in by PKCE without its secret', async () => {
    const { id } = await createClient(app);
    const verifier = 'a-verifier-that-is-long-enough-for-anybody-to-take-it';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    const challenge = btoa(String.fromCharCode(...new Uint8Array(digest))).replace(
      /[+/=]/g,
      (c) => ({ '+': '-', '/': '_' })[c] ?? '',
    );
    const proof = { code_challenge: challenge, code_challenge_method: 'S256' };
    expect(await redeem(await codeFor(id, proof), { client_id: id, code_verifier: 'another' })).toMatchObject(
      refused(400, 'invalid_grant'),
    );
    expect((await redeem(await codeFor(id, proof), { client_id: id, code_verifier: verifier })).status).toBe(200);
  });

  it('redeems no code without a secret and without a proof', async () => {
    const { id } = await createClient(app);
    expect(await redeem(await codeFor(id), { client_id: id })).toMatchObject(refused(401, 'invalid_client'));
  });

  it('redeems no code after it is deleted', async () => {
    const client = await createClient(app);
    const code = await codeFor(client.id);
    await admin('DELETE', `${path}/${client.id}`);
    expect(await redeem(code, {}, client)).toMatchObject(refused(401, 'invalid_client'));
    const page = new URLSearchParams({ client_id: client.id, redirect_uri: callback, response_type: 'code' });
    expect((await visit(sandbox, `/oauth/authorize?${page.toString()}`)).status).toBe(400);
  });

  it('redirects only to exactly the registered addresses', async () => {
    const { id } = await createClient(app);
    const page = async (redirectUri: string): Promise<number> => {
      const query = new URLSearchParams({ client_id: id, redirect_uri: redirectUri, response_type: 'code' });
      return (await visit(sandbox, `/oauth/authorize?${query.toString()}`)).status;
    };
    expect(await page(callback)).toBe(200);
    for (const other of [`${callback}/`, 'https://app.example.evil/callback', 'http://localhost:8080/callback']) {
      expect(await page(other)).toBe(400);
    }
    await admin('PUT', `${path}/${id}`, { ...app, registeredRedirectUri: ['http://localhost:8080/callback'] });
    expect(await page('http://localhost:8080/callback')).toBe(200);
    expect(await page(callback)).toBe(400);
  });

  it.each(['CODE', 'TOKEN'])('for %s needs a redirect address', async (authorizedGrantType) => {
    const refusal = required('registeredRedirectUri');
    expect(await admin('POST', path, { name: 'Desk', authorizedGrantType })).toMatchObject(refusal);
    expect(await admin('POST', path, { name: 'Desk', authorizedGrantType, registeredRedirectUri: [] })).toMatchObject(refusal);
  });

  it.each([
    '/callback',
    'http://app.example/callback',
    'https://app.example/#part',
    'https://me@app.example/',
    'javascript:alert(1)',
    'https://app.example/a b',
  ])('refuses %s as a redirect address', async (uri) => {
    expect(await admin('POST', path, { ...app, registeredRedirectUri: [callback, uri] })).toMatchObject(
      invalid('registeredRedirectUri[1]', `Value [${uri}] is not valid for field type [redirect URI]`),
    );
  });

  it('for the implicit grant returns the token in the fragment, with its specified lifetime', async () => {
    const { id } = await createClient({ ...app, authorizedGrantType: 'TOKEN', accessTokenValiditySeconds: 600 });
    const sent = { client_id: id, redirect_uri: callback, response_type: 'token', user_id: sandbox.users[0]!.id };
    const { headers } = await postForm(sandbox, '/oauth/authorize', sent);
    const fragment = new URLSearchParams(new URL(headers.get('location')!).hash.slice(1));
    expect(fragment.get('expires_in')).toBe('600');
    expect((await callWith(sandbox, fragment.get('access_token')!)('GET', '/api/v2/users/me')).status).toBe(200);
  });

  it('tells a page that it is disabled', async () => {
    const { id } = await createClient({ ...app, state: 'inactive' });
    const query = new URLSearchParams({ client_id: id, redirect_uri: callback, response_type: 'code' });
    const { status, headers } = await visit(sandbox, `/oauth/authorize?${query.toString()}`);
    expect(status).toBe(302);
    expect(headers.get('location')).toContain('error=unauthorized_client');
  });

  it('has no roles itself', async () => {
    const { roleDivisions } = await createClient({ ...app, roleDivisions: service().roleDivisions });
    expect(roleDivisions).toEqual([]);
  });
});

it('an OAuth client for SAML signs in the user that the assertion names', async () => {
  const client = await createClient({ name: 'Portal', authorizedGrantType: 'SAML2-BEARER' });
  const assertion = btoa(`<NameID>${sandbox.users[3]!.email}</NameID>`);
  const form = { grant_type: 'urn:ietf:params:oauth:grant-type:saml2-bearer', orgName: 'harbourline', assertion };
  const { body } = await postForm<TokenBody>(sandbox, '/oauth/token', form, client);
  expect((await callWith(sandbox, body.access_token)<NamedEntity>('GET', '/api/v2/users/me')).body.id).toBe(sandbox.users[3]!.id);
});

it('an OAuth client for passwords is stored, and cannot sign in', async () => {
  const client = await createClient({ name: 'Old', authorizedGrantType: 'PASSWORD' });
  const form = { grant_type: 'password', username: 'a', password: 'b' };
  expect(await postForm(sandbox, '/oauth/token', form, client)).toMatchObject(refused(400, 'unsupported_grant_type'));
  expect(await signIn(client)).toMatchObject(refused(400, 'unauthorized_client'));
});

describe('A creator of OAuth clients', () => {
  /** Creates a user who may create OAuth clients, and has the permissions of another role. */
  async function keeper(role: string): Promise<Call> {
    const permissionPolicies = [{ domain: 'oauth', entityName: 'client', actionSet: ['*'] }];
    const { body } = await admin<NamedEntity>('POST', `${authorization}/roles`, { name: 'Key keeper', permissionPolicies });
    const { id } = sandbox.users[5]!;
    await admin('PUT', `/api/v2/users/${id}/roles`, [body.id, roleId(role)]);
    return callWith(sandbox, sandbox.issueAccessToken(id));
  }

  it('grants a role that they have', async () => {
    const call = await keeper('Supervisor');
    const { status, body } = await call<OAuthClient>('POST', path, service('Supervisor'));
    expect(status).toBe(200);
    expect(body.createdBy).toMatchObject({ id: sandbox.users[5]!.id });
  });

  it('grants no role with more permissions than theirs', async () => {
    const call = await keeper('Supervisor');
    const refusal = {
      status: 403,
      body: { code: 'not.authorized', message: 'You are not authorized to perform the requested action.' },
    };
    expect(await call('POST', path, service('Admin'))).toMatchObject(refusal);
    const everywhere = [{ roleId: roleId('Supervisor'), divisionId: '*' }];
    expect(await call('POST', path, { ...service(), roleDivisions: everywhere })).toMatchObject(refusal);
    const { id } = await createClient(service('Supervisor'));
    expect(await call('PUT', `${path}/${id}`, service('Admin'))).toMatchObject(refusal);
  });

  it('may change a client with more permissions, as long as its roles stay', async () => {
    const { id } = await createClient(service('Admin'));
    const call = await keeper('Supervisor');
    expect((await call('PUT', `${path}/${id}`, { ...service('Admin'), name: 'Renamed' })).status).toBe(200);
  });
});

describe("The sandbox's own OAuth clients", () => {
  it('are listed together with added ones', async () => {
    await createClient(service());
    const { body } = await admin<Listing<OAuthClient>>('GET', path);
    expect(body.entities.map(({ name }) => name)).toEqual([
      'Nightly export',
      'Supervisor wallboard',
      'Agent status widget',
      'Interaction side panel',
      'Intranet portal',
      'Reports',
    ]);
  });

  it('can be changed and deleted, until a reset', async () => {
    const { clientCredentials } = sandbox.clients;
    const { body } = await admin<Credentials>('POST', `${path}/${clientCredentials.id}/secret`);
    expect((await signIn(clientCredentials)).status).toBe(401);
    expect((await signIn(body)).status).toBe(200);
    await admin('DELETE', `${path}/${clientCredentials.id}`);
    expect((await signIn(body)).status).toBe(401);
    expect((await admin('GET', '/api/v2/tokens/me')).status).toBe(401);
    sandbox.reset();
    expect((await signIn(clientCredentials)).status).toBe(200);
  });
});

it('a created client survives a snapshot, and is removed by a reset together with its tokens', async () => {
  const client = await createClient(service());
  const call = callWith(sandbox, (await signIn(client)).body.access_token);
  const state = sandbox.snapshot();
  sandbox.reset({ keepTokens: true });
  expect((await signIn(client)).status).toBe(401);
  expect((await call('GET', '/api/v2/tokens/me')).status).toBe(401);
  sandbox.restore(state);
  expect((await signIn(client)).status).toBe(200);
  expect((await call('GET', '/api/v2/tokens/me')).status).toBe(200);
});

it('scopes can be read by any caller', async () => {
  const call = callWith(sandbox, sandbox.issueAccessToken(sandbox.users[1]!.id));
  const { body } = await call<Listing<NamedEntity>>('GET', '/api/v2/oauth/scopes');
  expect(body.entities.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['analytics', 'analytics:readonly', 'users:readonly']),
  );
  expect((await call<NamedEntity>('GET', '/api/v2/oauth/scopes/analytics:readonly')).body.id).toBe('analytics:readonly');
  expect(await call('GET', '/api/v2/oauth/scopes/none')).toMatchObject({ status: 404 });
});
