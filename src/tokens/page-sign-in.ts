import { currentPage } from '../auth/page.js';
import type { LeavingContext, RedirectRequest } from '../auth/sign-in.js';
import { responseFor, checkOptions, grants, loginPage, redeemResponse, signInRequired } from '../auth/sign-in.js';
import type { TokenResponse, TokenEndpoint } from '../auth/token-endpoint.js';

const grant = grants.loginPKCEGrant;

/** Uses the same storage for a pending sign-in as the login methods. */
const createContext = (endpoint: TokenEndpoint, signal: AbortSignal): LeavingContext => ({
  endpoint,
  signal,
  session: { prefix: 'contact-centre.auth', data: {}, change: () => undefined },
});

/** Reads the login page's response if the address holds one, else goes to the login page; then the promise stays pending. */
export async function tokensByRedirect(
  endpoint: TokenEndpoint,
  signal: AbortSignal,
  request: RedirectRequest,
): Promise<TokenResponse> {
  const context = createContext(endpoint, signal);
  const page = currentPage();
  checkOptions('loginPKCEGrant', request.options);
  const answer = responseFor(context, grant, request, page);
  if (answer) return (await redeemResponse(context, grant, request, answer, page)).tokens;
  if (request.options.redirect === false) throw signInRequired();
  await page.goTo(await loginPage(context, grant, request));
  return await new Promise<never>(() => undefined);
}

/** Whether the address holds the response to a sign-in that this page began. */
export function hasResponse(endpoint: TokenEndpoint, request: RedirectRequest): boolean {
  const passiveRequest = { ...request, options: { redirect: false } };
  return responseFor(createContext(endpoint, new AbortController().signal), grant, passiveRequest, currentPage()) !== undefined;
}
