import type { MessageId } from '../../messages/en.js';

export type TaskGroup = 'administrators' | 'supervisors' | 'developers';

/** Something that people often do, with the method that does it. The build reads this list too. */
export interface Task {
  group: TaskGroup;
  text: MessageId;
  /** The area of the method. */
  slug: string;
  name: string;
}

export const tasks: readonly Task[] = [
  { group: 'administrators', text: 'task.createQueue', slug: 'routing', name: 'postRoutingQueues' },
  { group: 'administrators', text: 'task.addMembers', slug: 'routing', name: 'postRoutingQueueMembers' },
  { group: 'administrators', text: 'task.createUser', slug: 'users', name: 'postUsers' },
  { group: 'administrators', text: 'task.audit', slug: 'audit', name: 'postAuditsQuery' },
  { group: 'supervisors', text: 'task.queueNow', slug: 'analytics', name: 'postAnalyticsQueuesObservationsQuery' },
  { group: 'supervisors', text: 'task.conversations', slug: 'analytics', name: 'postAnalyticsConversationsDetailsQuery' },
  { group: 'supervisors', text: 'task.activate', slug: 'routing', name: 'patchRoutingQueueMembers' },
  { group: 'supervisors', text: 'task.presence', slug: 'presence', name: 'patchUserPresence' },
  { group: 'developers', text: 'task.me', slug: 'users', name: 'getUsersMe' },
  { group: 'developers', text: 'task.searchUsers', slug: 'users', name: 'postUsersSearch' },
  { group: 'developers', text: 'task.channel', slug: 'notifications', name: 'postNotificationsChannels' },
  { group: 'developers', text: 'task.limits', slug: 'organization', name: 'getOrganizationsLimitsNamespaces' },
];
