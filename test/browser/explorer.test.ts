import { describe, expect } from 'vitest';
import { HISTORY_KEY } from '../../examples/console/src/explorer/history/history.js';
import { UsersApi } from '../../src/apis/users.js';
import { violations } from './support/accessibility.js';
import { it } from './support/console.js';
import { response, responseText, bodyText, calls, field, open, search, send, sendButton, title } from './support/explorer.js';
import { expectFocus } from './support/focus.js';

describe('The explorer calls a method of each of 20 areas', () => {
  it('finds it by name, calls it on the sandbox, and shows the response', async ({ page, app: { sandbox } }) => {
    const user = sandbox.users[0]?.id ?? '';
    const queue = sandbox.queues[0]?.id ?? '';
    const cases: [method: string, verbAndPath: string, fields?: Record<string, string>, status?: string][] = [
      ['getUser', `GET /api/v2/users/${user}`, { userId: user }],
      ['getRoutingQueue', `GET /api/v2/routing/queues/${queue}`, { queueId: queue }],
      [
        'postGroups',
        'POST /api/v2/groups',
        { body: '{"name":"Night desk","type":"official","rulesVisible":true,"visibility":"public"}' },
      ],
      ['getPresencedefinitions', 'GET /api/v2/presencedefinitions', { pageSize: '5' }],
      ['getOrganizationsMe', 'GET /api/v2/organizations/me'],
      ['getAuthorizationRoles', 'GET /api/v2/authorization/roles'],
      [
        'postAnalyticsQueuesObservationsQuery',
        'POST /api/v2/analytics/queues/observations/query',
        { body: `{"filter":{"type":"and","predicates":[{"dimension":"queueId","value":"${queue}"}]},"metrics":["oWaiting"]}` },
      ],
      ['getConversations', 'GET /api/v2/conversations'],
      ['postNotificationsChannels', 'POST /api/v2/notifications/channels'],
      ['getFlows', 'GET /api/v2/flows'],
      ['getOutboundCampaigns', 'GET /api/v2/outbound/campaigns'],
      ['getRecordingSettings', 'GET /api/v2/recording/settings', { createDefault: 'true' }],
      ['getStations', 'GET /api/v2/stations'],
      ['getTelephonyProvidersEdgesSites', 'GET /api/v2/telephony/providers/edges/sites'],
      ['getOauthClients', 'GET /api/v2/oauth/clients'],
      ['getLanguages', 'GET /api/v2/languages', { sortOrder: 'descending' }],
      ['getLocations', 'GET /api/v2/locations'],
      ['getIntegrations', 'GET /api/v2/integrations'],
      ['getWorkforcemanagementBusinessunits', 'GET /api/v2/workforcemanagement/businessunits'],
      ['headTokensMe', 'HEAD /api/v2/tokens/me'],
    ];
    await open(page);
    for (const [method, verbAndPath, fields = {}, status = '200 OK'] of cases) {
      await search(page).fill(method);
      await page
        .getByRole('tabpanel', { name: 'Methods' })
        .getByRole('link', { name: new RegExp(`^${method}\\b`) })
        .first()
        .click();
      await title(page, method).waitFor();
      for (const [label, value] of Object.entries(fields)) {
        if (value === 'true') await field(page, label).selectOption(value);
        else await field(page, label).fill(value);
      }
      await send(page, status);
      const last = calls(sandbox).at(-1);
      expect(`${last?.method ?? ''} ${last?.path ?? ''}`).toBe(verbAndPath);
      for (const [label, value] of Object.entries(fields)) {
        if (label !== 'body' && !verbAndPath.includes(value)) expect(last?.query[label]).toEqual([value]);
      }
    }
    const areas = new Set(
      await page.evaluate(
        (key) => (JSON.parse(sessionStorage.getItem(key) ?? '[]') as { slug: string }[]).map(({ slug }) => slug),
        HISTORY_KEY,
      ),
    );
    expect(areas.size).toBe(20);
    expect(sandbox.queues.length).toBeGreaterThan(0);
  });
});

