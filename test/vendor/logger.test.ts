import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from 'contact-centre-client';
import { ApiClient, UsersApi } from 'contact-centre-client/vendor';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TOKEN, answer, failureOf, scripted } from '../core/probe.js';

/** Creates a client whose console output is captured. */
function logging(...steps: Parameters<typeof scripted>) {
  const { transport } = scripted(...(steps.length > 0 ? steps : [answer(200, { id: 'me' }), answer(200, { id: 'me' })]));
  const client = new ApiClient({ timeout: 0, transport, apiUrl: 'https://api.example.com' });
  client.setAccessToken(TOKEN);
  return { client, users: new UsersApi(client), logger: client.config.logger };
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'vendor-log-'));
  onTestFinished(() => {
    rmSync(path, { recursive: true });
  });
  return path;
}

let printed: string[];

beforeEach(() => {
  printed = [];
  for (const method of ['debug', 'error', 'log', 'info', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      printed.push(words.join(' '));
    });
  }
  return () => void vi.restoreAllMocks();
});

describe('client.config.logger', () => {
  it.each([['LTrace'], ['Text'], ['undefined']])('treats formats.%s, which does not exist, as text', async (name) => {
    const { users, logger } = logging();
    logger.log_format = logger.logFormatEnum.formats.JSON;
    logger.log_format = logger.logFormatEnum.formats[name];
    logger.log_level = logger.logLevelEnum.level.LTrace;
    await users.getUsersMe();
    expect(logger.log_format).toBe('text');
    expect(printed[0]).toMatch(/^\d{4}-.* DEBUG getUsersMe: GET /);
  });

  it('logs nothing for a level that the enumeration does not have, and rejects a misspelt one', async () => {
    const { users, logger } = logging();
    logger.log_level = 'trace';
    logger.log_level = logger.logLevelEnum.level['LWarn'];
    await users.getUsersMe();
    expect([logger.log_level, printed]).toEqual(['none', []]);
    expect(() => {
      logger.log_level = 'verbose';
    }).toThrow(ConfigurationError);
  });

  it('prints nothing to the console with log_to_console = false', async () => {
    const { users, logger } = logging();
    logger.log_level = logger.logLevelEnum.level.LTrace;
    logger.log_request_body = true;
    logger.log_response_body = true;
    logger.log_to_console = false;
    logger.setLogger();
    await users.getUsersMe();
    expect([logger.log_to_console, printed]).toEqual([false, []]);
  });

  it('appends lines to log_file_path, and prints them too unless log_to_console is false', async () => {
    const { users, logger } = logging();
    const path = join(folder(), 'not/yet/there/sdk.log');
    logger.log_level = 'debug';
    logger.log_format = 'json';
    logger.log_file_path = path;
    await users.getUsersMe();
    expect(printed).toHaveLength(1);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ operation: 'getUsersMe', status: 200 });
    logger.log_to_console = false;
    await users.getUsersMe();
    expect(printed).toHaveLength(1);
    expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(2);
    logger.log_file_path = undefined;
    logger.log_to_console = true;
    expect([logger.log_file_path, logger.log_to_console]).toEqual([undefined, true]);
    logger.log('debug', 200, 'GET', 'https://api.example.com/');
    expect(printed).toHaveLength(2);
    expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(2);
  });

  it('reports an unwritable file once, without failing a call', async () => {
    const { users, logger } = logging();
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    logger.log_level = 'debug';
    logger.log_to_console = false;
    logger.log_file_path = join(file, 'below/sdk.log');
    expect(await users.getUsersMe()).toEqual({ id: 'me' });
    expect(await users.getUsersMe()).toEqual({ id: 'me' });
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain('Writing the log failed');
  });

  it('keeps a sink of the client until the program sets a target', async () => {
    const lines: string[] = [];
    const { transport } = scripted(answer(200, {}), answer(200, {}));
    const logger = { level: 'debug', sink: (line: string) => lines.push(line) } as const;
    const client = new ApiClient({ timeout: 0, transport, apiUrl: 'https://api.example.com', logger });
    client.setAccessToken(TOKEN);
    client.config.logger.log_format = 'json';
    client.config.logger.setLogger();
    await new UsersApi(client).getUsersMe();
    expect([lines.length, printed]).toEqual([1, []]);
    client.config.logger.log_to_console = true;
    await new UsersApi(client).getUsersMe();
    expect([lines.length, printed.length]).toEqual([1, 1]);
  });

  it('has no files in a browser', async () => {
    vi.stubGlobal('window', { document: {} });
    const { users, logger } = logging();
    const path = join(folder(), 'sdk.log');
    logger.log_level = 'debug';
    logger.log_file_path = path;
    await users.getUsersMe();
    expect([existsSync(path), printed.length]).toEqual([false, 1]);
    logger.log_to_console = false;
    await users.getUsersMe();
    expect(printed).toHaveLength(1);
  });

  it.each([
    ['log_to_console', 'no'],
    ['log_request_body', 1],
    ['log_response_body', 'true'],
    ['log_file_path', 7],
  ] as const)('rejects %s = %j with its name', (name, value) => {
    const { logger } = logging();
    expect(() => {
      Object.assign(logger, { [name]: value });
    }).toThrow(new RegExp(`^${name} must be .*, not `));
  });

  it.each([
    ['trace', 'trace', 'text'],
    ['debug', 'debug', 'text'],
    ['error', 'error', 'text'],
    ['none', 'none', 'text'],
    ['json', 'none', 'json'],
    ['JSON', 'none', 'text'],
    [undefined, 'none', 'text'],
  ])('returns the level and the format of %j', (name, level, format) => {
    const { logger } = logging();
    expect([logger.getLogLevel(name), logger.getLogFormat(name)]).toEqual([level, format]);
  });
});

