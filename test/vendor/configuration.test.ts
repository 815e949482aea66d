import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from 'contact-centre-client';
import { ApiClient } from 'contact-centre-client/vendor';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TOKEN } from '../core/probe.js';

/** More than the interval between two checks of the file. */
const LATER = 6000;

function file(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vendor-config-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const path = join(folder, 'config');
  writeFileSync(path, text);
  return path;
}

function configured(text: string) {
  const client = new ApiClient();
  const path = file(text);
  client.config.setConfigPath(path);
  onTestFinished(() => {
    client.config.setConfigPath('');
  });
  return { client, path };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return () => void vi.useRealTimers();
});

describe('config.setConfigPath', () => {
  it('applies the settings of the file', () => {
    const log = file('');
    const { client, path } = configured(`[general]
host = https://api.mypurecloud.ie
[reauthentication]
refresh_access_token = false
refresh_token_wait_max = 3
[logging]
log_level = debug
log_format = json
log_request_body = true
log_response_body = true
log_to_console = false
log_file_path = ${log}
`);
    expect([client.apiUrl, client.loginUrl]).toEqual(['https://api.mypurecloud.ie', 'https://login.mypurecloud.ie']);
    expect([client.refreshAccessToken, client.refreshTokenWaitMax]).toEqual([false, 3]);
    const { level, format, requestBody, responseBody, sink } = client.logger;
    expect({ level, format, requestBody, responseBody }).toEqual({
      level: 'debug',
      format: 'json',
      requestBody: true,
      responseBody: true,
    });
    sink?.('a line', {} as never);
    expect(readFileSync(log, 'utf8')).toBe('a line\n');
    expect(client.config.configPath).toBe(path);
  });

  it('prefers a gateway to a host, with or without slashes before its paths', () => {
    const { client } = configured(`{
      "general": { "host": "mypurecloud.ie" },
      "gateway": { "host": "gate.example.com", "port": 1443, "path_params_api": "/calls", "path_params_login": "login" }
    }`);
    expect([client.apiUrl, client.loginUrl]).toEqual([
      'https://gate.example.com:1443/calls',
      'https://gate.example.com:1443/login',
    ]);
  });

  it('follows changes: removed addresses return to their default, other settings stay', () => {
    const { client, path } = configured('[general]\nhost = mypurecloud.ie\n[logging]\nlog_level = debug');
    writeFileSync(path, '[general]\nhost = mypurecloud.de');
    vi.advanceTimersByTime(LATER);
    expect([client.apiUrl, client.logger.level]).toEqual(['https://api.mypurecloud.de', 'debug']);
    writeFileSync(path, '[logging]\nlog_level = error');
    vi.advanceTimersByTime(LATER);
    expect([client.apiUrl, client.logger.level]).toEqual(['https://api.mypurecloud.com', 'error']);
  });

  it('keeps token and environment if a change concerns something else', () => {
    const { client, path } = configured('[general]\nhost = mypurecloud.ie');
    client.setEnvironment('mypurecloud.jp');
    client.setAccessToken(TOKEN);
    appendFileSync(path, '\n[logging]\nlog_level = debug');
    vi.advanceTimersByTime(LATER);
    expect(client.logger.level).toBe('debug');
    expect([client.apiUrl, client.authData.accessToken]).toEqual(['https://api.mypurecloud.jp', TOKEN]);
  });

  it.each<[string, { configPath?: string; live_reload_config?: boolean }]>([
    ['an empty path', { configPath: '' }],
    ['live_reload_config', { live_reload_config: false }],
  ])('no longer follows the file after %s', (_what, { configPath, live_reload_config }) => {
    const { client, path } = configured('[general]\nhost = mypurecloud.ie');
    if (configPath !== undefined) client.config.setConfigPath(configPath);
    if (live_reload_config !== undefined) client.config.live_reload_config = live_reload_config;
    writeFileSync(path, '[general]\nhost = mypurecloud.de');
    vi.advanceTimersByTime(LATER);
    expect(client.apiUrl).toBe('https://api.mypurecloud.ie');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not follow a file that turns it off, also in a later change, until it is turned on again', () => {
    const { client, path } = configured('[general]\nhost = mypurecloud.ie\nlive_reload_config = false');
    expect([client.config.live_reload_config, vi.getTimerCount()]).toEqual([false, 0]);
    writeFileSync(path, '[general]\nhost = mypurecloud.de');
    client.config.live_reload_config = true;
    expect([client.apiUrl, vi.getTimerCount()]).toEqual(['https://api.mypurecloud.de', 1]);
    appendFileSync(path, '\nlive_reload_config = false');
    vi.advanceTimersByTime(LATER);
    expect([client.config.live_reload_config, vi.getTimerCount()]).toEqual([false, 0]);
  });

  it('replaces the file by another one', () => {
    const { client } = configured('[general]\nhost = mypurecloud.ie');
    const other = file('[general]\nhost = mypurecloud.de');
    client.config.setConfigPath(other);
    expect([client.apiUrl, client.config.configPath, vi.getTimerCount()]).toEqual(['https://api.mypurecloud.de', other, 1]);
  });

  it.each([
    ['a file that is not there', () => '/nowhere/config', /\/nowhere\/config cannot be read/],
    ['a file that cannot be understood', () => file('planted'), /must be "\[section\]", or "field = value"/],
    ['a host that is none', () => file('[general]\nhost = not a host'), /is no environment/],
  ])('throws for %s, and follows nothing', (_what, expectedName, message) => {
    const client = new ApiClient();
    const naming = (): void => {
      client.config.setConfigPath(expectedName());
    };
    expect(naming).toThrow(ConfigurationError);
    expect(naming).toThrow(message);
    expect([client.config.configPath, vi.getTimerCount()]).toEqual(['', 0]);
  });

  it('reports an invalid change, and keeps the former settings', () => {
    const reports = vi.spyOn(console, 'error').mockReturnValue();
    const { client, path } = configured('[general]\nhost = mypurecloud.ie');
    writeFileSync(path, 'nothing of the kind');
    vi.advanceTimersByTime(LATER);
    expect(reports).toHaveBeenCalledExactlyOnceWith('Following a configuration file failed:', expect.any(ConfigurationError));
    writeFileSync(path, '[general]\nhost = mypurecloud.de');
    vi.advanceTimersByTime(LATER);
    expect(client.apiUrl).toBe('https://api.mypurecloud.de');
  });

  it('explains why a browser has none', () => {
    vi.stubGlobal('window', { document: {} });
    expect(() => {
      new ApiClient().config.setConfigPath('config');
    }).toThrow(/setConfigPath works only on servers: a page has no files/);
  });
});
