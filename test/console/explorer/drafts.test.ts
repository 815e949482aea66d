import { describe, expect, it } from 'vitest';
import { DRAFTS_KEY, Drafts, withoutFormSecrets } from '../../../examples/console/src/explorer/drafts/drafts.js';
import { PERSONAL_PREFIX } from '../../../examples/console/src/session/personal-data.js';
import { MemoryStorage } from '../../support/page.js';
import { find } from './support.js';

const visit = (hash = '', key = 'first') => ({ pathname: '/explorer/users/patchUser', hash, key });

describe('A draft', () => {
  it('is found by the method alone, also after a reload', () => {
    const storage = new MemoryStorage();
    new Drafts(storage).store(visit(), { body: '{"a": 1.0}' });
    expect(new Drafts(storage).find(visit('', 'another'))).toEqual({ body: '{"a": 1.0}' });
    expect(new Drafts(storage).find({ ...visit(), pathname: '/explorer/users/getUser' })).toBeUndefined();
  });

  it('of an address with arguments is found only in the same entry of the history', () => {
    const drafts = new Drafts();
    drafts.store(visit('#args=1', 'linked'), { userId: 'edited' });
    expect(drafts.find(visit('#args=1', 'linked'))).toEqual({ userId: 'edited' });
    expect(drafts.find(visit('#args=1', 'opened again'))).toBeUndefined();
    expect(drafts.find(visit('', 'linked'))).toBeUndefined();
  });

  it('replaces the previous one of its form, and can be removed', () => {
    const storage = new MemoryStorage();
    const drafts = new Drafts(storage);
    drafts.store(visit(), { userId: '1' });
    drafts.store(visit(), { userId: '2' });
    expect(drafts.find(visit())).toEqual({ userId: '2' });
    drafts.remove(visit());
    expect([drafts.find(visit()), storage.items.size]).toEqual([undefined, 0]);
  });

  it('moves to another entry of the history for the same form, but not to another form', () => {
    const drafts = new Drafts();
    drafts.store(visit('#args=1', 'first'), { userId: 'edited' });
    drafts.move(visit('#args=1', 'first'), visit('#args=2', 'second'));
    expect(drafts.find(visit('#args=2', 'second'))).toBeUndefined();
    drafts.move(visit('#args=1', 'first'), visit('#args=1', 'second'));
    expect(drafts.find(visit('#args=1', 'first'))).toBeUndefined();
    expect(drafts.find(visit('#args=1', 'second'))).toEqual({ userId: 'edited' });
  });

  it('is dropped after 30 others', () => {
    const drafts = new Drafts();
    for (let n = 0; n <= 30; n++) drafts.store({ ...visit(), pathname: `/explorer/users/${n}` }, { n: String(n) });
    expect(drafts.find({ ...visit(), pathname: '/explorer/users/0' })).toBeUndefined();
    expect(drafts.find({ ...visit(), pathname: '/explorer/users/1' })).toEqual({ n: '1' });
  });

  it.each(['{', '"x"', '[1, null, {"pathname": 3}, {"pathname": "", "hash": "", "key": "", "values": {"a": 1}}]'])(
    'is ignored if %j is stored',
    (text) => {
      const storage = new MemoryStorage();
      storage.setItem(DRAFTS_KEY, text);
      expect(new Drafts(storage).find({ pathname: '', hash: '', key: '' })).toBeUndefined();
    },
  );

  it('lasts as long as the page if the storage is full', () => {
    const full = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const drafts = new Drafts(full);
    drafts.store(visit(), { userId: '1' });
    expect(drafts.find(visit())).toEqual({ userId: '1' });
  });

  it('is removed on sign-out with the other personal data of the tab', () => {
    expect(DRAFTS_KEY.startsWith(PERSONAL_PREFIX)).toBe(true);
  });
});

describe('What is stored of a form', () => {
  it('has no secrets, in arguments and in bodies', () => {
    const { operation } = find('UsersApi', 'patchUser');
    const values = {
      userId: 'u',
      body: '{ "version": 1.0, "password": "hunter2" }',
      note: 'Bearer abc',
      expand: ['x', 'my-token'],
    };
    expect(withoutFormSecrets(operation, values, 'my-token')).toEqual({
      userId: 'u',
      body: '{ "version": 1.0, "password": "" }',
      expand: ['x'],
    });
    expect(withoutFormSecrets(operation, { body: '{"password": "hun' })).toEqual({});
  });
});