describe('client.config.logger.log', () => {
  const levels = ['none', 'error', 'debug', 'trace'];

  it('writes an entry if the level permits it', () => {
    const { logger } = logging();
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.constantFrom(...levels, 'verbose'), (set, level) => {
        logger.log_level = set;
        printed.length = 0;
        logger.log(level, 200, 'GET', 'https://api.example.com/api/v2/users');
        const isLogged = level !== 'none' && levels.includes(level) && levels.indexOf(level) <= levels.indexOf(set);
        expect([printed.length, logger.calculateLogLevel(level)]).toEqual(isLogged ? [1, 1] : [0, -1]);
      }),
    );
  });

  it('redacts secrets, and omits bodies unless they are enabled', () => {
    const { logger } = logging();
    logger.log_level = 'trace';
    logger.log_format = 'json';
    const write = (): void => {
      logger.log(
        'error',
        401,
        'POST',
        `https://login.example.com/oauth/token?client_secret=${TOKEN}`,
        { Authorization: `Bearer ${TOKEN}`, 'X-One': '1' },
        new Map([['inin-correlation-id', 'c-1']]),
        { refresh_token: TOKEN, grant_type: 'refresh_token' },
        { error: 'invalid_grant' },
      );
    };
    write();
    logger.log_request_body = true;
    logger.log_response_body = true;
    write();
    expect(printed.join()).not.toContain(TOKEN);
    const [without, withBodies] = printed.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(without).toMatchObject({ level: 'error', status: 401, correlationId: 'c-1', requestHeaders: { 'x-one': '1' } });
    expect(without).not.toHaveProperty('requestBody');
    expect(withBodies?.['requestBody']).toContain('"grant_type":"refresh_token"');
    expect(withBodies?.['responseBody']).toBe('{"error":"invalid_grant"}');
  });

  it('never throws, and writes no second line for a control character', () => {
    const { logger } = logging();
    logger.log_level = 'trace';
    logger.log_request_body = true;
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    logger.log('debug', 200, 'GET\nforged', 'https://a.example.com/\u001b[2J', null, undefined, '{"a":\n1}');
    logger.log('debug', 200, 'GET', 'https://a.example.com/', {}, {}, circular);
    logger.log('debug');
    expect(printed[0]).not.toContain('\nforged');
    expect(printed[0]).not.toContain('\u001b');
  });
});

describe('logging of calls', () => {
  it('writes an error at the level error, and nothing else', async () => {
    const { users, logger } = logging(answer(200, { id: 'me' }), answer(404, { code: 'not.found' }));
    logger.log_level = logger.logLevelEnum.level.LError;
    await users.getUsersMe();
    await failureOf(users.getUser('nobody'));
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain('ERROR getUser');
  });
});
