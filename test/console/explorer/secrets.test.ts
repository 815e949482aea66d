import { describe, expect, it } from 'vitest';
import { argumentsFromQuery, linkQuery } from '../../../examples/console/src/explorer/form/link.js';
import { HIDDEN, hideSecrets, isSecretField, withoutSecrets } from '../../../examples/console/src/explorer/form/secrets.js';
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

  it.each(['name', 'code', 'tokenType', 'secretary', 'key', 'pinned'])('is none in a field called %s', (name) => {
    expect(isSecretField(name, 'x')).toBe(false);
  });

  it('is whatever lies in a credential’s fields, but not all that tells of a token', () => {
    expect(isSecretField('credentialFields', { userName: 'x' })).toBe(true);
    expect(isSecretField('authorization', { roles: [] })).toBe(false);
    expect(isSecretField('token', { organization: {} })).toBe(false);
  });
});

describe('A link', () => {
  const query = (args: Record<string, unknown>, token?: string): URLSearchParams => new URLSearchParams(linkQuery(args, token));

  it('fills in the same form', () => {
    const { operation } = find('UsersApi', 'getUsers');
    const args = { pageSize: 5, expand: ['presence', 'a,b&c=d'], state: 'ä#%' };
    const read = argumentsFromQuery(query(args));
    expect(read).toEqual(args);
    expect(valuesFrom(operation, read ?? {})).toEqual({ pageSize: '5', expand: ['presence', 'a,b&c=d'], state: 'ä#%' });
  });

  it('is plain where nothing is filled in', () => {
    expect(linkQuery({})).toBe('');
    expect(linkQuery({ password: 'x' })).toBe('');
  });

  it('never holds what looks like a secret, at any depth', () => {
    const body = { name: 'Jo', password: 'hunter2', deep: [{ clientSecret: 's3cret', note: `see ${jwt}`, ok: 1 }] };
    expect(
      argumentsFromQuery(
        query({ body, header: 'Bearer abc', list: ['t0ken-value', 'fine'], where: 'https://me:pw@host/' }, 't0ken-value'),
      ),
    ).toEqual({
      body: { name: 'Jo', deep: [{ ok: 1 }] },
      list: ['fine'],
    });
  });

  it('that cannot be read is told apart from one that says nothing', () => {
    expect(argumentsFromQuery(new URLSearchParams())).toEqual({});
    expect(argumentsFromQuery(new URLSearchParams({ args: '{' }))).toBeUndefined();
    expect(argumentsFromQuery(new URLSearchParams({ args: '[1]' }))).toBeUndefined();
    expect(argumentsFromQuery(new URLSearchParams({ args: 'null' }))).toBeUndefined();
  });

  it('cannot reach a prototype', () => {
    const args = argumentsFromQuery(new URLSearchParams({ args: '{"__proto__": {"pageSize": 1}}' })) ?? {};
    expect(valuesFrom(find('UsersApi', 'getUsers').operation, args)).toEqual({});
  });
});

describe('A body that is shown', () => {
  it('has marks where its secrets were, and tells how many', () => {
    expect(hideSecrets({ jwt, id: 'x', member: { access_token: 'abc', passwordExpired: true } })).toEqual({
      shown: { jwt: HIDDEN, id: 'x', member: { access_token: HIDDEN, passwordExpired: true } },
      hidden: 2,
    });
    expect(hideSecrets('my-own-token', 'my-own-token')).toEqual({ shown: HIDDEN, hidden: 1 });
    expect(hideSecrets(null)).toEqual({ shown: null, hidden: 0 });
  });

  it('is itself left as it was', () => {
    const body = { password: 'x' };
    hideSecrets(body);
    withoutSecrets(body);
    expect(body).toEqual({ password: 'x' });
  });
});
