import { backoffDelay, restartDelay } from '../backoff.js';
import type { Connection, Effect, Link, Moment, OpenSocket, Pause, State, StateOf } from './channel-states.js';
import type { Failure } from '../failure.js';

/** A socket that ends, or is announced to close, sooner than this after it opened counts against its channel, in ms. */
export const SHORT_LIFE = 10_000;
/** After this many consecutive failures, a channel whose sockets end soon after opening is replaced. */
const FAILURES_A_CHANNEL = 3;

/** A changed connection and the effects to carry out. */
export interface Change {
  readonly connection: Connection;
  readonly effects: readonly Effect[];
}

/** The initial connection. */
export const noConnection: Connection = {
  isWanted: false,
  link: undefined,
  socket: undefined,
  renewal: undefined,
  isDirty: false,
  gapFrom: undefined,
  failures: 0,
  okSince: undefined,
  pause: undefined,
  problem: undefined,
};

/** Whether the events of all accepted topics arrive. */
export function isDelivering({ socket, link, gapFrom }: Connection): boolean {
  return isUsable(socket) && link?.isSubscribed === true && gapFrom === undefined;
}

/** Whether a socket stays open and has received messages within the time of the watchdog. */
export function isUsable(socket: OpenSocket | undefined): boolean {
  return socket !== undefined && socket.closingAt === undefined && !socket.isDoubtful;
}

export function isRequested(state: State): state is StateOf<'making' | 'checking' | 'subscribing' | 'comparing'> {
  return 'request' in state;
}

export function hasLink({ link, renewal }: Connection, linkId: string): boolean {
  return link?.id === linkId || (renewal?.step === 'replace' && renewal.link?.id === linkId);
}

export function updateLink(connection: Connection, linkId: string, change: (link: Link) => Link): Connection {
  const { link, renewal } = connection;
  if (link?.id === linkId) return { ...connection, link: change(link) };
  if (renewal?.step !== 'replace' || renewal.link?.id !== linkId) return connection;
  return { ...connection, renewal: { ...renewal, link: change(renewal.link) } };
}

export function updateSocket(connection: Connection, socketId: number, change: (socket: OpenSocket) => OpenSocket): Connection {
  const { socket, renewal } = connection;
  if (socket?.id === socketId) return { ...connection, socket: change(socket) };
  if (renewal?.step !== 'replace' || renewal.socket?.id !== socketId) return connection;
  return { ...connection, renewal: { ...renewal, socket: change(renewal.socket) } };
}

/** Marks the topics for sending again, because the notice that subscriptions have ended may be lost with a socket. */
function markUnconfirmed(connection: Connection): Connection {
  const { link } = connection;
  return link ? { ...connection, link: { ...link, isSubscribed: false } } : connection;
}

/** Closes all sockets. The channels stay. */
export function withoutSockets(connection: Connection, heardAt: number): Change {
  const { socket, renewal, gapFrom } = connection;
  const effects: Effect[] = socket ? [{ type: 'drop', socketId: socket.id }] : [];
  const after = { ...markUnconfirmed(connection), socket: undefined, gapFrom: gapFrom ?? (socket && heardAt) };
  if (renewal?.step !== 'replace') return { connection: after, effects };
  if (renewal.socket) effects.push({ type: 'drop', socketId: renewal.socket.id });
  return { connection: { ...after, renewal: { ...renewal, socket: undefined } }, effects };
}

/** Replaces the current channel by the prepared one. */
export function promote(connection: Connection): Change {
  const { socket, renewal } = connection;
  if (renewal?.step !== 'replace' || !renewal.link) return { connection, effects: [] };
  return {
    connection: { ...connection, link: renewal.link, socket: renewal.socket, renewal: undefined },
    effects: socket ? [{ type: 'retire', socketId: socket.id }] : [],
  };
}

/** Removes a channel that no longer exists. If another one is prepared, it is used. */
export function forgetLink(connection: Connection, linkId: string | undefined, heardAt: number): Change {
  const { link, socket, renewal, gapFrom } = connection;
  if (renewal?.step === 'replace' && linkId !== undefined && renewal.link?.id === linkId) {
    const effects = renewal.socket ? [{ type: 'drop', socketId: renewal.socket.id } as const] : [];
    return { connection: { ...connection, renewal: { ...renewal, link: undefined, socket: undefined } }, effects };
  }
  if (!link || link.id !== linkId) return { connection, effects: [] };
  const effects = socket ? [{ type: 'drop', socketId: socket.id } as const] : [];
  const after = { ...connection, link: undefined, socket: undefined, gapFrom: gapFrom ?? (socket && heardAt) };
  if (renewal?.step !== 'replace') return { connection: { ...after, renewal: undefined }, effects };
  const promoted = promote(after);
  return { connection: { ...promoted.connection, renewal: undefined }, effects };
}

