import type { AdherenceExplanationJob } from '../../../../models/index.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { queryFlag } from '../../../http/listing.js';
import { DAY } from '../../../store/clock.js';
import type { World } from '../../../store/world.js';
import { publishEvent } from '../../events/publish.js';
import { absoluteUrl, storeDownload } from '../../files.js';
import { JobKind } from '../../job-kind.js';
import { failureOf } from '../../jobs.js';
import type { Job } from '../../jobs.js';
import { callerOf } from '../../repository.js';
import { resultOrFile } from '../result.js';
import { saveExplanation } from './explanations.js';
import type { Explanation } from './explanations.js';

const WFM = '/api/v2/workforcemanagement';
const CALLER_PATH = `${WFM}/adherence/explanations`;

interface ExplanationJob extends Job {
  type: 'AddExplanation' | 'UpdateExplanation' | 'QueryAgentExplanations' | 'QueryBuExplanations';
  userId?: string;
  /** The explanation to store when the job ends. */
  explanation?: Explanation;
  isReview?: boolean;
  /** The result of a query. */
  matches?: Explanation[];
  /** The address of the request, from which file addresses are derived. */
  url: string;
  path?: string;
}

/** Jobs that add, update or query explanations. */
export class ExplanationJobs {
  readonly #world: World;
  readonly #jobs: JobKind<ExplanationJob>;

  constructor(world: World) {
    this.#world = world;
    this.#jobs = new JobKind<ExplanationJob>(world, {
      name: 'wfm.adherence.explanations',
      entity: 'job',
      retentionMs: DAY,
      stateNames: { active: ['Processing'], done: 'Complete', failed: 'Error' },
      onEnd: (job, hasSucceeded) => {
        this.#end(job, hasSucceeded);
      },
    });
  }

  /** Starts a job, and responds with a reference to it. */
  start(context: OperationContext, fields: Omit<ExplanationJob, keyof Job | 'url'>): Response {
    const userId = callerOf(context)?.id;
    const job = this.#jobs.start(context, { ...fields, url: context.url, ...(userId !== undefined && { userId }) });
    const { id, type, status, selfUri } = this.#view(job);
    return context.json({ job: { id, type, status, selfUri } }, 202);
  }

  /** Responds with the result of a query, or starts a job if the caller requests that. */
  respond(context: OperationContext, type: ExplanationJob['type'], matches: Explanation[]) {
    return queryFlag(context, 'forceAsync') === true
      ? this.start(context, { type, matches })
      : resultOrFile(context, this.#world, { entities: matches });
  }

  /** Returns the state of a job. @throws the platform's 404. */
  read(context: OperationContext, id: string): AdherenceExplanationJob {
    const job = this.#jobs.get(id);
    const { path } = job;
    return { ...this.#view(job), ...(path !== undefined && { downloadUrl: absoluteUrl(context, path) }) };
  }

  #end(job: ExplanationJob, hasSucceeded: boolean): void {
    const { explanation, matches } = job;
    if (hasSucceeded && explanation) saveExplanation(this.#world, explanation, job.isReview === true);
    const file = { contentType: 'application/json', fileName: `${job.id}.json` };
    const path = hasSucceeded && matches ? { path: storeDownload(this.#world, JSON.stringify({ entities: matches }), file) } : {};
    const finishedJob = this.#jobs.put({ ...job, ...path });
    if (job.userId !== undefined)
      publishEvent(this.#world, 'v2.users.{id}.workforcemanagement.adherence.explanations.jobs', [job.userId], () =>
        this.#view(finishedJob),
      );
  }

  #view(job: ExplanationJob): AdherenceExplanationJob {
    const { id, type, explanation, path } = job;
    return {
      id,
      type,
      status: this.#jobs.stateName(job),
      selfUri: `${CALLER_PATH}/jobs/${id}`,
      ...(this.#jobs.hasSucceeded(job) && explanation && { adherenceExplanation: explanation }),
      ...(path !== undefined && { downloadUrl: new URL(path, job.url).href }),
      ...(this.#jobs.hasFailed(job) && { error: { message: failureOf(job), code: 'job.failed', status: 500 } }),
    };
  }
}
