import type { OpenEnum } from './open-enum.js';

/** How long tokens stay valid while their user does nothing. */
export interface IdleTokenTimeout {
  /** Applies while `enableIdleTokenTimeout` is true. */
  idleTokenTimeoutSeconds?: number;
  enableIdleTokenTimeout?: boolean;
  /** Unit in which the time is shown; the value itself is in seconds. */
  inactivityTimeoutUnit?: OpenEnum<'Minutes' | 'Hours'>;
  inactivityTimeoutGroupsEnabled?: boolean;
  /** Other times for groups, heeded while `inactivityTimeoutGroupsEnabled` is true. */
  inactivityTimeoutGroupBundles?: InactivityTimeoutGroupBundle[];
}

/** Groups whose members are signed out after a separate time. */
export interface InactivityTimeoutGroupBundle {
  /** Decides for users who are in groups of several bundles. */
  priority: number;
  timeoutSeconds: number;
  inactivityTimeoutUnit?: OpenEnum<'Minutes' | 'Hours'>;
  /** Ids of the groups. */
  groups: string[];
}
