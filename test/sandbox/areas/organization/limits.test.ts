import type { LimitChangeRequestDetails, LimitChangeRequestsEntityListing } from 'contact-centre-client';
import { OrganizationApi } from 'contact-centre-client/apis/organization';
import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith } from '../../support.js';
import type { Call } from '../../support.js';
import { clientOf } from '../../../support/in-sandbox.js';

const PATH = '/api/v2/organizations/limits/changerequests';
const NOW = Date.parse('2026-03-10T15:30:00Z');
const DAY = 86_400_000;

/** A request created a number of days ago. */
const request = (days: number, more: object = {}) => ({
  key: 'channels',
  namespace: 'notifications',
  requestedValue: 40,
  description: `${days} days ago`,
  supportCaseUrl: 'https://support.example/1',
  status: 'Open',
  dateCreated: new Date(NOW - days * DAY).toISOString(),
  ...more,
});

const seed = {
  entities: {
    [PATH]: [
      request(400),
      request(3, { status: 'Rejected' }),
      request(2, { statusHistory: [{ status: 'Open' }] }),
      // Three at the same moment.
      ...[1, 2, 3].map((index) => request(1, { key: `key ${index}` })),
      request(300),
    ],
  },
};

let call: Call;
let sandbox: ReturnType<typeof createSandbox>;
beforeEach(() => {
  sandbox = createSandbox({ seed, now: () => NOW });
  call = callWith(sandbox, sandbox.issueAccessToken());
});

const list = async (query = ''): Promise<LimitChangeRequestsEntityListing> => {
  const { status, body } = await call<LimitChangeRequestsEntityListing>('GET', PATH + query);
  expect(status).toBe(200);
  return body;
};
const daysOf = ({ entities }: { entities: LimitChangeRequestDetails[] }): number[] =>
  entities.map(({ dateCreated }) => Math.round((NOW - Date.parse(dateCreated!)) / DAY));

describe('requests to change limits', () => {
  it.each([1, 2, 3, 4, 25])('are listed page by page with the `after` of each page, %d per page', async (pageSize) => {
    const items: LimitChangeRequestDetails[] = [];
    let query: string | undefined = `?pageSize=${pageSize}`;
    for (let page = 0; query !== undefined && page < 10; page += 1) {
      const { entities, nextUri }: LimitChangeRequestsEntityListing = await list(query);
      expect(entities.length).toBeLessThanOrEqual(pageSize);
      items.push(...entities);
      query = nextUri?.replace(PATH, '');
    }
    expect(daysOf({ entities: items })).toEqual([300, 3, 2, 1, 1, 1]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(6);
  });

  it('are all found by pagination in the client', async () => {
    const client = clientOf(sandbox);
    client.setAccessToken(sandbox.issueAccessToken());
    const organizations = new OrganizationApi(client);
    const items = await organizations.getOrganizationsLimitsChangerequests({ pageSize: 2 }).items().toArray();
    expect(items).toHaveLength(6);
  });

  it('are by default those of the last 365 days', async () => {
    expect(daysOf(await list())).not.toContain(400);
    expect(daysOf(await list(`?after=${NOW - 500 * DAY}`))).toEqual([400, 300, 3, 2, 1, 1, 1]);
    expect(daysOf(await list(`?before=${NOW - 2.5 * DAY}`))).toEqual([400, 300, 3]);
    expect(daysOf(await list(`?after=${NOW - 4 * DAY}&before=${NOW - 1.5 * DAY}`))).toEqual([3, 2]);
  });

  it('are filtered by status, and include their history on request', async () => {
    expect(daysOf(await list('?status=Rejected'))).toEqual([3]);
    expect((await list()).entities.some((each) => 'statusHistory' in each)).toBe(false);
    const [expanded] = (await list(`?expand=statusHistory&before=${NOW - 1.5 * DAY}&after=${NOW - 2.5 * DAY}`)).entities;
    expect(expanded).toMatchObject({ statusHistory: [{ status: 'Open' }] });
  });

  it('reject an `after` that is not a time', async () => {
    expect(await call('GET', `${PATH}?after=MDk4`)).toMatchObject({ status: 400 });
  });
});
