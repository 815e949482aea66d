import type { NotificationTopic } from '../../../models/notification-events.js';
import type { World } from '../../store/world.js';
import type { Json } from '../repository.js';

/** A change of an entity, as rows receive it. */
export interface Seen {
  readonly world: World;
  readonly id: string;
  /** The values of the placeholders in the row's path. */
  readonly parents: readonly string[];
  /** Undefined for a new entity. */
  readonly before: Json | undefined;
  /** The current state, or the last one before the deletion. */
  readonly entity: Json;
  readonly isGone: boolean;
}

/** The ids of a topic and the content of an event. Only fields that the topic's payload declares are sent. */
export interface Telling {
  readonly ids: readonly string[];
  readonly about: () => object;
}

/** The change that triggers a topic's events, and how they are built. */
export interface Row {
  readonly topic: NotificationTopic;
  /** The path of the entity, in which `{}` stands for any one segment, or the name of its collection. */
  readonly place: string;
  /** By default the entity under its id, unless it was deleted. */
  readonly tellings?: (seen: Seen) => readonly Telling[];
}

/** Publishes the entity under its id, with the fields that the payload names differently. */
export const aboutIt =
  (more: (seen: Seen) => Json) =>
  (seen: Seen): readonly Telling[] =>
    seen.isGone ? [] : [{ ids: [seen.id], about: () => ({ ...seen.entity, ...more(seen) }) }];

/** Publishes the entity for each user that it concerns. */
export const aboutThose =
  (who: (seen: Seen) => readonly (string | undefined)[], more: (seen: Seen) => Json = () => ({})) =>
  (seen: Seen): readonly Telling[] =>
    [...new Set(who(seen))].flatMap((id) =>
      id === undefined ? [] : [{ ids: [id], about: () => ({ ...seen.entity, ...more(seen) }) }],
    );

/** Selects the topic's word for a creation, change or deletion. */
export function happened({ isGone, before }: Seen, [made, changed, gone]: readonly [string, string, string]): string {
  if (isGone) return gone;
  return before === undefined ? made : changed;
}

/** Publishes nothing for a deleted entity. */
export const whileThere =
  (tellings: (seen: Seen) => readonly Telling[]) =>
  (seen: Seen): readonly Telling[] =>
    seen.isGone ? [] : tellings(seen);
