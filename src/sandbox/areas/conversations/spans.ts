import type { Party, PartyState, Span, SpanType } from './conversation.js';

const spanTypes: Partial<Record<PartyState, SpanType>> = {
  dialing: 'dialing',
  alerting: 'alert',
  connected: 'interact',
  parked: 'parked',
};

/** What a state is to the statistics, for this party. */
export function openSpan(party: Party, now: number, state: PartyState): void {
  const own: SpanType | undefined =
    party.monitors === undefined ? (party.coaches === undefined ? undefined : 'coaching') : 'monitoring';
  const type = state === 'connected' ? (own ?? 'interact') : spanTypes[state];
  if (type) party.spans.push({ type, start: now });
}

export function closeSpan(party: Party, now: number): void {
  const last: Span | undefined = party.spans.at(-1);
  if (last && last.end === undefined) last.end = now;
}

/** From now on a connected party's time is of another kind. */
export function turnTo(party: Party, type: SpanType, now: number): void {
  if (party.state !== 'connected' || party.spans.at(-1)?.type === type) return;
  closeSpan(party, now);
  party.spans.push({ type, start: now });
}

export function hold(party: Party, held: boolean, now: number): void {
  if (party.state !== 'connected' || (party.held ?? false) === held) return;
  turnTo(party, held ? 'hold' : 'interact', now);
  party.held = held;
}
