import { ApiClient as AxiosClient, ConfigurationError } from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import { describe, expect, it } from 'vitest';
import { ProbeApi, answer, entries, errorOf, scripted, signedIn } from '../probe.js';

/** A value of each kind that JavaScript, JSON or the environment may supply. */
const kinds: Record<string, unknown> = {
  null: null,
  false: false,
  true: true,
  "'false'": 'false',
  "''": '',
  0: 0,
  '-1': -1,
  NaN: Number.NaN,
  5: 5,
  "'5'": '5',
  '{}': {},
  '{ foo: 1 }': { foo: 1 },
  '[]': [],
  '[1]': [1],
  Map: new Map(),
  function: () => undefined,
  symbol: Symbol('s'),
  '5n': 5n,
};

/** The kinds that each option takes; it must refuse all others by its name. */
const acceptedKinds: Record<string, readonly string[]> = {
  apiUrl: [],
  auth: [],
  environment: [],
  gateway: [],
  'gateway.url': [],
  'gateway.apiPath': ["'false'", "''", "'5'"],
  'gateway.loginPath': ["'false'", "''", "'5'"],
  headers: ['null', '{}', '{ foo: 1 }', '[]', 'Map'],
  hooks: ['[]'],
  limiter: [],
  logger: ['{}'],
  'logger.format': [],
  'logger.level': [],
  'logger.requestBody': ['false', 'true'],
  'logger.responseBody': ['false', 'true'],
  'logger.sink': ['function'],
  loginUrl: [],
  maxResponseBytes: ['0', '5'],
  persist: ['false', 'true', '{}'],
  'persist.prefix': ["'false'", "''", "'5'"],
  'persist.refreshToken': ['false', 'true'],
  'persist.storage': [],
  refreshAccessToken: ['false', 'true'],
  refreshTokenWaitMax: ['0', '5'],
  region: [],
  rejectWith: [],
  retry: ['false', 'true', '{}'],
  'retry.delay': ['0', '5'],
  'retry.delayMs': ['0', '5'],
  'retry.maxTries': ['5'],
  'retry.maxWait': ['0', '5'],
  'retry.maxWaitMs': ['0', '5'],
  'retry.repeatUnsafe': ['false', 'true'],
  returnExtended: ['false', 'true'],
  runtime: [],
  timeout: ['0', '5'],
  transport: ['function'],
};

const required: Record<string, object> = { gateway: { url: 'https://gateway.example' } };

function optionsWith(option: string, value: unknown): object {
  const [name = '', inner] = option.split('.');
  return { [name]: inner === undefined ? value : { ...required[name], [inner]: value } };
}

const pairs = (table: Record<string, readonly string[]>, isTaken: boolean): [option: string, kind: string][] =>
  Object.entries(table).flatMap(([option, accepted]) =>
    Object.keys(kinds).flatMap((kind): [string, string][] => (accepted.includes(kind) === isTaken ? [[option, kind]] : [])),
  );

function refusal(make: () => unknown): Error | undefined {
  try {
    make();
  } catch (error) {
    return error as Error;
  }
  return undefined;
}

function expectRefused(make: (options: never) => unknown, option: string, kind: string): void {
  const error = refusal(() => make(optionsWith(option, kinds[kind]) as never));
  expect(error, `${option}: ${kind}`).toBeInstanceOf(ConfigurationError);
  const names = [option, ...option.split('.')].join('|');
  expect(error?.message, `${option}: ${kind}`).toMatch(new RegExp(names));
}

