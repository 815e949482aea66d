import type { Subscription } from './types.js';

/** What `ready` of one subscription goes by. */
interface Outcome {
  readonly ready: Promise<void>;
  isAsked: boolean;
}

const outcome = Symbol('outcome');

/** What subscriptions have in common: a getter of its own would cost each of them more than all else that it keeps. */
const methods = /* @__PURE__ */ Object.create(/* @__PURE__ */ Object.getPrototypeOf(() => undefined) as object, {
  ready: {
    get(this: { [outcome]: Outcome }): Promise<void> {
      this[outcome].isAsked = true;
      return this[outcome].ready;
    },
  },
}) as object;

/**
 * @param stop - Ends it.
 * @param answers - What the platform says of each topic.
 * @param unheard - Told of a refusal that nobody has asked about.
 */
export function subscription(
  stop: () => void,
  answers: readonly Promise<void>[],
  unheard: (error: unknown) => void,
): Subscription {
  const kept: Outcome = { ready: Promise.all(answers).then(() => undefined), isAsked: false };
  kept.ready.catch((error: unknown) => {
    if (!kept.isAsked) unheard(error);
  });
  return Object.setPrototypeOf(Object.assign(stop, { [outcome]: kept }), methods) as Subscription;
}
