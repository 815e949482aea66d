import { afterEach, describe, expect, it, vi } from 'vitest';
import { builtinModule, detectRuntime, webStorage } from '../../../src/core/values/runtime.js';
import { entries } from '../probe.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the runtime', () => {
  it('is a server in Node', () => {
    expect(detectRuntime()).toBe('server');
  });

  it('is a server in Node with a window stub', () => {
    vi.stubGlobal('window', {});
    expect(detectRuntime()).toBe('server');
    vi.stubGlobal('window', { location: { href: 'https://a/' } });
    expect(detectRuntime()).toBe('server');
  });

  it('is a browser if there is a document', () => {
    vi.stubGlobal('window', { document: {} });
    expect(detectRuntime()).toBe('browser');
  });

  it("is a browser in a browser's worker", () => {
    vi.stubGlobal('process', undefined);
    vi.stubGlobal('WorkerGlobalScope', () => undefined);
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' });
    expect(detectRuntime()).toBe('browser');
    vi.stubGlobal('navigator', undefined);
    expect(detectRuntime()).toBe('browser');
  });

  it.each<[string, Record<string, unknown>]>([
    ['Deno', { process: undefined, Deno: {} }],
    ['Cloudflare', { process: undefined, navigator: { userAgent: 'Cloudflare-Workers' } }],
    ['Node', { process: { versions: { node: '20.0.0' } } }],
  ])('is a server in a worker of %s', (_name, globals) => {
    vi.stubGlobal('WorkerGlobalScope', () => undefined);
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    expect(detectRuntime()).toBe('server');
  });

  it('is a server if nothing is known', () => {
    vi.stubGlobal('process', {});
    vi.stubGlobal('navigator', undefined);
    expect(detectRuntime()).toBe('server');
  });

  it.each(entries)('can be configured ($entry)', ({ make }) => {
    expect(make().runtime).toBe('server');
    expect(make({ runtime: 'browser' }).runtime).toBe('browser');
    vi.stubGlobal('window', { document: {} });
    expect(make().runtime).toBe('browser');
    expect(make({ runtime: 'server' }).runtime).toBe('server');
  });

  it.each(entries)('stores nothing, and works, without localStorage ($entry)', ({ make }) => {
    vi.stubGlobal('localStorage', undefined);
    const client = make({ persist: true });
    client.setAccessToken('t');
    expect(client.authData.accessToken).toBe('t');
  });
});

describe('webStorage', () => {
  it('finds an existing storage', () => {
    const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    vi.stubGlobal('sessionStorage', storage);
    expect(webStorage('sessionStorage')).toBe(storage);
  });

  it('finds none if none exists', () => {
    vi.stubGlobal('localStorage', null);
    expect(webStorage('localStorage')).toBeUndefined();
  });

  it('finds none if the browser forbids access', () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(webStorage('localStorage')).toBeUndefined();
  });
});

describe('builtinModule', () => {
  it('returns a module of Node', () => {
    expect(builtinModule('node:http')).toHaveProperty('Agent');
  });

  it.each<[string, unknown]>([
    ['there is no process', undefined],
    ['the runtime is too old', {}],
    [
      'the runtime refuses',
      {
        getBuiltinModule: () => {
          throw new Error('no');
        },
      },
    ],
  ])('returns nothing if %s', (_what, process) => {
    vi.stubGlobal('process', process);
    const httpModule = builtinModule('node:http');
    vi.unstubAllGlobals();
    expect(httpModule).toBeUndefined();
  });
});
