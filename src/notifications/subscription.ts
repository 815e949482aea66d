import type { Subscription } from './types.js';

/** What has become of one subscription, for its user and for those who listen in it. */
export interface Outcome {
  ready: Promise<void> | undefined;
  refused?: Promise<unknown>;
  /** Tells of a refusal whoever waits for it. */
  tell?: (error: unknown) => void;
  /** Whether somebody looks at whether it holds. */
  isAsked?: boolean;
}

interface Kept {
  readonly kept: Outcome;
}

/** What subscriptions have in common: getters of their own would cost each of them more than all else that it keeps. */
const methods = {
  __proto__: Function.prototype,
  get ready() {
    const { kept } = this as unknown as Kept;
    kept.isAsked = true;
    return kept.ready;
  },
  get refused() {
    const { kept } = this as unknown as Kept;
    return (kept.refused ??= new Promise((resolve) => (kept.tell = resolve)));
  },
};

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
    if (!kept.isAsked && !kept.tell) unheard(error);
  });
  return Object.setPrototypeOf(Object.assign(stop, { kept }), methods) as Subscription;
}
