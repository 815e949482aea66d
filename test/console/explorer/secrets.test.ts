import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkFragment, readLink, withoutBody } from '../../../examples/console/src/explorer/form/link.js';
import { HIDDEN, blankSecrets, hideSecrets } from '../../../examples/console/src/explorer/form/secret-text.js';
import { isSecretField, looksSecret } from '../../../examples/console/src/explorer/form/secrets.js';
import { valuesFrom } from '../../../examples/console/src/explorer/form/values.js';
import { find } from './support.js';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';

describe('A secret', () => {
  it.each(['password', 'newPassword', 'client_secret', 'access_token', 'jwt', 'X-Api-Key', 'privateKey', 'pin', 'Authorization'])(
    'is a text in a field called %s',
    (name) => {
      expect(isSecretField(name, 'x')).toBe(true);
      expect([isSecretField(name, ''), isSecretField(name, true), isSecretField(name, null)]).toEqual([false, false, false]);
    },
  );

  it.each(['name', 'code', 'tokenType', 'secretary', 'key', 'pinned'])('is not a text in a field called %s', (name) => {
    expect(isSecretField(name, 'x')).toBe(false);
  });

  it('is any text in the fields of a credential, but not in all objects about tokens', () => {
    expect(isSecretField('credentialFields', { userName: 'x' })).toBe(true);
    expect(isSecretField('authorization', { roles: [] })).toBe(false);
    expect(isSecretField('token', { organization: {} })).toBe(false);
  });
});

describe('A text', () => {
  const pattern = /eyJ[\w-]+\.[\w-]+\.|^\s*(?:bearer|basic) |-----BEGIN [A-Z ]*PRIVATE KEY|\/\/[^/@\s:]+:[^/@\s]+@/i;

  it('looks secret if it contains a token, a key or an address with a password', () => {
    const parts = [
      'eyJ',
      'EYJ',
      'eyj',
      '.',
      '.',
      'a',
      '-',
      '_',
      ' ',
      '\n',
      'Bearer ',
      'basic ',
      '//',
      '/',
      '@',
      ':',
      '-----BEGIN ',
      'RSA ',
      'PRIVATE KEY',
      'é',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), (chosen) => {
        const text = chosen.join('');
        expect(looksSecret(text)).toBe(pattern.test(text));
      }),
      { numRuns: 5000 },
    );
    expect([jwt, `see ${jwt}`, 'eyJa.b.'].every((text) => looksSecret(text))).toBe(true);
  });

  it.each([
    'eyJ',
    'eyJa.',
    'eyJ.',
    'a',
    '-----BEGIN ',
    '-----BEGIN PRIVATE KE',
    '//a',
    '//a:',
    '//a:b',
    ' ',
    'basic',
    'Bearer',
    '.',
  ])('of 1 MB of %j takes linear time compared with one of 125 kB', (part) => {
    const fastest = (length: number): number => {
      const text = part.repeat(Math.ceil(length / part.length));
      const times = Array.from({ length: 5 }, () => {
        const began = process.cpuUsage();
        looksSecret(text, 'a known token');
        const { user, system } = process.cpuUsage(began);
        return user + system;
      });
      return Math.min(...times);
    };
    // Quadratic time would be 64 times as long. Less than 5 ms counts as linear, since ratios of such short times vary.
    const long = fastest(1_000_000);
    if (long > 5000) expect(long / fastest(125_000)).toBeLessThan(24);
  });
});

