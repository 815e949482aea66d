import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient, ConfigurationError } from 'contact-centre-client';
import type { FileOptions } from 'contact-centre-client/node';
import { readConfig, watchConfig } from 'contact-centre-client/node';
import { expect, it, onTestFinished, vi } from 'vitest';
import { errorOf } from '../core/probe.js';
import { says } from '../support/says.js';

function file(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const path = join(folder, 'config');
  writeFileSync(path, text);
  return path;
}

const INI = `# of the contact centre
[logging]
log_level = Trace
log_format = json
log_to_console = false
log_request_body = true
log_response_body = false
[reauthentication]
refresh_access_token = false
refresh_token_wait_max = 7
; the region
[general]
live_reload_config = true
host = https://api.mypurecloud.de
`;

const JSON_TEXT = JSON.stringify({
  logging: { log_level: 'trace', log_format: 'json', log_to_console: false, log_request_body: true, log_response_body: false },
  reauthentication: { refresh_access_token: false, refresh_token_wait_max: 7 },
  general: { live_reload_config: true, host: 'https://api.mypurecloud.de' },
});

it.each([
  ['INI', INI],
  ['INI of Windows', `\uFEFF${INI.replaceAll('\n', '\r\n')}`],
  ['JSON', JSON_TEXT],
])('readConfig reads %s as options of a client', async (_format, text) => {
  const options = await readConfig(file(text));
  expect(options).toEqual({
    environment: 'https://api.mypurecloud.de',
    refreshAccessToken: false,
    refreshTokenWaitMax: 7,
    logger: { level: 'trace', format: 'json', requestBody: true, responseBody: false, sink: expect.any(Function) as unknown },
  });
  const client = new ApiClient(options);
  expect([client.apiUrl, client.refreshTokenWaitMax, client.logger.level]).toEqual(['https://api.mypurecloud.de', 7, 'trace']);
});

it('readConfig reads a gateway, which takes precedence over the host, without its password', async () => {
  const text = `${INI}[gateway]\nhost = gate.example.com\nport = 1443\npath_params_api = calls\npath_params_login = login\npassword = planted`;
  const options = await readConfig(file(text));
  expect(options.gateway).toEqual({ url: 'https://gate.example.com:1443', apiPath: 'calls', loginPath: 'login' });
  const { apiUrl, loginUrl } = new ApiClient(options);
  expect([apiUrl, loginUrl]).toEqual(['https://gate.example.com:1443/calls', 'https://gate.example.com:1443/login']);
  expect(JSON.stringify(options)).not.toContain('planted');
});

it('readConfig writes the log to the configured file', async () => {
  const path = file('');
  const { logger } = await readConfig(file(`[logging]\nlog_to_console = false\nlog_file_path = ${path}`));
  logger?.sink?.('a line', {} as never);
  expect(readFileSync(path, 'utf8')).toBe('a line\n');
});

it.each([
  ['[logging]\nlog_level = planted', /log_level in \[logging\] of .* must be one of none, error, debug, trace/],
  ['[reauthentication]\nrefresh_access_token = planted', /refresh_access_token .* must be true or false/],
  ['[gateway]\nhost = a\nport = planted', /port in \[gateway\] of .* must be a number/],
  ['[general]\nplanted', /Line 2 of .* must be "\[section\]", or "field = value"/],
  ['planted = 1', /Line 1 of /],
  ['{ "gateway": { "password": planted } }', /is not valid JSON/],
])('readConfig refuses %j by name, without its values', async (text, message) => {
  const error = await errorOf(readConfig(file(text)), ConfigurationError);
  expect(error.message).toMatch(message);
  expect(error.message).not.toContain('planted');
});

it('readConfig names a file that cannot be read', async () => {
  const error = await errorOf(readConfig('/nowhere/config'), ConfigurationError);
  expect(error.message).toEqual(says('The configuration file /nowhere/config cannot be read. Check its path and permissions.'));
});

it('watchConfig reports the options of the file, then each change, until it is stopped', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const path = file('[general]\nhost = mypurecloud.ie');
  const changes: (FileOptions | ConfigurationError | undefined)[] = [];
  const stop = watchConfig(path, (options, error) => changes.push(options ?? error), 100);
  writeFileSync(path, '[general]\nhost = mypurecloud.com.au');
  expect(changes).toEqual([{ environment: 'mypurecloud.ie' }]);
  vi.advanceTimersByTime(300);
  expect(changes.slice(1)).toEqual([{ environment: 'mypurecloud.com.au' }]);
  writeFileSync(path, 'nothing of the kind at all');
  vi.advanceTimersByTime(300);
  rmSync(path);
  vi.advanceTimersByTime(300);
  expect(changes.slice(2)).toEqual([expect.any(ConfigurationError), expect.any(ConfigurationError)]);
  expect((changes[3] as Error).message).toEqual(
    says(`The configuration file ${path} cannot be read. Check its path and permissions.`),
  );
  stop();
  writeFileSync(path, '[general]\nhost = mypurecloud.de');
  vi.advanceTimersByTime(300);
  expect(changes).toHaveLength(4);
});
