import type {
  WfmAgentHistoricalAdherenceResponse,
  WfmHistoricalAdherenceBulkResponse,
  WfmHistoricalAdherenceBulkResult,
  WfmHistoricalAdherenceResponse,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../../support.js';
import { fileAt, NOBODY, openCrew, toldOf, WFM, workMonday } from '../support.js';
import type { Crew } from '../support.js';

let crew: Crew;
/** The planned Monday, from 8:00 to 16:00 in Berlin: from 7:00 to 15:00 in UTC. */
const DAY = { startDate: '2026-03-16T00:00:00.000Z', endDate: '2026-03-17T00:00:00.000Z' };

beforeEach(async () => {
  crew = await openCrew();
  await workMonday(crew);
});

const fileOf = async (url?: string): Promise<unknown> => await fileAt(crew, url);
const expected = { adherencePercentage: 62.5, conformancePercentage: 62.5, impact: 'Negative' };
const exceptions = [
  { startOffsetSeconds: 7 * 3600, endOffsetSeconds: 8 * 3600, actualActivityCategory: 'Unavailable' },
  { startOffsetSeconds: 13 * 3600, endOffsetSeconds: 15 * 3600, actualActivityCategory: 'Meeting' },
].map((exception) => ({
  ...exception,
  scheduledActivityCategory: 'OnQueueWork',
  scheduledActivityCodeId: '0',
  impact: 'Negative',
}));

describe('Historical adherence', () => {
  it('compares actual with planned activities, for several management units', async () => {
    const path = `${WFM}/adherence/historical/bulk`;
    const item = { managementUnitId: crew.managementUnit, ...DAY, includeExceptions: true };
    const query = (items: object[]) =>
      crew.call<WfmHistoricalAdherenceBulkResponse>('POST', path, { items, timeZone: 'Europe/Berlin' });
    const { status, body } = await query([item, { ...item, userIds: [crew.other], includeActuals: true }]);
    expect([status, body.job?.status]).toEqual([202, 'Processing']);
    crew.sandbox.clock.advance(3000);
    const done = (await crew.call<WfmHistoricalAdherenceBulkResponse>('GET', `${path}/jobs/${body.job?.id}`)).body;
    const [all, one] = (await Promise.all((done.downloadUrls ?? []).map(fileOf))) as WfmHistoricalAdherenceBulkResult[];
    expect(all?.userResults?.map(({ userId }) => userId)).toEqual([crew.agent, crew.other]);
    expect(all?.userResults?.[0]).toMatchObject({
      ...expected,
      exceptionInfo: exceptions,
      dayMetrics: [
        // The day in Berlin began an hour before the day in UTC.
        { dayStartOffsetSeconds: 0, scheduleLengthSeconds: 8 * 3600, exceptionCount: 2, exceptionDurationSeconds: 3 * 3600 },
        { dayStartOffsetSeconds: 23 * 3600, scheduleLengthSeconds: 0 },
      ],
    });
    expect(all?.userResults?.[0]).not.toHaveProperty('actuals');
    expect(one?.userResults).toMatchObject([{ userId: crew.other, impact: 'Unknown' }]);
    const [event] = toldOf(crew, `v2.users.${crew.sandbox.users[0]?.id}.workforcemanagement.adherence.historical.bulk`);
    expect(event).toMatchObject({
      id: body.job?.id,
      queryState: 'Complete',
      downloadUrls: [{}, {}].map(() => expect.any(String) as string),
    });
    expect(await query([{ ...item, managementUnitId: NOBODY }])).toMatchObject({ status: 404 });
    expect(await query([{ ...item, endDate: DAY.startDate }])).toMatchObject({ status: 400 });
    expect(await crew.call('GET', `${path}/jobs/${NOBODY}`)).toMatchObject({ status: 404 });
  });

  it('is visible to agents, with the requested parts', async () => {
    const path = `${WFM}/agents/me/adherence/historical/jobs`;
    const ask = async (query: string) => {
      const { body } = await crew.asAgent<WfmAgentHistoricalAdherenceResponse>('POST', `${path}${query}`, DAY);
      crew.sandbox.clock.advance(3000);
      return (await crew.asAgent<WfmAgentHistoricalAdherenceResponse>('GET', `${path}/${body.job.id}`)).body;
    };
    const bare = await ask('');
    expect(bare).toMatchObject({ job: { status: 'Complete' }, result: { user: { id: crew.agent }, adherencePercentage: 62.5 } });
    for (const part of ['actuals', 'exceptionInfo', 'scheduledActivities', 'conformancePercentage'])
      expect(bare.result).not.toHaveProperty(part);
    const { result } = await ask('?expand=exceptionInfo,scheduledActivities,conformance');
    expect(result).toMatchObject({
      ...expected,
      exceptionInfo: exceptions,
      scheduledActivities: [{ activityCodeId: '0', startOffsetSeconds: 7 * 3600, endOffsetSeconds: 15 * 3600 }],
    });
    expect(await crew.asOther('GET', `${path}/${bare.job.id}`)).toMatchObject({ status: 404 });
    expect(await crew.call('POST', path, DAY)).toMatchObject({ status: 400, body: { code: 'not.in.managementunit' } });
    expect(toldOf(crew, `v2.users.${crew.agent}.workforcemanagement.adherence.historical.agent`)).toHaveLength(2);
  });

  it('supports teams', async () => {
    const { id } = (await crew.call<NamedEntity>('POST', '/api/v2/teams', { name: 'Deck', division: {} })).body;
    await crew.call('POST', `/api/v2/teams/${id}/members`, { memberIds: [crew.agent] });
    const path = `${WFM}/teams/${id}/adherence/historical`;
    const { body } = await crew.call<WfmHistoricalAdherenceResponse>('POST', path, { ...DAY, timeZone: 'UTC' });
    crew.sandbox.clock.advance(3000);
    const job = await crew.call<WfmHistoricalAdherenceResponse>('GET', `${WFM}/adherence/historical/jobs/${body.id}`);
    const file = (await fileOf(job.body.downloadUrls?.[0])) as { data: object[] };
    expect(file.data).toMatchObject([{ userId: crew.agent, ...expected, exceptionInfo: exceptions }]);
    expect(await crew.call('POST', path.replace(id, NOBODY), { ...DAY, timeZone: 'UTC' })).toMatchObject({ status: 404 });
  });
});

describe('A calendar', () => {
  it('shows the published schedule to any client with the link, until the link is deleted', async () => {
    const path = `${WFM}/calendar/url/ics`;
    expect((await crew.asAgent('GET', path)).body).not.toHaveProperty('calendarUrl');
    const { calendarUrl } = (await crew.asAgent<{ calendarUrl: string }>('POST', path)).body;
    expect((await crew.asAgent('GET', path)).body).toMatchObject({ calendarUrl });
    const { pathname, search } = new URL(calendarUrl);
    const { text } = await crew.asAgent('GET', `${pathname}${search}`);
    expect(text).toContain('DTSTART:20260316T070000Z\r\nDTEND:20260316T150000Z\r\nSUMMARY:On Queue Work\r\n');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(5);
    expect((await crew.asAgent('DELETE', path)).status).toBe(204);
    expect(await crew.asAgent('GET', `${pathname}${search}`)).toMatchObject({ status: 404 });
  });
});
