import { digest } from '../core/values/digest.js';
import type { Bucket } from './bucket.js';
import type { WaitingCall } from './token-limits.js';
import { TokenLimits } from './token-limits.js';

/** How many tokens that are not in use are remembered. */
const TOKENS = 100;

/** The tokens that calls were made with. */
export class Tokens {
  readonly #isShared: boolean;
  /** By the header that carries it. */
  readonly #tokens = new Map<string, TokenLimits>();
  /** The tokens whose hash is being computed. */
  readonly #pendingHashes = new Map<string, Promise<void>>();

  /** @param isShared - Whether other processes share the limits. */
  constructor(isShared: boolean) {
    this.#isShared = isShared;
  }

  get all(): readonly TokenLimits[] {
    return [...this.#tokens.values()];
  }

  buckets(): Bucket<WaitingCall>[] {
    return this.all.flatMap(({ buckets }) => [...buckets.values()]);
  }

  get(authorization: string): TokenLimits | undefined {
    return this.#tokens.get(authorization);
  }

  /**
   * Names a token by its hash, which other processes use too, and which may be shown. Calls with the same token wait for one
   * hash, and so continue in their order: several hashes would be computed in any order.
   */
  register(authorization: string): Promise<void> {
    let pendingHash = this.#pendingHashes.get(authorization);
    if (!pendingHash) {
      pendingHash = this.#add(authorization).finally(() => this.#pendingHashes.delete(authorization));
      this.#pendingHashes.set(authorization, pendingHash);
    }
    return pendingHash;
  }

  async #add(authorization: string): Promise<void> {
    const name = await hashOf(authorization);
    if (this.#tokens.size >= TOKENS) {
      for (const [header, token] of this.#tokens) if (!token.isInUse(performance.now())) this.#tokens.delete(header);
    }
    this.#tokens.set(authorization, new TokenLimits(name, this.#isShared));
  }
}

async function hashOf(text: string): Promise<string> {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  // Without a digest, the name is random, so other processes do not share it.
  return (crypto?.subtle ? await digest(text) : Math.random().toString(16).slice(2)).slice(0, 12);
}
