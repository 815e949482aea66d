import { nextDue, applyDueConversationChanges } from '../areas/conversations/life.js';
import { conversationsOf, liveIds } from '../areas/conversations/model.js';
import type { World } from '../store/world.js';
import { Agenda } from './agenda.js';
import { turnsOf } from './interaction.js';
import { earliest } from './turn.js';
import type { Turn } from './turn.js';

/** The next turns of the conversations in progress. Only changed conversations are evaluated again. */
export class Interactions {
  readonly #world: World;
  readonly #signedInUsers: ReadonlySet<string>;
  readonly #agenda = new Agenda();
  readonly #changedIds: Set<string>;
  readonly #unwatch: () => void;

  /** @param signedInUsers - Signed-in users: the simulation does not act for them. */
  constructor(world: World, signedInUsers: ReadonlySet<string>) {
    this.#world = world;
    this.#signedInUsers = signedInUsers;
    this.#changedIds = new Set(liveIds(world).keys());
    this.#unwatch = conversationsOf(world).watch((id) => {
      this.#changedIds.add(id);
    });
  }

  next(moment: number): Turn | undefined {
    for (const id of this.#changedIds)
      this.#agenda.set(id, this.#turnOf(id, moment), conversationsOf(this.#world).positionOf(id));
    this.#changedIds.clear();
    return this.#agenda.first();
  }

  close(): void {
    this.#unwatch();
  }

  #turnOf(id: string, moment: number): Turn | undefined {
    const world = this.#world;
    const conversation = liveIds(world).has(id) ? conversationsOf(world).get(id) : undefined;
    if (!conversation) return undefined;
    const dueTurn = {
      at: nextDue(world, conversation, moment),
      run: () => {
        applyDueConversationChanges(world, conversation);
      },
    };
    const turn = earliest([...turnsOf({ world, conversation, moment, signedInUsers: this.#signedInUsers }), dueTurn]);
    if (!turn || turn.at === Number.POSITIVE_INFINITY) return undefined;
    return {
      at: turn.at,
      conversationId: id,
      run: () => {
        // The turn may change nothing: a callback becomes due, and no agent is free.
        this.#changedIds.add(id);
        turn.run();
      },
    };
  }
}
