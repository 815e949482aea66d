import { matchPath } from 'react-router';
import type { MessageId, TextPart } from '../messages/en.js';
import { conversationDetails } from '../agents/requirements.js';
import { anyQuery } from '../analytics/requirements.js';
import type { Requirement } from '../session/access.js';

/** A page of the console. The build reads this list too, for the files that a page needs. */
export interface PageInfo {
  /** The path of its route. */
  path: string;
  /** Its module below `src`, without extension. The file's name is `page.tsx` or ends with `-page.tsx`. */
  module: string;
  /** Modules that it loads as soon as it is shown, while its data is on the way. */
  loads?: readonly string[];
  /** The parts of the interface whose texts it shows, beside those of the frame. */
  texts: readonly TextPart[];
  /** Shown in place of the page's own title if the user may not use it. */
  title: MessageId;
  /** Whether its path names a kind of the administration, whose module it needs. */
  hasKind?: boolean;
  /** Whether it receives live events. */
  isLive?: boolean;
  /** Whether it fills the window, without navigation. */
  isBare?: boolean;
  /** Without these permissions, the page shows which are missing. */
  requires?: Requirement;
}

/** The texts of the administration. */
const administration: readonly TextPart[] = ['admin', 'admin-bulk', 'admin-kinds', 'admin-people', 'views'];

export const pages: readonly PageInfo[] = [
  {
    path: '/',
    module: 'wallboard/page',
    texts: ['wallboard', 'views'],
    title: 'page.wallboard',
    isLive: true,
    requires: ['routing:queue:view'],
  },
  {
    path: '/queues/:queueId',
    module: 'wallboard/queue-page',
    texts: ['wallboard', 'queue', 'actions', 'views'],
    title: 'page.queue',
    isLive: true,
    requires: ['routing:queue:view'],
  },
  {
    path: '/agents',
    module: 'agents/page',
    texts: ['agents', 'actions', 'views'],
    title: 'page.agents',
    isLive: true,
  },
  {
    path: '/agents/:userId',
    module: 'agents/agent-page',
    texts: ['agent', 'agents', 'interactions', 'views'],
    title: 'page.agent',
    isLive: true,
  },
  {
    path: '/interactions',
    module: 'interactions/page',
    texts: ['interactions', 'views'],
    title: 'page.interactions',
    requires: conversationDetails,
  },
  {
    path: '/interactions/:conversationId',
    module: 'interactions/conversation-page',
    texts: ['interactions', 'views'],
    title: 'page.conversation',
    requires: conversationDetails,
  },
  {
    path: '/wall',
    module: 'wall/set-up-page',
    texts: ['wall', 'views'],
    title: 'page.wall',
    requires: ['routing:queue:view'],
  },
  {
    path: '/wall/:view',
    module: 'wall/display-page',
    texts: ['wall', 'wallboard'],
    title: 'page.display',
    isLive: true,
    isBare: true,
    requires: ['routing:queue:view'],
  },
  { path: '/access', module: 'explorer/access-page', texts: ['explorer', 'keep', 'views', 'entities'], title: 'page.access' },
  {
    path: '/explorer/:area?/:method?',
    module: 'explorer/page',
    texts: ['explorer', 'keep', 'views'],
    title: 'page.explorer',
  },
  {
    path: '/events',
    module: 'events/page',
    texts: ['events', 'entities', 'workspace'],
    title: 'page.events',
    isLive: true,
  },
  {
    path: '/admin',
    module: 'admin/overview-page',
    texts: administration,
    title: 'page.admin',
  },
  {
    path: '/admin/import/:import',
    module: 'admin/import-page',
    texts: administration,
    title: 'page.admin',
  },
  {
    path: '/admin/audit',
    module: 'admin/audit-page',
    texts: ['admin', 'admin-kinds', 'admin-people', 'views'],
    title: 'page.admin',
    requires: ['audits:audit:view'],
  },
  {
    path: '/admin/:kind',
    module: 'admin/list-page',
    texts: administration,
    title: 'page.admin',
    hasKind: true,
  },
  {
    path: '/admin/:kind/:id',
    module: 'admin/entity-page',
    loads: ['admin/entity/editor'],
    texts: ['admin', 'admin-kinds', 'admin-people', 'views'],
    title: 'page.admin',
    hasKind: true,
  },
  {
    path: '/analytics',
    module: 'analytics/page',
    texts: ['analytics', 'entities', 'workspace', 'trend', 'views'],
    title: 'page.analytics',
    requires: anyQuery,
  },
  { path: '*', module: 'app/not-found-page', texts: [], title: 'page.missing' },
];

/** Whether the page of an address fills the window, without navigation. */
export function isBarePath(pathname: string): boolean {
  return pages.some(({ path, isBare }) => isBare === true && matchPath(path, pathname) !== null);
}

/** Returns the title of the page at an address. */
export function pageTitle(pathname: string): MessageId {
  return pages.find(({ path }) => matchPath(path, pathname))?.title ?? 'page.missing';
}

/** Returns what the page of a route requires. */
export function requirementOf(path: string): Requirement {
  return pages.find((page) => page.path === path)?.requires ?? [];
}
