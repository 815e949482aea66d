import { advance, continueWork, step, withRepair } from './channel-decisions.js';
import {
  afterEnd,
  afterFailure,
  forgetLink,
  isRequested,
  shortenPause,
  SHORT_LIFE,
  updateSocket,
  withoutSockets,
  withPause,
} from './channel-connection.js';
import type {
  Connection,
  Event,
  EventName,
  EventOf,
  Moment,
  OpenSocket,
  State,
  StateName,
  StateOf,
  Step,
} from './channel-states.js';
import {
  addLink,
  compareExpiry,
  confirmTopics,
  endRequest,
  failRequest,
  gather,
  heedRetryAfter,
  retry,
} from './channel-responses.js';
import { socketFailure } from '../failure.js';

type Row<S extends StateName> = { readonly [E in EventName]: (state: StateOf<S>, event: EventOf<E>, moment: Moment) => Step };

/** The default transitions of all states but `closed`. Responses are ignored, because they belong to an earlier request. */
const common = {
  changed: changeTopics,
  hurried: hurry,
  reconnect,
  close,
  timeUp: ignored,
  pauseOver: endPause,
  paused: pauseToo,
  created: ignored,
  checked: ignored,
  subscribed: ignored,
  compared: ignored,
  failed: heedRetryAfter,
  opened: ignored,
  ended: endSocket,
  closing: announceClosing,
  channelEnded: endChannel,
  doubted: doubtSocket,
};

/** The transition for each event in each state. */
export const transitions: { readonly [S in StateName]: Row<S> } = {
  idle: {
    ...common,
    changed: (state, event, moment) => {
      const connection = { ...state.connection, isWanted: event.isWanted, isDirty: true };
      return event.isWanted ? gather(dropExpiredLink(connection, moment)) : step(state);
    },
  },
  gathering: { ...common, timeUp: ({ connection }, _event, moment) => advance(connection, moment) },
  waiting: {
    ...common,
    changed: ({ connection }, { isWanted }, moment) => advance({ ...connection, isWanted, isDirty: true }, moment),
  },
  making: { ...common, timeUp: endRequest, failed: failRequest, created: addLink },
  opening: { ...common, opened: addSocket, ended: endAttempt },
  checking: {
    ...common,
    timeUp: endRequest,
    failed: failRequest,
    checked: (state, event, moment) => {
      if (event.request !== state.request) return step(state);
      return retry(state.connection, state.cause, moment);
    },
  },
  subscribing: { ...common, timeUp: endRequest, failed: failRequest, subscribed: confirmTopics },
  comparing: { ...common, timeUp: endRequest, failed: failRequest, compared: compareExpiry },
  steady: {
    ...common,
    changed: ({ connection }, { isWanted }) => gather({ ...connection, isWanted, isDirty: true }),
    // The channel must be renewed.
    timeUp: ({ connection }, _event, moment) => advance({ ...connection, renewal: { step: 'extend' } }, moment),
  },
  closed: {
    changed: ignored,
    hurried: ignored,
    reconnect: ignored,
    close: ignored,
    timeUp: ignored,
    pauseOver: ignored,
    paused: ignored,
    created: ignored,
    checked: ignored,
    subscribed: ignored,
    compared: ignored,
    failed: ignored,
    opened: (state, { socketId }) => step(state, { type: 'drop', socketId }),
    ended: ignored,
    closing: ignored,
    channelEnded: ignored,
    doubted: ignored,
  },
};

/** Returns the next state and the effects to carry out. Pure: reads no clock and has no side effects. */
export function next<S extends StateName, E extends EventName>(state: StateOf<S>, event: EventOf<E>, moment: Moment): Step {
  const row: Row<S> = transitions[state.name];
  return withRepair(row[event.type](state, event, moment), moment);
}

function ignored(state: State): Step {
  return step(state);
}

function changeTopics(state: State, { isWanted }: EventOf<'changed'>): Step {
  return step({ ...state, connection: { ...state.connection, isWanted, isDirty: true } });
}

/** Removes a channel whose renewal became due while no topic was subscribed. */
function dropExpiredLink(connection: Connection, { now }: Moment): Connection {
  const { link } = connection;
  return link && now >= link.renewAt ? { ...connection, link: undefined } : connection;
}

function hurry(state: State, _event: Event, moment: Moment): Step {
  const { connection } = state;
  const effects = connection.socket ? [{ type: 'ping', socketId: connection.socket.id } as const] : [];
  return step({ ...state, connection: { ...connection, pause: shortenPause(connection.pause, moment) } }, ...effects);
}

function reconnect(state: State, _event: Event, moment: Moment): Step {
  if (state.name === 'idle') return step(state);
  const { connection, effects } = withoutSockets(state.connection, moment.heardAt);
  const { pause } = connection;
  const after = {
    ...connection,
    pause: pause?.isBinding === true ? pause : undefined,
    problem: socketFailure('The sockets are being reopened on request'),
  };
  if (!isRequested(state)) {
    const attempt = state.name === 'opening' ? [{ type: 'drop', socketId: state.socketId } as const] : [];
    return advance(after, moment, ...effects, ...attempt);
  }
  return continueWork({ ...state, connection: after }, moment, ...effects);
}

