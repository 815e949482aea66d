const KEY = 'console.wanted';

/** Remembers, beyond the login page, which page someone was on the way to. */
export function rememberWanted(path: string): void {
  sessionStorage.setItem(KEY, path);
}

/** A path of the console itself, whatever is stored. */
export function wantedPath(): string {
  const path = sessionStorage.getItem(KEY) ?? '/';
  return /^\/(?!\/)/.test(path) ? path : '/';
}
