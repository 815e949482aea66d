import type { OrganizationLinkResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';
import { UNKNOWN_ID } from '../office.js';

const LINKS = '/api/v2/telephony/organization/link';
const ASKING = 'c0ffee00-0000-4000-8000-000000000001';

let floor: Floor;
beforeEach(async () => {
  const link = { sourceOrganizationId: ASKING, targetOrganizationId: UNKNOWN_ID, status: 'ApprovalPending' };
  floor = await openFloor({ seed: { entities: { [LINKS]: [link] } } });
});

const statuses = async () => (await floor.call<OrganizationLinkResponse[]>('GET', LINKS)).body.map(({ status }) => status);

describe('A link with another organisation', () => {
  it.each([
    [true, 'Approved'],
    [false, 'Rejected'],
  ])('that the other organisation requested is decided: approval %s', async (approval, status) => {
    expect((await floor.call('PATCH', `${LINKS}/approve/${ASKING}`, { approval })).status).toBe(204);
    expect(await statuses()).toStrictEqual([status]);
  });

  it('that this organisation requests waits for the other, and can be requested once', async () => {
    const body = { targetOrganizationId: ASKING, targetRegion: 'eu-west-1' };
    const { body: organization } = await floor.call<{ id: string }>('GET', '/api/v2/organizations/me');
    const query = { ...body, sourceOrganizationId: organization.id, status: 'Pending' };
    expect((await floor.call('POST', LINKS, body)).body).toMatchObject(query);
    expect((await floor.call('POST', LINKS, body)).status).toBe(409);
    expect((await floor.call('PATCH', `${LINKS}/approve/${organization.id}`, { approval: true })).status).toBe(404);
    expect(await statuses()).toStrictEqual(['ApprovalPending', 'Pending']);
    expect((await floor.call('DELETE', `${LINKS}/${ASKING}`)).status).toBeLessThan(300);
    expect(await statuses()).toStrictEqual(['ApprovalPending']);
  });

  it('is not approved without a request, or without permission', async () => {
    expect((await floor.call('PATCH', `${LINKS}/approve/${UNKNOWN_ID}`, { approval: true })).status).toBe(404);
    expect((await floor.call('PATCH', `${LINKS}/approve/${ASKING}`, {})).status).toBe(400);
    expect((await floor.asAgent('PATCH', `${LINKS}/approve/${ASKING}`, { approval: true })).status).toBe(403);
    expect(await statuses()).toStrictEqual(['ApprovalPending']);
  });
});
