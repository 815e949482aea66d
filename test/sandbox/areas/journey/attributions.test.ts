import { beforeEach, describe, expect, it } from 'vitest';
import type {
  GetExternalEventsResponse,
  JourneyEventDefinition,
  OutcomeAttributionJobStateResponse,
  OutcomeAttributionResponseListing,
} from 'contact-centre-client';
import type { Listing, NamedEntity } from '../../support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

describe('Outcome attributions', () => {
  const JOBS = '/api/v2/journey/outcomes/attributions/jobs';
  let outcomeId: string;
  beforeEach(async () => {
    const body = { displayName: 'Booked', isActive: true, isPositive: true, context: { patterns: [] } };
    outcomeId = (await floor.call<NamedEntity>('POST', '/api/v2/journey/outcomes', body)).body.id;
  });
  const entry = (more: object = {}, agentId = floor.agent.id) => ({
    outcomeId,
    associatedValue: 40,
    createdDate: '2026-03-10T10:00:00.000Z',
    touchpoints: [{ agentId, associatedValue: 40 }],
    ...more,
  });
  const run = async (body: object) => {
    const { id } = (await floor.call<NamedEntity>('POST', JOBS, body)).body;
    expect((await floor.call<OutcomeAttributionJobStateResponse>('GET', `${JOBS}/${id}`)).body.state).toBe('Running');
    expect((await floor.call('GET', `${JOBS}/${id}/results`)).status).toBe(400);
    floor.sandbox.clock.advance(60_000);
    const { body: job } = await floor.call<OutcomeAttributionJobStateResponse>('GET', `${JOBS}/${id}`);
    return { job, entities: (await floor.call<OutcomeAttributionResponseListing>('GET', job.resultsUri!)).body.entities };
  };

  it('are validated one by one, each with its error', async () => {
    const { job, entities } = await run({ entities: [entry(), entry({ outcomeId: UNKNOWN_ID }), entry({}, UNKNOWN_ID)] });
    expect(job.state).toBe('CompletedWithErrors');
    expect(entities.map(({ index, state }) => [index, state])).toStrictEqual([
      [0, 'Completed'],
      [1, 'Invalid'],
      [2, 'Invalid'],
    ]);
    expect(entities[1]!.message).toContain(UNKNOWN_ID);
    expect(entities[2]!.touchpoints).toMatchObject([{ agentId: UNKNOWN_ID, state: 'Invalid' }]);
    expect((await run({ entities: [entry()] })).job.state).toBe('Completed');
  });

  it('fail if too many are invalid', async () => {
    const entities = [entry(), entry({ externalContactId: UNKNOWN_ID })];
    expect((await run({ entities, percentFailedThreshold: 50 })).job).toMatchObject({
      state: 'Failed',
      percentFailedThreshold: 50,
    });
    expect((await run({ entities, percentFailedThreshold: 51 })).job.state).toBe('CompletedWithErrors');
    for (const path of ['', '/results']) expect((await floor.call('GET', `${JOBS}/${UNKNOWN_ID}${path}`)).status).toBe(404);
    expect((await floor.asAgent('POST', JOBS, { entities })).status).toBe(403);
  });
});

describe('An external event', () => {
  const DRAFT = 'http://json-schema.org/draft-04/schema#';
  const DEFINITIONS = '/api/v2/journey/views/eventdefinitions';
  it('is available to journey views once it is activated', async () => {
    const schema = { title: 'parcelSent', description: 'A parcel is on its way', $schema: DRAFT, properties: {} };
    const { id } = (await floor.call<NamedEntity>('POST', '/api/v2/journey/externalevents/schemas', schema)).body;
    const path = `${DEFINITIONS}/${id}`;
    const statuses = async () =>
      (await floor.call<GetExternalEventsResponse>('GET', `${DEFINITIONS}/external`)).body.entities.map(
        (each) => each.activationStatus,
      );
    expect(await statuses()).toStrictEqual(['Deactivated']);
    const body = { displayName: 'Parcel', rank: 3 };
    expect((await floor.call('GET', path)).status).toBe(404);
    expect((await floor.call('PUT', path, body)).status).toBe(404);
    expect((await floor.call('PUT', `${path}/activate`, body)).body).toStrictEqual({
      schemaId: id,
      eventName: 'parcelSent',
      displayName: 'Parcel',
      rank: 3,
      activationStatus: 'Activated',
    });
    expect(await statuses()).toStrictEqual(['Activated']);
    const shown = { id, name: 'parcelSent', source: 'External', displayName: 'Parcel', rank: 3, description: schema.description };
    expect((await floor.call<JourneyEventDefinition>('GET', path)).body).toMatchObject(shown);
    await floor.call('PUT', path, { displayName: 'Package', rank: 1 });
    expect((await floor.call<Listing<JourneyEventDefinition>>('GET', DEFINITIONS)).body.entities).toMatchObject([
      { id, displayName: 'Package', rank: 1 },
    ]);
    expect((await floor.call('PUT', `${DEFINITIONS}/${UNKNOWN_ID}/activate`, body)).status).toBe(404);
    expect((await floor.asAgent('PUT', `${path}/activate`, body)).status).toBe(403);
  });
});

describe('Flow paths', () => {
  it('of existing flows are empty, because the sandbox runs no flows', async () => {
    const path = '/api/v2/journey/flows/paths/query';
    const flow = (await floor.call<NamedEntity>('POST', '/api/v2/flows', { name: 'Menu', type: 'INBOUNDCALL' })).body;
    expect((await floor.call('POST', path, { category: 'All', flows: [{ id: flow.id }] })).body).toStrictEqual({
      category: 'All',
      elements: {},
    });
    expect((await floor.call('POST', path, { category: 'All', flows: [{ id: UNKNOWN_ID }] })).status).toBe(400);
    expect((await floor.asAgent('POST', path, { category: 'All', flows: [] })).status).toBe(403);
  });
});
