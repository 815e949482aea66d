import type { NumberRoutingListing } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';
import type { Listing } from '../../support.js';
import { UNKNOWN_ID, refusal } from '../office.js';

const LINKS = '/api/v2/telephony/organization/link';
const ROUTING = '/api/v2/telephony/numbers/routing';
const EDGES = '/api/v2/telephony/providers/edges';
const SISTER = 'c0ffee00-0000-4000-8000-000000000001';
const STRANGER = 'c0ffee00-0000-4000-8000-000000000002';
const FIRST = '+441632960001';
const SECOND = '+441632960002';
const THIRD = '+441632960003';

let floor: Floor;
let ownRouteId: string;
let ids: string[];
beforeEach(async () => {
  const regions = { sourceRegion: 'eu-west-2', targetRegion: 'eu-west-1' };
  floor = await openFloor({
    permissions: 'off',
    seed: {
      entities: {
        [LINKS]: [
          { ...regions, sourceOrganizationId: SISTER, targetOrganizationId: UNKNOWN_ID, status: 'Approved' },
          { ...regions, sourceOrganizationId: STRANGER, targetOrganizationId: UNKNOWN_ID, status: 'Rejected' },
        ],
      },
    },
  });
  ownRouteId = floor.sandbox.organisation.id;
  await floor.call('POST', `${EDGES}/didpools`, { name: '', startPhoneNumber: FIRST, endPhoneNumber: THIRD });
  const { entities } = (await floor.call<Listing<{ id: string }>>('GET', `${EDGES}/didpools/dids?type=ASSIGNED_AND_UNASSIGNED`))
    .body;
  ids = entities.map(({ id }) => id);
});

const listed = async (query = '') => (await floor.call<NumberRoutingListing>('GET', `${ROUTING}?${query}`)).body;
const numbers = async (query?: string) => (await listed(query)).entities.map(({ start }) => start);
const route = (numberId = ids[1], organizationId = SISTER, more: object = {}) =>
  floor.call('POST', ROUTING, [{ numberId, organizationId, ...more }]);

describe('The calls of a number', () => {
  it('are routed to a linked organisation, and back', async () => {
    expect(await listed('status=Normal')).toStrictEqual({
      entities: [FIRST, SECOND, THIRD].map((number) => ({ start: number, end: number })),
      selfUri: ROUTING,
    });
    expect(await route()).toMatchObject({ status: 202, text: '' });
    expect(await numbers('status=Redirected')).toEqual([SECOND]);
    expect(await numbers(`activeRoutingOrganizationId=${SISTER}`)).toEqual([SECOND]);
    expect(await numbers(`activeRoutingOrganizationId=${ownRouteId}`)).toEqual([FIRST, THIRD]);
    expect((await floor.call('POST', `${ROUTING}/reset`, { resetOrganizationId: ownRouteId })).status).toBe(202);
    expect(await numbers('status=Normal')).toEqual([FIRST, SECOND, THIRD]);
  });

  it('are routed there with those of all others', async () => {
    const all = { sourceOrganizationId: ownRouteId, switchOrganizationId: SISTER, targetRegion: 'eu-west-2' };
    expect((await floor.call('POST', `${ROUTING}/all`, all)).status).toBe(202);
    expect(await numbers('status=Redirected')).toEqual([FIRST, SECOND, THIRD]);
    const elsewhere = { ...all, sourceOrganizationId: SISTER };
    expect(refusal(await floor.call('POST', `${ROUTING}/all`, elsewhere))).toMatchObject({ fields: ['sourceOrganizationId'] });
    const stranger = { ...all, switchOrganizationId: STRANGER };
    expect(refusal(await floor.call('POST', `${ROUTING}/all`, stranger))).toMatchObject({ fields: ['switchOrganizationId'] });
  });

  it.each([
    ['a number without a pool', () => route(UNKNOWN_ID), 'numberId'],
    ['an organisation without an approved link', () => route(ids[0], STRANGER), 'organizationId'],
    ['a region other than that of the organisation', () => route(ids[0], SISTER, { targetRegion: 'eu-west-1' }), 'targetRegion'],
    [
      'a request with one unknown number',
      () =>
        floor.call('POST', ROUTING, [
          { numberId: ids[0], organizationId: SISTER },
          { numberId: UNKNOWN_ID, organizationId: SISTER },
        ]),
      'numberId',
    ],
    [
      'a reset for another organisation',
      () => floor.call('POST', `${ROUTING}/reset`, { resetOrganizationId: SISTER }),
      'resetOrganizationId',
    ],
  ])('%s: rejected without changes', async (_, refused, field) => {
    expect(refusal(await refused())).toMatchObject({ status: 400, fields: [field] });
    expect(await numbers('status=Normal')).toEqual([FIRST, SECOND, THIRD]);
  });

  it('are listed page by page, by number, owner and status', async () => {
    const first = await listed('pageSize=2&status=Normal');
    expect(first.entities.map(({ end }) => end)).toEqual([FIRST, SECOND]);
    const next = (await floor.call<NumberRoutingListing>('GET', first.nextUri ?? '')).body;
    expect(next.entities.map(({ end }) => end)).toEqual([THIRD]);
    expect(next).not.toHaveProperty('nextUri');
    expect((await floor.call('GET', next.previousUri ?? '')).body).toEqual(first);
    expect(await numbers(`numberId=${String(ids[2])}`)).toEqual([THIRD]);
    expect(await numbers(`ownerOrganizationId=${SISTER}`)).toEqual([]);
    expect(await numbers('status=Pending')).toEqual([]);
    expect(refusal(await floor.call('GET', `${ROUTING}?status=Lost`))).toMatchObject({ status: 400, fields: ['status'] });
  });
});
