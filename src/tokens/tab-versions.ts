/**
 * Which version of a token is the newest one that any tab has. Each tab that has a token holds a shared Web Lock whose name ends in the
 * token's version. The browser knows these locks for certain, while a message on a channel may still be on its way.
 */
export class TabVersions {
  readonly #locks: LockManager;
  readonly #prefix: string;
  readonly #releases = new Map<string, () => void>();
  readonly #latest = new Map<string, number>();

  constructor(locks: LockManager, prefix: string) {
    this.#locks = locks;
    this.#prefix = prefix;
  }

  /** Finds the newest version that a tab has, this one included; 0 if no tab has the token. */
  async newest(key: string): Promise<number> {
    const start = this.#lockName(key, '');
    const { held = [] } = await this.#locks.query();
    const versions = held.map(({ name = '' }) => (name.startsWith(start) ? Number(name.slice(start.length)) : 0));
    return Math.max(0, ...versions);
  }

  /** Shows the other tabs that this one has a version. Resolves when they can see it. */
  async show(key: string, version: number): Promise<void> {
    if (this.#latest.get(key) === version) return;
    this.#latest.set(key, version);
    const release = await this.#hold(this.#lockName(key, String(version)));
    // A version that was replaced, or hidden, while the browser granted the lock is not shown any more.
    if (this.#latest.get(key) !== version) {
      release();
      return;
    }
    this.#releases.get(key)?.();
    this.#releases.set(key, release);
  }

  /** Withdraws what this tab shows: it has no token any more. */
  hide(key: string): void {
    this.#latest.delete(key);
    this.#releases.get(key)?.();
    this.#releases.delete(key);
  }

  #lockName(key: string, version: string): string {
    return `${this.#prefix} ${key} version ${version}`;
  }

  /** Takes a shared lock. Resolves with the function that releases it. */
  #hold(lockName: string): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const whileHeld = (): Promise<void> =>
        new Promise((release) => {
          resolve(release);
        });
      this.#locks.request(lockName, { mode: 'shared' }, whileHeld).catch(reject);
    });
  }
}
