/** A page whose client signs in automatically, over the login page, and shares its token with other tabs. */
import { UsersApi } from '../../../src/apis/users.js';
import { ApiClient } from '../../../src/clients/on-fetch.js';
import { code, tabStore } from '../../../src/tokens/portable.js';

declare const settings: { apiUrl: string; clientId: string };

/** The page at /kept.html stores its sign-in. */
const options = location.pathname === '/kept.html' ? { storage: sessionStorage } : {};
const { apiUrl, clientId } = settings;
const redirectUri = location.origin + location.pathname;
const store = tabStore('tabs', options);
const client = new ApiClient({ timeout: 0, apiUrl, auth: code({ clientId, redirectUri, login: true, user: 'me', store }) });
const users = new UsersApi(client);

const me = async (): Promise<string> => {
  try {
    const { name } = await users.getUsersMe();
    return name ?? '';
  } catch (error) {
    const { code: errorCode, cause } = error as { code?: string; cause?: Error };
    return `${errorCode ?? ''}: ${cause?.message ?? ''}`;
  }
};
Object.assign(globalThis, { client, me });
document.title = await me();
