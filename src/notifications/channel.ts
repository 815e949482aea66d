import type { CallSender, OperationCall, Route } from '../core/operation.js';
import type { Channel as PlatformChannel, ChannelEntityListing, ChannelTopicEntityListing } from '../models/notifications.js';
import { delayOf } from './delay.js';
import type { Entry, Shard, Told, Wanted } from './plan.js';
import type { SocketClass, SocketLike } from './web-socket.js';

/** How long changes are gathered before the platform is told, in ms. */
const GATHER = 50;
/** Without a message for so long, the socket is asked whether it is there, in ms. */
const ASKED_AFTER = 20_000;
/** Without a message for so long in all, it is not. */
const DEAD_AFTER = 35_000;
/** Where the network was away, a socket that is asked has so long to answer. */
const ANSWERED_WITHIN = 5000;
/** How long a socket may take to open. */
const OPENING = 15_000;
const HOUR = 3_600_000;
/** A pause that is longer than this is not believed; no timer could measure one of a month. */
const LONGEST_PAUSE = HOUR;
/** A socket that is told to close so soon after it was opened is on a channel that is ending. */
const SOON = 10_000;

const channels = '/api/v2/notifications/channels';

/** What a channel tells whoever it belongs to. */
export interface ChannelOwner<T extends Wanted<T>> {
  readonly client: CallSender;
  readonly signal: AbortSignal;
  socketClass(): Promise<SocketClass>;
  /** A message came that is about a topic. */
  heard(topicName: string, event: unknown): void;
  /** Whether a message has come before, on a socket that was to be replaced. */
  isKnown(text: string): boolean;
  /** The platform lets topics be heard of from now on, or refuses them. @param from - When it was asked. */
  settled(told: readonly Told<T>[], refused: ReadonlyMap<string, ChannelTopic>, from: number): void;
  /** The platform took none of what was added. */
  rejected(topics: readonly T[], error: unknown): void;
  /** A socket stands in the place of one that went; what happened in between is not known. */
  restored(entries: readonly Entry<T>[], from: number): void;
  changed(): void;
  /** Nothing can come of it. */
  failed(error: unknown): void;
}

export type ChannelTopic = ChannelTopicEntityListing['entities'][number];

/** A channel as the platform made it, and the socket on it. */
interface Link {
  readonly id: string;
  readonly uri: string;
  expires: string | undefined;
  socket?: SocketLike;
  /** When the socket opened, in ms since the epoch. */
  opened: number;
  /** A socket is on its way. */
  opening?: Promise<void>;
}

/** Keeps one channel subscribed and its socket open, whatever happens to them. */
export class Channel<T extends Wanted<T>> implements Shard<T> {
  readonly entries = new Set<Entry<T>>();
  /** Why it is not live; absent where it is. */
  reason: string | undefined = 'new';
  #link: Link | undefined;
  #isDirty = false;
  #isBusy = false;
  #again = false;
  #isOver = false;
  #failures = 0;
  /** Not before this is the next try, in ms since the epoch, and not later than so long from now. */
  #pause = 0;
  #wait = 0;
  /** Gives up the socket that is being opened. */
  #abandon: (() => void) | undefined;
  #heard = 0;
  /** Not before this is it given up, in ms since the epoch; 0 where it was not asked. */
  #deadline = 0;
  #renewal = Infinity;
  /** Since when events may have been missed, where a socket went. */
  #gap: number | undefined;
  /** The text of the last event. */
  #last: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly owner: ChannelOwner<T>) {}

  changed(): void {
    if (this.#isOver) return;
    this.#isDirty = true;
    this.#soon(GATHER);
  }

  /** The network is back, or may be. */
  hurry(): void {
    this.#pause = 0;
    this.#ping(Date.now() + ANSWERED_WITHIN);
    this.#soon(0);
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#drop();
    this.#abandon?.();
  }

  /** Does what is to be done after so many ms, and not before a pause is over. */
  #soon(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isOver) return;
    this.#timer = setTimeout(() => void this.#work(), Math.max(ms, Math.min(this.#pause - Date.now(), this.#wait), 0));
  }

  async #work(): Promise<void> {
    if (this.#isBusy) {
      this.#again = true;
      return;
    }
    this.#isBusy = true;
    try {
      await this.#step();
      this.#failures = 0;
      this.reason = undefined;
    } catch (error) {
      this.#failed(error);
    }
    this.#isBusy = false;
    this.owner.changed();
    if (this.reason !== undefined || this.#again || this.#isDirty) this.#soon(this.#isDirty ? GATHER : 0);
    else if (this.entries.size > 0) this.#soon(this.#renewal - Date.now());
    this.#again = false;
  }

