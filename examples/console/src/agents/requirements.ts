import type { Requirement } from '../session/access.js';

/** Reads the queues of agents, and the members of queues. */
export const seeQueues: Requirement = [['routing:queue:view', 'routing:queueMember:manage']];

/** Adds members to queues, removes and activates them. */
export const changeMembers: Requirement = [['routing:queueMember:manage', 'routing:queue:edit']];

/** Reads the presence and routing status of users over time. */
export const userDetails: Requirement = ['analytics:userDetail:view'];

/** Reads figures of interactions. */
export const conversationAggregates: Requirement = ['analytics:conversationAggregate:view'];

/** Reads single interactions. */
export const conversationDetails: Requirement = [['analytics:conversationDetail:view', 'analytics:agentConversationDetail:view']];

/** Compares what agents do now with their schedule. */
export const seeAdherence: Requirement = ['wfm:realtimeAdherence:view'];

/** Joins interactions of agents without being noticed. */
export const monitorPermissions = { call: 'conversation:call:monitor', message: 'conversation:message:monitor' } as const;
