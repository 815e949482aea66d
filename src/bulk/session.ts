import { AbortError } from '../core/errors/errors.js';
import type { TokenInfo } from '../models/shared-administration.js';
import { JournalError } from './errors.js';
import type { Gate } from './pacing/gate.js';
import type { OpenJournal, Range } from './journal/journal.js';
import { KeySet } from './keys.js';
import type { Head, Planned } from './journal/lines.js';
import { OVER, headIn, headLine, planLine, plannedIn, plannedLine, state, stateOf, toldIn, totalIn } from './journal/lines.js';
import type { Run } from './run.js';
import { readSource } from './source.js';
import { States } from './journal/states.js';

/** Lines of the plan that are written at once. */
const PORTION = 500;

/** A journal that is known to be of this run, in the hands of this runner. */
export class Session {
  /** What was planned anew, by place. */
  readonly #anew = new Map<number, Pick<Planned, 'change' | 'kept'>>();
  #states: States | undefined;

  private constructor(
    readonly run: Run,
    readonly journal: OpenJournal,
    readonly head: Head,
    /** How much is planned, once that is known. */
    public total: number | undefined,
    /** Whether it is being undone, or was. */
    public isOver: boolean,
    readonly signal: AbortSignal | undefined,
  ) {}

  /** Opens a run's journal; one that is empty is begun, if `begins` says so. @throws JournalError where it cannot be gone on with. */
  static async open(run: Run, range: Range, begins: boolean, signal?: AbortSignal): Promise<Session> {
    if (signal?.aborted) throw aborted(run, signal);
    // First, because what others have takes no call.
    const journal = await run.journal.open(range);
    try {
      const { organization, client } = await identity(run, signal);
      const lines = await journal.head();
      const [first, ready, ...more] = lines.filter((line) => line !== OVER);
      if (more.length > 0) throw new JournalError('The journal holds the beginnings of several runs', 'ERR_JOURNAL_CORRUPT');
      if (first === undefined) {
        if (!begins) throw new JournalError(`The journal holds nothing of ${run.title}: start it first`, 'ERR_JOURNAL_RUN');
        const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
        const head: Head = { bulk: 2, run: id, name: run.name, plan: run.planHash, organization, client };
        await journal.addHead(headLine(head));
        return new Session(run, journal, head, undefined, false, signal);
      }
      const head = headIn(first);
      if (head.name !== run.name)
        throw new JournalError(`The journal is of the bulk run ${head.name}, not of ${run.name}`, 'ERR_JOURNAL_RUN');
      if (head.organization !== organization)
        throw new JournalError(
          `${run.title} was begun in the organisation ${head.organization}, not in ${organization}`,
          'ERR_JOURNAL_ORGANIZATION',
        );
      if (head.plan !== run.planHash)
        throw new JournalError(
          `${run.title} was begun with another plan: finish it with that, or begin anew`,
          'ERR_JOURNAL_PLAN',
        );
      return new Session(run, journal, head, ready === undefined ? undefined : totalIn(ready), lines.includes(OVER), signal);
    } catch (error) {
      await journal.close();
      throw error;
    }
  }

  /** @throws AbortError where the run is to end. */
  check(): void {
    if (this.signal?.aborted) throw aborted(this.run, this.signal);
  }

  /** Writes down that from now on nothing more is changed. */
  async end(): Promise<void> {
    if (!this.isOver) await this.journal.addHead(OVER);
    this.isOver = true;
  }

  /** Plans what is not planned yet. @returns how much there is, `undefined` where somebody wants no more of it. */
  async plan(tell: (planned: number) => void, gate: Gate): Promise<number | undefined> {
    if (this.total !== undefined) return this.total;
    const { run, journal } = this;
    const keys = new KeySet();
    let place = 0;
    for await (const line of journal.plan({ from: 0, to: Infinity })) {
      keys.add(plannedIn(line).key);
      place += 1;
    }
    let lines: string[] = [];
    const write = async (): Promise<void> => {
      if (lines.length > 0) await journal.addPlan(lines);
      lines = [];
      tell(place);
    };
    for await (const entity of readSource(run, gate)) {
      const key = run.key(entity);
      const planned = run.plan(entity, key);
      if (!planned || !keys.add(key)) continue;
      lines.push(planLine({ place, key, ...planned }));
      place += 1;
      if (lines.length === PORTION) await write();
    }
    this.check();
    if (gate.watch.isLeft()) return undefined;
    await write();
    await journal.addHead(plannedLine(place));
    this.total = place;
    return place;
  }

  /** How everything in a range stands. */
  async states({ from, to }: Range): Promise<States> {
    if (this.#states) return this.#states;
    const states = new States(from, Math.max(0, to - from));
    for await (const line of this.journal.events({ from, to })) {
      const told = toldIn(line);
      if (!states.has(told.place)) {
        if (told.place >= (this.total ?? Infinity))
          throw new JournalError('The journal tells of what was never planned', 'ERR_JOURNAL_CORRUPT');
        continue;
      }
      if (told.letter === 'c') this.#anew.set(told.place, { change: told.change, kept: told.kept });
      else states.set(told.place, stateOf[told.letter]);
    }
    this.#states = states;
    return states;
  }

  /** What is planned in a range, with what was planned anew. */
  async *planned({ from, to }: Range): AsyncGenerator<Planned, void> {
    let place = from;
    for await (const line of this.journal.plan({ from, to })) {
      const planned = plannedIn(line);
      if (planned.place < from) continue;
      if (planned.place >= to) break;
      if (planned.place !== place++) throw new JournalError('Part of the plan is missing in the journal', 'ERR_JOURNAL_CORRUPT');
      yield { ...planned, ...this.#anew.get(planned.place) };
    }
    if (place < to) throw new JournalError('The end of the plan is missing in the journal', 'ERR_JOURNAL_CORRUPT');
  }

  /** Those that have ended otherwise than planned, with why. */
  async *notes(): AsyncGenerator<{ key: string; state: 'failed' | 'skipped' | 'left'; reason: string }, void> {
    const range = { from: 0, to: this.total ?? 0 };
    const reasons = new Map<number, string>();
    for await (const line of this.journal.events(range)) {
      const told = toldIn(line);
      if (told.letter === 'c') continue;
      if ('reason' in told) reasons.set(told.place, told.reason);
      else reasons.delete(told.place);
    }
    const states = await this.states(range);
    for await (const { place, key } of this.planned(range)) {
      const reason = reasons.get(place);
      if (reason === undefined) continue;
      const at = states.at(place);
      yield { key, state: at === state.skipped ? 'skipped' : at === state.left ? 'left' : 'failed', reason };
    }
  }
}

/** The organisation and the OAuth client that calls are made for. */
async function identity(
  { client, title }: Run,
  signal: AbortSignal | undefined,
): Promise<{ organization: string; client: string }> {
  const request = signal ? { signal } : {};
  const call = client.send<TokenInfo>({ operation: 'bulk', route: 'GET /api/v2/tokens/me', required: {}, request });
  const { body } = await call.withResponse();
  const organization = body.organization?.id;
  if (organization === undefined)
    throw new JournalError(`${title} cannot tell whose organisation it is in`, 'ERR_JOURNAL_ORGANIZATION');
  return { organization, client: body.OAuthClient?.id ?? '' };
}

export const aborted = ({ title }: Run, signal: AbortSignal): AbortError => new AbortError(title, { cause: signal.reason });
