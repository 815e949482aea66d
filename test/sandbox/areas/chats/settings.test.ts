import { beforeEach, describe, expect, it } from 'vitest';
import { openOffice } from '../office.js';
import type { Office } from '../office.js';

const path = '/api/v2/chats/users/me/settings';
const mobile = { notifications: { when: 'OnlyWhenInactive' } };

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

describe('Chat notification settings', () => {
  it('are separate for each user', async () => {
    expect((await office.call('PATCH', path, { muted: true, mobile })).body).toStrictEqual({ muted: true, mobile });
    expect((await office.call('GET', path)).body).toStrictEqual({ muted: true, mobile });
    expect((await office.other('GET', path)).body).not.toHaveProperty('muted');
  });

  it('are set without those for mobile devices, and reset', async () => {
    await office.call('PATCH', path, { mobile });
    expect((await office.call('POST', path, { muted: true, mentionsOnly: true })).status).toBe(204);
    expect((await office.call('GET', path)).body).toStrictEqual({ muted: true, mentionsOnly: true, mobile });
    expect((await office.call('DELETE', path)).status).toBe(204);
    expect((await office.call('GET', path)).body).not.toHaveProperty('muted');
    expect((await office.call('POST', path, {})).status).toBe(400);
  });

  it('include those for mobile devices that administrators set by user id', async () => {
    await office.call('PATCH', path, { muted: true, mobile: { notifications: { when: 'Always' } } });
    await office.other('PATCH', `/api/v2/chats/users/${office.me.id}/settings`, { mobile });
    expect((await office.call('GET', path)).body).toStrictEqual({ muted: true, mobile });
    expect((await office.other('GET', `/api/v2/chats/users/${office.me.id}/settings`)).body).toStrictEqual({ mobile });
  });
});
