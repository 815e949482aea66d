import type { Bucket } from './bucket.js';
import type { Restraint } from './permit.js';
import { Contact } from './contact.js';
import type { GovernorSettings } from './options.js';
import type { Question, Turns } from './shared.js';
import type { WaitingCall } from './token-limits.js';

type CallBucket = Bucket<WaitingCall>;

/** The parts of the dispatcher that sharing uses. */
interface Host {
  buckets(): readonly CallBucket[];
  readonly slots: { take(count: number): void; release(count: number): void };
  /** Gives granted permits to calls. */
  grant(bucket: CallBucket, priority: number, turns: Turns): void;
  resume(bucket: CallBucket): void;
}

/** How many permits the first request asks for: governors that begin at the same time do not know of each other yet. */
const FIRST_REQUEST_SIZE = 10;

/** How long to wait before reporting permits that were taken without the shared counters, in ms. */
const REPORT_EVERY = 250;

const now = (): number => performance.now();

/** Requests permits from the shared counters, and reports those that were taken without them. */
export class Sharing {
  readonly #options: GovernorSettings;
  readonly #host: Host;
  readonly #contact: Contact;
  /** How many permits are requested at once. It doubles each time, because every request to the shared counters takes time. */
  #maxRequestSize = FIRST_REQUEST_SIZE;
  #isClosed = false;

  constructor(options: GovernorSettings, host: Host) {
    this.#options = options;
    this.#host = host;
    this.#contact = new Contact(options.log);
  }

  /** Whether permits must be requested: there are shared counters, and they can be reached. */
  get isReachable(): boolean {
    return this.#options.shared?.take !== undefined && !this.#contact.isPaused(now());
  }

  /** The restraint that applies to a bucket that is created now. */
  restraint(): Restraint | undefined {
    return this.#contact.restraint(now());
  }

  /** How many permits to request at most: the governor's part of what is left, so that the others have theirs. */
  share(bucket: CallBucket, max: number): number {
    const part = Math.floor((max - bucket.used) / (bucket.members ?? 1));
    return Math.max(FIRST_REQUEST_SIZE, Math.min(this.#maxRequestSize, part));
  }

  /** Requests permits from the shared counters. */
  async request(bucket: CallBucket, priority: number, permitCount: number): Promise<void> {
    const { used, endsAt } = bucket;
    const question: Question = {
      permitCount,
      used,
      remainingMs: Math.max(0, endsAt - now()),
      most: bucket.maxFor(priority, this.#options.reserve),
      report: bucket.report(),
    };
    bucket.isRequesting = true;
    this.#host.slots.take(permitCount);
    let turns: Turns | undefined;
    try {
      turns = await this.#options.shared?.take?.(bucket.id, question);
    } catch (error) {
      this.#recordLoss(error);
    }
    bucket.isRequesting = false;
    this.#host.slots.release(permitCount);
    if (turns) {
      if (permitCount === this.#maxRequestSize) this.#maxRequestSize *= 2;
      if (turns.hasLostData) this.#recordLoss(new Error('the shared counters have lost their data'));
      this.#contact.succeed(now());
      bucket.adopt(now(), turns, question);
      this.#host.grant(bucket, priority, turns);
    }
    this.#host.resume(bucket);
  }

  /** Reports permits that the shared counters have not counted, even if no call waits any more. */
  reportSoon(bucket: CallBucket): void {
    if (this.#isClosed || bucket.reportTimer !== undefined) return;
    bucket.reportTimer = setTimeout(() => {
      bucket.reportTimer = undefined;
      if (!bucket.hasUnreported(now())) return;
      if (!bucket.isRequesting && !this.#contact.isPaused(now())) void this.request(bucket, 1, 0);
      this.reportSoon(bucket);
    }, REPORT_EVERY);
    // The timer must not keep a Node process alive.
    (bucket.reportTimer as { unref?: () => void }).unref?.();
  }

  /** Ends the reports about permits that the shared counters do not know of. */
  close(): void {
    this.#isClosed = true;
    for (const bucket of this.#host.buckets()) clearTimeout(bucket.reportTimer);
  }

  #recordLoss(error: unknown): void {
    const buckets = this.#host.buckets();
    const members = Math.max(1, ...buckets.map((bucket) => bucket.members ?? 1));
    const restraint = this.#contact.fail(now(), error, members);
    if (restraint) for (const bucket of buckets) bucket.restrain(now(), restraint);
  }
}
