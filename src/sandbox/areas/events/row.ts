import type { NotificationTopic } from '../../../models/notification-events.js';
import type { World } from '../../store/world.js';
import type { Json } from '../repository.js';

/** A change of an entity, as rows receive it. */
export interface EntityChange {
  readonly world: World;
  readonly id: string;
  /** The values of the placeholders in the row's path. */
  readonly parents: readonly string[];
  /** Undefined for a new entity. */
  readonly before: Json | undefined;
  /** The current state, or the last one before the deletion. */
  readonly entity: Json;
  readonly isDeleted: boolean;
}

/** The ids of a topic and the content of an event. Only fields that the topic's payload declares are sent. */
export interface TopicEvent {
  readonly ids: readonly string[];
  readonly content: () => object;
}

/** The change that triggers a topic's events, and how they are built. */
export interface Row {
  readonly topic: NotificationTopic;
  /** The path of the entity, in which `{}` stands for any one segment, or the name of its collection. */
  readonly collection: string;
  /** By default the entity under its id, unless it was deleted. */
  readonly createEvents?: (change: EntityChange) => readonly TopicEvent[];
}

/** Publishes the entity under its id, with the fields that the payload names differently. */
export const entityEvent =
  (extraFields: (change: EntityChange) => Json) =>
  (change: EntityChange): readonly TopicEvent[] =>
    change.isDeleted ? [] : [{ ids: [change.id], content: () => ({ ...change.entity, ...extraFields(change) }) }];

/** Publishes the entity for each user that it concerns. */
export const eventForEach =
  (
    selectIds: (change: EntityChange) => readonly (string | undefined)[],
    extraFields: (change: EntityChange) => Json = () => ({}),
  ) =>
  (change: EntityChange): readonly TopicEvent[] =>
    [...new Set(selectIds(change))].flatMap((id) =>
      id === undefined ? [] : [{ ids: [id], content: () => ({ ...change.entity, ...extraFields(change) }) }],
    );

/** Selects the topic's word for a creation, change or deletion. */
export function changeType(
  { isDeleted, before }: EntityChange,
  [createdType, updatedType, deletedType]: readonly [string, string, string],
): string {
  if (isDeleted) return deletedType;
  return before === undefined ? createdType : updatedType;
}

/** Publishes nothing for a deleted entity. */
export const unlessDeleted =
  (createEvents: (change: EntityChange) => readonly TopicEvent[]) =>
  (change: EntityChange): readonly TopicEvent[] =>
    change.isDeleted ? [] : createEvents(change);
