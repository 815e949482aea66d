import type { InfiniteData } from '@tanstack/react-query';
import type {
  NotificationTopics,
  QueueMemberEntityListing,
  User,
  UserEntityListing,
  UserPresence,
} from 'contact-centre-client/models';

/** The content of an event about a user: presence or routing status. */
export interface UserTold {
  readonly id: string;
  readonly presence?: NotificationTopics['v2.users.{id}.presence'];
  readonly routingStatus?: NotificationTopics['v2.users.{id}.routingStatus']['routingStatus'] | undefined;
}

/** Returns a presence updated by an event. Events about presences of other programs that are not primary are ignored. */
export function withPresenceTold(presence: UserPresence, told: NonNullable<UserTold['presence']>): UserPresence {
  return told.primary === false ? presence : { ...presence, ...told };
}

/** A user who is shown with presence and routing status. */
function withTold<U extends Pick<User, 'presence' | 'routingStatus'>>(user: U, { id, presence, routingStatus }: UserTold): U {
  return {
    ...user,
    ...(presence && { presence: withPresenceTold(user.presence ?? {}, presence) }),
    ...(routingStatus && { routingStatus: { userId: id, ...routingStatus } }),
  };
}

/** Returns the list with one entry updated; the same list if the entry is not in it. */
function changed<T extends { id?: string }>(list: readonly T[], id: string, change: (entry: T) => T): readonly T[] {
  const at = list.findIndex((entry) => entry.id === id);
  const entry = list[at];
  return entry ? list.with(at, change(entry)) : list;
}

/** Returns pages of users updated by an event about one of them. */
export function withUserTold(users: InfiniteData<UserEntityListing>, told: UserTold): InfiniteData<UserEntityListing> {
  const at = users.pages.findIndex(({ entities }) => entities.some(({ id }) => id === told.id));
  const page = users.pages[at];
  if (!page) return users;
  const entities = [...changed(page.entities, told.id, (user) => withTold(user, told))];
  return { ...users, pages: users.pages.with(at, { ...page, entities }) };
}

/** Whether a member takes the queue's interactions. */
export interface MemberTold {
  readonly id: string;
  readonly joined: boolean | undefined;
}

/** Returns members of a queue updated by an event about one of them. */
export function withMemberTold(members: QueueMemberEntityListing, told: UserTold | MemberTold): QueueMemberEntityListing {
  const entities = changed(members.entities, told.id, (member) => {
    if ('joined' in told) return { ...member, ...(told.joined !== undefined && { joined: told.joined }) };
    const { routingStatus } = withTold(member, told);
    return {
      ...member,
      ...(routingStatus && { routingStatus }),
      ...(member.user && { user: withTold(member.user, told) }),
    };
  });
  return entities === members.entities ? members : { ...members, entities: [...entities] };
}
