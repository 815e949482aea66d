import type {
  AnalyticsConversationQueryResponse,
  ConversationAggregateQueryResponse,
  QueueObservationQueryResponse,
  UserAggregateQueryResponse,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call, NamedEntity } from '../../support.js';
import { openOffice, withRole } from '../authorization/support.js';
import type { Office } from '../authorization/support.js';

const NOW = Date.parse('2026-03-10T12:30:00Z');
const interval = '2026-03-10T12:00:00.000Z/2026-03-10T13:00:00.000Z';
const analytics = '/api/v2/analytics';

let office: Office;
/** Calls of a user who may query figures only in the northern division. */
let north: Call;
let northId: string;
let calls: { home: string; nordic: string };
beforeEach(async () => {
  office = await openOffice({ now: () => NOW });
  const { admin, homeQueue, nordicQueue, nordic } = office;
  const policies = [{ domain: 'analytics', entityName: '*', actionSet: ['*'] }];
  ({ call: north, userId: northId } = await withRole(office, policies, nordic));
  const ring = async ({ id: callQueueId }: NamedEntity): Promise<string> =>
    (await admin<NamedEntity>('POST', '/api/v2/conversations/calls', { callQueueId, phoneNumber: 'tel:+441632960001' })).body.id;
  calls = { home: await ring(homeQueue), nordic: await ring(nordicQueue) };
  office.sandbox.clock.advance(60_000);
});

describe('A user who may query figures in one division', () => {
  it('receives the details of its conversations', async () => {
    const details = async (call: Call): Promise<(string | undefined)[]> => {
      const { body } = await call<AnalyticsConversationQueryResponse>('POST', `${analytics}/conversations/details/query`, {
        interval,
      });
      return (body.conversations ?? []).map(({ conversationId }) => conversationId);
    };
    expect(await details(office.admin)).toEqual(expect.arrayContaining([calls.home, calls.nordic]));
    expect(await details(north)).toEqual([calls.nordic]);
    const path = `${analytics}/conversations/details?id=${calls.home},${calls.nordic}`;
    const { conversations } = (await north<AnalyticsConversationQueryResponse>('GET', path)).body;
    expect(conversations).toMatchObject([{ conversationId: calls.nordic }]);
  });

  it('counts only those', async () => {
    const query = { interval, metrics: ['nOffered'], groupBy: ['queueId'] };
    const queues = async (call: Call): Promise<(string | undefined)[]> => {
      const path = `${analytics}/conversations/aggregates/query`;
      const { results } = (await call<ConversationAggregateQueryResponse>('POST', path, query)).body;
      return results!.map(({ group }) => group!['queueId']);
    };
    expect(await queues(office.admin)).toEqual(expect.arrayContaining([office.homeQueue.id, office.nordicQueue.id]));
    expect(await queues(north)).toEqual([office.nordicQueue.id]);
  });

  it('observes its queues, and no users but its own and themselves', async () => {
    const { admin, homeQueue, nordicQueue } = office;
    const filter = {
      type: 'or',
      predicates: [homeQueue, nordicQueue].map(({ id }) => ({ dimension: 'queueId', value: id })),
    };
    const waiting = async (call: Call): Promise<Set<string | undefined>> => {
      const path = `${analytics}/queues/observations/query`;
      const { results } = (await call<QueueObservationQueryResponse>('POST', path, { filter, metrics: ['oWaiting'] })).body;
      return new Set(results!.map(({ group }) => group!['queueId']));
    };
    expect(await waiting(admin)).toEqual(new Set([homeQueue.id, nordicQueue.id]));
    expect(await waiting(north)).toEqual(new Set([nordicQueue.id]));
    await admin('PATCH', `/api/v2/users/${northId}/presences/purecloud`, { message: 'Here' });
    const query = { interval, metrics: ['tSystemPresence'], groupBy: ['userId'] };
    const path = `${analytics}/users/aggregates/query`;
    const { results } = (await north<UserAggregateQueryResponse>('POST', path, query)).body;
    expect(results!.map(({ group }) => group!['userId']).filter((id) => id !== northId)).toEqual([]);
    const all = (await admin<UserAggregateQueryResponse>('POST', path, query)).body;
    expect(all.results!.length).toBeGreaterThan(1);
  });
});
