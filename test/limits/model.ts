import type { RedisCommand } from '../../src/core/transport/redis-command.js';
import { takeScript } from '../../src/limits/scripts.js';

/** What the scripts store about a limit. Letters as in `scripts.ts`. */
interface Fields {
  e: number;
  u: number;
  f: number;
  w: number;
  t: number;
  p: number;
  o: number;
  members: Map<string, number>;
}

/** The scripts in TypeScript, with the clock of the caller. `scripts.test.ts` compares both. */
export class RedisModel {
  readonly #clock: () => number;
  readonly #limits = new Map<string, Fields>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Forgets everything, as a Redis does that was killed and stores nothing. */
  flush(): void {
    this.#limits.clear();
  }

  /** Requests of each limit in its window, without limits that have no requests. */
  get used(): number[] {
    return [...this.#limits.values()].map(({ u }) => u).filter((used) => used > 0);
  }

  run([, script, , key = '', , ...words]: Parameters<RedisCommand>[0]): number[] | null {
    const now = Math.floor(this.#clock());
    const numbers = words.map(Number);
    const deadline = numbers.at(-1) ?? 0;
    if (deadline > 0 && now > deadline) return [-1, 0, 0, 0, 0, 0, now];
    return script === takeScript ? this.#take(key, now, numbers, words[4] ?? '') : this.#tell(key, now, numbers.slice(0, -1));
  }

  #take(key: string, n: number, numbers: readonly number[], self: string): number[] {
    const [permitCount = 0, most = 0, used = 0, remainingMs = 0, , reported = -1, isOpen = 0] = numbers;
    const [unreported = 0, unreportedOpen = 0, ownCount = 0, ownOpen = 0] = numbers.slice(7);
    const isKnown = isOpen > 0 && reported >= 0;
    let isLost = false;
    let limit = this.#limits.get(key);
    const isNew = !limit;
    if (!limit) {
      limit = { e: n + remainingMs, u: Math.max(used, ownCount), f: ownOpen, w: n, t: 0, p: 0, o: -1, members: new Map() };
      this.#limits.set(key, limit);
      isLost = isKnown;
    }
    const created = limit.w;
    if (n >= limit.e) {
      const { f, t, w } = limit;
      Object.assign(limit, { e: n + 60_000, u: f, p: t > 0 ? f : 0, f: 0, o: w, w: Math.max(n, w + 1), t: 0 });
    }
    const name = isNew ? created : reported;
    if (name === limit.w || (name > 0 && name === limit.o)) {
      limit.u += isNew ? 0 : unreported;
      limit.f += isNew ? 0 : unreportedOpen;
    } else {
      limit.u = Math.max(limit.u + ownCount, used);
      limit.f += ownOpen;
      isLost ||= isKnown;
    }
    const isCareful = limit.o < 0 && limit.t < 1;
    const useful = isCareful ? Math.min(permitCount, Math.max(0, 2 - limit.f)) : permitCount;
    const granted = Math.max(0, Math.min(isLost ? 0 : useful, most - limit.u));
    limit.u += granted;
    limit.f += granted;
    limit.members.set(self, n);
    for (const [name, at] of limit.members) if (at <= n - 120_000) limit.members.delete(name);
    return [granted, limit.u, limit.e - n, limit.w, limit.members.size, limit.t, n, Number(isLost)];
  }

  #tell(key: string, n: number, numbers: readonly number[]): null {
    const limit = this.#limits.get(key);
    if (!limit) return null;
    for (let at = 0; at < numbers.length; at += 4) {
      const [window = 0, ago = 0, count = 0, remainingMs = 0] = numbers.slice(at, at + 4);
      const latest = n + remainingMs;
      const earliest = latest - ago - 1000;
      const isOwn = limit.w === window;
      if (isOwn) limit.f = Math.max(0, limit.f - 1);
      if (count < 0) continue;
      if (limit.t > 0 && earliest >= limit.e) {
        const { f, w } = limit;
        Object.assign(limit, { e: latest, u: Math.max(f + 1, count), p: f, f: 0, o: w, w: Math.max(n, w + 1) });
      } else if (isOwn || earliest >= limit.w) {
        if (limit.t < 1 || latest < limit.e) limit.e = latest;
        if (!isOwn && limit.p > 0) limit.p--;
        limit.u = Math.max(limit.u, count);
        limit.t = 1;
      } else if (limit.p > 0) {
        limit.u--;
        limit.p--;
      }
    }
    return null;
  }
}
