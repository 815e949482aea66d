import { afterFailure, forgetLink, hasLink, promote, updateLink, withPause } from './channel-connection.js';
import { advance, continueWork, step } from './channel-decisions.js';
import type { Connection, Event, EventOf, Link, Moment, State, StateOf, Step } from './channel-states.js';
import type { Failure } from '../failure.js';
import { socketFailure } from '../failure.js';

export function gather(connection: Connection): Step {
  return step({ name: 'gathering', connection, timer: { ms: 50, event: { type: 'timeUp' } } });
}

export function retry(connection: Connection, failure: Failure, moment: Moment, linkId?: string): Step {
  const change = afterFailure(connection, failure, moment);
  if (!failure.isChannelGone || linkId === undefined) return advance(change.connection, moment, ...change.effects);
  const { connection: after, effects } = forgetLink(change.connection, linkId, moment.heardAt);
  return advance(after, moment, ...change.effects, ...effects);
}

type Requesting = StateOf<'making' | 'checking' | 'subscribing' | 'comparing'>;

export function endRequest(state: Requesting, _event: Event, moment: Moment): Step {
  const failure = socketFailure('The platform has not responded in time');
  return failRequest(state, { type: 'failed', request: state.request, failure }, moment);
}

export function failRequest(state: Requesting, event: EventOf<'failed'>, moment: Moment): Step {
  const { request, failure } = event;
  if (request !== state.request) return heedRetryAfter(state, event, moment);
  const { connection } = state;
  const isUnusable = failure.error.code === 'ERR_CONFIGURATION';
  const effects = isUnusable ? [{ type: 'unusable', error: failure.error } as const] : [];
  const isDirty = connection.isDirty || state.name === 'subscribing';
  const after = retry({ ...connection, isDirty }, failure, moment, state.name === 'making' ? undefined : state.linkId);
  return step(after.state, ...effects, ...after.effects);
}

/** The response to an earlier request is ignored, except for the pause that it requests. */
export function heedRetryAfter(state: State, { failure }: EventOf<'failed'>, moment: Moment): Step {
  const { retryAfterMs: ms = 0 } = failure;
  if (ms === 0) return step(state);
  const connection = withPause(state.connection, { ms, bindingMs: ms }, moment);
  return continueWork({ ...state, connection }, moment, { type: 'pause', ms });
}

export function addLink(state: StateOf<'making'>, { request, id, uri, expires }: EventOf<'created'>, moment: Moment): Step {
  if (request !== state.request) return step(state);
  const { connection } = state;
  const link: Link = { id, uri, expires, isSubscribed: false, renewAt: Infinity };
  if (!connection.link) return advance({ ...connection, link }, moment);
  return advance({ ...connection, renewal: { step: 'replace', link, socket: undefined } }, moment);
}

export function confirmTopics(state: StateOf<'subscribing'>, event: EventOf<'subscribed'>, moment: Moment): Step {
  if (event.request !== state.request) return step(state);
  const { now, random } = moment;
  const { linkId } = state;
  const renewAt = now + (19 + 2 * random) * 3_600_000;
  const connection = updateLink(state.connection, linkId, (link) => ({
    ...link,
    isSubscribed: link.isSubscribed || event.isComplete,
    renewAt: event.isComplete ? renewAt : link.renewAt,
  }));
  // The rest of a rejected list follows immediately.
  if (!event.isComplete) return advance({ ...connection, isDirty: true }, moment);
  const { link, renewal } = connection;
  const isNext = link?.id !== linkId;
  const { connection: after, effects } = isNext ? promote(connection) : { connection, effects: [] };
  const isExtended = !isNext && renewal?.step === 'extend';
  const renewed: Connection = isExtended ? { ...after, renewal: { step: 'compare' } } : after;
  if (!renewed.isDirty || !renewed.isWanted || renewed.pause) return advance(renewed, moment, ...effects);
  const gathering = gather(renewed);
  return step(gathering.state, ...effects, ...gathering.effects);
}

/** Replaces a channel whose expiry was not extended. The new channel is subscribed before the old one is removed. */
export function compareExpiry(state: StateOf<'comparing'>, { request, expires }: EventOf<'compared'>, moment: Moment): Step {
  if (request !== state.request) return step(state);
  const { connection, linkId } = state;
  if (!hasLink(connection, linkId)) return advance(connection, moment);
  const isExtended = expires !== undefined && isLater(expires, connection.link?.expires);
  if (!isExtended) return advance({ ...connection, renewal: { step: 'replace', link: undefined, socket: undefined } }, moment);
  const after = updateLink(connection, linkId, (link) => ({ ...link, expires }));
  return advance({ ...after, renewal: undefined }, moment);
}

/** Whether a channel's expiry was extended by hours: its first list of topics may extend it by a moment. */
function isLater(expires: string, before: string | undefined): boolean {
  if (before === undefined) return true;
  const gainMs = Date.parse(expires) - Date.parse(before);
  return Number.isNaN(gainMs) ? expires !== before : gainMs > 3_600_000;
}
