import { ApiError, ConfigurationError, InvalidParameterError, NetworkError, UsersApi, regions } from 'contact-centre-client';
import type { ClientOptions } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { ProbeApi, answer, entries, errorOf, failureOf, scripted, signedIn } from '../probe.js';

const section = (code: string): string => ` (see docs/troubleshooting.md#${code.toLowerCase()})`;

describe.each(entries)('Messages ($entry)', ({ make }) => {
  const messageOf = (options: unknown): string => {
    try {
      make(options as ClientOptions);
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigurationError);
      return (error as Error).message;
    }
    throw new Error('Expected an error');
  };

  it.each<[string, unknown, string]>([
    ['retry', 3, 'retry must be true, false or an object such as { maxTries: 3 }, not 3'],
    ['retry', 'always', 'retry must be true, false or an object such as { maxTries: 3 }, not "always"'],
    ['retry', null, 'retry must be true, false or an object such as { maxTries: 3 }, not null'],
    ['rejectWith', 'errors', 'rejectWith must be "body" or "error", not "errors"'],
    ['runtime', 'node', 'runtime must be "browser" or "server", not "node"'],
    ['returnExtended', 'yes', 'returnExtended must be true or false, not a string'],
    ['timeout', -1, 'timeout must be a number of milliseconds from 0 (no limit) to 2147483647, not -1'],
    ['refreshTokenWaitMax', '10', 'refreshTokenWaitMax must be a number of seconds from 0, not "10"'],
    ['logger', { level: 'info' }, 'logger.level must be one of none, error, debug, trace, not "info"'],
    ['region', 'eu_west1', `Unknown region "eu_west1". Regions: ${Object.keys(regions).join(', ')}. Did you mean "eu_west_1"?`],
  ])('name the option %s, what it accepts, and the value %j', (name, value, message) => {
    expect(messageOf({ [name]: value })).toBe(message + section('ERR_CONFIGURATION'));
  });

  it.each([
    ['api.mypurecloud.ie', 'api.mypurecloud.ie'],
    ['https://sam:hush@api.example.com', '…api.example.com'],
    ['sam:hush@api.example.com', '…api.example.com'],
    ['https://api.example.com/?token=hush', 'https://api.example.com/…'],
    ['https://api.example.com/#hush', 'https://api.example.com/…'],
    ['', ''],
  ])('quote the apiUrl "%s" without secrets', (apiUrl, shown) => {
    expect(messageOf({ apiUrl })).toBe(
      `apiUrl must be an absolute http or https address without query, fragment or credentials, not "${shown}"${section('ERR_CONFIGURATION')}`,
    );
  });

  it('name the kind of an apiUrl that is no text', () => {
    expect(messageOf({ apiUrl: ['https://api.example.com'] })).toContain(', not an Array (see ');
  });

  it('say what to do without a token', async () => {
    const error = await failureOf(new ProbeApi(make({ apiUrl: 'http://127.0.0.1:1' })).list());
    expect(error).toMatchObject({
      message: `Token is not set. Call a login method or setAccessToken() first${section('ERR_TOKEN_NOT_SET')}`,
    });
  });

  it.each<[string, unknown, string]>([
    ['an object', {}, 'an object is no client'],
    ['a promise', Promise.resolve(), 'a Promise is no client'],
    ['a text', 'eu_west_1', 'a string is no client'],
  ])('say that %s is no client', async (_what, client, flaw) => {
    const error = await errorOf(new UsersApi(client as never).getUsersMe(), ConfigurationError);
    expect(error.message).toBe(`${flaw}. Pass an ApiClient to the API class${section('ERR_CONFIGURATION')}`);
  });

  it.each<[string, unknown]>([
    ['signal', new AbortController().signal],
    ['timeout', 5000],
    ['headers', { 'X-A': '1' }],
    ['retry', true],
    ['priority', 'background'],
    ['tag', 'nightly'],
  ])('say where %s belongs if it is in opts', async (name, value) => {
    const { transport, sent } = scripted(answer(200));
    const api = new ProbeApi(signedIn(make, 'https://one.example', { transport }));
    const error = await errorOf(api.list({ pageSize: 1, [name]: value }), InvalidParameterError);
    expect(error.message).toBe(
      `Invalid value for the parameter "opts" when calling list: "${name}" says how to send the call. ` +
        `Pass it in the argument after opts${section('ERR_INVALID_PARAMETER')}`,
    );
    expect(sent).toEqual([]);
  });

  it('leave a query value alone that has the name of a request field', async () => {
    const { transport, sent } = scripted(answer(200));
    const api = new ProbeApi(signedIn(make, 'https://one.example', { transport }));
    await api.list({ priority: true, timeout: '5' });
    await api.list({ tag: 'nightly' }, {}, { options: ['tag'] });
    expect(sent.map(({ url }) => url.replace(/.*\?/, ''))).toEqual(['priority=true&timeout=5', 'tag=nightly']);
  });

  it('say after a 401 that the token may have expired', async () => {
    const { transport } = scripted(answer(401, { message: 'Invalid login credentials.', code: 'bad.credentials' }));
    const api = new ProbeApi(signedIn(make, 'https://one.example', { transport, rejectWith: 'error' }));
    expect((await errorOf(api.list(), ApiError)).message).toBe(
      'GET https://one.example/api/v2/probes responded with status 401 (bad.credentials): Invalid login credentials. ' +
        'The token has expired, was revoked, or belongs to another region. Sign in again, or use the option auth.',
    );
    expect((await errorOf(api.open(), ApiError)).message).toMatch(/: Invalid login credentials\.$/);
  });

  it('end with the section of the code, but not for codes of the platform', async () => {
    const { transport } = scripted(answer(404, { message: 'No', code: 'not.found' }), answer(404, 'No'));
    const api = new ProbeApi(signedIn(make, 'https://one.example', { transport, rejectWith: 'error' }));
    expect((await errorOf(api.list(), ApiError)).message).toMatch(/\(not\.found\): No$/);
    expect((await errorOf(api.list(), ApiError)).message).toBe(
      `GET https://one.example/api/v2/probes responded with status 404 (ERR_BAD_REQUEST)${section('ERR_BAD_REQUEST')}`,
    );
  });

  it.each([
    ['mypurecloud.iee', ' Did you mean "mypurecloud.ie"?'],
    ['mypurecloud.ie', ''],
    ['cloud.example.com', ''],
  ])('suggest a region if the host of the environment "%s" does not exist', async (environment, hint) => {
    const why = `getaddrinfo ENOTFOUND api.${environment}`;
    const { transport } = scripted(Object.assign(new Error(why), { code: 'ENOTFOUND' }));
    const client = make({ environment, transport });
    client.setAccessToken('a-token');
    expect((await errorOf(new ProbeApi(client).list(), NetworkError)).message).toBe(
      `GET https://api.${environment}/api/v2/probes failed: ${why}. Check region, environment or apiUrl.${hint}${section('ERR_NETWORK')}`,
    );
  });
});
