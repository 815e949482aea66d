import { texts as actions } from './en/actions.js';
import { texts as adminBulk } from './en/admin-bulk.js';
import { texts as adminKinds } from './en/admin-kinds.js';
import { texts as adminPeople } from './en/admin-people.js';
import { texts as admin } from './en/admin.js';
import { texts as agent } from './en/agent.js';
import { texts as agents } from './en/agents.js';
import { texts as analytics } from './en/analytics.js';
import { texts as calls } from './en/calls.js';
import { texts as demo } from './en/demo.js';
import { texts as entities } from './en/entities.js';
import { texts as events } from './en/events.js';
import { texts as explorer } from './en/explorer.js';
import { texts as interactions } from './en/interactions.js';
import { texts as keep } from './en/keep.js';
import { texts as palette } from './en/palette.js';
import { texts as queue } from './en/queue.js';
import { texts as shared } from './en/shared.js';
import { texts as shell } from './en/shell.js';
import { texts as signIn } from './en/sign-in.js';
import { texts as trend } from './en/trend.js';
import { texts as views } from './en/views.js';
import { texts as wall } from './en/wall.js';
import { texts as wallboard } from './en/wallboard.js';
import { texts as workspace } from './en/workspace.js';

/** The texts of the interface in English, by the part of the interface. A page loads those of its parts only. */
export const englishParts = {
  actions,
  admin,
  'admin-bulk': adminBulk,
  'admin-kinds': adminKinds,
  'admin-people': adminPeople,
  agent,
  agents,
  analytics,
  calls,
  demo,
  entities,
  events,
  explorer,
  interactions,
  keep,
  palette,
  queue,
  shared,
  shell,
  'sign-in': signIn,
  trend,
  views,
  wall,
  wallboard,
  workspace,
} as const;

type EnglishParts = typeof englishParts;

/** A part of the interface: the name of a file of texts. */
export type TextPart = keyof EnglishParts;

/** The key of a text. */
export type MessageId = { [Part in TextPart]: keyof EnglishParts[Part] }[TextPart];
