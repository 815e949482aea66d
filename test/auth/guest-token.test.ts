import { ApiClient, SignInError, UsersApi, WebChatApi } from 'contact-centre-client';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectNothingShown, flavours, guestJwt, rejection, startPlatform } from './support.js';
import { says } from '../support/says.js';

const soon = Math.floor(Date.now() / 1000) + 3600;

const newChat = {
  organizationId: 'org-1',
  deploymentId: 'deployment-1',
  routingTarget: { targetType: 'QUEUE', targetAddress: 'Claims' },
  memberInfo: { displayName: 'Guest' },
};

function read(jwt: string): ApiClient['guestToken'] {
  const client = new ApiClient();
  client.setGuestToken(jwt);
  return client.guestToken;
}

describe('setGuestToken', () => {
  it('returns the expiry in ms', () => {
    expect(read(guestJwt({ exp: soon }))?.expiryTime).toBe(soon * 1000);
  });

  it.each([undefined, 'tomorrow', null])('returns no expiry if exp is %j', (exp) => {
    expect(read(guestJwt({ exp }))?.expiryTime).toBeUndefined();
  });

  it('returns the ids', () => {
    const data = { organizationId: 'org-1', conversationId: 'conv-1', memberId: 'member-1' };
    expect(read(guestJwt(data))).toMatchObject(data);
  });

  it('finds the ids in a nested data claim, which takes precedence', () => {
    expect(read(guestJwt({ conversationId: 'outer', data: { conversationId: 'inner', mem: 'm' } }))).toMatchObject({
      conversationId: 'inner',
      memberId: 'm',
    });
  });

  it.each([
    [
      { org: 'o', con: 'c', mem: 'm' },
      { organizationId: 'o', conversationId: 'c', memberId: 'm' },
    ],
    [{ sub: 's' }, { organizationId: undefined, conversationId: undefined, memberId: 's' }],
    [{ organizationId: 7, org: 'o', data: null }, { organizationId: 'o' }],
    [{ data: 'text' }, { conversationId: undefined }],
  ])('reads %j', (claims, ids) => {
    expect(read(guestJwt(claims))).toMatchObject(ids);
  });

  it('keeps all claims, unicode included', () => {
    const claims = { iss: 'ü😀', exp: soon, custom: { a: [1] } };
    expect(read(guestJwt(claims))?.claims).toEqual(claims);
  });

  it.each(['', 'secret-text', 'a.secret-part.c', 'a.%%%.c', `${guestJwt({}).split('.')[0]!}.`])(
    'refuses %j, which is no JWT, without quoting it',
    async (jwt) => {
      const client = new ApiClient();
      const error = await rejection(
        Promise.resolve().then(() => {
          client.setGuestToken(jwt);
        }),
      );
      expect(error).toBeInstanceOf(SignInError);
      expect(error).toMatchObject({
        message: says('The guest token is not a JSON Web Token. Pass the field jwt of the conversation'),
        code: 'ERR_GUEST_TOKEN',
      });
      if (jwt !== '') expectNothingShown(error, [jwt]);
      expect(client.guestToken).toBeUndefined();
    },
  );

  it.each([[undefined], [null], [7], [{}]])('refuses %j', (jwt) => {
    expect(() => {
      new ApiClient().setGuestToken(jwt as string);
    }).toThrow(SignInError);
  });

  it.each([null, 7, 'text', [1], true])('refuses a JWT with the payload %j, which is no set of claims', (claims) => {
    const client = new ApiClient();
    expect(() => {
      client.setGuestToken(guestJwt(claims));
    }).toThrow(SignInError);
    expect(client.guestToken).toBeUndefined();
  });

  it('keeps the valid token if an invalid one is refused', () => {
    const client = new ApiClient();
    client.setGuestToken(guestJwt({ conversationId: 'c1' }));
    expect(() => {
      client.setGuestToken('broken');
    }).toThrow(SignInError);
    expect(client.guestToken?.conversationId).toBe('c1');
  });

  it('reads or refuses any text, throws no other error and never quotes it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', minLength: 20 }), fc.jsonValue().map(guestJwt)), (jwt) => {
        try {
          expect(typeof read(jwt)?.claims).toBe('object');
        } catch (error) {
          expect(error).toBeInstanceOf(SignInError);
          expect(String(error)).not.toContain(jwt);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe.each(flavours)('guest calls with $entry', ({ makeClient }) => {
  it('send the JWT, not the OAuth token', async () => {
    const platform = await startPlatform();
    const client = makeClient({ apiUrl: platform.url });
    const jwt = guestJwt({ exp: soon });
    client.setAccessToken('oauth-token');
    client.setGuestToken(jwt);
    await new WebChatApi(client).getWebchatGuestConversationMembers('c1');
    await new WebChatApi(client).postWebchatGuestConversationMemberMessages('c1', 'm1', { body: 'Hello', bodyType: 'standard' });
    expect(platform.api.map(({ method, headers }) => [method, headers.authorization])).toEqual([
      ['GET', `Bearer ${jwt}`],
      ['POST', `Bearer ${jwt}`],
    ]);
  });

  it('leave the OAuth token to all other calls', async () => {
    const platform = await startPlatform();
    const client = makeClient({ apiUrl: platform.url });
    client.setAccessToken('oauth-token');
    client.setGuestToken(guestJwt({}));
    await new UsersApi(client).getUser('u1');
    expect(platform.api[0]?.bearer).toBe('oauth-token');
  });

  it('create the conversation without any token, although both are set', async () => {
    const platform = await startPlatform();
    const client = makeClient({ apiUrl: platform.url });
    client.setAccessToken('oauth-token');
    client.setGuestToken(guestJwt({ exp: soon }));
    await new WebChatApi(client).postWebchatGuestConversations(newChat);
    expect(platform.api).toHaveLength(1);
    expect(platform.api[0]?.headers).not.toHaveProperty('authorization');
    expect(platform.api[0]?.body).toBe(JSON.stringify(newChat));
  });

  it('create the conversation although neither token is set', async () => {
    const platform = await startPlatform();
    await new WebChatApi(makeClient({ apiUrl: platform.url })).postWebchatGuestConversations(newChat);
    expect(platform.api).toHaveLength(1);
  });

  it('are refused without a JWT, before sending, although an OAuth token is set', async () => {
    const platform = await startPlatform();
    const client = makeClient({ apiUrl: platform.url });
    client.setAccessToken('oauth-token');
    const error = await rejection(new WebChatApi(client).getWebchatGuestConversationMembers('c1'));
    expect(error).toBeInstanceOf(SignInError);
    expect(error).toMatchObject({
      message: says('Token is not set. Call a login method or setAccessToken() first'),
      code: 'ERR_TOKEN_NOT_SET',
    });
    expect(platform.api).toHaveLength(0);
  });

  it('are refused with a JWT that expires at this moment', async () => {
    const platform = await startPlatform();
    const client = makeClient({ apiUrl: platform.url });
    vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 });
    onTestFinished(() => void vi.useRealTimers());
    client.setGuestToken(guestJwt({ exp: 1_700_000_000 }));
    const error = await rejection(new WebChatApi(client).getWebchatGuestConversationMembers('c1'));
    expect(error).toMatchObject({ code: 'ERR_GUEST_TOKEN_EXPIRED' });
  });

  it('are refused with an expired JWT, before sending and without quoting it', async () => {
    const platform = await startPlatform();
    const client = makeClient({ apiUrl: platform.url });
    const jwt = guestJwt({ exp: 1_700_000_000 });
    client.setGuestToken(jwt);
    const error = await rejection(new WebChatApi(client).getWebchatGuestConversationMembers('c1'));
    expect(error).toBeInstanceOf(SignInError);
    expect(error).toMatchObject({
      message: says(
        'The guest token expired at Tue, 14 Nov 2023 22:13:20 GMT. Start a new conversation and pass its jwt to setGuestToken',
      ),
      code: 'ERR_GUEST_TOKEN_EXPIRED',
    });
    expectNothingShown(error, [jwt]);
    expect(platform.api).toHaveLength(0);
  });

  it('are refused after a logout', async () => {
    const platform = await startPlatform();
    const client = makeClient({ apiUrl: platform.url });
    await client.loginClientCredentialsGrant('app', 's3cret');
    client.setGuestToken(guestJwt({}));
    await client.logout();
    expect(client.guestToken).toBeUndefined();
    expect(await rejection(new WebChatApi(client).getWebchatGuestConversationMembers('c1'))).toMatchObject({
      code: 'ERR_TOKEN_NOT_SET',
    });
  });
});
