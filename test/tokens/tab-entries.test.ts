import { expect, it } from 'vitest';
import { TabEntries } from '../../src/tokens/tab-entries.js';

it('An entry that a tab has already is not accepted again', () => {
  const entries = new TabEntries('tokens', undefined);
  const entry = entries.replace('key', 'one');
  expect(entries.accept('key', { ...entry })).toBe(false);
  expect(entries.accept('key', { ...entry, text: 'other' })).toBe(false);
  expect(entries.accept('key', { ...entry, version: entry.version + 1, text: 'two' })).toBe(true);
  expect(entries.current('key').text).toBe('two');
});

it('An entry of the storage replaces only an older one', () => {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
  const entries = new TabEntries('tokens', storage);
  const { version, signIn } = entries.replace('key', 'one');
  const [name = ''] = texts.keys();
  texts.set(name, `${version} ${signIn} other`);
  expect(entries.current('key').text).toBe('one');
  texts.set(name, `${version + 1} ${signIn} newer`);
  expect(entries.current('key').text).toBe('newer');
});
