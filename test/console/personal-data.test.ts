import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPerson, onForget, rememberPerson } from '../../examples/console/src/session/personal-data.js';

let stored: Record<string, string>;
beforeEach(() => {
  stored = {};
  // Its keys are its properties, like those of a browser's storage.
  const storage = new Proxy(stored, {
    get: (target, key: string) =>
      ({
        getItem: (name: string) => target[name] ?? null,
        setItem: (name: string, value: string) => void (target[name] = value),
        removeItem: (name: string) => void Reflect.deleteProperty(target, name),
      })[key],
  });
  vi.stubGlobal('sessionStorage', storage);
  return () => vi.unstubAllGlobals();
});

const HISTORY = 'console.explorer.history';

describe('Personal data in a tab', () => {
  it('is removed on sign-out with a notification; other data stays', () => {
    const listener = vi.fn();
    onForget(listener);
    Object.assign(stored, { [HISTORY]: '[]', 'console.wanted': '/agents' });
    forgetPerson();
    expect(stored).toEqual({ 'console.wanted': '/agents' });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('stays when the same user signs in again, and is removed when another one does', () => {
    rememberPerson('ada');
    stored[HISTORY] = '[]';
    rememberPerson('ada');
    expect(stored[HISTORY]).toBe('[]');
    rememberPerson('bo');
    expect(stored[HISTORY]).toBeUndefined();
    stored[HISTORY] = '[]';
    rememberPerson('bo');
    expect(stored[HISTORY]).toBe('[]');
  });

  it('is not stored if the browser forbids storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => {
      rememberPerson('ada');
      forgetPerson();
    }).not.toThrow();
  });
});
