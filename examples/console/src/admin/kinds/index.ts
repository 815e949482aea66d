import type { Kind } from './kind.js';
import { divisions } from './divisions.js';
import { groups } from './groups.js';
import { languages } from './languages.js';
import { oauthClients } from './oauth-clients.js';
import { queues } from './queues.js';
import { skills } from './skills.js';
import { emergencyGroups } from './emergency-groups.js';
import { integrations } from './integrations.js';
import { roles } from './roles.js';
import { scheduleGroups } from './schedule-groups.js';
import { schedules } from './schedules.js';
import { users } from './users.js';
import { wrapupCodes } from './wrapup-codes.js';

/** All kinds, in the order of the overview. */
export const kinds: readonly Kind[] = [
  users,
  roles,
  queues,
  wrapupCodes,
  skills,
  languages,
  groups,
  divisions,
  schedules,
  scheduleGroups,
  emergencyGroups,
  oauthClients,
  integrations,
];

export const kindOf = (path: string): Kind | undefined => kinds.find((kind) => kind.path === path);