  async #step(): Promise<void> {
    if (this.entries.size === 0) {
      this.#drop();
      return;
    }
    if (this.#link && Date.now() >= this.#renewal) await this.#renew(this.#link);
    this.#link ??= await this.#opened();
    const link = this.#link;
    if (!link.socket || link.opening) await this.#connect(link);
    if (this.#isDirty) await this.#subscribe(link);
    if (this.#gap !== undefined) this.owner.restored([...this.entries], this.#gap);
    this.#gap = undefined;
  }

  #failed(error: unknown): void {
    if (this.#isOver) return;
    const { status, retryAfter = 0, code } = error as { status?: number; retryAfter?: number; code?: unknown };
    if (code === 'ERR_CONFIGURATION') this.owner.failed(error);
    if (status === 404) this.#forget();
    this.reason = error instanceof Error ? error.message : String(error);
    this.#failures += 1;
    // What is gone is replaced at once; only where that fails too is it time to wait.
    const wait = status === 404 && this.#failures === 1 ? 0 : delayOf(this.#failures);
    this.#wait = Math.min(Math.max(wait, retryAfter * 1000), LONGEST_PAUSE);
    this.#pause = Date.now() + this.#wait;
  }

  /** A channel of ours, subscribed to nothing yet. */
  async #opened(): Promise<Link> {
    const { id, connectUri = '', expires } = await this.#call<PlatformChannel>('postNotificationsChannels', `POST ${channels}`);
    this.#isDirty = true;
    return { id, uri: connectUri, expires, opened: 0 };
  }

  /** Opens a socket, beside the one that may be there. Who asks meanwhile waits for the same. */
  #connect(link: Link): Promise<void> {
    link.opening ??= this.#open(link).finally(() => {
      delete link.opening;
    });
    return link.opening;
  }

  async #open(link: Link): Promise<void> {
    const Socket = await this.owner.socketClass();
    if (this.#isOver) return;
    const socket = new Socket(link.uri);
    try {
      await new Promise<void>((resolve, reject) => {
        const settle = (done: () => void) => (): void => {
          clearTimeout(timer);
          done();
        };
        const ended = settle(() => {
          reject(new Error('The WebSocket could not be opened'));
          this.#ended(link, socket, 'The WebSocket was closed');
        });
        const timer = setTimeout(ended, OPENING);
        this.#abandon = ended;
        socket.addEventListener('open', settle(resolve));
        socket.addEventListener('error', ended);
        socket.addEventListener('close', ended);
        socket.addEventListener('message', ({ data }: { data: unknown }) => {
          if (link.socket === socket) this.#message(link, String(data));
        });
      });
    } catch (error) {
      socket.close();
      // Browsers do not say what a socket was answered: whether the channel is there is asked for itself.
      await this.#call('headNotificationsChannel', `HEAD ${channels}/{channelId}`, { channelId: link.id });
      throw error;
    }
    if (this.owner.signal.aborted) {
      socket.close();
      return;
    }
    const before = link.socket;
    link.socket = socket;
    before?.close();
    link.opened = this.#heard = Date.now();
    this.#deadline = 0;
    this.#look();
  }

  /** Tells the platform the whole list, and hears what becomes of each. */
  async #subscribe(link: Link): Promise<void> {
    const told = Array.from(this.entries, (entry) => ({ entry, text: entry.text, topics: entry.topics }));
    const body = told.map(({ text }) => ({ id: text }));
    this.#isDirty = false;
    const from = Date.now();
    try {
      const { entities } = await this.#call<ChannelTopicEntityListing>(
        'putNotificationsChannelSubscriptions',
        `PUT ${channels}/{channelId}/subscriptions`,
        { channelId: link.id, body },
        { ignoreErrors: true },
      );
      const refused = entities.filter(({ state }) => state === 'Rejected');
      this.owner.settled(told, new Map(refused.map((each) => [each.id?.toLowerCase() ?? '', each])), from);
    } catch (error) {
      this.#isDirty = true;
      const { status = 0 } = error as { status?: number };
      const added = told.flatMap(({ topics }) => topics).filter(({ isUp }) => !isUp);
      if ((status === 400 || status === 403) && added.length > 0) this.owner.rejected(added, error);
      throw error;
    }
    this.#renewal = Date.now() + (19 + 2 * Math.random()) * HOUR;
  }

  /** Lets the channel live on, or where it does not, another one in its place: that is subscribed before the old one goes. */
  async #renew(link: Link): Promise<void> {
    await this.#subscribe(link);
    const { entities } = await this.#call<ChannelEntityListing>('getNotificationsChannels', `GET ${channels}`, undefined, {
      includechannels: 'oauthclient',
    });
    const expires = entities.find(({ id }) => id === link.id)?.expires;
    if (expires !== undefined && expires !== link.expires) {
      link.expires = expires;
      return;
    }
    const next = await this.#opened();
    await this.#connect(next);
    await this.#subscribe(next);
    this.#link = next;
    if (!next.socket) this.#gap ??= this.#heard;
    const { socket } = link;
    delete link.socket;
    socket?.close();
  }

  #message(link: Link, text: string): void {
    this.#heard = Date.now();
    this.#deadline = 0;
    const message = parsed(text);
    const topicName = String(message?.topicName).toLowerCase();
    if (topicName === 'v2.system.socket_closing') this.#closing(link);
    else if (/^v2\.system\.(?:no_longer_subscribed|token_revoked)/.test(topicName) || message?.result === '404') {
      this.#lost('The channel has ended');
      this.#forget();
    } else if (topicName !== 'channel.metadata') {
      // Without an id of its own, what is equal to an event may be another, unless it is the last one: something is again what it was before.
      if (message?.metadata?.CorrelationId ? !this.owner.isKnown(text) : text !== this.#last)
        this.owner.heard(topicName, message);
      this.#last = text;
    }
  }

  /** Another socket is opened while this one still brings events. */
  #closing(link: Link): void {
    if (Date.now() - link.opened < SOON) {
      this.#lost('The channel is ending');
      this.#forget();
      return;
    }
    this.#gap ??= Date.now();
    this.reason = 'The WebSocket is closing';
    void this.#connect(link)
      .catch(() => delete link.socket)
      .then(() => {
        this.#soon(0);
      });
  }

  #ended(link: Link, socket: SocketLike, reason: string): void {
    if (link.socket !== socket) return;
    delete link.socket;
    if (this.#link !== link || this.#isOver) return;
    this.#gap ??= this.#heard;
    this.reason = reason;
    clearTimeout(this.#watch);
    this.owner.changed();
    this.#soon(0);
  }

  #lost(reason: string): void {
    const { socket } = this.#link ?? {};
    if (!socket || !this.#link) return;
    this.#ended(this.#link, socket, reason);
    socket.close();
  }

  /** The channel is not there any more: the next step makes another. */
  #forget(): void {
    this.#drop();
    this.#link = undefined;
    this.#renewal = Infinity;
  }

  #drop(): void {
    clearTimeout(this.#watch);
    const { socket } = this.#link ?? {};
    if (this.#link) delete this.#link.socket;
    if (socket && this.entries.size > 0) this.#gap ??= this.#heard;
    socket?.close();
  }

  /** Asks whether the socket is there. */
  #ping(deadline: number): void {
    if (!this.#link?.socket) return;
    this.#deadline = deadline;
    try {
      this.#link.socket.send('{"message":"ping"}');
    } catch {
      // Whoever cannot send will not be answered either.
    }
    this.#look();
  }

  /** Looks after the socket: one that says nothing may not be there any more. */
  #look(): void {
    clearTimeout(this.#watch);
    if (this.#isOver) return;
    const due = this.#deadline || this.#heard + ASKED_AFTER;
    this.#watch = setTimeout(
      () => {
        const now = Date.now();
        if (this.#deadline && now >= this.#deadline) this.#lost('The WebSocket has fallen silent');
        else if (!this.#deadline && now - this.#heard >= ASKED_AFTER) this.#ping(now + DEAD_AFTER - ASKED_AFTER);
        else {
          // A clock that was set back must not keep anybody waiting.
          this.#heard = Math.min(this.#heard, now);
          this.#deadline = Math.min(this.#deadline, now + DEAD_AFTER);
          this.#look();
        }
      },
      Math.max(0, Math.min(due - Date.now(), ASKED_AFTER)),
    );
  }

  async #call<T>(operation: string, route: Route, required: OperationCall['required'] = {}, optional?: object): Promise<T> {
    const request = { signal: this.owner.signal };
    return (await this.owner.client.send<T>({ operation, route, required, optional, request }).withResponse()).body;
  }
}

/** As much of a message as is looked at here. */
interface Message {
  topicName?: unknown;
  result?: unknown;
  metadata?: { CorrelationId?: unknown } | null;
}

function parsed(text: string): Message | undefined {
  try {
    return JSON.parse(text) as Message | undefined;
  } catch {
    return undefined;
  }
}
