import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { ClientOptions } from 'contact-centre-client';
import { ApiClient, AuthenticationError, SignInError, TokensApi, UsersApi } from 'contact-centre-client';
import { code, memoryStore } from 'contact-centre-client/tokens';
import type { CookieOptions, Express, NextFunction, Request, Response } from 'express';
import express from 'express';
import session from 'express-session';

declare module 'express-session' {
  interface SessionData {
    /** The value that the login page must return. */
    state: string;
    /** Identifies the tokens of the signed-in user in the store. */
    tokenKey: string;
  }
}

export interface LoginSettings {
  clientOptions: ClientOptions;
  clientId: string;
  clientSecret: string;
  /** Must be registered for the OAuth client. */
  redirectUri: string;
  sessionSecret: string;
}

/** Creates a back end that signs users in. The browser receives a session cookie, and never a token. */
export function createApp(settings: LoginSettings): Express {
  const { clientOptions, clientId, redirectUri, sessionSecret } = settings;
  const clientOf = createClients(settings);
  const app = express();
  const cookie: CookieOptions = { httpOnly: true, sameSite: 'lax', secure: redirectUri.startsWith('https:') };
  app.use(session({ secret: sessionSecret, resave: false, saveUninitialized: false, cookie }));

  app.get('/', (request, response) => {
    const link = request.session.tokenKey === undefined ? '<a href="/login">Sign in</a>' : '<a href="/me">Who am I?</a>';
    response.send(`<!doctype html><title>Sign in</title>${link}`);
  });

  app.get('/login', (request, response) => {
    request.session.state = randomUUID();
    const query = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state: request.session.state };
    response.redirect(`${new ApiClient(clientOptions).loginUrl}/oauth/authorize?${new URLSearchParams(query)}`);
  });

  app.get('/callback', async (request, response) => {
    const { state, code: loginCode } = request.query;
    const expectedState = request.session.state;
    if (expectedState === undefined || state !== expectedState || typeof loginCode !== 'string') {
      response.status(400).send('This sign-in was not started here, or was refused. <a href="/login">Try again</a>');
      return;
    }
    // A new session id, so that an id from before the sign-in is useless.
    await regenerate(request);
    const tokenKey = randomUUID();
    await new UsersApi(clientOf(tokenKey, loginCode)).getUsersMe();
    request.session.tokenKey = tokenKey;
    response.redirect('/');
  });

  app.get('/me', async (request, response) => {
    const { tokenKey } = request.session;
    if (tokenKey === undefined) {
      response.status(401).json({ message: 'Sign in first', login: '/login' });
      return;
    }
    const { name, email } = await new UsersApi(clientOf(tokenKey)).getUsersMe();
    response.json({ name, email });
  });

  app.post('/logout', async (request, response) => {
    const { tokenKey } = request.session;
    await regenerate(request);
    if (tokenKey !== undefined) {
      const client = clientOf(tokenKey);
      await new TokensApi(client).deleteTokensMe();
      client.forget();
    }
    response.redirect(303, '/');
  });

  app.use(sendError);
  return app;
}

/** Returns a function that creates the client for the tokens with a key. The first one of a user needs the login code. */
function createClients({ clientOptions, clientId, clientSecret, redirectUri }: LoginSettings) {
  // With several instances of the program, use redisStore here, and a session store that they share.
  const store = memoryStore();
  return (tokenKey: string, loginCode?: string): ApiClient =>
    new ApiClient({
      ...clientOptions,
      auth: code({ clientId, clientSecret, redirectUri, store, user: tokenKey, ...(loginCode && { code: loginCode }) }),
      rejectWith: 'error',
    });
}

/** The browser learns no details: Express would show it the stack. */
function sendError(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  console.error(error);
  if (response.headersSent) {
    next(error);
    return;
  }
  const isSignedOut = error instanceof SignInError || error instanceof AuthenticationError;
  response.status(isSignedOut ? 401 : 502).json({ message: isSignedOut ? 'Sign in again' : 'The platform is unavailable' });
}

function regenerate(request: Request): Promise<void> {
  return promisify(request.session.regenerate.bind(request.session))();
}
