import type { DncList, ImportStatus } from '../../../models/index.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { queryFlag } from '../../http/listing.js';
import type { JobOutcome } from '../../store/control/job-plans.js';
import type { World } from '../../store/world.js';
import { publishEvent } from '../events/publish.js';
import { JobKind } from '../job-kind.js';
import { failureOf, jobProgress } from '../jobs.js';
import type { Job } from '../jobs.js';
import { Repository } from '../repository.js';
import { addDncEntries } from './dnc-entries.js';
import { contactListsOf, contactsOf } from './model.js';
import type { StoredContact } from './model.js';

/** An import of the rows of a file into a list. A list has one import at most, the last one, which has the list's id. */
interface Import extends Job {
  contacts?: StoredContact[];
  /** Do-not-contact entries with their expiry; `null` means never. */
  entries?: [entry: string, expires: number | null][];
}

/** Duration of a row, and the longest duration of a file, in ms. */
const ROW = 10;
const LONGEST = 3000;

/** The imports of a sandbox; all handlers that need them share one instance. */
export class Imports {
  readonly #world: World;
  readonly #jobs: JobKind<Import>;

  constructor(world: World) {
    this.#world = world;
    this.#jobs = new JobKind<Import>(world, {
      name: 'outbound.imports',
      entity: 'importStatus',
      stateNames: { active: ['IN_PROGRESS'], done: 'IN_PROGRESS', failed: 'FAILED' },
      onEnd: (job, hasSucceeded) => {
        this.#publishStatus(job);
        if (!hasSucceeded) return;
        this.#applyRows(job);
        // A finished import is removed.
        this.#jobs.remove(job.id);
      },
    });
  }

  start(context: OperationContext, listId: string, rows: Pick<Import, 'contacts' | 'entries'>): void {
    this.#begin(this.#jobs.createPending(context, rows, listId), rows);
  }

  /** The same for a file that was uploaded to a signed address, which is not an API call. */
  startUploaded(listId: string, rows: Pick<Import, 'contacts' | 'entries'>, fate?: JobOutcome): void {
    this.#begin({ id: listId, submitted: this.#world.now(), ...rows, ...(fate && { fate }) }, rows);
  }

  #begin({ fate, ...job }: Import, rows: Pick<Import, 'contacts' | 'entries'>): void {
    this.#publishStatus(this.#jobs.begin({ ...job, fate: { lastsMs: Math.min(LONGEST, countRows(rows) * ROW), ...fate } }));
  }

  /** @throws the platform's 404 if the list has no import. */
  getStatus(listId: string): ImportStatus {
    const status = this.find(listId);
    if (!status) throw notFound('importStatus', listId);
    return status;
  }

  find(listId: string): ImportStatus | undefined {
    const job = this.#jobs.find(listId);
    return job && this.#statusOf(job);
  }

  #statusOf(job: Import): ImportStatus {
    const total = countRows(job);
    const progress = jobProgress(this.#world, job);
    return {
      state: this.#jobs.stateName(job),
      totalRecords: total,
      completedRecords: Math.floor(total * progress),
      percentComplete: Math.floor(100 * progress),
      ...(this.#jobs.hasFailed(job) && { failureReason: failureOf(job) }),
    };
  }

  #publishStatus(job: Import): void {
    const list = job.contacts ? 'contactlists' : 'dnclists';
    publishEvent(this.#world, `v2.outbound.${list}.{id}.importstatus`, [job.id], () => {
      const { state, percentComplete, ...counts } = this.#statusOf(job);
      return { ...counts, importState: state, percentageComplete: percentComplete };
    });
  }

  #applyRows({ id, contacts = [], entries = [] }: Import): void {
    if (contactListsOf(this.#world).has(id)) for (const contact of contacts) contactsOf(this.#world, id).set(contact.id, contact);
    const list = entries.length === 0 ? undefined : new Repository<DncList>(this.#world, '/api/v2/outbound/dnclists').find(id);
    if (list) addDncEntries(this.#world, list, entries);
  }
}

const countRows = ({ contacts = [], entries = [] }: Pick<Import, 'contacts' | 'entries'>): number =>
  contacts.length + entries.length;

/** The import status of a list, if the query requests it and the list has one. */
export function importing(context: OperationContext, world: World, listId: string): { importStatus?: ImportStatus } {
  const importStatus = queryFlag(context, 'includeImportStatus') === true ? new Imports(world).find(listId) : undefined;
  return importStatus ? { importStatus } : {};
}
