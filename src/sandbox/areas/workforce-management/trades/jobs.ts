import type { PartialResult } from '../../../operations/methods.js';
import type { Area } from '../../../engine/area.js';
import type {
  ShiftTradeAddTradeJobResponse,
  ShiftTradeBulkUpdateTradeStateBuJobResponse,
  ShiftTradeEvaluateTradesBuJobResponse,
  ShiftTradeJobType,
  ShiftTradeMatchTradeJobResponse,
  ShiftTradeQueryAgentTradesJobResponse,
  ShiftTradeQueryTradesBuJobResponse,
  ShiftTradeQueryWeekSummariesBuJobResponse,
  ShiftTradeSearchUnmatchedTradesBuJobResponse,
  ShiftTradeUpdateTradeJobResponse,
  ShiftTradeUpdateTradeStateJobResponse,
} from '../../../../models/index.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { notFound } from '../../../store/errors.js';
import { queryFlag } from '../../../http/listing.js';
import { DAY } from '../../../store/clock.js';
import type { World } from '../../../store/world.js';
import { publishEvent } from '../../events/publish.js';
import { absoluteUrl, storeDownload } from '../../files.js';
import { JobKind } from '../../job-kind.js';
import { failureOf } from '../../jobs.js';
import type { Job } from '../../jobs.js';
import { callerOf } from '../../repository.js';
import type { Json } from '../../repository.js';

/** A job as responses show it, with its result in the field for its kind. */
type TradeJobView = PartialResult<
  ShiftTradeAddTradeJobResponse &
    ShiftTradeBulkUpdateTradeStateBuJobResponse &
    ShiftTradeEvaluateTradesBuJobResponse &
    ShiftTradeMatchTradeJobResponse &
    ShiftTradeQueryAgentTradesJobResponse &
    ShiftTradeQueryTradesBuJobResponse &
    ShiftTradeQueryWeekSummariesBuJobResponse &
    ShiftTradeSearchUnmatchedTradesBuJobResponse &
    ShiftTradeUpdateTradeJobResponse &
    ShiftTradeUpdateTradeStateJobResponse
>;

type TradeResult = Omit<TradeJobView, keyof Job | 'type' | 'status' | 'downloadUrl' | 'error' | 'selfUri'>;

/** A job's work, as plain JSON. */
export interface TradeJob extends Job {
  type: ShiftTradeJobType;
  /** The path that returns its state, without the job's id. */
  path: string;
  userId?: string;
  of: Json;
  isDone?: boolean;
  result?: TradeResult;
  /** Query results are a file if the caller requests that, and always in events. */
  file?: string;
  url: string;
}

/** A kind of trade job: the field of its result, and its work. */
export interface TradeWork {
  run: (job: TradeJob) => TradeResult;
  /** Whether the job only reads. */
  isQuery?: boolean;
}

/** The kinds of trade jobs, as methods name them. */
type JobName =
  | `Shifttrading${'Trade' | 'TradeMatch' | 'TradeState' | 'Trades' | 'TradesMineQuery'}`
  | `BusinessunitShifttrading${'TradesEvaluate' | 'TradesQuery' | 'TradesStateBulk' | 'UnmatchedSearch' | 'WeeksSummary'}`;

/** The names of the methods for a kind of trade job. */
interface JobOperations {
  readonly startMethod: `postWorkforcemanagement${JobName}Jobs`;
  readonly readMethod: `getWorkforcemanagement${JobName}Job`;
}

/** Jobs on shift trades: executed at once, or later if the caller requests that. */
export class TradeJobs {
  readonly #world: World;
  readonly #workByType: Readonly<Record<string, TradeWork>>;
  readonly #jobs: JobKind<TradeJob>;

  constructor(world: World, workByType: Readonly<Record<string, TradeWork>>) {
    this.#world = world;
    this.#workByType = workByType;
    this.#jobs = new JobKind<TradeJob>(world, {
      name: 'wfm.shifttrades.jobs',
      entity: 'job',
      retentionMs: DAY,
      stateNames: { active: ['Processing'], done: 'Complete', failed: 'Error' },
      onEnd: (job, hasSucceeded) => {
        const finishedJob = hasSucceeded && job.isDone !== true ? this.#execute(job, true) : job;
        if (finishedJob.userId !== undefined && job.isDone !== true)
          publishEvent(world, 'v2.users.{id}.workforcemanagement.shift.trading.jobs', [finishedJob.userId], () =>
            this.#payload(finishedJob),
          );
      },
    });
  }

  /** Handles the operations that start such jobs and that return their state. `readRequest` rejects invalid requests. */
  addHandlers(
    area: Area,
    type: ShiftTradeJobType,
    operations: JobOperations,
    readRequest: (context: OperationContext) => Json,
  ): void {
    area.handle(operations.startMethod, (context) => {
      const userId = callerOf(context)?.id;
      const jobFields = {
        type,
        path: context.path,
        of: readRequest(context),
        url: context.url,
        ...(userId !== undefined && { userId }),
      };
      const job = this.#jobs.createPending(context, jobFields);
      // A job with a planned outcome takes time.
      if (queryFlag(context, 'forceAsync') === true || job.fate)
        return context.json(this.#view(context, this.#jobs.begin(job)), 202);
      const finishedJob = this.#execute(
        { ...job, fate: { lastsMs: 0 }, isDone: true },
        queryFlag(context, 'forceDownloadService') === true,
      );
      return this.#view(context, finishedJob);
    });
    area.handle(operations.readMethod, (context) => {
      const job = this.#jobs.get(context.param('jobId'));
      if (`${job.path}/${job.id}` !== context.path) throw notFound('job', job.id);
      return this.#view(context, job);
    });
  }

  #execute(job: TradeJob, isFile: boolean): TradeJob {
    const { run, isQuery = false } = this.#workByType[job.type] ?? { run: () => ({}) };
    const result = run(job);
    if (!isFile || !isQuery) return this.#jobs.put({ ...job, result });
    const file = { contentType: 'application/json', fileName: `${job.id}.json` };
    return this.#jobs.put({ ...job, file: storeDownload(this.#world, JSON.stringify(Object.values(result)[0]), file) });
  }

  #view(context: OperationContext, job: TradeJob): TradeJobView {
    const { id, type, path, result, file } = job;
    const isDone = this.#jobs.hasSucceeded(job);
    return {
      id,
      type,
      status: this.#jobs.stateName(job),
      selfUri: `${path}/${id}`,
      ...(isDone && result),
      ...(isDone && file !== undefined && { downloadUrl: absoluteUrl(context, file) }),
      ...(this.#jobs.hasFailed(job) && { error: { message: failureOf(job), code: 'job.failed', status: 500 } }),
    };
  }

  #payload(job: TradeJob): Json {
    const { id, type, result = {}, file } = job;
    return {
      id,
      type,
      status: this.#jobs.stateName(job),
      ...(type === 'QueryWeekSummaries' && { weekSummaries: { values: result.queryWeekSummariesResult?.weeks } }),
      ...(file !== undefined && { downloadUrl: new URL(file, job.url).href }),
      ...(this.#jobs.hasFailed(job) && { error: { message: failureOf(job), code: 'job.failed', status: 500 } }),
    };
  }
}
