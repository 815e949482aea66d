import type { Conversation, QueueObservationQueryResponse, User } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxOptions } from 'contact-centre-client/sandbox';
import { callWith } from '../support.js';
import type { Call, Listing } from '../support.js';

export const NOW = Date.parse('2026-03-10T15:30:00Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** A contact centre with an hour of history, whose clock stands still until it is advanced. */
export interface Centre {
  sandbox: Sandbox;
  call: Call;
}

export function openCentre(options: SandboxOptions = {}): Centre {
  const standing = {
    now: () => NOW,
    rateLimit: false,
    tokenLifetimeMs: 10_000_000_000,
    traffic: { historyMs: 3_600_000 },
  } as const;
  const sandbox = createSandbox({ ...standing, ...options });
  return { sandbox, call: callWith(sandbox, sandbox.issueAccessToken()) };
}

/** All conversations in progress, as an OAuth client reads them. */
export async function liveConversations({ call }: Centre): Promise<Conversation[]> {
  return (await call<Listing<Conversation>>('GET', '/api/v2/conversations?pageSize=500')).body.entities;
}

/** All users with their presence and status. */
export async function allUsers({ call }: Centre): Promise<User[]> {
  const path = '/api/v2/users?pageSize=100&expand=presence,routingStatus,conversationSummary';
  return (await call<Listing<User>>('GET', path)).body.entities;
}

/** The states of the agents of a conversation: their communication, and whether they wrap up. */
export function agentsOf({ participants }: Conversation) {
  return participants
    .filter(({ purpose }) => purpose === 'agent')
    .map((participant) => {
      const [{ state } = {}] = [
        ...(participant.calls ?? []),
        ...(participant.callbacks ?? []),
        ...(participant.chats ?? []),
        ...(participant.emails ?? []),
        ...(participant.messages ?? []),
      ];
      const wrapsUp = participant.startAcwTime !== undefined && participant.endAcwTime === undefined;
      return { ...participant, state, wrapsUp, isBusy: wrapsUp || state === 'alerting' || state === 'connected' };
    });
}

/** Sums of an observation over all queues, by metric. */
export async function observed({ sandbox, call }: Centre, ...metrics: string[]): Promise<Record<string, number>> {
  const predicates = sandbox.queues.map(({ id }) => ({ dimension: 'queueId', value: id }));
  const { body } = await call<QueueObservationQueryResponse>('POST', '/api/v2/analytics/queues/observations/query', {
    filter: { type: 'or', predicates },
    metrics,
  });
  const sums = Object.fromEntries(metrics.map((metric) => [metric, 0]));
  for (const { metric = '', stats } of body.results!.flatMap(({ data = [] }) => data)) sums[metric]! += stats?.count ?? 0;
  return sums;
}

/** The state without what differs between two sandboxes after different queries: generated ids. */
export const stateOf = ({ sandbox }: Centre): string => {
  const { collections, position } = sandbox.snapshot();
  return JSON.stringify({ collections, position });
};
