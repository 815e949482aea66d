import { ConfigurationError, regions } from 'contact-centre-client';
import type { Region } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { ProbeApi, answer, entries, scripted, signedIn } from '../probe.js';

const hosts: [Region, string][] = [
  ['us_east_1', 'mypurecloud.com'],
  ['eu_west_1', 'mypurecloud.ie'],
  ['ap_southeast_2', 'mypurecloud.com.au'],
  ['ap_northeast_1', 'mypurecloud.jp'],
  ['eu_central_1', 'mypurecloud.de'],
  ['us_west_2', 'usw2.pure.cloud'],
  ['ca_central_1', 'cac1.pure.cloud'],
  ['ap_northeast_2', 'apne2.pure.cloud'],
  ['eu_west_2', 'euw2.pure.cloud'],
  ['ap_south_1', 'aps1.pure.cloud'],
  ['us_east_2', 'use2.us-gov-pure.cloud'],
  ['sa_east_1', 'sae1.pure.cloud'],
  ['me_central_1', 'mec1.pure.cloud'],
  ['ap_northeast_3', 'apne3.pure.cloud'],
  ['eu_central_2', 'euc2.pure.cloud'],
  ['mx_central_1', 'mxc1.pure.cloud'],
  ['ap_southeast_1', 'apse1.pure.cloud'],
  ['eusc_de_east_1', 'edee1.eusc-pure.cloud'],
];

