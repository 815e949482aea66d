import type { EstimatedWaitTimePredictions, User } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { openFloor, ring, setPresence } from '../support.js';
import type { Floor } from '../support.js';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

it('updates several users at once, or none if one is unknown', async () => {
  const [first, second] = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities;
  const bodies = [{ id: first!.id, acdAutoAnswer: true }, { id: second!.id }];
  const unknown = [...bodies, { id: 'nobody' }];
  expect(await floor.call('PATCH', '/api/v2/users/bulk', unknown)).toMatchObject({ status: 404 });
  expect((await floor.call<User>('GET', first!.selfUri)).body.acdAutoAnswer).toBe(false);
  expect(await floor.call('PATCH', '/api/v2/users/bulk', bodies)).toMatchObject({
    body: {
      entities: [
        { id: first!.id, acdAutoAnswer: true },
        { id: second!.id, acdAutoAnswer: false },
      ],
    },
  });
});

it('sets a user out of office until they are back', async () => {
  const path = `${floor.agent.selfUri}/outofoffice`;
  expect(await floor.call('GET', path)).toMatchObject({ body: { active: false } });
  await floor.call('PUT', path, { active: true, indefinite: true });
  expect(await floor.call('GET', path)).toMatchObject({ body: { active: true, indefinite: true, user: { id: floor.agent.id } } });
});

it('returns the superiors and direct reports of users', async () => {
  const boss = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities[0]!;
  await floor.call('PATCH', floor.agent.selfUri, { version: 1, manager: boss.id });
  expect(await floor.call('GET', `${boss.selfUri}/directreports`)).toMatchObject({ body: [{ id: floor.agent.id }] });
  expect(await floor.call('GET', `${floor.agent.selfUri}/superiors`)).toMatchObject({ body: [{ id: boss.id }] });
  expect(await floor.call('GET', `${boss.selfUri}/adjacents`)).toMatchObject({
    body: { superiors: [], siblings: [], directReports: [{ id: floor.agent.id }] },
  });
});

describe('the queues of a user', () => {
  it('can be left and joined', async () => {
    const path = `${floor.agent.selfUri}/queues`;
    const names = async (query = '') =>
      (await floor.call<Listing<NamedEntity>>('GET', `${path}${query}`)).body.entities.map(({ name }) => name);
    expect(await names()).toContain('Ferries');
    await floor.call('PATCH', path, [{ id: floor.queue.id, joined: false }]);
    expect(await names()).not.toContain('Ferries');
    expect(await names('?joined=false')).toContain('Ferries');
    const { body } = await floor.asAgent<Listing<NamedEntity>>('GET', '/api/v2/routing/queues/me?joined=false');
    expect(body.entities.map(({ name }) => name)).toContain('Ferries');
    expect(await floor.call('PATCH', `${path}/${floor.queue.id}`, { joined: true })).toMatchObject({ body: { joined: true } });
    expect(await names()).toContain('Ferries');
    expect(await floor.call('PATCH', path, [{ id: 'nowhere', joined: true }])).toMatchObject({ status: 404 });
    expect(await floor.call('GET', '/api/v2/routing/queues/me')).toMatchObject({ status: 400 });
  });

  it('alert only agents who are joined', async () => {
    await setPresence(floor, 'On Queue');
    await floor.call('PATCH', `${floor.agent.selfUri}/queues/${floor.queue.id}`, { joined: false });
    await ring(floor);
    expect(await floor.asAgent('GET', '/api/v2/conversations/calls')).toMatchObject({ body: { total: 0 } });
    await floor.call('PATCH', `${floor.agent.selfUri}/queues/${floor.queue.id}`, { joined: true });
    expect(await floor.asAgent('GET', '/api/v2/conversations/calls')).toMatchObject({ body: { total: 1 } });
  });
});

it('estimates a longer wait with each waiting interaction', async () => {
  const seconds = async (): Promise<number> => {
    const path = `${floor.queue.selfUri}/estimatedwaittime`;
    return (await floor.call<EstimatedWaitTimePredictions>('GET', path)).body.results[0]!.estimatedWaitTimeSeconds;
  };
  const alone = await seconds();
  await ring(floor);
  expect(await seconds()).toBe(alone * 2);
  await setPresence(floor, 'On Queue');
  expect(await floor.call('GET', `${floor.queue.selfUri}/mediatypes/email/estimatedwaittime`)).toMatchObject({
    body: { results: [{ intent: 'EMAIL' }] },
  });
});