describe.each(entries)('An option of $entry', ({ make }) => {
  it.each(pairs(acceptedKinds, false))('%s is refused by name if it is %s', (option, kind) => {
    expectRefused(make, option, kind);
  });

  it.each(pairs(acceptedKinds, true))('%s may be %s', (option, kind) => {
    expect(refusal(() => make(optionsWith(option, kinds[kind])))).toBeUndefined();
  });

  it.each(Object.keys(acceptedKinds))('%s may be undefined', (option) => {
    if (option === 'gateway.url') return;
    expect(refusal(() => make(optionsWith(option, undefined)))).toBeUndefined();
  });

  it.each(['maxWait', 'delay'])('retry.%s cannot be set beside its new name', (former) => {
    expect(() => make({ retry: { [former]: 1, [`${former}Ms`]: 1 } })).toThrow(`Remove "${former}"`);
  });

  it.each([['no store'], [{ getItem: () => null }]])('persist.storage is refused by name if it is %o', (storage) => {
    expect(() => make({ persist: { storage: storage as never } })).toThrow('persist.storage must be a store with getItem');
  });
});

/** The kinds that each field of a client takes when it is set later. */
const settable: Record<string, readonly string[]> = {
  'logger.format': [],
  'logger.level': [],
  'logger.requestBody': ['false', 'true'],
  'logger.responseBody': ['false', 'true'],
  'logger.sink': ['function'],
  refreshAccessToken: ['false', 'true'],
  refreshTokenWaitMax: ['0', '5'],
  rejectWith: [],
  returnExtended: ['false', 'true'],
  timeout: ['0', '5'],
};

describe.each(entries)('A field of a client of $entry', ({ make }) => {
  /** The object that has the field, and the field's name in it. */
  const holderOf = (client: object, field: string): [holder: Record<string, unknown>, name: string] => {
    const [first = '', second] = field.split('.');
    const settings = client as Record<string, Record<string, unknown>>;
    return second === undefined ? [settings, first] : [settings[first]!, second];
  };

  it.each(pairs(settable, false))('%s refuses %s by name and keeps its value', (field, kind) => {
    const [holder, name] = holderOf(make({}), field);
    const before = holder[name];
    const error = refusal(() => {
      holder[name] = kinds[kind];
    });
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error?.message).toContain(name);
    expect(holder[name]).toBe(before);
  });

  it.each(pairs(settable, true))('%s may be set to %s', (field, kind) => {
    const [holder, name] = holderOf(make({}), field);
    holder[name] = kinds[kind];
    expect(holder[name]).toBe(kinds[kind]);
  });

  it.each(['body', 'error'])('rejectWith may be set to %s', (rejectWith) => {
    const client = make({});
    client.rejectWith = rejectWith as 'body';
    expect(client.rejectWith).toBe(rejectWith);
  });
});

describe('An option of axios or fetch', () => {
  const onAxios = (options: object): unknown => new AxiosClient(options);
  const onFetch = (options: object): unknown => new FetchClient(options);

  it.each(
    pairs(
      {
        adapter: ['function'],
        proxy: ['false'],
        httpAgent: ['{}', '{ foo: 1 }', '[]', '[1]', 'Map'],
        httpsAgent: ['{}', '{ foo: 1 }', '[]', '[1]', 'Map'],
      },
      false,
    ),
  )('%s is refused by name if it is %s', (option, kind) => {
    expectRefused(onAxios, option, kind);
  });

  it.each(pairs({ fetch: ['function'] }, false))('%s is refused by name if it is %s', (option, kind) => {
    expectRefused(onFetch, option, kind);
  });

  it.each([['http'], [['fetch', 'http']], [() => Promise.reject(new Error('not called'))]])('adapter may be %o', (adapter) => {
    expect(refusal(() => onAxios({ adapter }))).toBeUndefined();
  });

  it.each([[{ host: 'proxy.example', port: 1 }], [{ hostname: 'proxy.example', port: 1 }]])('proxy may be %o', (proxy) => {
    expect(refusal(() => onAxios({ proxy }))).toBeUndefined();
  });
});

it.each(entries)('Options of a login are refused by name if they are misspelt ($entry)', async ({ make }) => {
  const { transport, sent } = scripted(answer(200));
  const client = signedIn(make, 'https://platform.example', { transport, timeout: 0 });
  const login = client.loginPKCEGrant('app', 'https://app.example', { stat: 'a' } as never);
  expect((await errorOf(login, ConfigurationError)).message).toContain('Did you mean "state"?');
  await new ProbeApi(client).list();
  expect(sent).toHaveLength(1);
});