describe.each(entries)('Regions ($entry)', ({ make }) => {
  it.each(hosts)('sends calls of %s to %s', async (region, host) => {
    const { transport, sent } = scripted(answer(200));
    const client = make({ region, transport });
    client.setAccessToken('t');
    await new ProbeApi(client).list();
    expect(sent[0]!.url).toBe(`https://api.${host}/api/v2/probes`);
    expect(client.loginUrl).toBe(`https://login.${host}`);
  });

  it('contains the tested regions, and no others', () => {
    expect(Object.keys(regions).sort()).toEqual(hosts.map(([region]) => region).sort());
  });

  it('uses us_east_1 by default', () => {
    expect(make().apiUrl).toBe('https://api.mypurecloud.com');
  });

  const spellings = [
    'mypurecloud.ie',
    'api.mypurecloud.ie',
    'login.mypurecloud.ie',
    'apps.mypurecloud.ie',
    'MyPureCloud.IE',
    ' mypurecloud.ie ',
    'https://mypurecloud.ie',
    'https://api.mypurecloud.ie',
    'https://login.mypurecloud.ie/',
    'http://apps.mypurecloud.ie//',
    'HTTPS://API.MYPURECLOUD.IE/',
    'eu_west_1',
    ' eu_west_1 ',
  ];

  it.each(['usw2.pure.cloud', 'https://login.usw2.pure.cloud/', 'mypurecloud.com.au'])(
    'accepts "%s" as an environment',
    (host) => {
      const bare = host.replace(/^https:\/\/login\.|\/$/g, '');
      expect(make({ environment: host }).apiUrl).toBe(`https://api.${bare}`);
    },
  );

  it('refuses a list as a region, and a number as an environment', () => {
    expect(() => make({ region: ['eu_west_1'] as never })).toThrow(ConfigurationError);
    expect(() => make({ environment: 7 as never })).toThrow('"" is no environment');
  });

  it.each(spellings)('reads "%s" as the environment mypurecloud.ie', (environment) => {
    expect(make({ environment })).toMatchObject({
      apiUrl: 'https://api.mypurecloud.ie',
      loginUrl: 'https://login.mypurecloud.ie',
    });
    const moved = make();
    moved.setEnvironment(environment);
    expect(moved).toMatchObject({ apiUrl: 'https://api.mypurecloud.ie', loginUrl: 'https://login.mypurecloud.ie' });
  });

  it('accepts an environment that is not among the regions', () => {
    expect(make({ environment: 'inindca.example' }).apiUrl).toBe('https://api.inindca.example');
  });

  it.each([
    '',
    ' ',
    'ireland',
    'mypurecloud',
    'a b.com',
    'mypurecloud.ie/path',
    'user@evil.com',
    'evil.com:8080',
    'evil.com?x',
    '.com',
    'toString',
  ])('refuses the environment "%s"', (environment) => {
    expect(() => make({ environment })).toThrow(ConfigurationError);
    const client = make({ region: 'eu_west_1' });
    expect(() => {
      client.setEnvironment(environment);
    }).toThrow(`"${environment.trim()}" is no environment`);
    expect(client.apiUrl).toBe('https://api.mypurecloud.ie');
  });

  it.each([[null], [5], [{}]])('refuses the environment %o', (environment) => {
    const client = make();
    expect(() => {
      client.setEnvironment(environment as never);
    }).toThrow(ConfigurationError);
  });

  it.each([
    ['mars_1', ''],
    ['eu-west-1', ' Did you mean "eu_west_1"?'],
    ['', ''],
    ['__proto__', ''],
    ['toString', ''],
    ['mypurecloud.ie', ''],
  ])('refuses the unknown region "%s", suggests a similar one and lists all', (region, hint) => {
    const message = `Unknown region "${region}". Regions: ${Object.keys(regions).join(', ')}.${hint}`;
    expect(() => make({ region: region as Region })).toThrow(new ConfigurationError(message));
  });

  it.each([
    ['mypurecloud', '"mypurecloud" is no environment. Did you mean "mypurecloud.ie"?'],
    ['us_east1', '"us_east1" is no environment. Did you mean "us_east_1"?'],
    ['my cloud', '"my cloud" is no environment.'],
  ])('suggests a similar environment for "%s"', (environment, start) => {
    const message = `${start} Use a host such as mypurecloud.ie, or a region such as eu_west_1`;
    expect(() => make({ environment })).toThrow(new ConfigurationError(message));
  });

  it('sends calls to another host after setEnvironment', async () => {
    const { transport, sent } = scripted(answer(200));
    const client = signedIn(make, 'https://one.example', { transport });
    client.setEnvironment('mypurecloud.de');
    client.setAccessToken('a-token');
    await new ProbeApi(client).list();
    expect(sent[0]!.url).toBe('https://api.mypurecloud.de/api/v2/probes');
  });

  it.each([
    ['https://gateway.example', 'https://gateway.example'],
    ['https://gateway.example/', 'https://gateway.example'],
    ['http://localhost:8080/cloud//', 'http://localhost:8080/cloud'],
    ['HTTPS://Gateway.Example', 'https://gateway.example'],
  ])('accepts the apiUrl %s', (apiUrl, url) => {
    expect(make({ apiUrl })).toMatchObject({ apiUrl: url, loginUrl: url });
    expect(make({ apiUrl, loginUrl: 'https://login.example/' }).loginUrl).toBe('https://login.example');
  });

  it('accepts a loginUrl beside a region', () => {
    const client = make({ region: 'eu_west_1', loginUrl: 'https://login.example' });
    expect(client).toMatchObject({ apiUrl: 'https://api.mypurecloud.ie', loginUrl: 'https://login.example' });
  });

  const refused = [
    '/api',
    'api.example',
    '',
    'ftp://api.example',
    'ftp://api.example/https:',
    'file:///etc',
    'javascript:1',
    'https://api.example?x=1',
    'https://api.example#x',
    'https://user@api.example',
    'https://user:pass@api.example',
    'https://:pass@api.example',
  ];

  it.each(refused)('refuses the apiUrl "%s"', (apiUrl) => {
    expect(() => make({ apiUrl })).toThrow(ConfigurationError);
    expect(() => make({ apiUrl })).toThrow('apiUrl must be an absolute http or https address');
  });

  it.each(refused)('refuses the loginUrl "%s"', (loginUrl) => {
    expect(() => make({ loginUrl })).toThrow('loginUrl must be an absolute http or https address');
  });

  it('does not show the password of an apiUrl that it refuses', () => {
    expect(() => make({ apiUrl: 'https://user:hush@api.example' })).not.toThrow('hush');
  });

  it.each([
    [{ region: 'eu_west_1', environment: 'mypurecloud.ie' }],
    [{ region: 'eu_west_1', apiUrl: 'https://a.example' }],
    [{ environment: 'mypurecloud.ie', apiUrl: 'https://a.example' }],
  ] as const)('refuses contradicting addresses: %o', (options) => {
    expect(() => make(options)).toThrow('Set only one of region, environment, apiUrl and gateway');
  });
});
