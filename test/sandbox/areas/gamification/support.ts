import type { Listing, NamedEntity } from '../../support.js';
import type { Floor } from '../support.js';

export const PROFILES = '/api/v2/gamification/profiles';
export const CONTESTS = '/api/v2/gamification/contests';

/** A performance profile of the first division. */
export async function performanceProfile({ call }: Floor, name: string): Promise<NamedEntity> {
  const divisions = await call<Listing<NamedEntity>>('GET', '/api/v2/authorization/divisions');
  const response = await call<NamedEntity>('POST', PROFILES, {
    name,
    description: name,
    division: { id: divisions.body.entities[0]?.id },
    active: true,
    maxLeaderboardRankSize: 10,
    reportingIntervals: [{ intervalType: 'Day', intervalValue: 1 }],
  });
  return response.body;
}

/** A contest with one prize on the two days from tomorrow on, in which the agent takes part. */
export const contestDefinition = ({ agent }: Floor, profile: NamedEntity, imageId: string): object => ({
  title: 'Spring',
  description: 'Most of all',
  dateStart: '2026-03-11',
  dateEnd: '2026-03-12',
  winningCriteria: 'HighestOverallScore',
  dateAnnounced: '2026-03-13T12:00:00.000Z',
  announcementTimezone: 'Etc/UTC',
  prizes: [{ tier: 1, name: 'Ticket', description: 'There and back', imageId, winnersCount: 1 }],
  anonymization: 'All',
  metrics: [],
  profileId: profile.id,
  participantIds: [agent.id],
});
