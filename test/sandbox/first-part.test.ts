import type { Sandbox, SandboxEvent, SandboxOptions, SandboxState } from 'contact-centre-client/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { divideTables } from '../../scripts/build/divide-tables.js';
import { parseContract } from '../../src/contract/index.js';
import type { ContractOperation } from '../../src/contract/index.js';
import { firstOperations } from '../../src/sandbox/operations/first-operations.js';
import { surface } from '../../src/sandbox/operations/surface.js';
import type { LaterPart } from '../../src/sandbox/areas/later-part.js';
import { createSandbox } from '../../src/sandbox/sandbox.js';
import { World } from '../../src/sandbox/store/world.js';

const source = '../../src/sandbox';
const divided = divideTables();
const contract = parseContract();
const firstCalls = contract.filter(({ name }) => firstOperations.has(name));

/** The modules of a sandbox in the bundle of a page. */
interface Page {
  createSandbox: typeof createSandbox;
  surface: typeof surface;
  World: typeof World;
  loadWholeSandbox: () => Promise<void>;
  load: ReturnType<typeof vi.fn<() => Promise<LaterPart>>>;
}

/** Loads the sandbox like the bundle of a page: with the first operations only. */
async function loadPage(): Promise<Page> {
  vi.resetModules();
  vi.doMock('../../src/contract/operations.js', () => ({ operations: divided.first.operations }));
  vi.doMock(`${source}/operations/shape-table.js`, () => ({ shapeTable: divided.first.shapes }));
  vi.doMock(`${source}/included-part.js`, () => ({ includedPart: undefined }));
  const { provideLaterPart, loadLaterPart } = await import('../../src/sandbox/whole.js');
  const load = vi.fn(async (): Promise<LaterPart> => {
    const { laterPart } = await import('../../src/sandbox/areas/later.js');
    return { ...laterPart, tables: divided.later };
  });
  provideLaterPart(load);
  const [sandbox, surfaces, worlds] = await Promise.all([
    import('../../src/sandbox/sandbox.js'),
    import('../../src/sandbox/operations/surface.js'),
    import('../../src/sandbox/store/world.js'),
  ]);
  return {
    createSandbox: sandbox.createSandbox,
    surface: surfaces.surface,
    World: worlds.World,
    loadWholeSandbox: loadLaterPart,
    load,
  };
}

let page: Page;

afterAll(() => {
  vi.resetModules();
});

const settings: SandboxOptions = { seed: 7, rateLimit: false, now: () => Date.parse('2026-05-04T10:00:00Z') };
const interval = '2026-05-03T00:00:00Z/2026-05-04T10:00:00Z';

type Send = (verb: string, path: string, body?: unknown) => Promise<string>;

/** Returns a function that sends requests for a user, and returns the status and the text of the response. */
function senderFor(sandbox: Sandbox, userId?: string): Send {
  const headers = { authorization: `Bearer ${sandbox.issueAccessToken(userId)}`, 'content-type': 'application/json' };
  return async (verb, path, body) => {
    const text = body === undefined ? null : JSON.stringify(body);
    const response = await sandbox.fetch(new Request(`https://api.example${path}`, { method: verb, headers, body: text }));
    return `${response.status} ${(await response.text()).replace(/"contextId":"[^"]*"/, '')}`;
  };
}

interface Ids {
  readonly userId: string;
  readonly queueId: string;
  readonly conversationId: string;
  readonly [name: string]: string;
}

function idsOf(sandbox: Sandbox): Ids {
  const { collections } = sandbox.snapshot();
  const keyIn = (name: string): string => collections[name]?.[0]?.[0] ?? 'unknown';
  const conversation = collections['conversations']?.[0]?.[1] as { id: string; parties: { id: string }[] };
  return {
    userId: sandbox.users[0]!.id,
    queueId: sandbox.queues[0]!.id,
    skillId: keyIn('/api/v2/routing/skills'),
    codeId: keyIn('/api/v2/routing/wrapupcodes'),
    conversationId: conversation.id,
    participantId: conversation.parties[0]!.id,
    sourceId: 'purecloud',
  };
}

