import { SignInError } from 'contact-centre-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentPage } from '../../src/auth/page.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('currentPage', () => {
  it('throws without a window, a location or a history', () => {
    expect(() => currentPage()).toThrow(SignInError);
    vi.stubGlobal('window', { location: { href: 'https://a/' } });
    expect(() => currentPage()).toThrow(SignInError);
    vi.stubGlobal('window', { history: {} });
    expect(() => currentPage()).toThrow(SignInError);
  });

  it('reads, rewrites and leaves the address, and keeps the state of the history', () => {
    const location = { href: 'https://app.example/#x', assign: vi.fn() };
    const history = { state: { page: 1 }, replaceState: vi.fn() };
    vi.stubGlobal('window', { location, history });
    const page = currentPage();
    expect(page.href()).toBe('https://app.example/#x');
    page.rewrite('https://app.example/');
    expect(history.replaceState.mock.calls).toEqual([[{ page: 1 }, '', 'https://app.example/']]);
    void page.goTo('https://login.example/');
    expect(location.assign.mock.calls).toEqual([['https://login.example/']]);
  });
});
