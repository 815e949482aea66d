import { beforeEach, describe, expect, it } from 'vitest';
import type { Celebration, Recognition } from 'contact-centre-client';
import type { Listing, NamedEntity } from '../../support.js';
import { NOBODY, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';
import { openFloor } from '../support.js';

const CELEBRATIONS = '/api/v2/employeeengagement/celebrations';
const RECOGNITIONS = '/api/v2/employeeengagement/recognitions';

let office: Office;
let recognition: NamedEntity;
const thanks = (recipientId: string) => ({ recipientId, type: 'ThankYou', title: 'For the storm', note: 'All got home' });
const celebrations = async () => (await office.call<Listing<Celebration>>('GET', CELEBRATIONS)).body.entities;

beforeEach(async () => {
  office = await openOffice();
  recognition = (await office.other<NamedEntity>('POST', RECOGNITIONS, thanks(office.me.id))).body;
});

describe('A celebration', () => {
  it('comes from a colleague, and only its recipient sees it', async () => {
    const [celebration, ...more] = await celebrations();
    expect(more).toStrictEqual([]);
    expect(celebration).toMatchObject({ type: 'Recognition', title: 'For the storm', recipient: { id: office.me.id } });
    expect(celebration!.sourceEntity).toMatchObject({ id: recognition.id, type: 'ThankYou' });
    expect((await office.other<Listing<Celebration>>('GET', CELEBRATIONS)).body.entities).toStrictEqual([]);
  });

  it('sets the display date of its recognition when it is displayed', async () => {
    const { id } = (await celebrations())[0]!;
    const displayed = async () => (await office.call<Recognition>('GET', `${RECOGNITIONS}/${recognition.id}`)).body.dateDisplayed;
    expect(await displayed()).toBeUndefined();
    expect((await office.call('PATCH', `${CELEBRATIONS}/${id}`, { state: 'Displayed' })).status).toBe(204);
    expect(await displayed()).toBe('2026-03-10T12:30:00.000Z');
    expect(refusal(await office.call('PATCH', `${CELEBRATIONS}/${id}`, { state: 'Hidden' }))).toMatchObject({ status: 400 });
  });

  it('is marked and dismissed only by its recipient', async () => {
    const { id } = (await celebrations())[0]!;
    for (const verb of ['PATCH', 'DELETE'])
      expect((await office.other(verb, `${CELEBRATIONS}/${id}`, { state: 'Displayed' })).status, verb).toBe(404);
    expect((await office.call('DELETE', `${CELEBRATIONS}/${id}`)).status).toBe(204);
    expect(await celebrations()).toStrictEqual([]);
    expect((await office.call('PATCH', `${CELEBRATIONS}/${id}`, { state: 'Displayed' })).status).toBe(404);
  });

  it('cannot be marked by other users, or without the permission', async () => {
    expect((await office.call('PATCH', `${CELEBRATIONS}/${NOBODY}`, { state: 'Displayed' })).status).toBe(404);
    const { asAgent } = await openFloor();
    expect((await asAgent('PATCH', `${CELEBRATIONS}/${NOBODY}`, { state: 'Displayed' })).status).toBe(403);
  });
});
