import { vi } from 'vitest';

interface HeldLock {
  readonly name: string;
  readonly mode: 'exclusive' | 'shared';
}

interface LockRequest extends HeldLock {
  grant(): void;
}

/** Web Locks as the tabs of one origin share them. Every tab here is a part of one process. */
class FakeLocks {
  readonly #heldLocks: HeldLock[] = [];
  readonly #pending: LockRequest[] = [];

  readonly request = (name: string, ...rest: [{ mode?: 'exclusive' | 'shared' }, Work] | [Work]): Promise<unknown> => {
    const work = rest.at(-1) as Work;
    const { mode = 'exclusive' } = rest.length === 2 ? rest[0] : {};
    return new Promise((resolve, reject) => {
      const grant = (): void => {
        const lock = { name, mode };
        this.#heldLocks.push(lock);
        const release = (): void => {
          this.#heldLocks.splice(this.#heldLocks.indexOf(lock), 1);
          this.#grantPending();
        };
        Promise.resolve().then(work).finally(release).then(resolve, reject);
      };
      this.#pending.push({ name, mode, grant });
      this.#grantPending();
    });
  };

  readonly query = (): Promise<{ held: HeldLock[] }> => Promise.resolve({ held: [...this.#heldLocks] });

  #grantPending(): void {
    for (const request of [...this.#pending]) {
      const others = this.#heldLocks.filter(({ name }) => name === request.name);
      const isFree = request.mode === 'shared' ? others.every(({ mode }) => mode === 'shared') : others.length === 0;
      if (!isFree) continue;
      this.#pending.splice(this.#pending.indexOf(request), 1);
      request.grant();
    }
  }
}

type Work = () => Promise<unknown>;

/** Gives the process the Web Locks of a browser until the test ends. */
export function stubLocks(): void {
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
}

/**
 * Replaces `BroadcastChannel` until the test ends. Messages of one sender arrive in order, as in a browser; those of different senders do not.
 *
 * @param nextDelay - Time until a message reaches one receiver, in ms.
 */
export function stubChannels(nextDelay: () => number): void {
  const channels = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    /** When the last message of each sender arrives, by `Date.now()`. */
    readonly #arrivals = new Map<FakeChannel, number>();

    constructor(readonly name: string) {
      super();
      channels.add(this);
    }

    postMessage(data: unknown): void {
      for (const receiver of channels) if (receiver !== this && receiver.name === this.name) receiver.#deliver(this, data);
    }

    #deliver(sender: FakeChannel, data: unknown): void {
      const arrival = Math.max(Date.now() + nextDelay(), this.#arrivals.get(sender) ?? 0);
      this.#arrivals.set(sender, arrival);
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })), arrival - Date.now());
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel);
}
