import type { Area } from '../../../engine/area.js';
import type {
  AdminBulkUpdateAlternativeShiftTradeStateRequest,
  AlternativeShiftJobReference,
  AlternativeShiftOffersViewResponseTemplate,
} from '../../../../models/index.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { notFound } from '../../../store/errors.js';
import { callerId } from '../../../sign-in/bearer.js';
import { DAY } from '../../../store/clock.js';
import type { World } from '../../../store/world.js';
import { publishEvent } from '../../events/publish.js';
import { absoluteUrl, storeDownload } from '../../files.js';
import { JobKind } from '../../job-kind.js';
import type { Job } from '../../jobs.js';
import { failureOf } from '../../jobs.js';
import { callerOf } from '../../repository.js';
import { unitOfAgent } from '../roster.js';
import { findOffers } from './offers.js';
import type { OfferRequest } from './offers.js';
import { decideTrade, searchTrades, tradesOfAgent, tradeView } from './trades.js';
import type { TradeSearch } from './trades.js';

/** The operations that return the state of a job. */
type ReadMethod =
  | `getWorkforcemanagementAlternativeshifts${'Offers' | 'OffersSearch' | 'Trades' | 'TradesState'}Job`
  | 'getWorkforcemanagementBusinessunitAlternativeshiftsTradesSearchJob';

interface ShiftJob extends Job {
  type: AlternativeShiftJobReference['type'];
  path: string;
  userId?: string;
  wish?: OfferRequest;
  isOwn?: boolean;
  search?: TradeSearch;
  update?: AdminBulkUpdateAlternativeShiftTradeStateRequest;
  offers?: AlternativeShiftOffersViewResponseTemplate;
  file?: string;
  url: string;
}

/** Jobs that search alternative shifts and trades, or decide trades. */
export class ShiftJobs {
  readonly #jobs: JobKind<ShiftJob>;

  constructor(world: World) {
    this.#jobs = new JobKind<ShiftJob>(world, {
      name: 'wfm.alternativeshifts.jobs',
      entity: 'job',
      retentionMs: DAY,
      stateNames: { active: ['Processing'], done: 'Complete', failed: 'Error' },
      onEnd: (job, hasSucceeded) => {
        const finishedJob = hasSucceeded ? this.#jobs.put({ ...job, ...jobResult(world, job) }) : job;
        const { id, type, userId, file, url } = finishedJob;
        if (userId === undefined) return;
        publishEvent(world, 'v2.users.{id}.workforcemanagement.alternative.shift.jobs', [userId], () => ({
          id,
          jobId: id,
          type,
          status: this.#jobs.stateName(finishedJob),
          ...(file !== undefined && { downloadUrl: new URL(file, url).href }),
        }));
      },
    });
  }

  find(id: string): ShiftJob | undefined {
    return this.#jobs.find(id);
  }

  /** Starts a job. `path` is the path that returns its state, without the job's id. */
  start(context: OperationContext, type: ShiftJob['type'], extraFields: Partial<ShiftJob>, path = context.path): Response {
    const userId = callerOf(context)?.id;
    const jobFields = { type, path, url: context.url, ...extraFields, ...(userId !== undefined && { userId }) };
    const { id, ...job } = this.#jobs.start(context, jobFields);
    const reference = { id, status: this.#jobs.stateName({ id, ...job }), type, selfUri: `${path}/${id}` };
    return context.json({ job: reference }, 202);
  }

  /** Handles an operation that returns the state of a job, to agents only that of jobs they started. */
  addReadHandler(area: Area, name: ReadMethod, { isOwnOnly }: { isOwnOnly: boolean }): void {
    area.handle(name, (context) => {
      const job = this.#jobs.get(context.param('jobId'));
      const isOfOtherAgent = isOwnOnly && job.userId !== callerId(context);
      if (`${job.path}/${job.id}` !== context.path || isOfOtherAgent) throw notFound('job', job.id);
      return {
        id: job.id,
        status: this.#jobs.stateName(job),
        type: job.type,
        selfUri: `${job.path}/${job.id}`,
        ...(job.file !== undefined && { downloadUrl: absoluteUrl(context, job.file) }),
        ...(this.#jobs.hasFailed(job) && { error: { message: failureOf(job), code: 'job.failed', status: 500 } }),
      };
    });
  }
}

/** The result of a job as a file. */
function jobResult(world: World, { id, userId = '', wish, isOwn, search, update }: ShiftJob): Partial<ShiftJob> {
  const writeFile = (content: object): string =>
    storeDownload(world, JSON.stringify(content), { contentType: 'application/json', fileName: `${id}.json` });
  if (wish) {
    const offers = findOffers(world, id, unitOfAgent(world, userId), userId, wish);
    return { offers, file: writeFile(offers) };
  }
  if (isOwn === true) return { file: writeFile({ entities: tradesOfAgent(world, userId).map(tradeView) }) };
  if (search) return { file: writeFile({ entities: searchTrades(world, search) }) };
  const { entities = [], managementUnitId = '' } = update ?? {};
  return { file: writeFile({ entities: entities.map((entity) => decideTrade(world, managementUnitId, entity, userId)) }) };
}
