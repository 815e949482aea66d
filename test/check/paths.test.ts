import { describe, expect, it } from 'vitest';
import { targetOf } from '../../src/check/routes.js';
import { reportOn, uses } from './support.js';

const vendorImport = "require('purecloud-platform-client-v2');\n";

/** Returns the operation of a call, as `Class.method`, if one is found. */
function operationsIn(call: string, before = vendorImport): string[] {
  return uses({ 'a.js': before + call }).map((line) => line.replace(/^\S+ /, ''));
}

const deployments = ['WebChatApi.getWebchatDeployments#'];

describe('an operation is recognized by its path', () => {
  it.each([
    ['callApi', "client.callApi('/api/v2/webchat/deployments', 'GET', {}, {}, {}, {}, null, [], [], []);", deployments],
    [
      'callApi with placeholders',
      "client.callApi('/api/v2/webchat/deployments/{deploymentId}', 'PUT', { deploymentId });",
      ['WebChatApi.putWebchatDeployment#'],
    ],
    ['a session', "pureCloudSession.get('/api/v2/webchat/deployments');", deployments],
    ['a session that takes the verb first', "session.makeRequest('GET', '/api/v2/webchat/deployments');", deployments],
    ['fetch', 'fetch(`https://api.mypurecloud.de/api/v2/webchat/deployments`);', deployments],
    ['fetch of a region', 'fetch(`https://api.${region}/api/v2/webchat/deployments`, { headers });', deployments],
    [
      'fetch of a host',
      'fetch(host + "/api/v2/webchat/deployments/" + id, { method: "DELETE" });',
      ['WebChatApi.deleteWebchatDeployment#'],
    ],
    [
      'fetch with options in a variable',
      "const options = { method: 'post', headers };\nfetch(`${base}/api/v2/webchat/deployments`, options);",
      ['WebChatApi.postWebchatDeployments#'],
    ],
    ['fetch of an URL', "fetch(new URL('/api/v2/webchat/deployments', base));", deployments],
    ['a Request', "new Request(`${base}/api/v2/webchat/deployments`, { method: 'GET' });", deployments],
    ['axios', 'axios.put(`${base}/api/v2/webchat/deployments/${id}`, body);', ['WebChatApi.putWebchatDeployment#']],
    ['axios with options', "axios({ url: `${base}/api/v2/webchat/deployments`, method: 'get' });", deployments],
    ['jQuery', "$.ajax({ type: 'GET', url: '/api/v2/webchat/deployments' });", deployments],
    ['HttpClient', "this.http.get('/api/v2/webchat/deployments');", deployments],
    ['PlatformApi', "this.call('mine', 'GET /api/v2/webchat/deployments', {}, {}, request);", deployments],
    ['a path in a constant', "const path = '/api/v2/webchat';\nfetch(base + path + '/deployments');", deployments],
    ['a path with a query', 'fetch(`${base}/api/v2/webchat/deployments?pageSize=${size}`);', deployments],
    ['one verb alone', "apiRequest('/api/v2/stations/settings/x', options);", []],
    ['a path that has but one verb', "apiRequest('/api/v2/users/me/favorites', options);", ['UsersApi.getUserFavorites#']],
  ])('by %s', (_, call, expected) => {
    expect(operationsIn(call)).toEqual(expected);
  });

  it('in a program that only names the platform', () => {
    const call = 'fetch("https://api.usw2.pure.cloud/api/v2/webchat/deployments");';
    expect(operationsIn(call, '')).toEqual(deployments);
    expect(reportOn({ 'a.js': 'fetch("/api/v2/webchat/deployments");' })).toMatchObject({ isNamed: false, findings: [] });
  });

  it('in all classes that share it', () => {
    expect(operationsIn("callApi('/api/v2/routing/users/{userId}/utilization', 'GET');")).toEqual([
      'RoutingApi or UsersApi.getRoutingUserUtilization#',
    ]);
  });

  it.each([
    ['an unknown path', "fetch('/api/v2/nothing/at/all');"],
    ['a path in a sentence', "console.log('/api/v2/webchat/deployments');"],
    ['a verb that the path does not have', "session.delete('/api/v2/webchat/deployments');"],
    ['a verb that is only known at run time', "fetch('/api/v2/webchat/deployments', { method });"],
    ['unknown options', "fetch('/api/v2/webchat/deployments', options);"],
    ['spread options', "fetch('/api/v2/webchat/deployments', { ...options });"],
    ['a partly unknown segment', 'fetch(`/api/v2/webchat/deployments${query}`);'],
    ['an unknown segment', 'fetch(`/api/v2/${area}/deployments`);'],
    ['an incomplete path', "fetch('/api/v2/webchat/deployments/');"],
    ['another host', "fetch('https://acme.zendesk.com/api/v2/webchat/deployments');"],
    ['another host, known in part', 'fetch(`https://${team}.zendesk.com/api/v2/webchat/deployments`);'],
    ['a host whose name ends like the platform’s', "fetch('https://notmypurecloud.com/api/v2/webchat/deployments');"],
    ['a path that a server serves', "app.get('/api/v2/webchat/deployments', list);"],
    ['a path that a mock serves', "http.get('/api/v2/webchat/deployments', () => {});"],
    ['a key', "cache.get('/api/v2/webchat/deployments');"],
    ['part of an URL', "url.startsWith('/api/v2/webchat/deployments');"],
  ])('but not: %s', (_, call) => {
    expect(operationsIn(call)).toEqual([]);
  });

  it('with its arguments', () => {
    const text = `${vendorImport}client.callApi('/api/v2/learning/modules', 'GET', {}, { isPublished: true });
axios.get(\`\${base}/api/v2/learning/modules\`, { params: { isArchived: true } });
fetch(\`\${base}/api/v2/learning/modules?isPublished=\${is}&pageSize=5\`);
fetch(\`\${base}/api/v2/routing/skills\`, { method: 'POST', body: JSON.stringify({ name: 'a', state: 'active' }) });
client.callApi('/api/v2/routing/skills', 'POST', {}, {}, {}, {}, { name: 'a', version: 1 });
axios.post(\`\${base}/api/v2/routing/skills\`, { name: 'a', id: 'b' });
fetch(\`\${base}/api/v2/learning/modules\`);`;
    const { findings, uses: count } = reportOn({ 'a.js': text });
    expect(findings.filter(({ kind }) => kind === 'gone').map(({ line, text: message }) => `${line} ${message}`)).toEqual([
      '2 `isPublished` is no longer accepted',
      '3 `isArchived` is no longer accepted',
      '4 `isPublished` is no longer accepted',
      '5 `state` is no longer accepted',
      '6 `version` is no longer accepted',
      '7 `id` is no longer accepted',
    ]);
    expect(count).toBe(7);
    expect(findings.every(({ by, from }) => by === 'path' && from === undefined)).toBe(true);
  });

  it('even in a text of very many parts', () => {
    const long = `fetch(${Array.from({ length: 400 }, () => "'/api/v2/x'").join(' + ')});`;
    const twice = Array.from({ length: 60 }, (_, index) => `const a${index + 1} = a${index} + a${index};`).join('\n');
    expect(operationsIn(`${long}\nconst a0 = '/api/v2/';\n${twice}\nfetch(a60);\nconst b = b + '/api/v2/'; fetch(b);`)).toEqual(
      [],
    );
  });
});

it.each([
  ['/api/v2/users/me', { verb: undefined, host: 'open', segments: ['users', 'me'], query: [] }],
  ['POST /api/v2/users', { verb: 'POST', host: 'open', segments: ['users'], query: [] }],
  [
    'https://api.mypurecloud.com.au/api/v2/users?a=1&b=\0#c',
    { verb: undefined, host: 'platform', segments: ['users'], query: ['a', 'b'] },
  ],
  ['https://api.use2.us-gov-pure.cloud:443/api/v2/users', { verb: undefined, host: 'platform', segments: ['users'], query: [] }],
  ['https://api.\0/api/v2/users/\0', { verb: undefined, host: 'open', segments: ['users', '\0'], query: [] }],
  ['https://example.com/api/v2/users', undefined],
  ['/v3/api/v2/users', undefined],
  ['/api/v2/', undefined],
  ['/api/v2/users/a-\0', undefined],
])('%j', (text, expected) => {
  expect(targetOf(text)).toEqual(expected);
});
