import type { UserPresence } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { answer, openFloor, ring, routingStatus, setPresence } from '../support.js';
import type { Floor } from '../support.js';

let floor: Floor;
let meal: NamedEntity;
beforeEach(async () => {
  floor = await openFloor();
  const definitions = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/presencedefinitions')).body.entities;
  meal = definitions.find(({ name }) => name === 'Meal')!;
  await setPresence(floor, 'On Queue');
});

const path = (): string => `${floor.agent.selfUri}/presences/purecloud`;
const presence = async (): Promise<UserPresence> => (await floor.call<UserPresence>('GET', path())).body;
const plan = async () => await floor.call<UserPresence>('PATCH', path(), { futurePresenceDefinition: { id: meal.id } });

describe('A future presence', () => {
  it('is set when the interaction and its after-call work are finished', async () => {
    const id = await ring(floor);
    const { id: participantId, wrapupRequired } = await answer(floor, id);
    expect(wrapupRequired).toBe(true);
    expect((await plan()).body).toMatchObject({
      presenceDefinition: { systemPresence: 'On Queue' },
      futurePresenceDefinition: { id: meal.id, systemPresence: 'Meal' },
    });
    const party = `/api/v2/conversations/${id}/participants/${participantId!}`;
    await floor.asAgent('PATCH', party, { state: 'disconnected' });
    expect(await presence()).toMatchObject({ futurePresenceDefinition: { id: meal.id } });
    expect(await routingStatus(floor)).toBe('INTERACTING');
    await floor.asAgent('PATCH', party, { wrapup: { code: floor.codes[0]!.id } });
    expect(await presence()).toMatchObject({ presenceDefinition: { id: meal.id, systemPresence: 'Meal' } });
    expect(await presence()).not.toHaveProperty('futurePresenceDefinition');
    expect(await routingStatus(floor)).toBe('OFF_QUEUE');
  });

  it('is set at once for a user without interactions', async () => {
    expect((await plan()).body).toMatchObject({ presenceDefinition: { id: meal.id } });
    expect(await presence()).not.toHaveProperty('futurePresenceDefinition');
  });

  it('is discarded when another presence is set', async () => {
    await answer(floor, await ring(floor));
    await plan();
    await setPresence(floor, 'Available');
    expect(await presence()).not.toHaveProperty('futurePresenceDefinition');
  });

  it('must exist', async () => {
    const refused = await floor.call('PATCH', path(), { futurePresenceDefinition: { id: 'nowhere' } });
    expect(refused).toMatchObject({ status: 400, body: { details: [{ fieldName: 'futurePresenceDefinition.id' }] } });
  });
});
