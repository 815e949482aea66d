import type { JourneyView, JourneyViewChart, JourneyViewListing, JourneyViewScheduleListing } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signInUser } from '../../support.js';
import type { Call } from '../../support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';
import { UNKNOWN_ID } from '../office.js';

const VIEWS = '/api/v2/journey/views';

let floor: Floor;
let call: Call;
let userId: string;
beforeEach(async () => {
  floor = await openFloor();
  userId = floor.sandbox.users[0]!.id;
  call = callWith(floor.sandbox, (await signInUser(floor.sandbox, userId)).access_token);
});

const element = (id: string, ...next: string[]) => ({
  id,
  name: id,
  attributes: { type: 'Event', id: 'arrived', source: 'Architect' },
  followedBy: next.map((each) => ({ id: each })),
});
const view = async (more: object = {}): Promise<JourneyView> => {
  const response = await call<JourneyView>('POST', VIEWS, {
    name: 'Crossing',
    duration: 'P1D',
    elements: [element('a')],
    ...more,
  });
  expect(response.status, response.text).toBe(200);
  return response.body;
};
const names = async (path: string): Promise<(string | undefined)[]> =>
  (await call<JourneyViewListing>('GET', path)).body.entities.map(({ name }) => name);

describe('A journey view', () => {
  it('is its newest version, and keeps all versions', async () => {
    const { id = '', version, createdBy } = await view();
    expect([version, createdBy]).toMatchObject([1, { id: userId, emailAddress: floor.sandbox.users[0]!.email }]);
    const next = await call('POST', `${VIEWS}/${id}/versions`, { name: 'Return', elements: [element('b')] });
    expect(next.body).toMatchObject({ id, version: 2, name: 'Return', createdBy: { id: userId }, modifiedBy: { id: userId } });
    expect((await call('GET', `${VIEWS}/${id}`)).body).toMatchObject({ version: 2, name: 'Return' });
    expect((await call('GET', `${VIEWS}/${id}/versions/1`)).body).toMatchObject({
      version: 1,
      name: 'Crossing',
      duration: 'P1D',
    });
    expect(await names(VIEWS)).toEqual(['Return']);
    expect((await call('GET', `${VIEWS}/${id}/versions/3`)).status).toBe(404);
  });

  it('can be replaced in one of its versions', async () => {
    const { id = '' } = await view();
    await call('POST', `${VIEWS}/${id}/versions`, { name: 'Return', elements: [element('b')] });
    const first = { name: 'Outward', elements: [element('c')] };
    expect((await call('PUT', `${VIEWS}/${id}/versions/1`, first)).body).toMatchObject({ id, version: 1, ...first });
    expect((await call<JourneyView>('GET', `${VIEWS}/${id}/versions/1`)).body).not.toHaveProperty('duration');
    expect((await call('GET', `${VIEWS}/${id}`)).body).toMatchObject({ version: 2, name: 'Return' });
    await call('PUT', `${VIEWS}/${id}/versions/2`, { ...first, name: 'Back' });
    expect(await names(VIEWS)).toEqual(['Back']);
    expect((await call('PUT', `${VIEWS}/${id}/versions/3`, first)).status).toBe(404);
  });

  it('is deleted with its versions', async () => {
    const { id = '' } = await view();
    await call('DELETE', `${VIEWS}/${id}`);
    expect((await call('GET', `${VIEWS}/${id}`)).status).toBe(404);
    expect((await call('GET', `${VIEWS}/${id}/versions/1`)).status).toBe(404);
  });

  it('returns its charts, and in a list only on request', async () => {
    const chart = { name: 'Arrivals', metrics: [{ id: 'm', elementId: 'a', aggregate: 'EventCount' }] };
    const { id = '', charts = [] } = await view({ charts: [chart] });
    expect(charts).toMatchObject([{ ...chart, version: 1 }]);
    const path = `${VIEWS}/${id}/versions/1/charts/${charts[0]!.id}`;
    expect((await call<JourneyViewChart>('GET', path)).body).toMatchObject(chart);
    expect((await call('GET', `${path}/versions/1`)).status).toBe(200);
    expect((await call('GET', `${path}/versions/2`)).status).toBe(404);
    expect((await call('GET', `${VIEWS}/${id}/versions/1/charts/${UNKNOWN_ID}`)).status).toBe(404);
    const listed = async (query: string) => (await call<JourneyViewListing>('GET', `${VIEWS}${query}`)).body.entities[0]!.charts;
    expect([await listed(''), await listed('?expand=charts')]).toMatchObject([[], [chart]]);
  });

  it.each([
    ['an interval and a duration', 'duration', { interval: '2026-03-01T00:00:00Z/2026-03-02T00:00:00Z' }],
    ['a link to an unknown element', 'elements', { elements: [element('a', 'b')] }],
    ['a chart of an unknown element', 'charts', { charts: [{ metrics: [{ id: 'm', elementId: 'b' }] }] }],
  ])('with %s is rejected', async (_what, fieldName, more) => {
    const { id = '' } = await view();
    const body = { name: 'Crossing', duration: 'P1D', elements: [element('a')], ...more };
    for (const [verb, path] of [
      ['POST', VIEWS],
      ['POST', `${VIEWS}/${id}/versions`],
      ['PUT', `${VIEWS}/${id}/versions/1`],
    ] as const) {
      const answer = await call<{ details: unknown[] }>(verb, path, body);
      expect([answer.status, answer.body.details]).toMatchObject([400, [{ errorCode: 'invalid.value', fieldName }]]);
    }
  });
});