/** Bodies of the searches among the first operations. */
const bodiesFor = ({ userId, queueId }: Ids): Readonly<Record<string, unknown>> => ({
  postAnalyticsConversationsAggregatesQuery: {
    interval,
    groupBy: ['queueId', 'mediaType'],
    granularity: 'PT6H',
    metrics: ['nConnected', 'tHandle', 'oServiceLevel'],
  },
  postAnalyticsConversationsDetailsQuery: { interval, order: 'desc', paging: { pageSize: 5, pageNumber: 1 } },
  postAnalyticsConversationsActivityQuery: { metrics: [{ metric: 'oInteracting', details: true }], groupBy: ['queueId'] },
  postAnalyticsQueuesObservationsQuery: {
    filter: { type: 'or', predicates: [{ dimension: 'queueId', value: queueId }] },
    metrics: ['oWaiting', 'oOnQueueUsers'],
  },
  postAnalyticsUsersObservationsQuery: {
    filter: { type: 'or', predicates: [{ dimension: 'userId', value: userId }] },
    metrics: ['oActiveQueues', 'oMemberQueues'],
  },
  postAnalyticsUsersAggregatesQuery: { interval, groupBy: ['userId'], metrics: ['tAgentRoutingStatus', 'tSystemPresence'] },
  postAnalyticsUsersDetailsQuery: { interval },
  postAnalyticsRoutingActivityQuery: { metrics: [{ metric: 'oOnQueueUsers', details: true }], groupBy: ['queueId'] },
  postAnalyticsUsersActivityQuery: { metrics: [{ metric: 'oActiveQueues', details: true }], groupBy: ['userId'] },
});

function addressOf({ name, path }: ContractOperation, ids: Ids): string {
  const address = path.replace(/\{(\w+)\}/g, (_, parameter: string) => ids[parameter] ?? 'unknown');
  return name === 'getAnalyticsConversationsDetails' ? `${address}?id=${ids.conversationId}` : address;
}

/** Sends each of the first operations. */
async function sendFirst(sandbox: Sandbox, ids: Ids, userId?: string): Promise<Record<string, string>> {
  const send = senderFor(sandbox, userId);
  const bodies = bodiesFor(ids);
  const responses: Record<string, string> = {};
  for (const operation of firstCalls) {
    responses[operation.name] = await send(operation.verb, addressOf(operation, ids), bodies[operation.name]);
  }
  return responses;
}

describe('The first part of the sandbox', () => {
  beforeAll(async () => {
    page = await loadPage();
  });

  it.each([
    ['a user', {}, 0],
    ['a client without a user', {}, undefined],
    ['a user, during simulated traffic', { traffic: true }, 0],
  ] as const)('responds to the first operations like the whole sandbox, for %s', async (_, options, user) => {
    const [inPage, whole] = [page.createSandbox, createSandbox].map((create) => create({ ...settings, ...options })) as [
      Sandbox,
      Sandbox,
    ];
    const ids = idsOf(whole);
    const userId = user === undefined ? undefined : ids.userId;
    for (let hour = 0; hour < 2; hour += 1) {
      const responses = await sendFirst(inPage, ids, userId);
      expect(responses).toEqual(await sendFirst(whole, ids, userId));
      const statuses = Object.values(responses).map((response) => Number(response.slice(0, 3)));
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(35);
      expect(statuses.filter((status) => ![200, 400, 404].includes(status))).toEqual([]);
      for (const { clock } of [inPage, whole]) clock.advance(3_600_000);
    }
    expect(page.load).not.toHaveBeenCalled();
    // A sandbox that restores a snapshot adds the initial collections that it does not have.
    const restored = createSandbox({ ...settings, ...options });
    restored.restore(inPage.snapshot());
    expect(restored.snapshot()).toEqual(whole.snapshot());
  });

  it('determines the same of its paths as the whole', () => {
    const pagePaths = new page.World(settings as object).collectionPaths;
    const wholePaths = new World(settings as object).collectionPaths;
    const templates = new Set(firstCalls.map(({ path }) => path.replaceAll(/\{\w+\}/g, '{}')));
    for (const template of templates) {
      const inPage = page.surface();
      const route = inPage.route(template, firstCalls[0]!.verb) ?? inPage.routes(template)[0]!;
      const wholeRoute = surface().route(template, route.operation.verb)!;
      expect([template, inPage.kind(route)]).toEqual([template, surface().kind(wholeRoute)]);
      const collection = template.replace(/\/\{\}$/, '');
      expect([collection, inPage.itemType(collection)]).toEqual([collection, surface().itemType(collection)]);
      expect([collection, pagePaths.canonical(collection)]).toEqual([collection, wholePaths.canonical(collection)]);
    }
  });
});

