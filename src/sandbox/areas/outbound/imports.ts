import type { ImportStatus } from '../../../models/index.js';
import type { SandboxContext } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import { queryFlag } from '../../http/listing.js';
import type { JobFate } from '../../store/control/job-plans.js';
import type { World } from '../../store/world.js';
import { tell } from '../events/tell.js';
import { JobKind } from '../job-kind.js';
import { failureOf, jobProgress } from '../jobs.js';
import type { Job } from '../jobs.js';
import { Kept } from '../kept.js';
import { addDncEntries } from './dnc-entries.js';
import { contactListsOf, contactsOf } from './model.js';
import type { StoredContact } from './model.js';

/** Rows of a file on their way into a list. A list has one import, under its own id: the last. */
interface Import extends Job {
  contacts?: StoredContact[];
  /** Until when who must not be contacted: for ever, where there is no end. */
  entries?: [entry: string, expires: number | null][];
}

/** How long a row takes, and a file at most, in ms. */
const ROW = 10;
const LONGEST = 3000;

/** What is to be known of the imports of a sandbox: one for all routes that have to do with them. */
export class Imports {
  readonly #world: World;
  readonly #jobs: JobKind<Import>;

  constructor(world: World) {
    this.#world = world;
    this.#jobs = new JobKind<Import>(world, {
      name: 'outbound.imports',
      entity: 'importStatus',
      words: { on: ['IN_PROGRESS'], done: 'IN_PROGRESS', failed: 'FAILED' },
      ended: (job, hasSucceeded) => {
        this.#tell(job);
        if (!hasSucceeded) return;
        this.#take(job);
        // What has come in is no import any more.
        this.#jobs.remove(job.id);
      },
    });
  }

  start(context: SandboxContext, listId: string, rows: Pick<Import, 'contacts' | 'entries'>): void {
    this.#begin(this.#jobs.planned(context, rows, listId), rows);
  }

  /** The same for a file that has come to its place, which is no call of the API. */
  startBy(listId: string, rows: Pick<Import, 'contacts' | 'entries'>, fate?: JobFate): void {
    this.#begin({ id: listId, submitted: this.#world.now(), ...rows, ...(fate && { fate }) }, rows);
  }

  #begin({ fate, ...job }: Import, rows: Pick<Import, 'contacts' | 'entries'>): void {
    this.#tell(this.#jobs.begin({ ...job, fate: { lastsMs: Math.min(LONGEST, rowsIn(rows) * ROW), ...fate } }));
  }

  /** @throws the platform's 404 where a list has none. */
  status(listId: string): ImportStatus {
    const status = this.find(listId);
    if (!status) throw notFound('importStatus', listId);
    return status;
  }

  find(listId: string): ImportStatus | undefined {
    const job = this.#jobs.find(listId);
    return job && this.#statusOf(job);
  }

  #statusOf(job: Import): ImportStatus {
    const total = rowsIn(job);
    const done = jobProgress(this.#world, job);
    return {
      state: this.#jobs.word(job),
      totalRecords: total,
      completedRecords: Math.floor(total * done),
      percentComplete: Math.floor(100 * done),
      ...(this.#jobs.hasFailed(job) && { failureReason: failureOf(job) }),
    };
  }

  #tell(job: Import): void {
    const list = job.contacts ? 'contactlists' : 'dnclists';
    tell(this.#world, `v2.outbound.${list}.{id}.importstatus`, [job.id], () => {
      const { state, percentComplete, ...counts } = this.#statusOf(job);
      return { ...counts, importState: state, percentageComplete: percentComplete };
    });
  }

  #take({ id, contacts = [], entries = [] }: Import): void {
    if (contactListsOf(this.#world).has(id)) for (const contact of contacts) contactsOf(this.#world, id).set(contact.id, contact);
    const list = entries.length === 0 ? undefined : new Kept(this.#world, '/api/v2/outbound/dnclists').find(id);
    if (list) addDncEntries(this.#world, list, entries);
  }
}

const rowsIn = ({ contacts = [], entries = [] }: Pick<Import, 'contacts' | 'entries'>): number =>
  contacts.length + entries.length;

/** What a list says of its import where it is asked for that, and has one. */
export function importing(context: SandboxContext, world: World, listId: string): { importStatus?: ImportStatus } {
  const importStatus = queryFlag(context, 'includeImportStatus') === true ? new Imports(world).find(listId) : undefined;
  return importStatus ? { importStatus } : {};
}
