const KEY = 'console.wanted';

/** Remembers the page that the user was going to while they sign in. */
export function rememberPath(path: string): void {
  sessionStorage.setItem(KEY, path);
}

/** Only a path of the console is accepted, whatever the storage contains. */
export function readRememberedPath(): string {
  const path = sessionStorage.getItem(KEY) ?? '/';
  return /^\/(?!\/)/.test(path) ? path : '/';
}