describe('A page', () => {
  beforeEach(async () => {
    page = await loadPage();
  });

  it('loads the later part once, with the first request that needs it', async () => {
    const sandbox = page.createSandbox(settings);
    const send = senderFor(sandbox);
    expect(await send('GET', '/api/v2/users')).toMatch(/^200 /);
    expect(page.load).not.toHaveBeenCalled();
    const responses = await Promise.all([
      send('GET', '/api/v2/flows'),
      send('GET', '/api/v2/users/search'),
      send('GET', '/api/v2/outbound/campaigns'),
    ]);
    expect(responses.map((response) => response.slice(0, 3))).toEqual(['200', '400', '200']);
    await send('GET', '/api/v2/locations');
    const laterCalls = page.load.mock.calls.length;
    await senderFor(page.createSandbox(settings))('POST', '/api/v2/users', {});
    expect(page.load.mock.calls.length).toBe(laterCalls);
  });

  it('responds like the whole sandbox after that', async () => {
    const inPage = page.createSandbox(settings);
    const whole = createSandbox(settings);
    const ids = idsOf(whole);
    for (const sandbox of [inPage, whole]) await sendFirst(sandbox, ids, ids.userId);
    const sendInPage = senderFor(inPage, ids.userId);
    const sendToWhole = senderFor(whole, ids.userId);
    const created = { name: 'New queue', queueFlow: { id: 'unknown' } };
    expect(await sendInPage('POST', '/api/v2/routing/queues', created)).toBe(
      await sendToWhole('POST', '/api/v2/routing/queues', created),
    );
    const paths = contract.filter(({ verb, path }) => verb === 'GET' && !path.includes('{')).map(({ path }) => path);
    for (const path of paths) expect([path, await sendInPage('GET', path)]).toEqual([path, await sendToWhole('GET', path)]);
    expect(await sendFirst(inPage, ids, ids.userId)).toEqual(await sendFirst(whole, ids, ids.userId));
    expect(inPage.snapshot()).toEqual(whole.snapshot());
  });

  it('keeps the data of all areas in snapshots that it restores', async () => {
    const whole = createSandbox(settings);
    const sendToWhole = senderFor(whole);
    expect(
      await sendToWhole('POST', '/api/v2/groups', {
        name: 'Night shift',
        type: 'official',
        rulesVisible: true,
        visibility: 'public',
      }),
    ).toMatch(/^200 /);
    expect(await sendToWhole('POST', '/api/v2/architect/prompts', { name: 'Welcome' })).toMatch(/^200 /);
    const state = JSON.parse(JSON.stringify(whole.snapshot())) as SandboxState;
    const inPage = page.createSandbox({ ...settings, seed: 8 });
    inPage.restore(state);
    expect(page.load).not.toHaveBeenCalled();
    expect(inPage.snapshot().collections).toEqual(state.collections);
    for (const path of ['/api/v2/users', '/api/v2/architect/prompts', '/api/v2/groups'])
      expect(await senderFor(inPage)('GET', path)).toBe(await sendToWhole('GET', path));
  });

  it('creates the users, queues and other sections of seed data at once', async () => {
    const seed = {
      users: [{ name: 'Ada Lovelace', email: 'ada@harbourline.example' }],
      queues: [{ name: 'Bookings', members: ['ada@harbourline.example'] }],
    };
    const inPage = page.createSandbox({ ...settings, seed });
    const whole = createSandbox({ ...settings, seed });
    expect(inPage.users).toEqual(whole.users);
    expect(await senderFor(inPage)('GET', '/api/v2/routing/queues')).toBe(
      await senderFor(whole)('GET', '/api/v2/routing/queues'),
    );
    expect(page.load).toHaveBeenCalledTimes(1);
    expect(inPage.snapshot()).toEqual(whole.snapshot());
  });

  it('creates entities and settings of seed data once all is loaded', async () => {
    const seed = { entities: { '/api/v2/architect/prompts': [{ name: 'Welcome' }] } };
    expect(() => page.createSandbox({ ...settings, seed })).toThrow(
      'Only the first part of the sandbox is loaded, and entities and settings of seed data need all of it: await loadWholeSandbox() first',
    );
    await page.loadWholeSandbox();
    const inPage = page.createSandbox({ ...settings, seed });
    const whole = createSandbox({ ...settings, seed });
    expect(inPage.snapshot()).toEqual(whole.snapshot());
  });

  it('publishes events once all is loaded', async () => {
    const inPage = page.createSandbox({ ...settings, traffic: true });
    const whole = createSandbox({ ...settings, traffic: true });
    const firstEvents: SandboxEvent[] = [];
    const wholeEvents: SandboxEvent[] = [];
    expect(() => inPage.subscribe((event) => firstEvents.push(event))).toThrow(
      'Only the first part of the sandbox is loaded, and events need all of it: await loadWholeSandbox() first',
    );
    for (const sandbox of [inPage, whole]) expect(await senderFor(sandbox)('GET', '/api/v2/users')).toMatch(/^200 /);
    await page.loadWholeSandbox();
    inPage.subscribe((event) => firstEvents.push(event));
    whole.subscribe((event) => wholeEvents.push(event));
    for (const sandbox of [inPage, whole]) {
      sandbox.issueAccessToken(sandbox.users[0]!.id);
      sandbox.clock.advance(3_600_000);
      expect(await senderFor(sandbox)('GET', '/api/v2/users')).toMatch(/^200 /);
    }
    expect(firstEvents.length).toBeGreaterThan(100);
    expect(firstEvents).toEqual(wholeEvents);
  });

  it('handles a request again that turns out to need the later part, and logs it once', async () => {
    const inPage = page.createSandbox(settings);
    const whole = createSandbox(settings);
    const { userId } = idsOf(whole);
    const path = '/api/v2/users/me?expand=authorization';
    const response = await senderFor(inPage, userId)('GET', path);
    expect(page.load).toHaveBeenCalledTimes(1);
    expect(response).toMatch(/^200 .*"permissions":\["/);
    expect(response).toBe(await senderFor(whole, userId)('GET', path));
    expect(inPage.requests.map(({ status }) => status)).toEqual([200]);
  });

  it('defines all operations of a sandbox once another sandbox has loaded them', async () => {
    const first = page.createSandbox(settings);
    const whole = createSandbox(settings);
    expect(await senderFor(page.createSandbox(settings))('GET', '/api/v2/flows')).toMatch(/^200 /);
    const ids = idsOf(whole);
    expect(await sendFirst(first, ids, ids.userId)).toEqual(await sendFirst(whole, ids, ids.userId));
    expect(first.snapshot()).toEqual(whole.snapshot());
  });

  it('answers 500 while the later part cannot be loaded, and loads it with the next request', async () => {
    const sandbox = page.createSandbox(settings);
    page.load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const send = senderFor(sandbox);
    expect(await send('GET', '/api/v2/flows')).toBe(
      '500 {"message":"The rest of the sandbox could not be loaded: Failed to fetch","code":"internal.server.error","status":500}',
    );
    expect(await send('GET', '/api/v2/flows')).toMatch(/^200 /);
  });
});
