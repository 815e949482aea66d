import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ServerSignIn } from './server-sign-in.js';

/** A sign-in that has left for the login page. */
interface Departure {
  /** The page to return to. */
  path: string;
  /** ms since the epoch. */
  at: number;
}

/** How long the login page may take, in ms. */
const LONGEST_LOGIN = 3_600_000;
const MOST_DEPARTURES = 1000;
/** The longest time that browsers keep a cookie, in s. */
const COOKIE_LIFETIME = 34_560_000;
const LONGEST_BODY = 10_000;

export const SIGN_IN_PATH = '/session/';

/** Signs users in on the server: `/session/login`, `/session/callback`, `/session/token` and `/session/logout`. */
export function signInRoutes(signIn: ServerSignIn): RequestListener {
  const departures = new Map<string, Departure>();

  const login = (request: IncomingMessage, response: ServerResponse): void => {
    const { searchParams } = addressOf(request);
    const state = randomBytes(24).toString('base64url');
    removeOld(departures);
    departures.set(state, { path: localPath(searchParams.get('to')), at: Date.now() });
    // Only this browser can complete the sign-in.
    setCookie(request, response, 'state', state, LONGEST_LOGIN / 1000);
    redirect(response, signIn.loginPage(callbackOf(request), state));
  };

  const finish = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { searchParams } = addressOf(request);
    const state = searchParams.get('state') ?? '';
    const departure = readCookie(request, 'state') === state ? departures.get(state) : undefined;
    departures.delete(state);
    setCookie(request, response, 'state', '', 0);
    if (!departure) {
      redirectWithProblem(response, 'state');
      return;
    }
    const code = searchParams.get('code');
    if (code === null) {
      redirectWithProblem(response, searchParams.get('error') === 'access_denied' ? 'denied' : 'failed');
      return;
    }
    try {
      const key = await signIn.begin(code, callbackOf(request));
      setCookie(request, response, 'session', key, COOKIE_LIFETIME);
      redirect(response, departure.path);
    } catch {
      redirectWithProblem(response, 'failed');
    }
  };

  const sendToken = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { refused } = JSON.parse((await readBody(request)) || '{}') as { refused?: string };
    const key = readCookie(request, 'session');
    try {
      const token = key === undefined ? undefined : await signIn.token(key, refused);
      if (token && key !== undefined) setCookie(request, response, 'session', key, COOKIE_LIFETIME);
      if (token) sendJson(response, 200, token);
      else sendJson(response, 401, { message: 'Sign in again.' });
    } catch {
      response.setHeader('Retry-After', '5');
      sendJson(response, 503, { message: 'The login host cannot renew the token at present.' });
    }
  };

  const logout = (request: IncomingMessage, response: ServerResponse): void => {
    const key = readCookie(request, 'session');
    if (key !== undefined) signIn.end(key);
    setCookie(request, response, 'session', '', 0);
    sendJson(response, 200, { logoutPage: signIn.logoutPage(`${originOf(request)}/sign-in`) });
  };

  const routes = new Map<string, (request: IncomingMessage, response: ServerResponse) => void | Promise<void>>([
    ['GET /session/login', login],
    ['GET /session/callback', finish],
    ['POST /session/token', sendToken],
    ['POST /session/logout', logout],
  ]);
  return (request, response) => {
    const route = routes.get(`${request.method} ${addressOf(request).pathname}`);
    response.setHeader('Cache-Control', 'no-store');
    if (!route) {
      sendJson(response, 404, { message: 'There is no such address.' });
      return;
    }
    Promise.resolve(route(request, response)).catch(() => {
      if (!response.headersSent) sendJson(response, 400, { message: 'The request is not valid.' });
    });
  };
}

const addressOf = ({ url = '/' }: IncomingMessage): URL => new URL(url, 'http://console');

/** Behind a reverse proxy with TLS, the address differs from the server's own. */
function originOf({ headers }: IncomingMessage): string {
  const protocol = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  return `${protocol}://${headers.host ?? ''}`;
}

const callbackOf = (request: IncomingMessage): string => `${originOf(request)}/session/callback`;

/** Only a path of the console is accepted. */
function localPath(text: string | null): string {
  return text !== null && /^\/(?![/\\])/.test(text) ? text : '/';
}

function removeOld(departures: Map<string, Departure>): void {
  for (const [state, { at }] of departures) {
    if (Date.now() - at > LONGEST_LOGIN || departures.size >= MOST_DEPARTURES) departures.delete(state);
  }
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { Location: location, 'Referrer-Policy': 'no-referrer' }).end();
}

function redirectWithProblem(response: ServerResponse, problem: 'state' | 'denied' | 'failed'): void {
  redirect(response, `/sign-in?problem=${problem}`);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' }).end(JSON.stringify(body));
}

/** Browsers share cookies between the ports of a host. */
const cookieName = ({ headers }: IncomingMessage, name: string): string =>
  `console-${name}-${(headers.host ?? '').replace(/.*:(\d+)$|.*/, '$1')}`;

function setCookie(request: IncomingMessage, response: ServerResponse, name: string, value: string, maxAge: number): void {
  const secure = originOf(request).startsWith('https:') ? '; Secure' : '';
  // Lax: the login page's redirect comes from another site.
  const cookie = `${cookieName(request, name)}=${value}; Path=${SIGN_IN_PATH}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
  response.appendHeader('Set-Cookie', cookie);
}

function readCookie(request: IncomingMessage, name: string): string | undefined {
  const start = `${cookieName(request, name)}=`;
  const pair = (request.headers.cookie ?? '').split('; ').find((each) => each.startsWith(start));
  return pair?.slice(start.length);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LONGEST_BODY) throw new Error('The body is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
