import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import { ApiClient } from 'contact-centre-client/fetch';
import type { AnalyticsConversationWithoutAttributes } from 'contact-centre-client/models';
import { createSandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import { summarise } from '../../../examples/console/src/interactions/interaction.js';
import type { Outcome } from '../../../examples/console/src/interactions/outcome.js';
import { outcomeOf, outcomePredicates, outcomes } from '../../../examples/console/src/interactions/outcome.js';
import { at, segment } from './conversations.js';

const ended = { conversationEnd: at(100) };
const queue = (disconnectType: string, until = 30) => ({
  purpose: 'acd',
  sessions: [{ mediaType: 'voice', segments: [segment('interact', 0, until, { disconnectType })] }],
});
const agent = (disconnectType: string, from = 30) => ({
  purpose: 'agent',
  sessions: [
    { mediaType: 'voice', segments: [segment('interact', from, from + 20, { disconnectType }), segment('wrapup', 60, 70)] },
  ],
});
const measured = (purpose: string, ...names: string[]) => ({ purpose, sessions: [{ metrics: names.map((name) => ({ name })) }] });

describe('The outcome', () => {
  it.each([
    ['ongoing', { participants: [queue('transfer'), agent('client')] }],
    ['abandoned', { ...ended, participants: [queue('peer')] }],
    ['abandoned', { ...ended, participants: [queue('transfer'), agent('transfer'), queue('endpoint', 90)] }],
    ['abandoned', { ...ended, participants: [measured('acd', 'nOffered', 'tAbandon')] }],
    ['answered', { ...ended, participants: [queue('transfer'), agent('peer')] }],
    // A forgotten disconnect type: the agent talked right after the queue.
    ['answered', { ...ended, participants: [queue(''), agent('client')] }],
    ['transferred', { ...ended, participants: [queue('transfer'), agent('consultTransfer'), agent('client', 55)] }],
    ['voicemail', { ...ended, participants: [queue('transfer'), { purpose: 'voicemail' }] }],
    ['callback', { ...ended, participants: [queue('transfer'), { purpose: 'customer', sessions: [{ mediaType: 'callback' }] }] }],
    ['unanswered', { ...ended, participants: [{ purpose: 'user', sessions: [{ segments: [segment('dialing', 0, 9)] }] }] }],
    // Ringing without an answer is no transfer to another agent.
    ['abandoned', { ...ended, participants: [queue('peer'), { ...agent('noAnswerTransfer'), sessions: [] }] }],
  ] satisfies [Outcome, AnalyticsConversationWithoutAttributes][])('is %s', (expected, conversation) => {
    expect(outcomeOf(conversation)).toBe(expected);
  });

  it('is that by which the platform finds the conversation', async () => {
    const sandbox = createSandbox({ seed: 1, now: () => Date.parse('2026-03-12T14:25:00Z'), traffic: true });
    const client = new ApiClient({
      timeout: 0,
      apiUrl: 'https://api.example',
      fetch: async (input, init) => await sandbox.fetch(new Request(input, init)),
    });
    client.setAccessToken(sandbox.issueAccessToken());
    const api = new AnalyticsApi(client);
    const counts: Record<string, number> = {};
    for (const outcome of outcomes) {
      const { conversations = [] } = await api.postAnalyticsConversationsDetailsQuery({
        interval: '2026-03-11T00:00:00Z/2026-03-13T00:00:00Z',
        conversationFilters: [{ type: 'and', predicates: outcomePredicates(outcome) }],
        paging: { pageSize: 100, pageNumber: 1 },
      });
      counts[outcome] = conversations.length;
      // The platform has no metric for a requested callback.
      const accepted = outcome === 'callback' || outcome === 'unanswered' ? ['callback', 'unanswered'] : [outcome];
      expect(accepted).toEqual(expect.arrayContaining([...new Set(conversations.map((each) => summarise(each).outcome))]));
    }
    expect(counts['answered']).toBe(100);
    expect(Math.min(counts['abandoned'] ?? 0, counts['ongoing'] ?? 0)).toBeGreaterThan(0);
  });
});
