import type { NewChannel } from './channel-calls.js';
import { ChannelCalls } from './channel-calls.js';
import { hasLink, isDelivering, noConnection } from './channel-connection.js';
import { next } from './channel-machine.js';
import { readMessage } from './channel-messages.js';
import type { ChannelOwner, TopicRefusal } from './channel-owner.js';
import type { Connection, Effect, Event, Link, State } from './channel-states.js';
import { ChannelTimers } from './channel-timers.js';
import { Duplicates } from './duplicates.js';
import { requestFailure } from '../failure.js';
import type { Entry, Shard, SubscribedTopic } from '../plan.js';
import { ChannelSocket } from './socket.js';
import type { SourceState } from '../source.js';
import type { TopicRequest } from './topic-list.js';
import { isNewTopic, TopicList } from './topic-list.js';

/** A socket and its channel. */
interface LinkedSocket {
  readonly socket: ChannelSocket;
  readonly channelId: string;
}

/** Manages one channel: carries out the effects of `channel-machine.ts` and dispatches events to it. */
export class Channel<T extends SubscribedTopic<T>> implements Shard<T> {
  readonly #owner: ChannelOwner<T>;
  readonly entries = new Set<Entry<T>>();
  #state: State = { name: 'idle', connection: noConnection };
  readonly #queue: Event[] = [];
  #isDispatching = false;
  #lastId = 0;
  readonly #sockets = new Map<number, LinkedSocket>();
  /** The topics that the platform has accepted, by channel. */
  readonly #lists = new Map<string, TopicList<T>>();
  readonly #timers = new ChannelTimers((event) => {
    this.#dispatch(event);
  });
  readonly #duplicates: Duplicates;
  readonly #calls: ChannelCalls;
  #lastHeardAt: number | undefined;

  constructor(owner: ChannelOwner<T>) {
    this.#owner = owner;
    this.#duplicates = new Duplicates(owner.recent);
    this.#calls = new ChannelCalls(owner.client, owner.signal);
  }

  get state(): SourceState {
    const { name, connection } = this.#state;
    const { pause, problem, isDirty } = connection;
    const lastHeardAt = this.#currentSocket()?.lastHeardAt ?? this.#lastHeardAt;
    const isHeldUp = isDirty && pause !== undefined;
    const isLive = isDelivering(connection) && !isHeldUp && (name === 'steady' || !this.#hasSilentTopic());
    if (isLive) return { kind: 'live', lastHeardAt };
    if (!problem) return { kind: 'new', nextAttemptAt: pause?.until, lastHeardAt };
    const { error } = problem;
    return { kind: 'waiting', reason: error.message, error, nextAttemptAt: pause?.until, lastHeardAt };
  }

  /** The id of the platform's channel, if there is one. */
  get id(): string | undefined {
    return this.#state.connection.link?.id;
  }

  updateTopics(): void {
    const { isDirty, isWanted } = this.#state.connection;
    const hasEntries = this.entries.size > 0;
    if (!isDirty || isWanted !== hasEntries) this.#dispatch({ type: 'changed', isWanted: hasEntries });
  }

  hurry(): void {
    this.#dispatch({ type: 'hurried' });
  }

  reconnect(): void {
    this.#dispatch({ type: 'reconnect' });
  }

  /** Sends nothing and opens no socket for this many ms. */
  pause(ms: number): void {
    this.#dispatch({ type: 'paused', ms });
  }

  close(): void {
    this.#dispatch({ type: 'close' });
  }

  /** Handles events one by one: events that an effect causes wait until all previous effects are carried out. */
  #dispatch(event: Event): void {
    this.#process(event);
    if (!this.#isDispatching) this.#owner.onChange();
  }

  /** Like `#dispatch`, but without a report, because one follows. */
  #process(event: Event): void {
    this.#queue.push(event);
    if (this.#isDispatching) return;
    this.#isDispatching = true;
    try {
      for (let queued = this.#queue.shift(); queued; queued = this.#queue.shift()) this.#transition(queued);
    } finally {
      this.#isDispatching = false;
    }
  }

  #transition(event: Event): void {
    const owner = this.#owner;
    const now = Date.now();
    // The clock may have been set back.
    const heardAt = Math.min(this.#currentSocket()?.lastHeardAt ?? 0, now);
    const moment = { now, random: Math.random(), id: (this.#lastId += 1), heardAt, timings: owner.timings };
    const { state, effects } = next(this.#state, event, moment);
    this.#state = state;
    this.#timers.adjust(state);
    for (const effect of effects) this.#carryOut(effect);
    for (const id of this.#lists.keys()) if (!hasLink(this.#state.connection, id)) this.#lists.delete(id);
  }

  #carryOut(effect: Effect): void {
    switch (effect.type) {
      case 'post':
        this.#request(effect.request, async () => {
          const { id, uri, expires }: NewChannel = await this.#calls.create();
          return { type: 'created', request: effect.request, id, uri, expires };
        });
        break;
      case 'head':
        this.#request(effect.request, async () => {
          await this.#calls.check(effect.linkId);
          return { type: 'checked', request: effect.request };
        });
        break;
      case 'list':
        this.#request(effect.request, async () => {
          const expires = await this.#calls.expiry(effect.linkId);
          return { type: 'compared', request: effect.request, expires };
        });
        break;
      case 'put':
        void this.#subscribe(effect.request, effect.linkId);
        break;
      case 'open':
        void this.#open(effect.socketId, effect.link);
        break;
      case 'drop':
        this.#sockets.get(effect.socketId)?.socket.drop();
        break;
      case 'retire':
        this.#sockets.get(effect.socketId)?.socket.retire();
        break;
      case 'ping':
        this.#sockets.get(effect.socketId)?.socket.checkAlive();
        break;
      case 'overlap':
        this.#duplicates.beginOverlap();
        break;
      case 'restored':
        this.#owner.onRestored([...this.entries], effect.from);
        break;
      case 'pause':
        this.#owner.onPause(this, effect.ms);
        break;
      case 'unusable':
        this.#owner.onFailure(effect.error);
    }
  }

  #request(request: number, send: () => Promise<Event>): void {
    send().then(
      (event) => {
        this.#dispatch(event);
      },
      (error: unknown) => {
        // A 404 for the list of channels, or for a new one, is not about a specific channel.
        const isAboutChannel = this.#state.name === 'checking' || this.#state.name === 'subscribing';
        const { isChannelGone, ...failure } = requestFailure(error);
        this.#dispatch({ type: 'failed', request, failure: { ...failure, isChannelGone: isChannelGone && isAboutChannel } });
      },
    );
  }

  /** Sends the subscribed topics to the platform. */
  async #subscribe(request: number, channelId: string): Promise<void> {
    const list = this.#lists.get(channelId) ?? new TopicList<T>();
    this.#lists.set(channelId, list);
    const topicRequest = list.nextRequest(this.entries);
    const from = Date.now();
    try {
      const rejections = await this.#calls.subscribe(channelId, topicRequest.texts);
      if (!this.#isSubscribing(request)) return;
      // Without a socket no event has arrived meanwhile: the topics are not active, and are sent again.
      const isHeard = this.#hasSocket(channelId);
      if (isHeard) list.accept(topicRequest);
      this.#process({ type: 'subscribed', request, isComplete: isHeard && topicRequest.isComplete });
      if (!isHeard) {
        this.#owner.onChange();
        return;
      }
      const refusals = rejections.map(({ id, rejectionReason, missingPermissions }) => {
        const missing = Array.isArray(missingPermissions) ? missingPermissions.map(String) : [];
        return [String(id).toLowerCase(), { reason: rejectionReason, missingPermissions: missing }] as const;
      });
      this.#owner.onResponse(topicRequest.subscriptions, new Map(refusals), from);
      this.#owner.onChange();
    } catch (error) {
      this.#refuseTopics(request, list, topicRequest, error, from);
    }
  }

  /** Handles the rejection of a whole list. If a topic may be the cause, retries parts of the list to find it. */
  #refuseTopics(request: number, list: TopicList<T>, topicRequest: TopicRequest<T>, error: unknown, from: number): void {
    const failure = requestFailure(error);
    const { status, message: reason } = failure.error;
    if ((status !== 400 && status !== 403) || !this.#isSubscribing(request)) {
      this.#dispatch({ type: 'failed', request, failure });
      return;
    }
    const { refusedSubscriptions, isHopeless } = list.refuse(topicRequest);
    const newSubscriptions = isHopeless ? list.nextRequest(this.entries).subscriptions.filter(isNewTopic) : [];
    const allRefused = [
      ...new Map(
        [...refusedSubscriptions, ...newSubscriptions].map((subscription) => [subscription.entry, subscription]),
      ).values(),
    ];
    this.#process(isHopeless ? { type: 'failed', request, failure } : { type: 'subscribed', request, isComplete: false });
    const refusal: TopicRefusal = { reason, missingPermissions: [], cause: error };
    this.#owner.onResponse(allRefused, new Map(allRefused.map(({ text }) => [text.toLowerCase(), refusal])), from);
    this.#owner.onChange();
  }

  async #open(socketId: number, link: Link): Promise<void> {
    try {
      const Socket = await this.#owner.loadSocketClass();
      if (!this.#isOpening(socketId)) return;
      const socket = new ChannelSocket(Socket, link.uri, this.#owner.timings, {
        onOpen: () => {
          this.#dispatch({ type: 'opened', socketId });
        },
        onMessage: (text) => {
          this.#receive(socketId, text, link.id);
        },
        onEnd: (failure) => {
          if (socket.lastHeardAt > 0) this.#lastHeardAt = socket.lastHeardAt;
          this.#dispatch({ type: 'ended', socketId, failure });
        },
        onDoubt: (isDoubtful) => {
          this.#dispatch({ type: 'doubted', socketId, isDoubtful });
        },
        onFinish: () => {
          this.#sockets.delete(socketId);
          this.#duplicates.end(socketId, this.#sockets.size);
        },
      });
      this.#sockets.set(socketId, { socket, channelId: link.id });
    } catch (error) {
      this.#dispatch({ type: 'ended', socketId, failure: requestFailure(error) });
    }
  }

  #receive(socketId: number, text: string, channelId: string): void {
    const message = readMessage(text, channelId);
    if (message.kind === 'event') {
      const { topicName, event, hasId } = message;
      if (this.#duplicates.isNew(socketId, text, hasId)) this.#owner.onEvent(topicName, event);
    } else if (message.kind === 'closing') this.#dispatch({ type: 'closing', socketId });
    else if (message.kind === 'channelEnded') {
      const failure = requestFailure(new Error('The channel has ended'));
      this.#dispatch({ type: 'channelEnded', socketId, failure });
    }
  }

  #isSubscribing(request: number): boolean {
    return this.#state.name === 'subscribing' && this.#state.request === request;
  }

  #isOpening(socketId: number): boolean {
    return this.#state.name === 'opening' && this.#state.socketId === socketId;
  }

  #currentSocket(): ChannelSocket | undefined {
    const { socket } = this.#state.connection;
    return socket && this.#sockets.get(socket.id)?.socket;
  }

  /** Whether a channel in use has an open socket. */
  #hasSocket(channelId: string): boolean {
    const { link, socket, renewal }: Connection = this.#state.connection;
    if (link?.id === channelId) return socket !== undefined;
    return renewal?.step === 'replace' && renewal.link?.id === channelId && renewal.socket !== undefined;
  }

  /** Whether a topic that was active is currently not subscribed. */
  #hasSilentTopic(): boolean {
    for (const { topics } of this.entries)
      if (topics.some(({ isAccepted: isUp, silentSince }) => isUp && silentSince)) return true;
    return false;
  }
}
