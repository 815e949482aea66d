import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '../../support.js';
import { UNKNOWN_ID, openOffice, readBy } from '../office.js';
import type { Office } from '../office.js';

const BROWSER = '/api/v2/diagnostics/logcapture/browser';

let office: Office;
const { send, refused } = readBy(() => office);
beforeEach(async () => {
  office = await openOffice();
});

const captured = async (query = ''): Promise<string[]> =>
  (await send<Listing<{ id: string }>>('GET', `${BROWSER}/users${query}`)).entities.map(({ id }) => id);

describe('The capture of browser logs', () => {
  it('begins with the call, and is listed until it ends', async () => {
    const { id } = office.users[1]!;
    const dateExpired = '2026-03-10T13:30:00.000Z';
    const capture = {
      id,
      dateStarted: '2026-03-10T12:30:00.000Z',
      dateExpired,
      captureMethod: 'OnDemand',
      selfUri: `${BROWSER}/users/${id}`,
    };
    expect(await send('POST', `${BROWSER}/users/${id}`, { dateExpired })).toStrictEqual(capture);
    expect(await send('GET', `${BROWSER}/users/${id}`)).toMatchObject({ id, dateExpired });
    expect(await captured()).toStrictEqual([id]);
    office.sandbox.clock.advance(3_600_000);
    expect(await captured()).toStrictEqual([]);
    expect(await captured('?includeExpired=true')).toStrictEqual([id]);
    expect((await office.call('DELETE', `${BROWSER}/users/${id}`)).status).toBe(204);
    expect(await captured('?includeExpired=true')).toStrictEqual([]);
  });

  it('must end after it begins, and requires an existing user', async () => {
    const path = `${BROWSER}/users/${office.users[1]!.id}`;
    const wrong = { status: 400, code: 'bad.request', fields: ['dateExpired'] };
    expect(await refused('POST', path, { dateExpired: '2026-03-10T12:00:00Z' })).toStrictEqual(wrong);
    const planned = { dateStarted: '2026-03-12T08:00:00Z', dateExpired: '2026-03-11T08:00:00Z', captureMethod: 'Scheduled' };
    expect(await refused('POST', path, planned)).toStrictEqual(wrong);
    expect(await captured('?includeExpired=true')).toStrictEqual([]);
    const dateExpired = '2026-03-11T08:00:00Z';
    expect((await refused('POST', `${BROWSER}/users/${UNKNOWN_ID}`, { dateExpired })).status).toBe(404);
  });

  it('has no entries, because no browser uploads any', async () => {
    const interval = '2026-03-10T00:00:00Z/2026-03-11T00:00:00Z';
    const query = { interval, userId: office.users[1]!.id };
    expect((await send<Listing<object>>('POST', `${BROWSER}/entries/query`, query)).entities).toStrictEqual([]);
    expect((await refused('POST', `${BROWSER}/entries/query`, { interval, userId: UNKNOWN_ID })).status).toBe(404);
  });
});
