import './support/english.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '../../examples/console/src/session/settings.js';
import {
  clientIdOf,
  endpoint,
  keepSettings,
  placeName,
  readSettings,
  settingsProblems,
} from '../../examples/console/src/session/settings.js';
import { MemoryStorage } from '../support/page.js';

const sandbox = { apiUrl: 'http://127.0.0.1:9', organisation: 'Here', clients: { implicit: 'i', pkce: 'p' }, people: [] };
const usual: Settings = { place: 'region', region: 'eu_west_1', host: '', grant: 'pkce', clientId: 'mine', keep: false };

describe('The settings', () => {
  let storage: MemoryStorage;
  beforeEach(() => {
    storage = new MemoryStorage();
    vi.stubGlobal('localStorage', storage);
  });

  it('initially have the sandbox if there is one, otherwise a region', () => {
    expect(readSettings(sandbox).place).toBe('sandbox');
    expect(readSettings(undefined).place).toBe('region');
  });

  it('are restored as they were stored', () => {
    const settings: Settings = {
      place: 'host',
      region: 'eu_west_2',
      host: 'mypurecloud.de',
      grant: 'implicit',
      clientId: 'a',
      keep: true,
    };
    keepSettings(settings);
    expect(readSettings(undefined)).toEqual(settings);
  });

  it('fall back to a region if the sandbox does not exist or the host is invalid', () => {
    keepSettings({ ...usual, place: 'sandbox' });
    expect(readSettings(undefined).place).toBe('region');
    keepSettings({ ...usual, place: 'host', host: 'nowhere' });
    expect(readSettings(sandbox).place).toBe('region');
  });

  it.each(['', 'no JSON', 'null', '[]', '7', '{"region":"mars_1","place":"moon","grant":7,"clientId":8,"host":{},"keep":"yes"}'])(
    'are complete for any stored value: %j',
    (storedText) => {
      storage.setItem('console.settings', storedText);
      expect(readSettings(undefined)).toEqual({ ...usual, region: 'us_east_1', clientId: '' });
    },
  );

  it('last for the visit if storage is not available', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => {
      keepSettings(usual);
    }).not.toThrow();
    expect(readSettings(sandbox).place).toBe('sandbox');
  });
});

describe('endpoint', () => {
  it.each([
    ['mypurecloud.ie', { environment: 'mypurecloud.ie' }],
    ['https://login.mypurecloud.ie/', { environment: 'https://login.mypurecloud.ie/' }],
    ['api.usw2.pure.cloud', { environment: 'api.usw2.pure.cloud' }],
    ['https://gateway.example/platform', { apiUrl: 'https://gateway.example/platform' }],
    [' http://127.0.0.1:8080 ', { apiUrl: 'http://127.0.0.1:8080' }],
  ])('accepts %s', (host, expected) => {
    const settings: Settings = { ...usual, place: 'host', host };
    expect(endpoint(settings, sandbox)).toEqual(expected);
    expect(settingsProblems(settings)).toEqual({});
  });

  it('is the region, or the sandbox', () => {
    expect(endpoint(usual, sandbox)).toEqual({ region: 'eu_west_1' });
    expect(endpoint({ ...usual, place: 'sandbox' }, sandbox)).toEqual({ apiUrl: sandbox.apiUrl });
  });
});

describe('settingsProblems', () => {
  it.each(['', 'not a host', 'localhost', 'ftp://mypurecloud.ie', 'http://', 'https://user:word@gateway.example'])(
    'rejects the host %j',
    (host) => {
      expect(settingsProblems({ ...usual, place: 'host', host }).host).toContain('Enter a host');
    },
  );

  it('requires an OAuth client, but not for the sandbox', () => {
    expect(settingsProblems({ ...usual, clientId: '  ' }).clientId).toContain('OAuth client');
    expect(settingsProblems({ ...usual, place: 'sandbox', clientId: '' })).toEqual({});
  });
});

describe('clientIdOf and placeName', () => {
  it("return the sandbox's OAuth clients by grant", () => {
    expect(clientIdOf({ ...usual, place: 'sandbox' }, sandbox)).toBe('p');
    expect(clientIdOf({ ...usual, place: 'sandbox', grant: 'implicit' }, sandbox)).toBe('i');
    expect(clientIdOf({ ...usual, clientId: ' mine ' }, sandbox)).toBe('mine');
  });

  it('return the name of the place', () => {
    expect(placeName({ ...usual, place: 'sandbox' })).toBe('Sandbox');
    expect(placeName(usual)).toBe('mypurecloud.ie');
    expect(placeName({ ...usual, place: 'host', host: ' gateway.example ' })).toBe('gateway.example');
  });
});
