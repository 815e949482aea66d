import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import { ConversationsApi } from 'contact-centre-client/apis/conversations';
import { ApiClient } from 'contact-centre-client/fetch';
import { createSandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import type { Visit } from '../../../examples/console/src/wallboard/queue/visit.js';
import { visitOf, visitsQuery } from '../../../examples/console/src/wallboard/queue/visit.js';

describe('A conversation in the list of a queue', () => {
  const start = Date.parse('2026-03-12T14:00:00Z');
  const sandbox = createSandbox({ now: () => start, traffic: true });
  const client = new ApiClient({
    timeout: 0,
    apiUrl: 'http://sandbox.example',
    fetch: (...request) => sandbox.fetch(new Request(...request)),
  });
  client.setAccessToken(sandbox.issueAccessToken());
  const queue = sandbox.queues[0]!;

  async function visits(): Promise<Visit[]> {
    const interval = '2026-03-12T00:00:00Z/2026-03-13T00:00:00Z';
    const query = visitsQuery(queue.id, interval, { pageSize: 100, pageNumber: 1 });
    const { conversations = [] } = await new AnalyticsApi(client).postAnalyticsConversationsDetailsQuery(query);
    return conversations.map((conversation) => visitOf(conversation, queue.id));
  }

  it('shows the customer, the agent and the waiting time, or that the customer hung up', async () => {
    const all = await visits();
    const answered = all.filter(({ outcome }) => outcome === 'answered');
    const abandoned = all.filter(({ outcome }) => outcome === 'abandoned');
    expect(answered.length).toBeGreaterThan(20);
    expect(abandoned.length).toBeGreaterThan(2);
    for (const visit of answered) expect(visit.agents.length).toBeGreaterThan(0);
    for (const visit of abandoned) expect(visit.agents).toEqual([]);
    for (const { wait } of [...answered, ...abandoned]) expect(wait).toBeGreaterThan(0);
    for (const { customer } of all) expect(customer).toMatch(/\w/);
    expect(all.map((visit) => visit.start)).toEqual(
      all
        .map((visit) => visit.start)
        .sort()
        .reverse(),
    );
  });

  it('shows that a customer is waiting', async () => {
    const { id } = await new ConversationsApi(client).postConversationsCalls({
      phoneNumber: '+441632960123',
      callQueueId: queue.id,
    });
    const visit = (await visits()).find((each) => each.id === id);
    expect(visit).toMatchObject({ wait: undefined, outcome: 'waiting' });
  });
});
