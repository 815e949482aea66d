import type { Locator, Page } from 'playwright-core';
import type { RunningConsole } from '../../../examples/console/server.js';
import { AnalyticsApi } from '../../../src/apis/analytics.js';
import { ApiClient } from '../../../src/entries/fetch.js';

interface ConsolePage {
  name: string;
  path: (app: RunningConsole) => string | Promise<string>;
  /** Whether it ignores the theme. */
  isAlwaysDark?: boolean;
}

/** The console's pages behind the sign-in, and their addresses in a sandbox with traffic. */
export const pages: readonly ConsolePage[] = [
  { name: 'wallboard', path: () => '/' },
  { name: 'queue', path: (app) => `/queues/${firstQueue(app)}` },
  { name: 'agents', path: () => '/agents' },
  { name: 'agent', path: (app) => `/agents/${app.sandbox.users[2]?.id ?? ''}` },
  { name: 'interactions', path: () => '/interactions' },
  { name: 'conversation', path: async (app) => `/interactions/${await longConversation(app)}` },
  { name: 'wall', path: () => '/wall/Front%20desk', isAlwaysDark: true },
  { name: 'wall-set-up', path: () => '/wall' },
  { name: 'admin', path: () => '/admin' },
  { name: 'admin-list', path: () => '/admin/queues' },
  { name: 'admin-entity', path: (app) => `/admin/queues/${firstQueue(app)}` },
  { name: 'admin-users', path: () => '/admin/users' },
  { name: 'admin-user', path: (app) => `/admin/users/${app.sandbox.users[2]?.id ?? ''}` },
  { name: 'admin-role', path: () => '/admin/roles/new' },
  { name: 'admin-schedule', path: () => '/admin/schedules/new' },
  { name: 'admin-integrations', path: () => '/admin/integrations' },
  { name: 'admin-oauth-client', path: () => '/admin/oauth-clients/new' },
  { name: 'admin-audit', path: () => '/admin/audit' },
  { name: 'admin-import', path: () => '/admin/import/queues' },
  { name: 'access', path: () => '/access' },
  { name: 'explorer', path: () => '/explorer/users/getUsers' },
  { name: 'analytics', path: (app) => `/analytics?when=yesterday&query=${encodeURIComponent(aggregateQuery(app))}` },
  { name: 'events', path: (app) => `/events?topics=v2.users.*.presence..${app.sandbox.users[2]?.id ?? ''}` },
];

/** Returns a link of the navigation. Pages have links of similar names: the wallboard links to the agents of a queue. */
export const pageLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name });

/** Opens the panel with theme, language and sign-out. */
export const openAccount = (page: Page, label = 'Account'): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${label}:`) }).click();

/** Waits until a page shows its content without placeholders. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('[aria-busy=true], .mantine-Skeleton-root[data-visible]') === null,
  );
}

/** A query with conditions of both kinds: entities and values of an enumeration. */
const aggregateQuery = (app: RunningConsole): string =>
  JSON.stringify({
    granularity: 'PT1H',
    groupBy: ['mediaType'],
    metrics: ['nOffered', 'tHandle'],
    filter: {
      type: 'or',
      predicates: [
        { dimension: 'queueId', value: firstQueue(app) },
        { dimension: 'mediaType', value: 'voice' },
      ],
    },
  });

const firstQueue = ({ sandbox }: RunningConsole): string => sandbox.queues[0]?.id ?? '';

/** Returns a recent conversation with many details. */
async function longConversation(app: RunningConsole): Promise<string> {
  const client = new ApiClient({ timeout: 0, apiUrl: app.sandboxUrl });
  client.setAccessToken(app.sandbox.issueAccessToken());
  const now = app.sandbox.clock.now();
  const { conversations = [] } = await new AnalyticsApi(client).postAnalyticsConversationsDetailsQuery({
    interval: `${new Date(now - 6 * 3_600_000).toISOString()}/${new Date(now).toISOString()}`,
    segmentFilters: [{ type: 'and', predicates: [{ dimension: 'queueId', value: firstQueue(app) }] }],
    paging: { pageSize: 100, pageNumber: 1 },
  });
  const segments = ({ participants = [] }: (typeof conversations)[number]): number =>
    participants.flatMap(({ sessions = [] }) => sessions.flatMap(({ segments = [] }) => segments)).length;
  const ended = conversations.filter(({ conversationEnd }) => conversationEnd !== undefined);
  const [longest] = ended.sort((one, other) => segments(other) - segments(one));
  if (longest?.conversationId === undefined) throw new Error('The sandbox has had no conversation in the last hours');
  return longest.conversationId;
}
