import type { Requirement } from '../../session/access.js';
import type { EntityName } from '../../shared/entity-name.js';
import { changeMembers, seeQueues } from '../requirements.js';

/** Whether an agent takes the interactions of queues: joins one, leaves others, or both. */
export interface QueueAction {
  readonly kind: 'queues';
  readonly join: EntityName | undefined;
  /** The queues whose interactions they no longer take. They stay members there. */
  readonly leave: 'none' | 'all' | EntityName;
}

export interface PresenceAction {
  readonly kind: 'presence';
  /** The id of the definition, and its name in the language of the interface. */
  readonly presence: EntityName;
}

/** Ends all sessions of an agent. It cannot be undone. */
export interface LogOutAction {
  readonly kind: 'logOut';
}

export type AgentAction = QueueAction | PresenceAction | LogOutAction;

/** What the user wants to do, before its details are chosen. */
export const actionNames = ['activate', 'move', 'deactivate', 'leaveAll', 'onQueue', 'presence', 'logOut'] as const;
export type ActionName = (typeof actionNames)[number];

/** Whether an action is about one queue: that of the page, or one that the user chooses. */
export const concernsQueue = (name: ActionName): boolean => name === 'activate' || name === 'deactivate' || name === 'move';

const queueChanges: Requirement = [...seeQueues, ...changeMembers];
const presenceChanges: Requirement = ['presence:userPresence:edit'];

/** The permissions that an action needs. */
export const requirements: Readonly<Record<ActionName, Requirement>> = {
  activate: queueChanges,
  move: queueChanges,
  deactivate: queueChanges,
  leaveAll: queueChanges,
  onQueue: presenceChanges,
  presence: presenceChanges,
  logOut: ['oauth:token:delete'],
};