describe('A link', () => {
  const address = (fragment: string, search = '') => ({ hash: fragment && `#${fragment}`, search });
  const args = (text: string): string => new URLSearchParams({ args: text }).toString();
  const reread = (callArguments: Record<string, unknown>, token?: string) =>
    readLink({ hash: linkFragment(callArguments, token), search: '' })?.args;

  it('fills in the same form', () => {
    const { operation } = find('UsersApi', 'getUsers');
    const callArguments = { pageSize: 5, expand: ['presence', 'a,b&c=d'], state: 'ä#%' };
    const read = reread(callArguments);
    expect(read).toEqual(callArguments);
    expect(valuesFrom(operation, read ?? {})).toEqual({ pageSize: '5', expand: ['presence', 'a,b&c=d'], state: 'ä#%' });
  });

  it('has its content in the fragment, which browsers do not send', () => {
    const url = new URL(`https://console.example/explorer/users/getUsers${linkFragment({ pageSize: 5 }, undefined, 'c1')}`);
    expect([url.search, url.hash]).toEqual(['', '#args=%7B%22pageSize%22%3A5%7D&call=c1']);
    expect(readLink(url)).toEqual({ args: { pageSize: 5 }, call: 'c1' });
  });

  it('has no fragment for an empty form', () => {
    expect(linkFragment({})).toBe('');
    expect(linkFragment({ password: 'x' })).toBe('');
  });

  it('never contains texts that look secret, at any depth', () => {
    const body = { name: 'Jo', password: 'hunter2', deep: [{ clientSecret: 's3cret', note: `see ${jwt}`, ok: 1 }] };
    expect(
      reread({ body, header: 'Bearer abc', list: ['t0ken-value', 'fine'], where: 'https://me:pw@host/' }, 't0ken-value'),
    ).toEqual({
      body: { name: 'Jo', deep: [{ ok: 1 }] },
      list: ['fine'],
    });
  });

  it('in the address bar is without the body', () => {
    const { operation } = find('UsersApi', 'patchUser');
    expect(withoutBody(operation, { userId: 'u', body: { name: 'Jo' } })).toEqual({ userId: 'u' });
  });

  it('that is invalid is distinguished from an empty one', () => {
    expect(readLink(address(''))).toEqual({ args: {}, call: undefined });
    expect(readLink(address('elsewhere'))).toEqual({ args: {}, call: undefined });
    for (const text of ['{', '[1]', 'null']) expect(readLink(address(args(text)))).toBeUndefined();
  });

  it('of the old kind, with its arguments in the query, is still read', () => {
    expect(readLink(address('', `?${args('{"pageSize":2}')}`))?.args).toEqual({ pageSize: 2 });
    expect(readLink(address(args('{"pageSize":3}'), `?${args('{"pageSize":2}')}`))?.args).toEqual({ pageSize: 3 });
  });

  it('cannot access a prototype', () => {
    const read = readLink(address(args('{"__proto__": {"pageSize": 1}}')))?.args ?? {};
    expect(valuesFrom(find('UsersApi', 'getUsers').operation, read)).toEqual({});
  });
});

describe('A displayed body', () => {
  it('has marks in place of its secrets, and counts them', () => {
    const body = { jwt, id: 'x', member: { access_token: 'abc', passwordExpired: true }, credentialFields: { a: [1, { b: 2 }] } };
    const { shown, hidden } = hideSecrets(JSON.stringify(body));
    expect(JSON.parse(shown)).toEqual({
      jwt: HIDDEN,
      id: 'x',
      member: { access_token: HIDDEN, passwordExpired: true },
      credentialFields: HIDDEN,
    });
    expect(hidden).toBe(3);
    expect(hideSecrets('"my-own-token"', 'my-own-token')).toEqual({ shown: `"${HIDDEN}"`, hidden: 1 });
    expect(hideSecrets('null')).toEqual({ shown: 'null', hidden: 0 });
  });

  it('has marks in place of secrets that are written with escapes', () => {
    expect(hideSecrets(String.raw`{"pass\u0077ord": "x", "note": "my\u002dtoken"}`, 'my-token').hidden).toBe(2);
  });
});

describe('A stored body', () => {
  it('is the same text with empty texts in place of secrets', () => {
    const text =
      '{ "name": "Jo",\n\t"size": 1.0, "password": "hunter2", "credentialFields": {"a": {"b": "c"}}, "list": ["t0ken"] }';
    expect(blankSecrets(text, 't0ken')).toBe(
      '{ "name": "Jo",\n\t"size": 1.0, "password": "", "credentialFields": {}, "list": [""] }',
    );
  });

  it.each(['{"password": "hun', `{"note": "${jwt}"`, '{password: 1', "{'credentialFields': {", '{"a": "my-token'])(
    'is not stored while %j may contain a secret',
    (text) => {
      expect(blankSecrets(text, 'my-token')).toBeUndefined();
    },
  );

  it('is stored before it is valid JSON', () => {
    expect(blankSecrets('{"name": "J')).toBe('{"name": "J');
    expect(blankSecrets('')).toBe('');
  });

  it('contains no secret that a link would not contain', () => {
    const secretValue = fc.constantFrom('hunter2', jwt, 'a my-token b', '');
    const key = fc.constantFrom('name', 'password', 'credentialFields', 'access_token', 'a"b', '__proto__');
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        secretValue,
        fc.double(),
        fc.constant(null),
        fc.array(tie('value')),
        fc.dictionary(key, tie('value')),
      ),
    }));
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 2), (body, indent) => {
        const stored = blankSecrets(JSON.stringify(body, null, indent), 'my-token') ?? '';
        expect(looksSecret(stored, 'my-token')).toBe(false);
        const { hidden } = hideSecrets(stored, 'my-token');
        // Emptied objects are hidden again, texts are not.
        expect(hidden).toBe(stored.match(/"credentialFields":\s*(?:\{\}|\[\])/g)?.length ?? 0);
      }),
    );
  });
});
