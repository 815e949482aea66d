import type { CallGroup } from '../core/call/call-group.js';
import { AbortError } from '../core/errors/errors.js';
import type { TokenInfo } from '../models/shared-administration.js';
import { JournalError } from './errors.js';
import type { Gate } from './pacing/gate.js';
import type { OpenJournal, Range } from './journal/journal.js';
import { KeySet } from './keys.js';
import type { Head, Planned, State } from './journal/lines.js';
import {
  UNDO_STARTED,
  parseHead,
  formatHead,
  formatPlan,
  parsePlan,
  formatTotal,
  state,
  stateByLetter,
  parseEvent,
  parseTotal,
} from './journal/lines.js';
import type { BulkNote } from './options.js';
import type { Run } from './run.js';
import { readSource } from './source.js';
import { States } from './journal/states.js';

/** Lines of the plan that are written at once. */
const LINES_PER_WRITE = 500;

interface OpenOptions {
  readonly canBegin?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly group?: CallGroup | undefined;
}

/** A journal of this run, opened by this runner. */
export class Session {
  /** Entities that were planned again, by place. */
  readonly #replanned = new Map<number, Pick<Planned, 'change' | 'keptValues'>>();
  #states: States | undefined;

  private constructor(
    readonly run: Run,
    readonly journal: OpenJournal,
    readonly head: Head,
    /** The number of planned entities, once it is known. */
    public total: number | undefined,
    /** Whether the run is being or was undone. */
    public isUndone: boolean,
    readonly signal: AbortSignal | undefined,
    /** What the calls of the run belong to. */
    readonly group: CallGroup | undefined,
  ) {}

  /** Opens a run's journal; begins an empty one if `canBegin` is set. @throws JournalError if the journal cannot be used. */
  static async open(run: Run, range: Range, { canBegin = false, signal, group }: OpenOptions = {}): Promise<Session> {
    if (signal?.aborted) throw createAbortError(run, signal);
    // First, because a locked journal should cost no request.
    const journal = await run.journal.open(range);
    try {
      const { organization, client } = await readIdentity(run, signal);
      const lines = await journal.head();
      const [first, ready, ...extraLines] = lines.filter((line) => line !== UNDO_STARTED);
      if (extraLines.length > 0)
        throw new JournalError('The journal contains several runs. Begin a new journal', 'ERR_JOURNAL_CORRUPT');
      if (first === undefined) {
        if (!canBegin) throw new JournalError(`The journal contains no run. Start ${run.title} first`, 'ERR_JOURNAL_RUN');
        const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
        const head: Head = { bulk: 2, run: id, name: run.name, plan: run.planHash, organization, client };
        await journal.addHead(formatHead(head));
        return new Session(run, journal, head, undefined, false, signal, group);
      }
      const head = parseHead(first);
      if (head.name !== run.name)
        throw new JournalError(
          `The journal belongs to the bulk run ${head.name}, not to ${run.name}. Begin a new journal`,
          'ERR_JOURNAL_RUN',
        );
      if (head.organization !== organization)
        throw new JournalError(
          `${run.title} was started in the organisation ${head.organization}, not in ${organization}. Begin a new journal`,
          'ERR_JOURNAL_ORGANIZATION',
        );
      if (head.plan !== run.planHash)
        throw new JournalError(
          `${run.title} was started with another plan. Finish it with that plan, or begin a new journal`,
          'ERR_JOURNAL_PLAN',
        );
      return new Session(
        run,
        journal,
        head,
        ready === undefined ? undefined : parseTotal(ready),
        lines.includes(UNDO_STARTED),
        signal,
        group,
      );
    } catch (error) {
      await journal.close();
      throw error;
    }
  }

  /** @throws AbortError if the run is aborted. */
  check(): void {
    if (this.signal?.aborted) throw createAbortError(this.run, this.signal);
  }

  /** Records that no further change may be made. */
  async end(): Promise<void> {
    if (!this.isUndone) await this.journal.addHead(UNDO_STARTED);
    this.isUndone = true;
  }