function close(state: State, _event: Event, moment: Moment): Step {
  const { connection, effects } = withoutSockets(state.connection, moment.heardAt);
  const attempt = state.name === 'opening' ? [{ type: 'drop', socketId: state.socketId } as const] : [];
  return step({ name: 'closed', connection: { ...connection, pause: undefined } }, ...effects, ...attempt);
}

function endPause(state: State, _event: Event, moment: Moment): Step {
  const { connection } = state;
  const { thenMs = 0 } = connection.pause ?? {};
  const after: Connection = { ...connection, pause: undefined };
  const paused = thenMs > 0 ? withPause(after, { ms: thenMs, bindingMs: 0 }, moment) : after;
  if (state.name === 'waiting') return advance(paused, moment);
  return step({ ...state, connection: paused });
}

function pauseToo(state: State, { ms }: EventOf<'paused'>, moment: Moment): Step {
  return continueWork({ ...state, connection: withPause(state.connection, { ms, bindingMs: ms }, moment) }, moment);
}

function doubtSocket(state: State, { socketId, isDoubtful }: EventOf<'doubted'>): Step {
  const connection = updateSocket(state.connection, socketId, (socket) => ({ ...socket, isDoubtful }));
  if (connection.socket?.id !== socketId) return step({ ...state, connection });
  const doubt = socketFailure('The WebSocket has been silent for too long');
  const problem = state.name === 'steady' ? undefined : connection.problem;
  return step({ ...state, connection: { ...connection, problem: isDoubtful ? (connection.problem ?? doubt) : problem } });
}

/** Handles the end of an open socket. */
function endSocket(state: State, { socketId, failure }: EventOf<'ended'>, moment: Moment): Step {
  const { connection, effects } = afterEnd(state.connection, socketId, failure, moment);
  if (connection === state.connection) return step(state);
  return continueWork({ ...state, connection }, moment, ...effects);
}

/** Opens the new socket while the old one still delivers. */
function announceClosing(state: State, event: EventOf<'closing'>, moment: Moment): Step {
  const { socketId } = event;
  const { connection } = state;
  const failure = socketFailure('The WebSocket is closing');
  if (connection.socket?.id !== socketId) return endSocket(state, { type: 'ended', socketId, failure }, moment);
  if (connection.socket.closingAt !== undefined) return step(state);
  const isEnding = moment.now - connection.socket.openedAt < SHORT_LIFE;
  if (isEnding) return endChannel(state, { type: 'channelEnded', socketId, failure }, moment);
  const closing = updateSocket(connection, socketId, (socket) => ({ ...socket, closingAt: moment.heardAt }));
  const ms = moment.random * moment.timings.minBackoffMs;
  const paused = withPause({ ...closing, problem: failure }, { ms, bindingMs: 0 }, moment);
  return continueWork({ ...state, connection: paused }, moment);
}

function endChannel(state: State, { socketId, failure }: EventOf<'channelEnded'>, moment: Moment): Step {
  const { connection } = state;
  if (connection.socket?.id !== socketId) return endSocket(state, { type: 'ended', socketId, failure }, moment);
  const failedChange = afterFailure(connection, { ...failure, isChannelGone: true }, moment);
  const { connection: after, effects } = forgetLink(failedChange.connection, connection.link?.id, moment.heardAt);
  return continueWork({ ...state, connection: after }, moment, ...failedChange.effects, ...effects);
}

function endAttempt(state: StateOf<'opening'>, event: EventOf<'ended'>, moment: Moment): Step {
  if (event.socketId !== state.socketId) return endSocket(state, event, moment);
  const { connection, linkId } = state;
  const { failure } = event;
  if (failure.error.code === 'ERR_CONFIGURATION') {
    const after = retry(connection, failure, moment);
    return step(after.state, { type: 'unusable', error: failure.error }, ...after.effects);
  }
  if (!connection.isWanted || connection.pause) return retry(connection, failure, moment);
  // Browsers do not report why a socket was rejected, so the channel is requested.
  const timer = { ms: 300_000, event: { type: 'timeUp' } } as const;
  const checking: State = {
    name: 'checking',
    connection: { ...connection, problem: failure },
    request: moment.id,
    timer,
    linkId,
    cause: failure,
  };
  return step(checking, { type: 'head', request: moment.id, linkId });
}

function addSocket(state: StateOf<'opening'>, { socketId }: EventOf<'opened'>, moment: Moment): Step {
  if (socketId !== state.socketId) return step(state);
  const { connection, linkId } = state;
  const socket: OpenSocket = { id: socketId, openedAt: moment.now, closingAt: undefined, isDoubtful: false };
  const { link, renewal } = connection;
  if (link?.id !== linkId) {
    if (renewal?.step !== 'replace') return advance(connection, moment, { type: 'drop', socketId });
    return advance({ ...connection, renewal: { ...renewal, socket } }, moment);
  }
  const { socket: previous, gapFrom } = connection;
  const after = { ...connection, socket, gapFrom: gapFrom ?? previous?.closingAt };
  if (!previous) return advance(after, moment);
  return advance(after, moment, { type: 'overlap' }, { type: 'retire', socketId: previous.id });
}
