import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPerson, onForget, rememberPerson } from '../../examples/console/src/session/own.js';

let stored: Record<string, string>;
beforeEach(() => {
  stored = {};
  // Its keys are its properties, as a browser's are.
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

describe('What a person leaves in a tab', () => {
  it('is gone when they have, and whoever shows it is told; nothing else is', () => {
    const told = vi.fn();
    onForget(told);
    Object.assign(stored, { [HISTORY]: '[]', 'console.wanted': '/agents' });
    forgetPerson();
    expect(stored).toEqual({ 'console.wanted': '/agents' });
    expect(told).toHaveBeenCalledOnce();
  });

  it('is there when they sign in again, and gone when somebody else does', () => {
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

  it('is nothing where a browser forbids to keep anything', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => {
      rememberPerson('ada');
      forgetPerson();
    }).not.toThrow();
  });
});
