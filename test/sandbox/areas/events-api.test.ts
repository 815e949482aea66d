import type { BatchEventResponse, RoutingConversationAttributesResponse, Station, UserStations } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../support.js';
import { NOW, openFloor, participant, ring, routingStatus, setPresence } from './support.js';
import type { Floor } from './support.js';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const eventDateTime = new Date(NOW).toISOString();

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

describe('Events from other systems', () => {
  it('set the presence of users for a source, and return the events that failed', async () => {
    const definitions = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/presencedefinitions')).body.entities;
    const meal = definitions.find(({ name }) => name === 'Meal')!;
    const event = {
      eventId: 'one',
      eventDateTime,
      userId: floor.agent.id,
      sourceId: 'MicrosoftTeams',
      presenceDefinitionId: meal.id,
      message: 'Soup',
    };
    const userPresenceEvents = [
      event,
      { ...event, eventId: 'two', userId: UNKNOWN_ID },
      { ...event, eventId: 'one', message: 'Fish' },
    ];
    const response = await floor.call<BatchEventResponse>('POST', '/api/v2/events/users/presence', { userPresenceEvents });
    expect(response).toMatchObject({
      status: 200,
      body: {
        errors: [
          { eventId: 'two', retryable: false },
          { eventId: 'one', message: 'The eventId stands in the batch twice' },
        ],
      },
    });
    expect((await floor.call('GET', `${floor.agent.selfUri}/presences/microsoftteams`)).body).toMatchObject({
      presenceDefinition: { id: meal.id },
      message: 'Soup',
      primary: false,
    });
  });

  it('set the routing status of users', async () => {
    const event = { eventId: 'one', eventDateTime, agentId: floor.agent.id, status: 'Communicating', sourceId: 'crm' };
    const path = '/api/v2/events/users/routingstatus';
    expect((await floor.call('POST', path, { userRoutingStatusEvents: [event] })).body).toEqual({ errors: [] });
    expect(await routingStatus(floor)).toBe('COMMUNICATING');
    await floor.call('POST', path, { userRoutingStatusEvents: [{ ...event, status: 'OffQueue' }] });
    expect(await routingStatus(floor)).toBe('OFF_QUEUE');
  });
});

describe('A conversation that waits', () => {
  it('can change its required skills, so that another agent matches', async () => {
    const skill = (await floor.call<NamedEntity>('POST', '/api/v2/routing/skills', { name: 'Ropes' })).body;
    const body = { callQueueId: floor.queue.id, phoneNumber: 'tel:+441632960001', routingSkillsIds: [skill.id] };
    const { id } = (await floor.call<NamedEntity>('POST', '/api/v2/conversations/calls', body)).body;
    await setPresence(floor, 'On Queue');
    await floor.call('GET', '/api/v2/conversations');
    expect(await participant(floor, id, 'agent')).toBeUndefined();
    const knots = (await floor.call<NamedEntity>('POST', '/api/v2/routing/skills', { name: 'Knots' })).body;
    await floor.call('POST', `${floor.agent.selfUri}/routingskills`, { id: knots.id, proficiency: 3 });
    const path = `/api/v2/routing/conversations/${id}`;
    const changed = await floor.call<RoutingConversationAttributesResponse>('PATCH', path, { skillIds: [knots.id], priority: 5 });
    expect(changed).toMatchObject({ status: 200, body: { priority: 5, skills: [{ id: knots.id, name: 'Knots' }] } });
    expect(await participant(floor, id, 'agent')).toMatchObject({ userId: floor.agent.id });
    expect((await floor.call('PATCH', path, { skillIds: [UNKNOWN_ID] })).status).toBe(404);
  });

  it('is in a queue', async () => {
    const id = await ring(floor);
    await floor.call('POST', `/api/v2/conversations/${id}/disconnect`);
    expect((await floor.call('PATCH', `/api/v2/routing/conversations/${id}`, { priority: 5 })).status).toBe(400);
  });
});

describe('The caller’s own station', () => {
  it('is associated and freed', async () => {
    const stations = (await floor.call<Listing<Station>>('GET', '/api/v2/stations')).body.entities;
    const station = stations.find(({ userId, webRtcUserId }) => userId === undefined && webRtcUserId === undefined);
    const readStation = async (): Promise<UserStations> =>
      (await floor.call<UserStations>('GET', `${floor.agent.selfUri}/station`)).body;
    const path = '/api/v2/users/stations/me/associatedstation';
    expect((await floor.asAgent('PUT', `${path}/${station!.id}`)).status).toBe(202);
    expect((await readStation()).associatedStation).toMatchObject({ id: station!.id });
    expect((await floor.asAgent('DELETE', path)).status).toBe(202);
    expect(await readStation()).not.toHaveProperty('associatedStation');
  });
});

describe('Custom attributes of a user', () => {
  it('are stored by schema, updated in part, and conform to it', async () => {
    const jsonSchema = {
      $schema: 'http://json-schema.org/draft-04/schema#',
      title: 'Berth',
      properties: { deck: { type: 'integer' }, side: { type: 'string' } },
    };
    const { body: schema } = await floor.call<NamedEntity>('POST', '/api/v2/users/customattributes/schemas', {
      name: 'Berth',
      jsonSchema,
    });
    const path = `${floor.agent.selfUri}/customattributes`;
    const customAttributes = { schemaId: schema.id, attributes: { deck: 2, side: 'port' } };
    expect((await floor.call('PATCH', path, customAttributes)).status).toBe(404);
    expect((await floor.call('PUT', path, customAttributes)).body).toMatchObject({
      id: schema.id,
      userId: floor.agent.id,
      attributes: customAttributes.attributes,
    });
    await floor.call('PATCH', path, { schemaId: schema.id, attributes: { deck: 3 } });
    expect((await floor.call('GET', `${path}/${schema.id}`)).body).toMatchObject({ attributes: { deck: 3, side: 'port' } });
    expect((await floor.call('GET', `${path}/bulk?schemaIds=${schema.id}`)).body).toMatchObject([{ attributes: { deck: 3 } }]);
    await floor.call('PUT', path, { schemaId: schema.id, attributes: { side: 'starboard' } });
    expect((await floor.call<{ attributes: object }>('GET', `${path}/${schema.id}`)).body.attributes).toEqual({
      side: 'starboard',
    });
    expect(await floor.call('PUT', path, { ...customAttributes, attributes: { deck: 'upper' } })).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'attributes.deck' }] },
    });
    expect((await floor.call('PUT', path, { ...customAttributes, schemaId: UNKNOWN_ID })).status).toBe(404);
    expect((await floor.call('DELETE', `${path}/${schema.id}`)).status).toBe(204);
    expect((await floor.call('GET', `${path}/${schema.id}`)).status).toBe(404);
  });
});
