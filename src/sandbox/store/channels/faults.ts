import { copyOptions } from '../../../core/arguments/option-checks.js';
import { formerLasts } from '../control/faults.js';
import { withCurrentName } from '../current-name.js';

/**
 * Faults of the sockets of channels. Immediate: `cut` ends the connection without a close frame, `closing` announces the end of
 * the socket and closes it a minute later, `silence` leaves the socket open and sends nothing more on it, `evict` ends the
 * channel as if its owner had opened too many, `forget` removes its subscriptions. Lasting: `refuse` responds to a WebSocket
 * request with 404, `duplicate` sends every event twice, `fixed` prevents a subscription from extending a channel's lifetime.
 */
export type ChannelEffect = 'closing' | 'cut' | 'duplicate' | 'evict' | 'fixed' | 'forget' | 'refuse' | 'silence';

/** A fault of notification channels. */
export interface ChannelFault {
  effect: ChannelEffect;
  /** The affected channel; all channels by default. */
  channelId?: string;
  /** How long `refuse`, `duplicate` and `fixed` last, in ms by the clock of the sandbox; 60000 by default. */
  lastsMs?: number;
  /**
   * The same, also in ms.
   *
   * @deprecated Use `lastsMs`. Removed in 1.0.
   */
  lasts?: number;
}

const faultFields: Record<keyof ChannelFault, 0> = { channelId: 0, effect: 0, lasts: 0, lastsMs: 0 };

const lastingEffects = ['duplicate', 'fixed', 'refuse'] as const;

type LastingEffect = (typeof lastingEffects)[number];

const effects: readonly unknown[] = ['closing', 'cut', 'evict', 'forget', 'silence', ...lastingEffects];

export const isLasting = (effect: ChannelEffect): effect is LastingEffect =>
  (lastingEffects as readonly ChannelEffect[]).includes(effect);

/** @throws if the fault is unknown or invalid. */
export function checkChannelFault(input: ChannelFault): ChannelFault {
  const subject = 'A fault of channels';
  const fault = withCurrentName(subject, copyOptions(subject, input, faultFields), formerLasts) as unknown as ChannelFault;
  const { effect, channelId, lastsMs } = fault;
  if (!effects.includes(effect)) throw new RangeError(`The effect of a channel's fault is one of ${effects.join(', ')}`);
  if (channelId !== undefined && typeof channelId !== 'string') throw new TypeError('A channel is named by its id');
  if (lastsMs === undefined) return fault;
  if (!isLasting(effect)) throw new TypeError(`Only ${lastingEffects.join(', ')} last`);
  if (!(lastsMs > 0)) throw new RangeError('lastsMs of a fault of channels must be a number of ms above 0');
  return fault;
}

/** The faults of channels that are in effect for some time. */
export class LastingFaults {
  readonly #now: () => number;
  #faults: { readonly effect: LastingEffect; readonly channelId: string | undefined; readonly until: number }[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  add(effect: LastingEffect, channelId: string | undefined, lastsMs = 60_000): void {
    this.#faults.push({ effect, channelId, until: this.#now() + lastsMs });
  }

  isActive(effect: LastingEffect, id: string): boolean {
    if (this.#faults.length === 0) return false;
    const now = this.#now();
    this.#faults = this.#faults.filter(({ until }) => until > now);
    return this.#faults.some(({ effect: other, channelId }) => other === effect && (channelId === undefined || channelId === id));
  }

  clear(): void {
    this.#faults = [];
  }
}
