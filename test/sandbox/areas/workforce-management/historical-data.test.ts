import type { HistoricalImportDeleteFilesJobResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../support.js';
import { NOBODY, openCrew, toldOf, WFM } from './support.js';
import type { Crew } from './support.js';

let crew: Crew;
beforeEach(async () => {
  crew = await openCrew();
});

const DATA = `${WFM}/historicaldata`;

/** Imports a file of historical data. */
async function imported(): Promise<string> {
  const path = '/api/v2/uploads/workforcemanagement/historicaldata/csv';
  const reserved = await crew.call<{ uploadKey: string; url: string; headers: Record<string, string> }>('POST', path, {
    fileName: 'past.csv',
  });
  const { uploadKey, url, headers } = reserved.body;
  await crew.sandbox.fetch(new Request(url, { method: 'PUT', headers, body: 'day,offered\n2026-01-01,3\n' }));
  return (await crew.call<NamedEntity>('POST', `${DATA}/validate`, { dateImportEnded: '2026-03-01T00:00:00Z', uploadKey })).body
    .id;
}

describe('Imports of historical data', () => {
  it('are deleted by id, except while they run', async () => {
    const first = await imported();
    const second = await imported();
    crew.sandbox.clock.advance(3000);
    const late = await imported();
    const remove = async (requestIds: string[]) =>
      (await crew.call<HistoricalImportDeleteFilesJobResponse>('POST', `${DATA}/bulk/remove/jobs`, { requestIds })).body;
    const { id, entities, disallowedEntities } = await remove([first, late, NOBODY]);
    expect(entities).toEqual([{ requestId: first, status: 'InProgress' }]);
    expect(disallowedEntities).toEqual([
      { requestId: late, reason: 'ValidationInProgress' },
      { requestId: NOBODY, reason: 'RequestIdNotFound' },
    ]);
    expect((await remove([first])).disallowedEntities).toEqual([{ requestId: first, reason: 'DeleteInProgress' }]);
    expect((await crew.call('GET', `${DATA}/bulk/remove/jobs`)).body).toMatchObject({
      status: 'Processing',
      entities: [{ id }, {}],
    });
    crew.sandbox.clock.advance(3000);
    expect((await crew.call('GET', `${DATA}/bulk/remove/jobs/${id}`)).body).toMatchObject({
      state: 'Complete',
      entities: [{ requestId: first, status: 'Success' }],
    });
    const remainingStatus = await crew.call<{ entities: { requestId: string }[] }>('GET', `${DATA}/importstatus`);
    expect(remainingStatus.body.entities.map(({ requestId }) => requestId)).toEqual([second, late]);
    expect(toldOf(crew, 'v2.workforcemanagement.historicaldata.delete.jobs')).toMatchObject([{ id, state: 'Complete' }, {}]);
    expect(await crew.call('GET', `${DATA}/bulk/remove/jobs/${NOBODY}`)).toMatchObject({ status: 404 });
  });
});
