import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { originOf, readCookie, setCookie } from './cookies.js';
import type { ServerSignIn } from './server-sign-in.js';

/** A sign-in whose user is at the login page. */
interface PendingSignIn {
  /** The page to return to. */
  path: string;
  /** ms since the epoch. */
  at: number;
}

/** How long the login page may take, in ms. */
const LONGEST_LOGIN = 3_600_000;
const MOST_PENDING = 1000;
/** The longest time that browsers keep a cookie, in s. */
const COOKIE_LIFETIME = 34_560_000;
const LONGEST_BODY = 10_000;

export const SIGN_IN_PATH = '/session/';

/** Signs users in on the server: `/session/login`, `/session/callback`, `/session/token` and `/session/logout`. */
export class SignInRoutes {
  readonly #signIn: ServerSignIn;
  /** By the state that the login page returns. */
  readonly #pending = new Map<string, PendingSignIn>();

  constructor(signIn: ServerSignIn) {
    this.#signIn = signIn;
  }

  readonly answer: RequestListener = (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    this.#route(request, response).catch(() => {
      if (!response.headersSent) sendJson(response, 400, { message: 'The request is not valid.' });
    });
  };

  async #route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    switch (`${request.method} ${addressOf(request).pathname}`) {
      case 'GET /session/login':
        this.#login(request, response);
        return;
      case 'GET /session/callback':
        await this.#finish(request, response);
        return;
      case 'POST /session/token':
        await this.#sendToken(request, response);
        return;
      case 'POST /session/logout':
        this.#logout(request, response);
        return;
      default:
        sendJson(response, 404, { message: 'There is no such address.' });
    }
  }

  #login(request: IncomingMessage, response: ServerResponse): void {
    const { searchParams } = addressOf(request);
    const state = randomBytes(24).toString('base64url');
    removeOld(this.#pending);
    this.#pending.set(state, { path: localPath(searchParams.get('to')), at: Date.now() });
    // Only this browser can complete the sign-in.
    setCookie(request, response, { name: 'state', value: state, maxAge: LONGEST_LOGIN / 1000 });
    redirect(response, this.#signIn.loginPage(callbackOf(request), state));
  }

  async #finish(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { searchParams } = addressOf(request);
    const state = searchParams.get('state') ?? '';
    const signIn = readCookie(request, 'state') === state ? this.#pending.get(state) : undefined;
    this.#pending.delete(state);
    setCookie(request, response, { name: 'state', value: '', maxAge: 0 });
    const code = searchParams.get('code');
    if (!signIn) {
      redirectWithProblem(response, 'state');
    } else if (code === null) {
      redirectWithProblem(response, searchParams.get('error') === 'access_denied' ? 'denied' : 'failed');
    } else {
      await this.#redeem(request, response, { code, path: signIn.path });
    }
  }

  async #redeem(
    request: IncomingMessage,
    response: ServerResponse,
    { code, path }: { code: string; path: string },
  ): Promise<void> {
    try {
      const key = await this.#signIn.begin(code, callbackOf(request));
      setCookie(request, response, { name: 'session', value: key, maxAge: COOKIE_LIFETIME });
    } catch {
      redirectWithProblem(response, 'failed');
      return;
    }
    redirect(response, path);
  }

  async #sendToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { refused } = JSON.parse((await readBody(request)) || '{}') as { refused?: string };
    const key = readCookie(request, 'session') ?? '';
    try {
      const token = await this.#signIn.token(key, refused);
      if (!token) {
        sendJson(response, 401, { message: 'Sign in again.' });
        return;
      }
      setCookie(request, response, { name: 'session', value: key, maxAge: COOKIE_LIFETIME });
      sendJson(response, 200, token);
    } catch {
      response.setHeader('Retry-After', '5');
      sendJson(response, 503, { message: 'The login host cannot renew the token at present.' });
    }
  }

  #logout(request: IncomingMessage, response: ServerResponse): void {
    this.#signIn.end(readCookie(request, 'session') ?? '');
    setCookie(request, response, { name: 'session', value: '', maxAge: 0 });
    sendJson(response, 200, { logoutPage: this.#signIn.logoutPage(`${originOf(request)}/sign-in`) });
  }
}

const addressOf = ({ url = '/' }: IncomingMessage): URL => new URL(url, 'http://console');

const callbackOf = (request: IncomingMessage): string => `${originOf(request)}/session/callback`;

/** Only a path of the console is accepted. */
function localPath(text: string | null): string {
  return text !== null && /^\/(?![/\\])/.test(text) ? text : '/';
}

function removeOld(pending: Map<string, PendingSignIn>): void {
  for (const [state, { at }] of pending) {
    if (Date.now() - at > LONGEST_LOGIN || pending.size >= MOST_PENDING) pending.delete(state);
  }
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { Location: location, 'Referrer-Policy': 'no-referrer' }).end();
}

function redirectWithProblem(response: ServerResponse, problem: 'state' | 'denied' | 'failed'): void {
  redirect(response, `/sign-in?problem=${problem}`);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  const headers = { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, headers).end(JSON.stringify(body));
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
