import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { postForm, signIn, signInUser, callWith } from '../support.js';
import type { Call, Listing, NamedEntity, TokenBody } from '../support.js';

// Long enough that quadratic time would exceed the time limit of the test.
const LONG = 1_000_000;

let sandbox: Sandbox;
let call: Call;
beforeEach(async () => {
  sandbox = createSandbox({ rateLimit: false });
  call = await signIn(sandbox);
});

describe('a text that could take long to process', () => {
  it.each([
    ['openings that are never closed', '<NameID '.repeat(LONG / 8)],
    ['white space', `<NameID>${' '.repeat(LONG)}`],
    ['prefixes', `<${'a'.repeat(LONG)}:`],
    ['starts without an end', '<a:NameID>x y'.repeat(LONG / 13)],
  ])('is read as a SAML assertion: %s', async (_what, xml) => {
    const { saml2 } = sandbox.clients;
    const fields = {
      grant_type: 'urn:ietf:params:oauth:grant-type:saml2-bearer',
      orgName: sandbox.organisation.shortName,
      assertion: btoa(xml),
    };
    // It has no NameID, so it stands for the first user.
    expect(await postForm<TokenBody>(sandbox, '/oauth/token', fields, saml2)).toMatchObject({ status: 200 });
  });

  it.each(['{'.repeat(LONG), '{a}'.repeat(LONG / 3), '/{a}'.repeat(LONG / 4), ':a'.repeat(LONG / 2)])(
    'is the route of a fault (%#)',
    async (rest) => {
      sandbox.fail({ status: 500, route: `GET /${rest}` });
      expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
      expect(await call('GET', `/${'a'.repeat(LONG)}!/`)).toMatchObject({ status: 404 });
    },
  );

  it('is the name filter of a list', async () => {
    await call('POST', '/api/v2/routing/skills', { name: 'a'.repeat(LONG) });
    for (const name of [`${'a*'.repeat(LONG / 8)}b`, `*${'a'.repeat(LONG / 8)}b*`]) {
      const { body } = await call<Listing<NamedEntity>>('GET', `/api/v2/routing/skills?name=${name}`);
      expect(body.total).toBe(0);
    }
  });

  it.each([
    ['REGEX', '^(a+)+$', 200],
    ['REGEX', `${'.*'.repeat(200)}!`, 200],
    ['REGEX', 'a'.repeat(100_000), 400],
    ['CONTAINS', `${'a'.repeat(LONG / 4)}b${'a'.repeat(LONG / 4)}`, 200],
  ])('is the search value for users: %s', async (type, value, status) => {
    const { id } = sandbox.users[0]!;
    await call('PATCH', `/api/v2/users/${id}`, { version: 1, title: `${'a'.repeat(LONG)}b` });
    const answer = await call('POST', '/api/v2/users/search', { query: [{ type, fields: ['title'], value }] });
    expect(answer).toMatchObject({ status, ...(status === 200 && { body: { total: 0 } }) });
  });

  it('is a search with very many fields and values', async () => {
    const fields = Array.from({ length: 20_000 }, () => 'name');
    const values = Array.from({ length: 20_000 }, (_, index) => `nobody ${index}`);
    const { body } = await call('POST', '/api/v2/users/search', { query: [{ type: 'CONTAINS', fields, values }] });
    expect(body).toMatchObject({ total: 0 });
  });

  it.each([
    ['userName eq "unknown" AND active pr', 200, 0],
    [`userName${' '.repeat(LONG)}eq "unknown"`, 200, 0],
    [`userName eq "a"${' '.repeat(LONG)}x`, 400, undefined],
    ['userName eq "a and b"', 200, 0],
    ['userName eq', 400, undefined],
    ['userName eq "a" and', 400, undefined],
    [' ', 400, undefined],
  ])('is a SCIM filter (%#)', async (filter, status, totalResults) => {
    const answer = await call('GET', `/api/v2/scim/v2/users?filter=${encodeURIComponent(filter)}`);
    expect(answer).toMatchObject({ status, ...(totalResults !== undefined && { body: { totalResults } }) });
  });
});

describe('a body that could break its parser', () => {
  it.each(['/api/v2/users/search', '/api/v2/routing/skills', '/api/v2/outbound/campaigns'])(
    'is refused if it is nested too deeply: POST %s',
    async (path) => {
      const deep = `{"name":"x","query":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
      expect(await call('POST', path, deep)).toMatchObject({ status: 400, body: { code: 'bad.request' } });
      expect(() => sandbox.snapshot()).not.toThrow();
    },
  );

  it.each(['null', '7', '{}', '"x"', '[', 'undefined'])('is refused if it should be a list of ids: %s', async (body) => {
    const user = callWith(sandbox, (await signInUser(sandbox)).access_token);
    const { body: message } = await user<{ id: string }>('POST', '/api/v2/conversations/messages', {
      queueId: sandbox.queues[0]!.id,
      toAddress: '+4930555',
      toAddressMessengerType: 'sms',
      useExistingConversation: false,
    });
    const answer = await user('POST', `/api/v2/conversations/messages/${message.id}/messages/bulk`, body);
    expect(answer).toMatchObject({ status: 400 });
  });

  it('does not fail if a path has an invalid encoding', async () => {
    for (const path of ['/%ff', '/api/v2/users/%ff', '/api/v2/users/%', '/uploads/v2/%E0%A4%A', '/oauth/%ff']) {
      expect(await call('GET', path)).toMatchObject({ status: 400, body: { code: 'bad.request' } });
    }
  });
});