describe('A call of the explorer', () => {
  it('shows the request as it was sent without the token, and status, headers and body of the response', async ({
    page,
    app: { sandbox, sandboxUrl },
  }) => {
    const user = sandbox.users[1];
    await open(page, '/explorer/users/getUser');
    await field(page, 'userId').fill(user?.id ?? '');
    await field(page, 'expand').fill('presence');
    await page.keyboard.press('Enter');
    await field(page, 'expand').fill('skills');
    await send(page, '200 OK');
    expect(calls(sandbox).at(-1)?.query).toEqual({ expand: ['presence', 'skills'] });
    await (await responseText(page)).getByText(`"name": "${user?.name ?? ''}"`).waitFor();
    await response(page)
      .getByText(/^\d+ ms · [\d.]+ k?B · Correlation id \S+$/)
      .waitFor();

    await page.getByRole('tab', { name: 'Headers' }).click();
    await response(page)
      .getByRole('row', { name: /^content-type application\/json/ })
      .waitFor();

    await page.getByRole('tab', { name: 'Request' }).click();
    await response(page)
      .getByText(`GET ${sandboxUrl}/api/v2/users/${user?.id ?? ''}?expand=presence&expand=skills`)
      .waitFor();
    await response(page).getByRole('row', { name: 'authorization [redacted]' }).waitFor();
  });

  it('executes a change', async ({ page, app: { sandbox } }) => {
    const user = sandbox.users[2];
    await open(page, '/explorer/users/patchUser');
    await field(page, 'userId').fill(user?.id ?? '');
    await page.getByRole('button', { name: 'Insert required fields' }).click();
    expect(JSON.parse(await bodyText(page))).toEqual({ version: 0 });
    await field(page, 'body').fill(`{"version": ${user?.version ?? 0}, "title": "Night lead"}`);
    await page.getByRole('button', { name: 'Format' }).click();
    expect(await bodyText(page)).toBe(`{\n  "version": ${user?.version ?? 0},\n  "title": "Night lead"\n}`);
    await send(page, '200 OK');
    expect(sandbox.users.find(({ id }) => id === user?.id)?.title).toBe('Night lead');
  });

  it("is not sent without a required argument, and each field shows the library's error", async ({ page, app: { sandbox } }) => {
    await open(page, '/explorer/users/patchUser');
    const before = calls(sandbox).length;
    await sendButton(page).click();
    await page.getByText('Missing the required parameter "userId" when calling patchUser').waitFor();
    await page.getByText('Missing the required parameter "body" when calling patchUser').waitFor();
    await expectFocus(page, 'input[name=userId]');
    await page.keyboard.type('..');
    await page.getByText('".." would change the path').waitFor();
    await field(page, 'body').fill('{\n  "version": 1\n  "name": 2\n}');
    await page.getByText('Line 3, column 3: a comma or } was expected, not "\\""').waitFor();
    expect(await field(page, 'userId').getAttribute('aria-invalid')).toBe('true');
    expect(await violations(page)).toEqual([]);
    expect(calls(sandbox)).toHaveLength(before);
  });

  it('can be cancelled', async ({ page, app: { sandbox } }) => {
    await open(page, '/explorer/users/getUsers');
    sandbox.fail({ latencyMs: 60_000, route: 'GET /api/v2/users' });
    await sendButton(page).click();
    await page.getByRole('button', { name: 'Cancel the call' }).click();
    await response(page).getByText('Cancelled', { exact: true }).waitFor();
    await response(page).getByText('You cancelled the call.').waitFor();
    await send(page, '200 OK');
  });

  it('shows the error of a refusal with the details for support', async ({ page, app: { sandbox } }) => {
    await open(page, '/explorer/users/postUsers?args={"body":{"name":"Jo"}}');
    sandbox.fail({
      status: 403,
      code: 'missing.permissions',
      message: 'Unable to perform the requested action.',
      route: 'POST /api/v2/users',
    });
    await send(page, '403 Forbidden');
    const alert = response(page).getByRole('alert');
    await alert.getByText('You have no permission for this').waitFor();
    await alert.getByText('This method requires: directory:user:add').waitFor();
    expect(await alert.textContent()).toMatch(/Status 403 · missing\.permissions · Correlation id \S+/);
    expect(await violations(page)).toEqual([]);

    // Browsers repeat a request if a kept connection turns out to be closed: once for each of up to six connections.
    sandbox.fail({ effect: 'drop', route: 'POST /api/v2/users', times: 20 });
    await send(page, 'No response');
    await alert.getByText('The platform cannot be reached').waitFor();
    await alert.getByText('ERR_NETWORK').waitFor();
  });

  it('keeps the page fast for a response of any length: its beginning is shown, and the rest when expanded', async ({
    page,
    app: { sandbox },
  }) => {
    const entities = Array.from({ length: 30_000 }, (_, index) => ({ id: String(index), name: `User ${index}` }));
    sandbox.on(UsersApi, 'getUsers', () => ({ entities }));
    await open(page, '/explorer/users/getUsers');
    await send(page, '200 OK');
    const body = await responseText(page);
    const parts = body.locator('pre');
    expect(await parts.count()).toBe(1);
    expect(((await body.textContent()) ?? '').split('\n')).toHaveLength(300);
    const lines = JSON.stringify({ entities }, null, 2).split('\n').length;
    await page.getByRole('button', { name: `Show all ${lines.toLocaleString('en-GB')} lines` }).click();
    // In parts, of which a browser lays out only the visible ones.
    await expect.poll(() => parts.count()).toBe(Math.ceil(lines / 300));
    expect(await parts.last().evaluate((part) => getComputedStyle(part).contentVisibility)).toBe('auto');
    expect((await parts.last().textContent())?.includes('"User 29999"')).toBe(true);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
    expect(download.suggestedFilename()).toBe('getUsers.json');
  });

  it("uses the guest's token for the guest of a web chat, and never shows it", async ({ page, app: { sandbox } }) => {
    await open(page, '/explorer/web-chat/getWebchatGuestConversationMembers');
    await page.getByText('This call carries the token of a chat’s guest, not yours.').waitFor();
    await page.getByLabel('Guest token (a JWT)').fill('nonsense');
    await page.getByRole('button', { name: 'Use this token' }).click();
    await page.getByText('is not a JSON Web Token').waitFor();
    expect(await page.getByLabel('Guest token (a JWT)').inputValue()).toBe('');

    await search(page).fill('postWebchatGuestConversations');
    await page.getByRole('link', { name: /^postWebchatGuestConversations\b/ }).click();
    await page.getByText('Made without a token').waitFor();
    const queue = sandbox.queues[0]?.name ?? '';
    const chat = {
      organizationId: sandbox.organisation.id,
      deploymentId: 'd',
      routingTarget: { targetType: 'QUEUE', targetAddress: queue },
      memberInfo: { displayName: 'Visitor' },
    };
    await field(page, 'body').fill(JSON.stringify(chat));
    await send(page, '200 OK');
    const text = (await (await responseText(page)).textContent()) ?? '';
    const { id, jwt } = JSON.parse(text) as Record<string, string>;
    expect(jwt).toBe('[hidden]');
    await page.getByRole('button', { name: 'Use this token for guest calls' }).click();

    await search(page).fill('getWebchatGuestConversationMembers');
    await page.getByRole('link', { name: /^getWebchatGuestConversationMembers\b/ }).click();
    await page.getByText('A guest token is in use').waitFor();
    await field(page, 'conversationId').fill(id ?? '');
    await send(page, '200 OK');
  });
});
