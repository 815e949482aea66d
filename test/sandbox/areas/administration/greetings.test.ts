import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, Named } from '../../support.js';
import { NOBODY, openOffice, refusal } from './support.js';
import type { Office } from './support.js';

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
const make = async (path = mine) => (await office.call<Named>('POST', path, greeting())).body;

describe('A greeting', () => {
  it('is its owner’s, whatever is said of that later', async () => {
    const made = await make();
    expect((await office.call<Listing<Named>>('GET', mine)).body.entities).toMatchObject([{ id: made.id }]);
    const other = office.users.find(({ id }) => id !== office.me.id)!;
    const { body } = await office.call('PUT', `${GREETINGS}/${made.id}`, greeting({ name: 'Hi', owner: { id: other.id } }));
    expect(body).toMatchObject({ name: 'Hi', ownerType: 'USER', owner: { id: office.me.id } });
    expect((await office.call<Listing<Named>>('GET', `/api/v2/users/${other.id}/greetings`)).body.entities).toEqual([]);
  });

  it.each(['USER', 'GROUP', 'ORGANIZATION'])('of a %s that is not there is refused', async (ownerType) => {
    const answer = await office.call('POST', GREETINGS, greeting({ ownerType, owner: { id: NOBODY } }));
    expect(refusal(answer)).toMatchObject({ status: 400, fields: ['owner'] });
  });
});

describe('The defaults', () => {
  const put = (id: string, type = 'VOICEMAIL', path = mine) =>
    office.call('PUT', `${path}/defaults`, { greetings: { [type]: greeting({ id, type }) } });

  it('name greetings of their owner by type, until these are gone', async () => {
    const { id } = await make();
    expect((await put(id)).body).toMatchObject({ ownerType: 'USER', greetings: { VOICEMAIL: { id, name: 'Hello' } } });
    await office.call('DELETE', `${GREETINGS}/${id}`);
    expect((await office.call('GET', `${mine}/defaults`)).body).toMatchObject({ greetings: {} });
  });

  it('name none of another type, and none of somebody else', async () => {
    const { id } = await make();
    expect(refusal(await put(id, 'STATION'))).toMatchObject({ status: 400, fields: ['greetings.STATION'] });
    expect(refusal(await put(id, 'VOICEMAIL', GREETINGS))).toMatchObject({ status: 400, fields: ['greetings.VOICEMAIL'] });
  });
});

describe('A password', () => {
  const path = '/api/v2/users/me/password';

  it('is set by an administrator, and changed by whoever says the old one', async () => {
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

  it('has eight characters at least, and belongs to somebody', async () => {
    const set = (id: string, newPassword: string) => office.call('POST', `/api/v2/users/${id}/password`, { newPassword });
    expect(refusal(await set(office.me.id, 'puffins'))).toMatchObject({ status: 400, fields: ['newPassword'] });
    expect((await set(NOBODY, 'kittiwake 1')).status).toBe(404);
  });
});
