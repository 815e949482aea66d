import { hasLink, isDelivering, isUsable, isRequested, withoutSockets } from './channel-connection.js';
import type { Connection, Effect, Link, Moment, State, Step } from './channel-states.js';

/** A request that takes longer is abandoned, in ms. A rate limiter may delay it by 180 s. */
const REQUEST_DEADLINE = 300_000;
/** The longest timer for the renewal of a channel, in ms. */
const LONGEST_LIFE = 24 * 3_600_000;

export function step(state: State, ...effects: Effect[]): Step {
  return { state, effects };
}

/** Decides what to do next when no request is pending. No other function does. */
export function advance(connection: Connection, moment: Moment, ...before: Effect[]): Step {
  const { link, socket, renewal } = connection;
  if (!connection.isWanted) return becomeIdle(connection, before);
  if (connection.pause) return step({ name: 'waiting', connection }, ...before);
  if (!link) return createChannel(connection, moment, before);
  if (!socket || socket.closingAt !== undefined) return open(connection, link, moment, before);
  if (connection.isDirty || !link.isSubscribed) return subscribe(connection, link, moment, before);
  if (!renewal) {
    if (moment.now < link.renewAt) return staySteady(connection, link, moment, before);
    return subscribe({ ...connection, renewal: { step: 'extend' } }, link, moment, before);
  }
  if (renewal.step === 'extend') return subscribe(connection, link, moment, before);
  if (renewal.step === 'compare') return compare(connection, link, moment, before);
  if (!renewal.link) return createChannel(connection, moment, before);
  if (!isUsable(renewal.socket)) return open(connection, renewal.link, moment, before);
  return subscribe(connection, renewal.link, moment, [...before, { type: 'overlap' }]);
}

/** Continues the pending work, unless its channel no longer exists. */
export function continueWork(state: State, moment: Moment, ...effects: Effect[]): Step {
  const { connection } = state;
  if (state.name === 'idle' || state.name === 'closed' || state.name === 'making') return step(state, ...effects);
  if (state.name === 'opening') {
    if (hasLink(connection, state.linkId)) return step(state, ...effects);
    return advance(connection, moment, ...effects, { type: 'drop', socketId: state.socketId });
  }
  if (isRequested(state) && hasLink(connection, state.linkId)) return step(state, ...effects);
  return advance(connection, moment, ...effects);
}

/** Reports the end of a gap as soon as events arrive again. */
export function withRepair({ state, effects }: Step, { now }: Moment): Step {
  const { gapFrom } = state.connection;
  if (gapFrom === undefined) return { state, effects };
  const connection = { ...state.connection, gapFrom: undefined };
  if (!isDelivering(connection) || state.name === 'closed') return { state, effects };
  return { state: { ...state, connection }, effects: [...effects, { type: 'restored', from: Math.min(gapFrom, now) }] };
}

/** No topics are subscribed. Keeps the channel for later; a pause stays active. */
function becomeIdle(connection: Connection, before: readonly Effect[]): Step {
  const { connection: after, effects } = withoutSockets(connection, 0);
  const clearedFields = { renewal: undefined, gapFrom: undefined, problem: undefined, isDirty: false };
  return step({ name: 'idle', connection: { ...after, ...clearedFields } }, ...before, ...effects);
}

/** INVARIANT: the socket is open, all topics are accepted, and the connection has no gap. */
function staySteady(connection: Connection, link: Link, { now }: Moment, before: readonly Effect[]): Step {
  const ms = Math.min(Math.max(link.renewAt - now, 0), LONGEST_LIFE);
  const { okSince = now, socket, problem } = connection;
  const after = { ...connection, okSince, problem: socket?.isDoubtful === true ? problem : undefined };
  return step({ name: 'steady', connection: after, timer: { ms, event: { type: 'timeUp' } } }, ...before);
}

function createChannel(connection: Connection, moment: Moment, before: readonly Effect[]): Step {
  return step({ name: 'making', connection, ...request(moment) }, ...before, { type: 'post', request: moment.id });
}

function open(connection: Connection, link: Link, { id: socketId }: Moment, before: readonly Effect[]): Step {
  const opening: Effect = { type: 'open', socketId, link };
  return step({ name: 'opening', connection, socketId, linkId: link.id }, ...before, opening);
}

function subscribe(connection: Connection, { id: linkId }: Link, moment: Moment, before: readonly Effect[]): Step {
  const state: State = { name: 'subscribing', connection: { ...connection, isDirty: false }, linkId, ...request(moment) };
  return step(state, ...before, { type: 'put', request: moment.id, linkId });
}

function compare(connection: Connection, { id: linkId }: Link, moment: Moment, before: readonly Effect[]): Step {
  const state: State = { name: 'comparing', connection, linkId, ...request(moment) };
  return step(state, ...before, { type: 'list', request: moment.id, linkId });
}

function request({ id }: Moment): { readonly request: number; readonly timer: { ms: number; event: { type: 'timeUp' } } } {
  return { request: id, timer: { ms: REQUEST_DEADLINE, event: { type: 'timeUp' } } };
}
