import type { NotificationTopic } from '../../../models/notification-events.js';
import type { World } from '../../store/world.js';
import type { Json } from '../kept.js';

/** A change as rows look at it. */
export interface Seen {
  readonly world: World;
  readonly id: string;
  /** What stands in the places of the place's placeholders. */
  readonly parents: readonly string[];
  /** Nothing where it is new. */
  readonly before: Json | undefined;
  /** As it is now, or as it was last. */
  readonly entity: Json;
  readonly isGone: boolean;
}

/** Whom an event is about, and what it says; of an entity's fields all are said that the topic's payload has too. */
export interface Telling {
  readonly ids: readonly string[];
  readonly about: () => object;
}

/** From which change the events of a topic come, and what they are made of. */
export interface Row {
  readonly topic: NotificationTopic;
  /** The path of what changes, `{}` being any one segment, or the collection that has it. */
  readonly place: string;
  /** Where nothing is said: the entity under its id, unless it is gone. */
  readonly tellings?: (seen: Seen) => readonly Telling[];
}

/** Tells of the entity under its id, with what its payload calls differently. */
export const aboutIt =
  (more: (seen: Seen) => Json) =>
  (seen: Seen): readonly Telling[] =>
    seen.isGone ? [] : [{ ids: [seen.id], about: () => ({ ...seen.entity, ...more(seen) }) }];

/** Tells those whom the entity concerns. */
export const aboutThose =
  (who: (seen: Seen) => readonly (string | undefined)[], more: (seen: Seen) => Json = () => ({})) =>
  (seen: Seen): readonly Telling[] =>
    [...new Set(who(seen))].flatMap((id) =>
      id === undefined ? [] : [{ ids: [id], about: () => ({ ...seen.entity, ...more(seen) }) }],
    );

/** Whether something was made, changed or taken away, in a topic's own words. */
export const happened = ({ isGone, before }: Seen, [made, changed, gone]: readonly [string, string, string]): string =>
  isGone ? gone : before === undefined ? made : changed;

/** The same as long as it is there. */
export const whileThere =
  (tellings: (seen: Seen) => readonly Telling[]) =>
  (seen: Seen): readonly Telling[] =>
    seen.isGone ? [] : tellings(seen);
