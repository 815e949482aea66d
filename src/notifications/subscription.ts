import type { Subscription } from './types.js';

/** What has become of one subscription, for its user and for those who listen in it. */
export interface Outcome {
  ready?: Promise<void>;
  /** Of the first topic that was refused. */
  error?: unknown;
  refused?: Promise<unknown>;
  /** Tells of a refusal whoever waits for it. */
  tell?: (error: unknown) => void;
  /** Whether somebody looks at what becomes of it. */
  isAsked: boolean;
}

const outcome = Symbol('outcome');

/** What subscriptions have in common: getters of their own would cost each of them more than all else that it keeps. */
const methods = /* @__PURE__ */ Object.create(/* @__PURE__ */ Object.getPrototypeOf(() => undefined) as object, {
  ready: {
    get(this: { [outcome]: Outcome }): Promise<void> | undefined {
      this[outcome].isAsked = true;
      return this[outcome].ready;
    },
  },
  refused: {
    get(this: { [outcome]: Outcome }): Promise<unknown> {
      const known = this[outcome];
      known.isAsked = true;
      return (known.refused ??= new Promise((resolve) => {
        if (known.error === undefined) known.tell = resolve;
        else resolve(known.error);
      }));
    },
  },
}) as object;

/**
 * @param stop - Ends it.
 * @param answers - What the platform says of each topic.
 * @param kept - What its listeners tell of.
 * @param unheard - Told of a refusal that nobody has asked about.
 */
export function subscription(
  stop: () => void,
  answers: readonly Promise<void>[],
  kept: Outcome,
  unheard: (error: unknown) => void,
): Subscription {
  kept.ready = Promise.all(answers).then(() => undefined);
  kept.ready.catch((error: unknown) => {
    if (!kept.isAsked) unheard(error);
  });
  return Object.setPrototypeOf(Object.assign(stop, { [outcome]: kept }), methods) as Subscription;
}

/** A topic of a subscription is refused. @returns whether somebody waits to be told. */
export function refuse(kept: Outcome, error: unknown): boolean {
  kept.error ??= error;
  kept.tell?.(error);
  return kept.tell !== undefined;
}
