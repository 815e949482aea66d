import { BadRequestError, KnowledgeApi, ListChangedError, PageWindowError, RoutingApi } from 'contact-centre-client';
import type { ApiClient } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Fault, Sandbox } from 'contact-centre-client/sandbox';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf } from '../../support/in-sandbox.js';
import { errorOf } from '../../core/probe.js';

let sandbox: Sandbox;
let client: ApiClient;
let routing: RoutingApi;
/** All skills of the sandbox. */
let skills: string[];

const SKILLS = 'GET /api/v2/routing/skills';

beforeAll(async () => {
  sandbox = createSandbox({ rateLimit: false });
  client = clientOf(sandbox);
  client.setAccessToken(sandbox.issueAccessToken());
  routing = new RoutingApi(client);
  for (let index = 0; index < 12; index += 1) await routing.postRoutingSkills({ name: `Knot ${index}` });
  const { entities } = await routing.getRoutingSkills({ pageSize: 500 });
  skills = entities.map(({ id }) => id).sort();
});
beforeEach(async () => {
  await sandbox.fetch(new Request('https://sandbox.example/sandbox/faults', { method: 'DELETE' }));
});

const listed = () => routing.getRoutingSkills({ pageSize: 5 }).items();

/** The items of an iteration before it rejects because the list cannot be read completely, and the reason. */
async function readUntilChanged(items: AsyncIterable<{ id?: string }> = listed()): Promise<{ ids: string[]; reason: unknown }> {
  const ids: string[] = [];
  const reading = (async () => {
    for await (const { id = '' } of items) ids.push(id);
  })();
  const { reason } = await errorOf(reading, ListChangedError);
  return { ids: ids.sort(), reason };
}

describe('A list of the sandbox', () => {
  it('that repeats its last page rejects, with each item once', async () => {
    sandbox.fail({ effect: 'clamp', route: SKILLS, times: 100 });
    expect(await readUntilChanged()).toEqual({ ids: skills, reason: 'repeated' });
    const beyond = await routing.getRoutingSkills({ pageSize: 5, pageNumber: 99 });
    expect(beyond.entities.length).toBeGreaterThan(0);
  });

  it('that always links a next page rejects after a few empty pages', async () => {
    sandbox.fail({ effect: 'endless', route: SKILLS, times: 100 });
    expect(await readUntilChanged()).toEqual({ ids: skills, reason: 'empty' });
  });

  it('that always links a next page by the same cursor rejects there, with each item once', async () => {
    const knowledge = new KnowledgeApi(client);
    const names = ['Ferries', 'Piers', 'Tides'];
    for (const name of names) await knowledge.postKnowledgeKnowledgebases({ name, coreLanguage: 'en-US' });
    sandbox.fail({ effect: 'endless', route: 'GET /api/v2/knowledge/knowledgebases', times: 100 });
    const items = knowledge.getKnowledgeKnowledgebases({ pageSize: '2' }).items();
    const { ids, reason } = await readUntilChanged(items);
    expect([ids.length, reason, items.ended]).toEqual([names.length, 'repeated', undefined]);
  });

  it('rejects at an empty page in the middle, and can be continued there', async () => {
    const items = listed();
    const ids: string[] = [];
    const reading = (async () => {
      for await (const { id = '' } of items) {
        if (ids.length === 0) sandbox.fail({ effect: 'empty-page', route: SKILLS });
        ids.push(id);
      }
    })();
    const { reason, position = '' } = await errorOf(reading, ListChangedError);
    expect([ids.length, reason]).toEqual([5, 'empty']);
    for await (const { id = '' } of routing.getRoutingSkills({ pageSize: 5 }).items({ from: position })) ids.push(id);
    expect(ids.sort()).toEqual(skills);
  });

  it('refuses pages beyond a window, and the error explains a known window', async () => {
    sandbox.fail({ effect: 'window', window: 10, route: SKILLS, times: 100 });
    const items = listed();
    const ids: string[] = [];
    const reading = (async () => {
      for await (const { id = '' } of items) ids.push(id);
    })();
    expect((await errorOf(reading, BadRequestError)).status).toBe(400);
    expect([ids.length, items.position === undefined]).toEqual([10, false]);
    sandbox.fail({ effect: 'window', window: 5, route: 'GET /api/v2/routing/queues/divisionviews', times: 100 });
    const views = routing.getRoutingQueuesDivisionviews({ pageSize: 1 }).items();
    expect((await errorOf(views.toArray(), PageWindowError)).message).toContain('DivisionviewsAll');
  });

  it('refuses an expired cursor, and continues from the same place once it is valid again', async () => {
    const knowledge = new KnowledgeApi(client);
    const route = 'GET /api/v2/knowledge/knowledgebases';
    for (const name of ['Anchors', 'Buoys', 'Cranes'])
      await knowledge.postKnowledgeKnowledgebases({ name, coreLanguage: 'en-US' });
    const all = (await knowledge.getKnowledgeKnowledgebases({ pageSize: '100' })).entities.map(({ id }) => id);
    sandbox.fail({ effect: 'expire-cursor', route, times: 2 });
    const call = () => knowledge.getKnowledgeKnowledgebases({ pageSize: '2' });
    const items = call().items();
    const ids: unknown[] = [];
    const reading = (async () => {
      for await (const { id } of items) ids.push(id);
    })();
    expect((await errorOf(reading, BadRequestError)).body).toMatchObject({ message: 'The cursor has expired' });
    await sandbox.fetch(new Request('https://sandbox.example/sandbox/faults', { method: 'DELETE' }));
    for await (const { id } of call().items({ from: items.position ?? '' })) ids.push(id);
    expect(ids).toEqual(all);
  });

  it('receives faults by the control API too, which refuses an invalid window', async () => {
    const post = async (fault: Fault) => {
      const request = new Request('https://sandbox.example/sandbox/faults', { method: 'POST', body: JSON.stringify(fault) });
      return (await sandbox.fetch(request)).status;
    };
    expect(await post({ effect: 'window', window: 0 })).toBe(400);
    expect(await post({ effect: 'window', window: 5, route: SKILLS })).toBe(204);
    await expect(routing.getRoutingSkills({ pageSize: 5, pageNumber: 2 })).rejects.toMatchObject({ status: 400 });
    expect(sandbox.requests.at(-1)).toMatchObject({ status: 400, path: '/api/v2/routing/skills' });
  });
});