describe('The schedule of a journey view', () => {
  const body = (frequency: string) => ({ frequency, dateModified: '2026-03-01T00:00:00.000Z', user: { id: UNKNOWN_ID } });

  it('exists from its creation to its deletion', async () => {
    const path = `${VIEWS}/${(await view()).id}/schedules`;
    for (const [verb, sent] of [['GET'], ['DELETE'], ['PUT', body('Daily')]] as const)
      expect((await call(verb, path, sent)).status).toBe(404);
    expect((await call('POST', path, body('Daily'))).body).toMatchObject({ frequency: 'Daily', user: { id: userId } });
    expect((await call('POST', path, body('Daily'))).status).toBe(409);
    expect((await call('PUT', path, body('Weekly'))).body).toMatchObject({ frequency: 'Weekly' });
    expect((await call('GET', path)).body).toMatchObject({ frequency: 'Weekly', dateModified: '2026-03-10T12:30:00.000Z' });
    expect((await call('DELETE', path)).body).toMatchObject({ frequency: 'Weekly' });
    expect((await call('GET', path)).status).toBe(404);
  });

  it('is listed with those of other views, and deleted with its view', async () => {
    const one = await view();
    const other = await view();
    for (const { id } of [one, other]) await call('POST', `${VIEWS}/${id}/schedules`, body('Monthly'));
    const listed = async () =>
      (await call<JourneyViewScheduleListing>('GET', `${VIEWS}/schedules`)).body.entities.map(({ id }) => id);
    expect(await listed()).toEqual([one.id, other.id]);
    await call('DELETE', `${VIEWS}/${one.id}`);
    expect(await listed()).toEqual([other.id]);
  });
});

describe('An action template', () => {
  const TEMPLATES = '/api/v2/journey/actiontemplates';
  const body = (name: string) => ({ name, description: 'All', mediaType: 'webMessagingOffer', state: 'Active' });

  it('is marked as deleted, or removed by a hard delete', async () => {
    const one = (await call<{ id: string }>('POST', TEMPLATES, body('Offer'))).body.id;
    const other = (await call<{ id: string }>('POST', TEMPLATES, body('Chat'))).body.id;
    await call('DELETE', `${TEMPLATES}/${one}`);
    await call('DELETE', `${TEMPLATES}/${other}?hardDelete=true`);
    for (const id of [one, other]) expect((await call('GET', `${TEMPLATES}/${id}`)).status).toBe(404);
    expect(await names(TEMPLATES)).toEqual([]);
    expect(await names(`${TEMPLATES}?state=Deleted`)).toEqual(['Offer']);
  });
});