/** Handles the end of an open socket. Returns the same connection if the socket is not one of its sockets. */
export function afterEnd(connection: Connection, socketId: number, failure: Failure, moment: Moment): Change {
  const { socket, renewal, gapFrom } = connection;
  const isNext = renewal?.step === 'replace' && renewal.socket?.id === socketId;
  if (isNext) {
    const change = afterFailure({ ...connection, renewal: { ...renewal, socket: undefined } }, failure, moment);
    return { connection: change.connection, effects: [...change.effects, { type: 'drop', socketId }] };
  }
  if (socket?.id !== socketId) return { connection, effects: [] };
  const withoutSocket: Connection = { ...markUnconfirmed(connection), socket: undefined, gapFrom: gapFrom ?? moment.heardAt };
  if (renewal?.step === 'replace' && renewal.link) {
    return { connection: { ...promote(withoutSocket).connection, problem: failure }, effects: [] };
  }
  // A socket whose end was announced has not failed.
  if (socket.closingAt !== undefined)
    return { connection: { ...withoutSocket, problem: connection.problem ?? failure }, effects: [] };
  const change = afterFailure(withoutSocket, failure, moment);
  const { failures } = change.connection;
  const isUseless = moment.now - socket.openedAt < SHORT_LIFE && failures % FAILURES_A_CHANNEL === 0;
  if (!isUseless) return change;
  const removal = forgetLink(change.connection, change.connection.link?.id, moment.heardAt);
  return { connection: removal.connection, effects: [...change.effects, ...removal.effects] };
}

/** Counts a failure and pauses. After a stable connection, the count starts at 1 again. */
export function afterFailure(connection: Connection, failure: Failure, moment: Moment): Change {
  const { random, timings, heardAt } = moment;
  const { okSince } = connection;
  const wasStable = okSince !== undefined && heardAt - okSince >= timings.stableAfterMs;
  const failures = wasStable ? 1 : connection.failures + 1;
  const bindingMs = failure.retryAfterMs ?? 0;
  const ms = Math.max(backoffDelay(failures, random, timings), restartDelay(failure.closeCode, random), bindingMs);
  return {
    connection: withPause({ ...connection, failures, okSince: undefined, problem: failure }, { ms, bindingMs }, moment),
    effects: bindingMs > 0 ? [{ type: 'pause', ms: bindingMs }] : [],
  };
}

/** Pauses, unless a longer pause or a pause of the platform is active. */
export function withPause(
  connection: Connection,
  { ms, bindingMs }: { ms: number; bindingMs: number },
  { now }: Moment,
): Connection {
  const { pause } = connection;
  const isBinding = bindingMs > 0;
  const until = now + ms;
  if (pause && (pause.isBinding && !isBinding ? true : pause.until >= until && (pause.isBinding || !isBinding)))
    return connection;
  const remainingMs = Math.max(ms, pause ? Math.min(pause.until - now, pause.timer.ms + pause.thenMs) : 0);
  const firstMs = isBinding ? bindingMs : remainingMs;
  return { ...connection, pause: createPause({ ms: firstMs, thenMs: remainingMs - firstMs, isBinding }, now) };
}

/** Shortens a backoff once because the network may be back. A pause of the platform is not shortened. */
export function shortenPause(pause: Pause | undefined, { now, random, timings }: Moment): Pause | undefined {
  if (!pause || pause.isBinding) return pause;
  const ms = random * timings.minBackoffMs;
  return pause.timer.ms <= timings.minBackoffMs ? pause : createPause({ ms, thenMs: 0, isBinding: false }, now);
}

function createPause({ ms, thenMs, isBinding }: Pick<Pause, 'thenMs' | 'isBinding'> & { ms: number }, now: number): Pause {
  return { timer: { ms, event: { type: 'pauseOver' } }, isBinding, thenMs, until: now + ms + thenMs };
}
