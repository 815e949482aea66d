import type { Party, PartyState, Span, SpanType } from './conversation.js';

const spanTypes: Partial<Record<PartyState, SpanType>> = {
  dialing: 'dialing',
  alerting: 'alert',
  parked: 'parked',
};

/** Starts the span of a state. */
export function openSpan(party: Party, now: number, state: PartyState): void {
  const type = state === 'connected' ? connectedType(party) : spanTypes[state];
  if (type) party.spans.push({ type, start: now });
}

function connectedType({ monitors, coaches }: Party): SpanType {
  if (monitors !== undefined) return 'monitoring';
  return coaches === undefined ? 'interact' : 'coaching';
}

export function closeSpan(party: Party, now: number): void {
  const last: Span | undefined = party.spans.at(-1);
  if (last && last.end === undefined) last.end = now;
}

/** Starts a span of another type for a connected party. */
export function switchSpan(party: Party, type: SpanType, now: number): void {
  if (party.state !== 'connected' || party.spans.at(-1)?.type === type) return;
  closeSpan(party, now);
  party.spans.push({ type, start: now });
}

export function hold(party: Party, isHeld: boolean, now: number): void {
  if (party.state !== 'connected' || (party.held ?? false) === isHeld) return;
  switchSpan(party, isHeld ? 'hold' : 'interact', now);
  party.held = isHeld;
}