  /** Plans the remaining entities. @returns the total, or `undefined` if the caller has left the run. */
  async plan(onProgress: (count: number) => void, gate: Gate): Promise<number | undefined> {
    if (this.total !== undefined) return this.total;
    const { run, journal } = this;
    const keys = new KeySet();
    let place = 0;
    for await (const line of journal.plan({ from: 0, to: Infinity })) {
      keys.add(parsePlan(line).key);
      place += 1;
    }
    let lines: string[] = [];
    const write = async (): Promise<void> => {
      if (lines.length > 0) await journal.addPlan(lines);
      lines = [];
      onProgress(place);
    };
    for await (const entity of readSource(run, gate)) {
      const key = run.key(entity);
      const plannedChange = run.plan(entity, key);
      if (!plannedChange || !keys.add(key)) continue;
      lines.push(formatPlan({ place, key, ...plannedChange }));
      place += 1;
      if (lines.length === LINES_PER_WRITE) await write();
    }
    this.check();
    if (gate.watch.hasLeft()) return undefined;
    await write();
    await journal.addHead(formatTotal(place));
    this.total = place;
    return place;
  }

  /** The states of all entities in a range. */
  async states({ from, to }: Range): Promise<States> {
    if (this.#states) return this.#states;
    const states = new States(from, Math.max(0, to - from));
    for await (const line of this.journal.events({ from, to })) {
      const event = parseEvent(line);
      if (!states.has(event.place)) {
        if (event.place >= (this.total ?? Infinity))
          throw new JournalError(
            'The journal contains an event of an entity that was never planned. Restore it, or begin a new journal',
            'ERR_JOURNAL_CORRUPT',
          );
        continue;
      }
      if (event.letter === 'c') this.#replanned.set(event.place, { change: event.change, keptValues: event.keptValues });
      else states.set(event.place, stateByLetter[event.letter]);
    }
    this.#states = states;
    return states;
  }

  /** The plan of a range, including entities that were planned again. */
  async *readPlan({ from, to }: Range): AsyncGenerator<Planned, void> {
    let place = from;
    for await (const line of this.journal.plan({ from, to })) {
      const planned = parsePlan(line);
      if (planned.place < from) continue;
      if (planned.place >= to) break;
      if (planned.place !== place++)
        throw new JournalError(
          'Part of the plan is missing in the journal. Restore it, or begin a new journal',
          'ERR_JOURNAL_CORRUPT',
        );
      yield { ...planned, ...this.#replanned.get(planned.place) };
    }
    if (place < to)
      throw new JournalError(
        'The end of the plan is missing in the journal. Restore it, or begin a new journal',
        'ERR_JOURNAL_CORRUPT',
      );
  }

  /** The entities that did not end as planned, with reasons. */
  async *notes(): AsyncGenerator<BulkNote, void> {
    const range = { from: 0, to: this.total ?? 0 };
    const reasons = new Map<number, string>();
    for await (const line of this.journal.events(range)) {
      const event = parseEvent(line);
      if (event.letter === 'c') continue;
      if ('reason' in event) reasons.set(event.place, event.reason);
      else reasons.delete(event.place);
    }
    const states = await this.states(range);
    for await (const { place, key } of this.readPlan(range)) {
      const reason = reasons.get(place);
      if (reason === undefined) continue;
      yield { key, state: noteStateOf(states.at(place)), reason };
    }
  }
}

function noteStateOf(entityState: State): BulkNote['state'] {
  if (entityState === state.skipped) return 'skipped';
  return entityState === state.left ? 'left' : 'failed';
}

/** The organisation and the OAuth client of the token. */
async function readIdentity(
  { client, title }: Run,
  signal: AbortSignal | undefined,
): Promise<{ organization: string; client: string }> {
  const request = signal ? { signal } : {};
  const call = client.send<TokenInfo>({ operation: 'bulk', route: 'GET /api/v2/tokens/me', required: {}, request });
  const { body } = await call.withResponse();
  const organization = body.organization?.id;
  if (organization === undefined)
    throw new JournalError(`${title} cannot find out the organisation of its token. Sign in again`, 'ERR_JOURNAL_ORGANIZATION');
  return { organization, client: body.OAuthClient?.id ?? '' };
}

export const createAbortError = ({ title }: Run, signal: AbortSignal): AbortError =>
  new AbortError(title, { cause: signal.reason });
