import type { World } from '../world/world.js';
import { nextDue, passTime } from '../areas/conversations/life.js';
import { conversationsOf, liveIds } from '../areas/conversations/model.js';
import { turnsOf } from './interaction.js';
import { earliest } from './turn.js';
import type { Turn } from './turn.js';

/** What happens next in all conversations that go on. Most stay as they are from one turn to the next, and are not looked at again. */
export class Interactions {
  readonly #known = new Map<string, { changes: number; turn: Turn | undefined }>();

  constructor(
    private readonly world: World,
    private readonly people: ReadonlySet<string>,
  ) {}

  next(moment: number): Turn | undefined {
    const live = liveIds(this.world);
    for (const id of this.#known.keys()) if (!live.has(id)) this.#known.delete(id);
    let first: { id: string; turn: Turn } | undefined;
    for (const [id, changes] of live) {
      const known = this.#known.get(id);
      const turn = known?.changes === changes ? known.turn : this.#look(id, changes, moment);
      if (turn && (!first || turn.at < first.turn.at)) first = { id, turn };
    }
    // Its turn may change nothing: a callback becomes due, and nobody is free.
    if (first) this.#known.delete(first.id);
    return first?.turn;
  }

  #look(id: string, changes: number, moment: number): Turn | undefined {
    const conversation = conversationsOf(this.world).get(id);
    if (!conversation) return undefined;
    const due = {
      at: nextDue(this.world, conversation, moment),
      happen: () => {
        passTime(this.world);
      },
    };
    const { world, people } = this;
    const turn = earliest([...turnsOf({ world, conversation, moment, people }), due]);
    this.#known.set(id, { changes, turn });
    return turn;
  }
}
