import type { InfiniteData } from '@tanstack/react-query';
import type {
  NotificationTopics,
  QueueMemberEntityListing,
  User,
  UserEntityListing,
  UserPresence,
} from 'contact-centre-client/models';

/** The content of an event about a user: presence or routing status. */
export interface UserEvent {
  readonly id: string;
  readonly presence?: NotificationTopics['v2.users.{id}.presence'];
  readonly routingStatus?: NotificationTopics['v2.users.{id}.routingStatus']['routingStatus'] | undefined;
}

/** Returns a presence updated by an event. Events about presences of other programs that are not primary are ignored. */
export function applyPresenceEvent(presence: UserPresence, event: NonNullable<UserEvent['presence']>): UserPresence {
  return event.primary === false ? presence : { ...presence, ...event };
}

/** Returns a user with presence and routing status updated by an event. */
export function applyEvent<U extends Pick<User, 'presence' | 'routingStatus'>>(
  user: U,
  { id, presence, routingStatus }: UserEvent,
): U {
  return {
    ...user,
    ...(presence && { presence: applyPresenceEvent(user.presence ?? {}, presence) }),
    ...(routingStatus && { routingStatus: { userId: id, ...routingStatus } }),
  };
}

/** Returns the list with one entry updated; the same list if the entry is not in it. */
function changeEntry<T extends { id?: string }>(list: readonly T[], id: string, change: (entry: T) => T): readonly T[] {
  const at = list.findIndex((entry) => entry.id === id);
  const entry = list[at];
  return entry ? list.with(at, change(entry)) : list;
}

/** Returns pages of users updated by an event about one of them. */
export function applyUserEvent(users: InfiniteData<UserEntityListing>, event: UserEvent): InfiniteData<UserEntityListing> {
  const at = users.pages.findIndex(({ entities }) => entities.some(({ id }) => id === event.id));
  const page = users.pages[at];
  if (!page) return users;
  const entities = [...changeEntry(page.entities, event.id, (user) => applyEvent(user, event))];
  return { ...users, pages: users.pages.with(at, { ...page, entities }) };
}

/** Whether a member takes the queue's interactions. */
export interface MemberEvent {
  readonly id: string;
  readonly joined: boolean | undefined;
}

/** Returns members of a queue updated by an event about one of them. */
export function applyMemberEvent(members: QueueMemberEntityListing, event: UserEvent | MemberEvent): QueueMemberEntityListing {
  const entities = changeEntry(members.entities, event.id, (member) => {
    if ('joined' in event) return { ...member, ...(event.joined !== undefined && { joined: event.joined }) };
    const { routingStatus } = applyEvent(member, event);
    return {
      ...member,
      ...(routingStatus && { routingStatus }),
      ...(member.user && { user: applyEvent(member.user, event) }),
    };
  });
  return entities === members.entities ? members : { ...members, entities: [...entities] };
}
