import type { UserScheduleAdherence, UserScheduleAdherenceListing } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { bePresent, openCrew, publish, until, WFM } from '../support.js';
import type { Crew } from '../support.js';

let crew: Crew;

beforeEach(async () => {
  crew = await openCrew();
  // Work on queue on Monday, from 7:00 to 15:00 in UTC.
  await publish(crew, [crew.agent]);
});

const adherenceOf = async (...userIds: string[]): Promise<UserScheduleAdherence[]> =>
  (await crew.call<UserScheduleAdherence[]>('GET', `${WFM}/adherence?userId=${userIds.join()}`)).body;

describe('Real-time adherence', () => {
  it('compares the schedule of now with the presence', async () => {
    await bePresent(crew, 'Offline');
    until(crew, '2026-03-16T08:00:00Z');
    const working = { user: { id: crew.agent }, scheduledActivityCategory: 'OnQueueWork' };
    expect(await adherenceOf(crew.agent)).toMatchObject([
      { ...working, actualActivityCategory: 'Unavailable', adherenceState: 'OutOfAdherence', impact: 'Negative' },
    ]);
    await bePresent(crew, 'On Queue');
    expect(await adherenceOf(crew.agent)).toMatchObject([
      { ...working, systemPresence: 'OnQueue', actualActivityCategory: 'OnQueueWork', adherenceState: 'InAdherence' },
    ]);
    until(crew, '2026-03-16T20:00:00Z');
    expect(await adherenceOf(crew.agent)).toMatchObject([{ adherenceState: 'Unscheduled', impact: 'Unknown' }]);
  });

  it('begins with the scheduled activity or with the presence, whichever is later', async () => {
    await bePresent(crew, 'On Queue');
    until(crew, '2026-03-16T09:00:00Z');
    expect((await adherenceOf(crew.agent))[0]?.timeOfAdherenceChange).toBe('2026-03-16T07:00:00.000Z');
    await bePresent(crew, 'Meeting');
    expect((await adherenceOf(crew.agent))[0]?.timeOfAdherenceChange).toBe('2026-03-16T09:00:00.000Z');
  });

  it('is that of agents only, and of all agents of a management unit', async () => {
    expect(await adherenceOf(crew.stranger, crew.other)).toMatchObject([{ user: { id: crew.other } }]);
    const path = `${WFM}/managementunits/${crew.managementUnit}/adherence`;
    const { entities } = (await crew.call<UserScheduleAdherenceListing>('GET', path)).body;
    expect(entities.map(({ user }) => user?.id)).toEqual([crew.agent, crew.other]);
  });
});
