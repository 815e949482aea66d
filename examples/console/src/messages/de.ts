import { texts as actions } from './de/actions.js';
import { texts as adminBulk } from './de/admin-bulk.js';
import { texts as adminKinds } from './de/admin-kinds.js';
import { texts as adminPeople } from './de/admin-people.js';
import { texts as admin } from './de/admin.js';
import { texts as agent } from './de/agent.js';
import { texts as agents } from './de/agents.js';
import { texts as analytics } from './de/analytics.js';
import { texts as calls } from './de/calls.js';
import { texts as demo } from './de/demo.js';
import { texts as entities } from './de/entities.js';
import { texts as events } from './de/events.js';
import { texts as explorer } from './de/explorer.js';
import { texts as interactions } from './de/interactions.js';
import { texts as keep } from './de/keep.js';
import { texts as palette } from './de/palette.js';
import { texts as queue } from './de/queue.js';
import { texts as shared } from './de/shared.js';
import { texts as shell } from './de/shell.js';
import { texts as signIn } from './de/sign-in.js';
import { texts as trend } from './de/trend.js';
import { texts as views } from './de/views.js';
import { texts as wall } from './de/wall.js';
import { texts as wallboard } from './de/wallboard.js';
import { texts as workspace } from './de/workspace.js';
import type { TextPart } from './en.js';

/** The texts of the interface in German, by the part of the interface. */
export const germanParts: Readonly<Record<TextPart, Readonly<Record<string, string>>>> = {
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
};
