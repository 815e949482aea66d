import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';

const TASKS = '/api/v2/taskmanagement';

interface Item extends NamedEntity {
  status: NamedEntity;
  dateStatusChanged: string;
  autoStatusTransitionDetail?: { nextStatus: NamedEntity; dateOfTransition: string };
}

let sandbox: Sandbox;
let call: Call;
let typeId: string;
let statuses: string;

beforeEach(async () => {
  sandbox = createSandbox({ rateLimit: false, now: () => Date.parse('2026-05-04T10:00:00Z') });
  call = callWith(sandbox, sandbox.issueAccessToken(sandbox.users[0]!.id));
  const { id: defaultWorkbinId } = (await call<NamedEntity>('POST', `${TASKS}/workbins`, { name: 'Refunds' })).body;
  typeId = (await call<NamedEntity>('POST', `${TASKS}/worktypes`, { name: 'Refund', defaultWorkbinId })).body.id;
  statuses = `${TASKS}/worktypes/${typeId}/statuses`;
});

const status = async (name: string, body: object = {}): Promise<string> =>
  (await call<NamedEntity>('POST', statuses, { name, category: 'InProgress', ...body })).body.id;
const add = async (body: object): Promise<Item> =>
  (await call<Item>('POST', `${TASKS}/workitems`, { name: 'One', typeId, ...body })).body;
const read = async (id: string): Promise<Item> => (await call<Item>('GET', `${TASKS}/workitems/${id}`)).body;

describe('A work item with an automatic status transition', () => {
  let last: string;
  let first: string;

  beforeEach(async () => {
    last = await status('Paid', { category: 'Closed' });
    const middle = await status('Checked', { defaultDestinationStatusId: last, statusTransitionDelaySeconds: 60 });
    first = await status('New', { defaultDestinationStatusId: middle, statusTransitionDelaySeconds: 3600 });
  });

  it('has the time of the transition, and changes its status then, several times in a row', async () => {
    const { id, autoStatusTransitionDetail } = await add({ statusId: first });
    expect(autoStatusTransitionDetail).toMatchObject({
      nextStatus: { name: 'Checked' },
      dateOfTransition: '2026-05-04T11:00:00.000Z',
    });
    sandbox.clock.advance(3_599_000);
    expect((await read(id)).status.name).toBe('New');
    sandbox.restore(sandbox.snapshot());
    sandbox.clock.advance(2 * 3_600_000);
    const moved = await read(id);
    expect(moved).toMatchObject({ status: { name: 'Paid' }, statusCategory: 'Closed', dateClosed: '2026-05-04T11:01:00.000Z' });
    expect(moved).not.toHaveProperty('autoStatusTransitionDetail');
    const versions = (await call<Listing<Item>>('GET', `${TASKS}/workitems/${id}/versions`)).body.entities;
    expect(versions.map((version) => [version.status.name, version.dateStatusChanged])).toEqual([
      ['New', '2026-05-04T10:00:00.000Z'],
      ['Checked', '2026-05-04T11:00:00.000Z'],
      ['Paid', '2026-05-04T11:01:00.000Z'],
    ]);
  });

  it('can change its status at a time of day', async () => {
    await call('PATCH', `${statuses}/${first}`, { statusTransitionTime: '09:30:00' });
    expect((await add({ statusId: first })).autoStatusTransitionDetail?.dateOfTransition).toBe('2026-05-05T09:30:00.000Z');
  });

  it('keeps its status if transitions are disabled, or after its termination', async () => {
    const { id: still } = await add({ statusId: first, autoStatusTransition: false });
    const { id: ended } = await add({ statusId: first });
    await call('POST', `${TASKS}/workitems/${ended}/terminate`, { statusId: first });
    const { id: paused } = await add({ statusId: first });
    await call('PATCH', `${TASKS}/workitems/${paused}`, { autoStatusTransition: false });
    sandbox.clock.advance(7_200_000);
    for (const id of [still, ended, paused]) {
      expect((await read(id)).status.name).toBe('New');
      expect(await read(id)).not.toHaveProperty('autoStatusTransitionDetail');
    }
    await call('PATCH', `${TASKS}/workitems/${paused}`, { autoStatusTransition: true });
    expect((await read(paused)).status.name).toBe('Paid');
  });

  it('keeps its status if the next one has been deleted', async () => {
    const { id } = await add({ statusId: first });
    const { body } = await call<Item>('GET', `${TASKS}/workitems/${id}`);
    await call('DELETE', `${statuses}/${body.autoStatusTransitionDetail!.nextStatus.id}`);
    sandbox.clock.advance(7_200_000);
    expect((await read(id)).status.name).toBe('New');
  });
});

it.each([
  ['to a status of another type', { destinationStatusIds: ['00000000-0000-4000-8000-000000000000'] }, 'destinationStatusIds'],
  [
    'automatic to a status of another type',
    { defaultDestinationStatusId: '00000000-0000-4000-8000-000000000000' },
    'defaultDestinationStatusId',
  ],
  ['at an invalid time', { statusTransitionTime: 'noon' }, 'statusTransitionTime'],
])('rejects a status whose transition is %s', async (_, body, fieldName) => {
  const refusal = { status: 400, body: { details: [{ errorCode: 'invalid.value', fieldName }] } };
  expect(await call('POST', statuses, { name: 'New', category: 'Open', ...body })).toMatchObject(refusal);
  expect(await call('PATCH', `${statuses}/${await status('Old')}`, body)).toMatchObject(refusal);
});

it('requires a delay for an automatic transition', async () => {
  const refusal = { status: 400, body: { details: [{ fieldName: 'statusTransitionDelaySeconds' }] } };
  const body = { defaultDestinationStatusId: await status('Paid') };
  expect(await call('POST', statuses, { name: 'New', category: 'Open', ...body })).toMatchObject(refusal);
  const id = await status('Old', { ...body, statusTransitionDelaySeconds: 5 });
  expect(await call('PATCH', `${statuses}/${id}`, { ...body, description: 'Of old' })).toMatchObject({ status: 200 });
});
