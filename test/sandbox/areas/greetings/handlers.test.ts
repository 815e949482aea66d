import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

const GREETINGS = '/api/v2/greetings';

let office: Office;
let mine: string;
beforeEach(async () => {
  office = await openOffice();
  mine = `/api/v2/users/${office.me.id}/greetings`;
});

const greeting = (more: object = {}) => ({
  name: 'Hello',
  type: 'VOICEMAIL',
  ownerType: 'USER',
  owner: { id: office.me.id },
  audioTTS: 'Hello',
  ...more,
});
const make = async (path = mine) => (await office.call<NamedEntity>('POST', path, greeting())).body;

describe('A greeting', () => {
  it('keeps its owner', async () => {
    const response = await make();
    expect((await office.call<Listing<NamedEntity>>('GET', mine)).body.entities).toMatchObject([{ id: response.id }]);
    const other = office.users.find(({ id }) => id !== office.me.id)!;
    const { body } = await office.call('PUT', `${GREETINGS}/${response.id}`, greeting({ name: 'Hi', owner: { id: other.id } }));
    expect(body).toMatchObject({ name: 'Hi', ownerType: 'USER', owner: { id: office.me.id } });
    expect((await office.call<Listing<NamedEntity>>('GET', `/api/v2/users/${other.id}/greetings`)).body.entities).toEqual([]);
  });

  it.each(['USER', 'GROUP', 'ORGANIZATION'])('of an unknown %s is rejected', async (ownerType) => {
    const answer = await office.call('POST', GREETINGS, greeting({ ownerType, owner: { id: UNKNOWN_ID } }));
    expect(refusal(answer)).toMatchObject({ status: 400, fields: ['owner'] });
  });
});

describe('The defaults', () => {
  const put = (id: string, type = 'VOICEMAIL', path = mine) =>
    office.call('PUT', `${path}/defaults`, { greetings: { [type]: greeting({ id, type }) } });

  it('refer to greetings of their owner by type, until these are deleted', async () => {
    const { id } = await make();
    expect((await put(id)).body).toMatchObject({ ownerType: 'USER', greetings: { VOICEMAIL: { id, name: 'Hello' } } });
    await office.call('DELETE', `${GREETINGS}/${id}`);
    expect((await office.call('GET', `${mine}/defaults`)).body).toMatchObject({ greetings: {} });
  });

  it('cannot be greetings of another type or of another owner', async () => {
    const { id } = await make();
    expect(refusal(await put(id, 'STATION'))).toMatchObject({ status: 400, fields: ['greetings.STATION'] });
    expect(refusal(await put(id, 'VOICEMAIL', GREETINGS))).toMatchObject({ status: 400, fields: ['greetings.VOICEMAIL'] });
  });
});

describe('A password', () => {
  const path = '/api/v2/users/me/password';

  it('is set by an administrator, and changed by a user who provides the old one', async () => {
    expect((await office.call('POST', `/api/v2/users/${office.me.id}/password`, { newPassword: 'kittiwake 1' })).status).toBe(
      204,
    );
    const change = (oldPassword: string, newPassword: string) => office.call('POST', path, { oldPassword, newPassword });
    expect(refusal(await change('kittiwake 2', 'kittiwake 3'))).toMatchObject({ status: 400, fields: ['oldPassword'] });
    expect(refusal(await change('kittiwake 1', 'kittiwake 1'))).toMatchObject({ status: 400, fields: ['newPassword'] });
    expect((await change('kittiwake 1', 'kittiwake 3')).status).toBe(204);
    expect(refusal(await change('kittiwake 1', 'kittiwake 4'))).toMatchObject({ fields: ['oldPassword'] });
    expect(JSON.stringify(office.sandbox.snapshot())).not.toContain('kittiwake');
  });

  it('has at least eight characters, and an existing user', async () => {
    const set = (id: string, newPassword: string) => office.call('POST', `/api/v2/users/${id}/password`, { newPassword });
    expect(refusal(await set(office.me.id, 'puffins'))).toMatchObject({ status: 400, fields: ['newPassword'] });
    expect((await set(UNKNOWN_ID, 'kittiwake 1')).status).toBe(404);
  });
});
