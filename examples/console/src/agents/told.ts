import type { InfiniteData } from '@tanstack/react-query';
import type {
  NotificationTopics,
  QueueMemberEntityListing,
  User,
  UserEntityListing,
  UserPresence,
} from 'contact-centre-client/models';

/** What is told of a user: one of the two. */
export interface UserTold {
  readonly id: string;
  readonly presence?: NotificationTopics['v2.users.{id}.presence'];
  readonly routingStatus?: NotificationTopics['v2.users.{id}.routingStatus']['routingStatus'] | undefined;
}

/** A presence with what an event tells of it. That of another program which does not decide is none of ours. */
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

/** The list with one entry changed; the same where it is not in there. */
function changed<T extends { id?: string }>(list: readonly T[], id: string, change: (entry: T) => T): readonly T[] {
  const at = list.findIndex((entry) => entry.id === id);
  const entry = list[at];
  return entry ? list.with(at, change(entry)) : list;
}

/** Pages of users with what an event tells of one of them. */
export function withUserTold(users: InfiniteData<UserEntityListing>, told: UserTold): InfiniteData<UserEntityListing> {
  const at = users.pages.findIndex(({ entities }) => entities.some(({ id }) => id === told.id));
  const page = users.pages[at];
  if (!page) return users;
  const entities = [...changed(page.entities, told.id, (user) => withTold(user, told))];
  return { ...users, pages: users.pages.with(at, { ...page, entities }) };
}

/** Whether somebody takes a queue's interactions. */
export interface MemberTold {
  readonly id: string;
  readonly joined: boolean | undefined;
}

/** Members of a queue with what an event tells of one of them. */
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
