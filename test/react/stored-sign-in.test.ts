import { ApiClient } from 'contact-centre-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreSignIn } from '../../src/react/sign-in-calls.js';
import { readSignInSettings, storeSignInSettings } from '../../src/react/stored-sign-in.js';
import type { StoredSignIn } from '../../src/react/stored-sign-in.js';
import { connectPage } from '../../src/react/tabs.js';

const defaults: StoredSignIn = { grant: 'pkce', clientId: 'usual', redirectUri: 'https://app.example/back' };

/** A client that sends no request, and counts the attempts. */
function silentClient(): { client: ApiClient; sent: string[] } {
  const sent: string[] = [];
  const client = new ApiClient({
    timeout: 0,
    transport: ({ url }) => {
      sent.push(url);
      throw new Error('No request was expected');
    },
  });
  return { client, sent };
}

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("stores nothing for a sign-in with the provider's own settings, and removes what was stored before", () => {
  const { client } = silentClient();
  storeSignInSettings(client, defaults, { ...defaults, clientId: 'other' });
  expect(stored.size).toBe(1);
  storeSignInSettings(client, defaults, { ...defaults });
  expect(stored.size).toBe(0);
});

it.each<Partial<StoredSignIn>>([{ grant: 'implicit' }, { clientId: 'other' }, { redirectUri: 'https://app.example/elsewhere' }])(
  'stores the settings of a sign-in that differs by %j',
  (difference) => {
    const { client } = silentClient();
    const settings = { ...defaults, ...difference };
    storeSignInSettings(client, defaults, settings);
    expect(readSignInSettings(client, defaults)).toEqual(settings);
    expect(readSignInSettings(client, { ...defaults, clientId: 'of another provider' })).toBeUndefined();
  },
);

it('restores nothing for a provider without settings, although another one has stored some', async () => {
  const { client, sent } = silentClient();
  stored.set('contact-centre_chosen_sign_in:https://login.mypurecloud.com:', JSON.stringify(defaults));
  await expect(restoreSignIn(client, undefined)).resolves.toBeUndefined();
  expect(sent).toEqual([]);
});

it('follows other tabs in a runtime without a document', () => {
  const listener = { onSignOut: vi.fn(), onStorageChange: vi.fn(), onShow: vi.fn(), onReturn: vi.fn() };
  const { client } = silentClient();
  const connection = connectPage(client, listener);
  connection.announceSignOut();
  connection.close();
  expect(listener.onSignOut).not.toHaveBeenCalled();
});
