import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutSecretText } from '../../../examples/console/src/explorer/search/safe-text.js';
import { everyOperation } from './support.js';

const queryNames = new Set(
  everyOperation.flatMap(({ operation }) =>
    operation.parameters.flatMap(({ place, name, wireName = name }) => (place === 'query' ? [wireName] : [])),
  ),
);
const token = 'vR7_yQ-9kTq3LmZxw2PbEo5Uc8Ns1JdHfGaK4iXtYlMhVrBnCpWqDzSe6OuIjAg0RkFvTbQyLwNx';
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJqbyJ9.c2lnbmF0dXJl';
const safe = (text: string): string => withoutSecretText(text, { token, queryNames }).text;

describe('withoutSecretText', () => {
  it.each([
    ['https://jo:hunter2@api.mypurecloud.ie/api/v2/users', 'https://api.mypurecloud.ie/api/v2/users'],
    [
      `https://api.mypurecloud.ie/api/v2/users?access_token=short&pageSize=5`,
      'https://api.mypurecloud.ie/api/v2/users?access_token=&pageSize=5',
    ],
    [`/api/v2/users?pageSize=5&x=${token}`, '/api/v2/users?pageSize=5&x='],
    [`/api/v2/users?state=${token}`, '/api/v2/users?state='],
    [`/api/v2/users?state=${jwt}`, '/api/v2/users?state='],
    [`/api/v2/users/${jwt}?pageSize=5`, '/api/v2/users/{removed}?pageSize=5'],
    [`https://apps.example.com/#access_token=${token}&expires_in=86400`, 'https://apps.example.com/'],
    [
      `curl -X PUT 'https://api.mypurecloud.ie/api/v2/users/1?a=b' -H 'authorization: Bearer ${token}'`,
      'https://api.mypurecloud.ie/api/v2/users/1?a=b',
    ],
    [`Bearer ${token}`, ''],
    [`list users ${token}`, 'list users '],
    [`list users ${jwt}`, 'list users '],
    [`list users ${token.split('').toReversed().join('')}`, 'list users '],
  ])('removes what may be secret: %s', (typed, shown) => {
    expect(safe(typed)).toBe(shown);
    expect(withoutSecretText(typed, { token, queryNames }).hasRemoved).toBe(typed.startsWith('curl') ? false : typed !== shown);
  });

  it.each([
    'https://api.mypurecloud.ie/api/v2/routing/queues/0f3c5d9e-5a2b-4c43-9c1b-0a1b2c3d4e5f/members?pageSize=50&joined=true',
    '/api/v2/users?expand=presence,skills&color=red',
    'GET /api/v2/users/{userId}',
    'routing:queue:edit',
    'who changed a queue',
    'postTelephonyProvidersEdgesPhonebasesettings ',
    'https:/',
    'https://api.mypurecloud.ie ',
  ])('changes nothing else, also while it is typed: %s', (typed) => {
    for (let length = 0; length <= typed.length; length++) {
      const part = typed.slice(0, length);
      if (!part.endsWith(' ') || !part.includes('://')) expect(safe(part)).toBe(part);
    }
    expect(withoutSecretText(typed, { token, queryNames }).hasRemoved).toBe(false);
  });

  it('changes no name of a method', () => {
    for (const { operation } of everyOperation) expect(safe(operation.name)).toBe(operation.name);
  });

  it('never leaves a token, wherever it stands, and changes its own result no further', () => {
    const words = fc.array(
      fc.oneof(
        fc.constantFrom(token, jwt, `Bearer ${token}`, 'https://', 'api.mypurecloud.ie', '/api/v2/', 'users', 'GET', '"', "'"),
        fc.constantFrom(' ', '/', '?', '#', '&', '=', ':', '@', ',', '+', '%20', 'x', 'access_token=', 'state='),
      ),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(words, (parts) => {
        const text = safe(parts.join(''));
        expect(text).not.toContain(token);
        expect(text).not.toContain(jwt);
        expect(safe(text)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });
});
