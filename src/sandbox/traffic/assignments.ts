import { isOnQueue, route } from '../areas/conversations/assignment.js';
import { conversationsOf, waitingParty } from '../areas/conversations/model.js';
import type { World } from '../store/world.js';

/**
 * Assigns waiting customers to agents after each turn. A customer who could not be assigned before still cannot, unless their
 * own conversation or a member of their queue has changed. So only those queues are checked.
 */
export class Assignments {
  readonly #world: World;
  readonly #conversationIds = new Set<string>();
  readonly #userIds = new Set<string>();
  readonly #unwatchAll: readonly (() => void)[];
  #isFirst = true;

  constructor(world: World) {
    this.#world = world;
    this.#unwatchAll = [
      conversationsOf(world).watch((id) => {
        this.#conversationIds.add(id);
      }),
      world.store.routingStatuses.watch((userId) => {
        this.#userIds.add(userId);
      }),
    ];
  }

  /** @param conversationId - The conversation whose turn it was, if any. */
  assign(conversationId: string | undefined): void {
    if (conversationId !== undefined) this.#conversationIds.add(conversationId);
    if (this.#isFirst) route(this.#world);
    else {
      const queueIds = this.#changedQueues();
      if (queueIds.size > 0) route(this.#world, queueIds);
    }
    this.#isFirst = false;
    // An agent who has just been alerted cannot take more than before.
    this.#conversationIds.clear();
    this.#userIds.clear();
  }

  close(): void {
    for (const unwatch of this.#unwatchAll) unwatch();
  }

  /** Queues with a waiting customer who can perhaps be assigned to an agent now. */
  #changedQueues(): Set<string> {
    const world = this.#world;
    const queueIds = new Set<string>();
    for (const id of this.#conversationIds) {
      const conversation = conversationsOf(world).get(id);
      if (!conversation) continue;
      const { queueId } = waitingParty(conversation) ?? {};
      if (queueId !== undefined) queueIds.add(queueId);
      for (const { userId } of conversation.parties) if (userId !== undefined) this.#userIds.add(userId);
    }
    const waitingQueues = conversationsOf(world).waitingQueues();
    for (const userId of this.#userIds) {
      if (!isOnQueue(world, userId)) continue;
      for (const queueId of world.store.members.parentsOf(userId)) if (waitingQueues.has(queueId)) queueIds.add(queueId);
    }
    return queueIds;
  }
}
