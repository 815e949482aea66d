import { act } from '@testing-library/react';
import { ApiClient, NetworkError, SignInError } from 'contact-centre-client/fetch';
import { usePlatformQuery } from 'contact-centre-client/react';
import { custom } from 'contact-centre-client/tokens';
import type { GivenToken } from 'contact-centre-client/tokens';
import { UsersApi } from 'contact-centre-client/apis/users';
import { describe, expect, it } from 'vitest';
import type { Platform } from './support.js';
import { activeUsers, renderApp, startPlatform, until } from './support.js';

/** A client that fetches its tokens from a back end, which responds as `respond` says. */
function provided(platform: Platform, respond: () => GivenToken) {
  const server = { respond, requests: 0 };
  const client = new ApiClient({
    timeout: 0,
    apiUrl: 'https://sandbox.example',
    transport: platform.transport,
    rejectWith: 'error',
    auth: custom(() => {
      server.requests += 1;
      return server.respond();
    }),
  });
  return { client, server };
}

const tokenOf = ({ sandbox }: Platform): GivenToken => ({
  accessToken: sandbox.issueAccessToken(activeUsers(sandbox)[0]!.id),
  expiresIn: 900,
});

function endSignIn(): never {
  throw new SignInError('The user must sign in again', 'ERR_SIGN_IN_REQUIRED');
}

function Users() {
  const { data, refetch } = usePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 5 }]);
  return <button onClick={() => void refetch()}>{data?.total}</button>;
}

describe('The session of a client with a token provider', () => {
  it('signs in without settings, and never expires by itself', async () => {
    const platform = startPlatform();
    const { client, server } = provided(platform, () => tokenOf(platform));
    const app = renderApp({ client, warnBeforeMs: 3_600_000 });
    expect(app.session.status).toBe('restoring');
    await until(() => app.session.user !== undefined);
    expect(app.session).toMatchObject({ status: 'signed-in', expiresSoon: false });
    expect(server.requests).toBe(1);
  });

  it('is signed out if the user must sign in', async () => {
    const platform = startPlatform();
    const { client } = provided(platform, endSignIn);
    const app = renderApp({ client });
    await until(() => app.session.status === 'signed-out');
    expect(app.session.expired).toBe(false);
    expect(platform.calls).toEqual([]);
  });

  it('checks again with retry() if the provider could not be reached', async () => {
    const platform = startPlatform();
    const { client, server } = provided(platform, () => {
      throw new NetworkError('The connection broke');
    });
    const app = renderApp({ client });
    await until(() => app.session.status === 'error');
    expect(app.session).toMatchObject({ isUnchecked: true, error: { cause: { code: 'ERR_NETWORK' } } });
    server.respond = () => tokenOf(platform);
    act(() => {
      app.session.retry();
    });
    await until(() => app.session.user !== undefined);
  });

  it('continues after a token was refused, with a new one', async () => {
    const platform = startPlatform();
    const { client, server } = provided(platform, () => tokenOf(platform));
    const app = renderApp({ client, children: <Users /> });
    await until(() => app.container.textContent !== '');
    platform.sandbox.expireTokens();
    act(() => {
      app.container.querySelector('button')!.click();
    });
    await until(() => server.requests === 2 && platform.calls.filter((call) => call.endsWith('/users')).length === 3);
    expect(app.session.status).toBe('signed-in');
    expect(app.sessions.map(({ status }) => status)).not.toContain('signed-out');
  });

  it('ends if the provider cannot renew a refused token', async () => {
    const platform = startPlatform();
    const { client, server } = provided(platform, () => tokenOf(platform));
    const app = renderApp({ client, children: <Users /> });
    await until(() => app.container.textContent !== '');
    platform.sandbox.expireTokens();
    server.respond = endSignIn;
    act(() => {
      app.container.querySelector('button')!.click();
    });
    await until(() => app.session.status === 'signed-out');
    expect(app.session.expired).toBe(true);
    expect(app.container.textContent).toBe('');
  });
});
