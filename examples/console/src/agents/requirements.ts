import type { Requirement } from '../session/access.js';

/** Reads the queues of agents, and the members of queues. */
export const seeQueues: Requirement = [['routing:queue:view', 'routing:queueMember:manage']];

/** Adds members to queues, removes and activates them. */
export const changeMembers: Requirement = [['routing:queueMember:manage', 'routing:queue:edit']];
