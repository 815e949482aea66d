import { addAnalyticsHandlers } from './analytics/handlers.js';
import { addConversationHandlers } from './conversations/handlers.js';
import { addPresenceDefinitionHandlers } from './presence/presence-definitions.js';
import { addUserPresenceHandlers } from './presence/user-presence.js';
import { addLanguageHandlers } from './routing/languages.js';
import { addQueueMemberHandlers } from './routing/queue-members.js';
import { addQueueWrapupCodeHandlers } from './routing/queue-wrapup-codes.js';
import { addQueueHandlers } from './routing/queues.js';
import { addSkillHandlers } from './routing/skills.js';
import { addUtilizationHandlers } from './routing/utilization.js';
import { addWrapupCodeHandlers } from './routing/wrapup-codes.js';
import { addUserDetailHandlers } from './users/details.js';
import { addUserQueueHandlers } from './users/user-queues.js';
import { addUserSkillHandlers } from './users/user-skills.js';
import { addUserHandlers } from './users/users.js';
import type { AreaModule } from './later-part.js';

/** The modules that the first operations need, in alphabetical order of their files. The order has no effect. */
export const firstModules: readonly AreaModule[] = [
  addAnalyticsHandlers,
  addConversationHandlers,
  addPresenceDefinitionHandlers,
  addUserPresenceHandlers,
  addLanguageHandlers,
  addQueueMemberHandlers,
  addQueueWrapupCodeHandlers,
  addQueueHandlers,
  addSkillHandlers,
  addUtilizationHandlers,
  addWrapupCodeHandlers,
  addUserDetailHandlers,
  addUserQueueHandlers,
  addUserSkillHandlers,
  addUserHandlers,
];
