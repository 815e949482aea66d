import type {
  AnalyticsConversationQueryResponse,
  AnalyticsUserDetail,
  AnalyticsUserDetailsQueryResponse,
} from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { HOUR, NOW, openCentre } from './support.js';
import type { Centre } from './support.js';

const FROM = NOW - HOUR;
const interval = `${new Date(NOW - 26 * HOUR).toISOString()}/${new Date(NOW).toISOString()}`;

async function detailsOf({ call }: Centre): Promise<AnalyticsUserDetail[]> {
  const body = { interval, paging: { pageSize: 100, pageNumber: 1 } };
  const response = await call<AnalyticsUserDetailsQueryResponse>('POST', '/api/v2/analytics/users/details/query', body);
  return response.body.userDetails ?? [];
}

/** The interactions of agents before the simulation: who, and from when to when. */
async function earlierTalks({ call }: Centre): Promise<{ userId: string; start: number; end: number }[]> {
  const { body } = await call<AnalyticsConversationQueryResponse>('POST', '/api/v2/analytics/conversations/details/query', {
    interval,
    order: 'asc',
    paging: { pageSize: 100, pageNumber: 1 },
  });
  return (body.conversations ?? [])
    .flatMap(({ participants = [] }) => participants)
    .flatMap(({ userId, sessions = [] }) =>
      sessions
        .flatMap(({ segments = [] }) => segments)
        .filter(({ segmentType, segmentEnd }) => segmentType === 'interact' && segmentEnd !== undefined)
        .flatMap(({ segmentStart = '', segmentEnd = '' }) =>
          userId === undefined ? [] : [{ userId, start: Date.parse(segmentStart), end: Date.parse(segmentEnd) }],
        ),
    )
    .filter(({ end }) => end < FROM);
}

describe('the hours before the simulation', () => {
  it('show agents on queue and interacting during the interactions of the seeded day', async () => {
    const centre = openCentre();
    const details = await detailsOf(centre);
    const talks = await earlierTalks(centre);
    expect(talks.length).toBeGreaterThan(50);
    const contradicting = talks.filter(({ userId, start, end }) => {
      const { primaryPresence = [], routingStatus = [] } = details.find((each) => each.userId === userId) ?? {};
      const covers = ({ startTime = '', endTime = '' }): boolean => Date.parse(startTime) <= start && end <= Date.parse(endTime);
      const isOnQueue = primaryPresence.some((record) => record.systemPresence === 'ON_QUEUE' && covers(record));
      return !isOnQueue || !routingStatus.some((record) => record.routingStatus === 'INTERACTING' && covers(record));
    });
    expect(contradicting).toEqual([]);
  });

  it('have no gap, and begin offline', async () => {
    const details = await detailsOf(openCentre());
    for (const { primaryPresence = [], routingStatus = [] } of details) {
      for (const records of [primaryPresence, routingStatus]) {
        const ends = records.slice(0, -1).map(({ endTime }) => endTime);
        expect(records.slice(1).map(({ startTime }) => startTime)).toEqual(ends);
        const earlier = records.filter(({ startTime = '' }) => Date.parse(startTime) < FROM);
        expect(earlier.filter(({ startTime, endTime }) => startTime === endTime)).toEqual([]);
      }
    }
    const firstPresences = details.map(({ primaryPresence = [] }) => primaryPresence[0]?.systemPresence);
    expect(firstPresences.filter((presence) => presence === 'OFFLINE').length).toBeGreaterThan(10);
  });
});
