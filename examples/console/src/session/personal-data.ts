/** The prefix of storage keys for personal data in this tab, such as previous calls. */
export const PERSONAL_PREFIX = 'console.explorer.';
/** The database with imports that have not finished. */
export const BULK_DATABASE = 'console-bulk';
const OWNER = `${PERSONAL_PREFIX}owner`;

const listeners = new Set<() => void>();

/** Called when the user has signed out and personal data must be removed. */
export function onForget(listener: () => void): void {
  listeners.add(listener);
}

/** Removes personal data from this tab, and imports from this browser. */
export function forgetPerson(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PERSONAL_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Without storage, there is nothing to remove.
  }
  try {
    indexedDB.deleteDatabase(BULK_DATABASE);
  } catch {
    // Without a database, there is nothing to remove.
  }
  for (const listener of listeners) listener();
}

/** Assigns stored data to this user, and removes data of another one. */
export function rememberPerson(id: string): void {
  try {
    const owner = sessionStorage.getItem(OWNER);
    if (owner !== null && owner !== id) forgetPerson();
    sessionStorage.setItem(OWNER, id);
  } catch {
    // Storage is not available.
  }
}
