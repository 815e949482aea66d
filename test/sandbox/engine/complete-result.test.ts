import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith } from '../support.js';
import type { Call, NamedEntity } from '../support.js';

const ARCHITECT = '/api/v2/architect';

interface Group extends NamedEntity {
  openSchedules: object[];
}

let sandbox: Sandbox;
let call: Call;
let schedule: NamedEntity;

beforeEach(async () => {
  sandbox = createSandbox({ rateLimit: false });
  call = callWith(sandbox, sandbox.issueAccessToken());
  const times = { start: '2026-05-04T08:00:00.000', end: '2026-05-04T17:00:00.000', rrule: 'FREQ=DAILY' };
  schedule = (await call<NamedEntity>('POST', `${ARCHITECT}/schedules`, { name: 'Days', ...times })).body;
});

const group = async (body: object): Promise<Group> =>
  (await call<Group>('POST', `${ARCHITECT}/schedulegroups`, { name: 'Desk', ...body })).body;
const rename = async (): Promise<unknown> =>
  await call('PUT', `${ARCHITECT}/schedules/${schedule.id}`, { ...schedule, name: 'Weekdays' });

describe('A reference by ID', () => {
  it('is read with the name and address of the entity', async () => {
    const expected = [{ id: schedule.id, name: 'Days', selfUri: `${ARCHITECT}/schedules/${schedule.id}` }];
    const { id, openSchedules } = await group({ openSchedules: [{ id: schedule.id }] });
    expect(openSchedules).toEqual(expected);
    expect((await call<{ entities: Group[] }>('GET', `${ARCHITECT}/schedulegroups`)).body.entities[0]?.openSchedules).toEqual(
      expected,
    );
    const ivr = (await call('POST', `${ARCHITECT}/ivrs`, { name: 'Main', scheduleGroup: { id } })).body;
    expect(ivr).toMatchObject({ scheduleGroup: { id, name: 'Desk' } });
  });

  it('is read with the current name of the entity, even if the former one was sent', async () => {
    const { id } = await group({ openSchedules: [{ id: schedule.id }] });
    const read = async (): Promise<Group> => (await call<Group>('GET', `${ARCHITECT}/schedulegroups/${id}`)).body;
    await rename();
    const renamed = [{ id: schedule.id, name: 'Weekdays', selfUri: `${ARCHITECT}/schedules/${schedule.id}` }];
    expect((await read()).openSchedules).toEqual(renamed);
    await call('PUT', `${ARCHITECT}/schedulegroups/${id}`, { ...(await read()), openSchedules: [{ ...schedule, name: 'Days' }] });
    expect((await read()).openSchedules).toEqual(renamed);
  });
});
