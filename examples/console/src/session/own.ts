/** So begin the keys of what is one person's own in this tab, such as the calls that they have made. */
export const OWN = 'console.explorer.';
const OWNER = `${OWN}owner`;

const listeners = new Set<() => void>();

/** Calls back when whoever was signed in has gone, and nothing of them may be left. */
export function onForget(listener: () => void): void {
  listeners.add(listener);
}

/** Removes what somebody has left in this tab. */
export function forgetPerson(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(OWN)) sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be kept, nothing is left.
  }
  for (const listener of listeners) listener();
}

/** What is kept is this person's from now on; what another one has left is gone. */
export function rememberPerson(id: string): void {
  try {
    const owner = sessionStorage.getItem(OWNER);
    if (owner !== null && owner !== id) forgetPerson();
    sessionStorage.setItem(OWNER, id);
  } catch {
    // Nothing can be kept.
  }
}
