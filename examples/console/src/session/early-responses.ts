import type { Hook } from 'contact-centre-client/fetch';

type Response = Awaited<ReturnType<Parameters<Hook>[1]>>;

/** The tag of a call whose response is for the next equal call. The number of the call may follow. */
export const EARLY = 'early';

/** After this time in ms, a response is too old for the next call. */
const LIFETIME = 30_000;

/**
 * Gives the response of a call with the tag {@link EARLY} to the next equal call of the same sign-in. The request can then be sent
 * before the code that needs it has loaded, and is sent once.
 *
 * @param currentToken - Returns the access token of the client.
 */
export function earlyResponses(currentToken: () => string | undefined): Hook {
  const responses = new Map<string, { token: string | undefined; sentAt: number; response: Promise<Response> }>();
  return async ({ tag, method, url }, next) => {
    const key = `${method} ${url}`;
    if (tag?.startsWith(EARLY) === true) {
      const response = next();
      responses.set(key, { token: currentToken(), sentAt: Date.now(), response });
      return await response;
    }
    const early = responses.get(key);
    responses.delete(key);
    if (!early || early.token !== currentToken() || Date.now() - early.sentAt > LIFETIME) return await next();
    const response = await early.response.catch(() => undefined);
    if (response?.status === 200) return { ...response, headers: withoutLimits(response.headers) };
    // Another failure may be temporary, so the request is sent again. After a 429, the platform demands a pause.
    return response?.status === 429 ? response : await next();
  };
}

/**
 * Returns the headers without what they say about the rate limit. The governor measures its end from when a request was sent, which
 * was earlier than the call that receives the response. It would begin the next window too early.
 */
function withoutLimits(headers: Response['headers']): Response['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('inin-ratelimit-')));
}
