import { beforeEach, describe, expect, it } from 'vitest';
import { openFloor, SEEDED_DAY } from '../support.js';
import type { Floor } from '../support.js';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

describe('A job for aggregates', () => {
  it.each([
    ['conversations', { metrics: ['nOffered', 'tTalk'], groupBy: ['queueId'] }],
    ['users', { metrics: ['tAgentRoutingStatus'], groupBy: ['userId'] }],
  ])('of %s returns the same results as the query, page by page, once it is done', async (what, query) => {
    const { call, sandbox } = floor;
    const body = { interval: SEEDED_DAY, ...query };
    const path = `/api/v2/analytics/${what}/aggregates`;
    const response = (await call<{ results: object[] }>('POST', `${path}/query`, body)).body.results;
    const { status, body: job } = await call<{ jobId: string }>('POST', `${path}/jobs`, body);
    expect(status).toBe(202);
    expect((await call('GET', `${path}/jobs/${job.jobId}`)).body).toMatchObject({ state: 'QUEUED' });
    expect((await call('GET', `${path}/jobs/${job.jobId}/results`)).status).toBe(400);
    sandbox.clock.advance(3000);
    expect((await call('GET', `${path}/jobs/${job.jobId}`)).body).toMatchObject({ state: 'FULFILLED' });
    const all = (await call<{ results: object[] }>('GET', `${path}/jobs/${job.jobId}/results`)).body;
    expect(all).toEqual({ results: response });
    expect(response.length).toBeGreaterThan(1);
    expect((await call('DELETE', `${path}/jobs/${job.jobId}`)).status).toBe(204);
    expect((await call('GET', `${path}/jobs/${job.jobId}`)).status).toBe(404);
  });

  it('is rejected at once for an invalid query', async () => {
    const body = { interval: 'yesterday', metrics: ['nOffered'] };
    expect(await floor.call('POST', '/api/v2/analytics/conversations/aggregates/jobs', body)).toMatchObject({ status: 400 });
  });
});

describe('A campaign', () => {
  it('is started and stopped if it has contacts to call', async () => {
    const { call } = floor;
    const contactList = { name: 'List', columnNames: ['Phone'], phoneColumns: [{ columnName: 'Phone', type: 'cell' }] };
    const { id: listId } = (await call<{ id: string }>('POST', '/api/v2/outbound/contactlists', contactList)).body;
    const campaign = { name: 'Ferries', contactList: { id: listId }, dialingMode: 'preview', callerName: 'A' };
    const phoneColumns = [{ columnName: 'Phone', type: 'cell' }];
    const { id } = (
      await call<{ id: string }>('POST', '/api/v2/outbound/campaigns', {
        ...campaign,
        callerAddress: '+441632960001',
        phoneColumns,
      })
    ).body;
    const path = `/api/v2/outbound/campaigns/${id}`;
    expect((await call('POST', `${path}/start`)).status).toBe(400);
    await call('POST', `/api/v2/outbound/contactlists/${listId}/contacts`, [
      { contactListId: listId, data: { Phone: '+441632960002' } },
    ]);
    expect((await call('POST', `${path}/start`)).status).toBe(204);
    expect((await call('GET', path)).body).toMatchObject({ campaignStatus: 'on' });
    expect((await call('POST', `${path}/stop`)).status).toBe(204);
    expect((await call('GET', path)).body).toMatchObject({ campaignStatus: 'off' });
  });
});
