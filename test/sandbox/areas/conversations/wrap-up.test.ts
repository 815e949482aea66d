import type { AssignedWrapupCode, Participant } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../support.js';
import { answer, openFloor, participant, ring, routingStatus, setPresence } from '../support.js';
import type { Floor } from '../support.js';

let floor: Floor;
let id: string;
let path: string;

/** Answers a call of a queue with the given after-call work settings. */
async function talk(acwSettings: object): Promise<void> {
  await floor.call('PUT', floor.queue.selfUri, { name: 'Ferries', acwSettings });
  await setPresence(floor, 'On Queue');
  id = await ring(floor);
  const { id: participantId = '' } = await answer(floor, id);
  path = `/api/v2/conversations/calls/${id}/participants/${participantId}`;
}
const hangUp = async () => await floor.asAgent('PATCH', path, { state: 'disconnected' });
const wrapUp = async (wrapup: object) => await floor.asAgent('PATCH', path, { wrapup });
const agent = async (): Promise<Participant> => await participant(floor, id, 'agent');
const assigned = async (query = '') => (await floor.asAgent<AssignedWrapupCode>('GET', `${path}/wrapup${query}`)).body;

beforeEach(async () => {
  floor = await openFloor();
});

describe('wrap-up codes', () => {
  beforeEach(async () => {
    await talk({ wrapupPrompt: 'MANDATORY' });
  });

  it('are those of the queue', async () => {
    const { body } = await floor.asAgent<NamedEntity[]>('GET', `${path}/wrapupcodes`);
    expect(body.map((code) => code.id)).toEqual(floor.codes.map((code) => code.id));
  });

  it('that the queue does not have are rejected without changes', async () => {
    const { entities } = (await floor.call<{ entities: NamedEntity[] }>('GET', '/api/v2/routing/wrapupcodes')).body;
    const foreign = entities.find((code) => !floor.codes.some((floorCode) => floorCode.id === code.id))!;
    await hangUp();
    for (const code of [foreign.id, 'done']) {
      expect(await wrapUp({ code })).toMatchObject({
        status: 400,
        body: { message: 'The queue has no wrap-up code with this id', details: [{ fieldName: 'wrapup.code' }] },
      });
    }
    expect(await agent()).not.toHaveProperty('wrapup');
    expect(await routingStatus(floor)).toBe('INTERACTING');
  });

  it('are stored with notes, tags and the duration', async () => {
    await hangUp();
    floor.sandbox.clock.advance(12_000);
    await wrapUp({ code: floor.codes[0]!.id, notes: 'By sea', tags: ['ferry'] });
    expect(await assigned()).toEqual({
      code: floor.codes[0]!.id,
      notes: 'By sea',
      tags: ['ferry'],
      durationSeconds: 12,
      endTime: '2026-03-10T12:30:12.000Z',
    });
  });

  it('that are provisional do not end the work, and are returned on request', async () => {
    await hangUp();
    await wrapUp({ code: floor.codes[0]!.id, provisional: true });
    expect(await routingStatus(floor)).toBe('INTERACTING');
    expect(await assigned()).toEqual({});
    expect(await assigned('?provisional=true')).toMatchObject({ code: floor.codes[0]!.id });
    await wrapUp({ code: floor.codes[1]!.id });
    expect(await assigned()).toMatchObject({ code: floor.codes[1]!.id });
    expect(await routingStatus(floor)).toBe('IDLE');
  });

  it('that are set during the conversation skip the after-call work', async () => {
    await wrapUp({ code: floor.codes[0]!.id });
    await hangUp();
    expect(await agent()).not.toHaveProperty('startAcwTime');
    expect(await routingStatus(floor)).toBe('IDLE');
  });

  it('are for agents, not for customers', async () => {
    const customer = await participant(floor, id, 'customer');
    const other = `/api/v2/conversations/calls/${id}/participants/${customer.id!}`;
    expect(await floor.asAgent('PATCH', other, { wrapup: { code: floor.codes[0]!.id } })).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'wrapup' }] },
    });
  });
});

describe('after-call work', () => {
  it('that is mandatory lasts until it is done', async () => {
    await talk({ wrapupPrompt: 'MANDATORY' });
    await hangUp();
    floor.sandbox.clock.advance(3_600_000);
    expect(await agent()).toMatchObject({ wrapupPrompt: 'mandatory', wrapupRequired: true });
    expect(await agent()).not.toHaveProperty('endAcwTime');
    expect(await agent()).not.toHaveProperty('wrapupTimeoutMs');
    expect(await routingStatus(floor)).toBe('INTERACTING');
  });

  it('that is optional makes the agent available at once, and still accepts a code', async () => {
    await talk({ wrapupPrompt: 'OPTIONAL' });
    await hangUp();
    expect(await agent()).toMatchObject({ wrapupPrompt: 'optional', wrapupRequired: false });
    expect(await routingStatus(floor)).toBe('IDLE');
    expect(await wrapUp({ code: floor.codes[0]!.id })).toMatchObject({ status: 202 });
    expect(await assigned()).toMatchObject({ code: floor.codes[0]!.id });
  });

  it('with a timeout ends by itself, with a code that says so', async () => {
    await talk({ wrapupPrompt: 'MANDATORY_TIMEOUT', timeoutMs: 45_000 });
    await hangUp();
    expect(await agent()).toMatchObject({ wrapupPrompt: 'timeout', wrapupTimeoutMs: 45_000 });
    floor.sandbox.clock.advance(45_000);
    expect((await agent()).wrapup).toMatchObject({ code: 'ININ-WRAP-UP-TIMEOUT' });
    expect(await routingStatus(floor)).toBe('IDLE');
  });

  it('with a timeout ends earlier with a code', async () => {
    await talk({ wrapupPrompt: 'MANDATORY_TIMEOUT', timeoutMs: 45_000 });
    await hangUp();
    await wrapUp({ code: floor.codes[0]!.id });
    expect(await routingStatus(floor)).toBe('IDLE');
  });

  it('with a timeout keeps the provisional code', async () => {
    await talk({ wrapupPrompt: 'MANDATORY_TIMEOUT', timeoutMs: 45_000 });
    await hangUp();
    await wrapUp({ code: floor.codes[0]!.id, provisional: true });
    floor.sandbox.clock.advance(45_000);
    expect(await routingStatus(floor)).toBe('IDLE');
    expect(await assigned()).toMatchObject({ code: floor.codes[0]!.id });
  });

  it('with a forced timeout always lasts until then', async () => {
    await talk({ wrapupPrompt: 'MANDATORY_FORCED_TIMEOUT', timeoutMs: 45_000 });
    await wrapUp({ code: floor.codes[0]!.id });
    await hangUp();
    await wrapUp({ code: floor.codes[1]!.id });
    expect(await agent()).toMatchObject({ wrapupPrompt: 'forcedTimeout' });
    expect(await routingStatus(floor)).toBe('INTERACTING');
    floor.sandbox.clock.advance(45_000);
    expect(await routingStatus(floor)).toBe('IDLE');
    expect(await assigned()).toMatchObject({ code: floor.codes[1]!.id });
  });

  it('can be skipped', async () => {
    await talk({ wrapupPrompt: 'MANDATORY' });
    await hangUp();
    await floor.asAgent('PATCH', path, { wrapupSkipped: true });
    expect(await agent()).toMatchObject({ wrapupSkipped: true, endAcwTime: '2026-03-10T12:30:00.000Z' });
    expect(await routingStatus(floor)).toBe('IDLE');
  });
});
