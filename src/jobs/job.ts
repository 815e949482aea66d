import { ConfigurationError } from '../core/errors/errors.js';
import type { FollowOptions } from '../core/exchange/follow-addresses.js';
import { loadModule } from '../core/arguments/load-module.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { JobState } from './states.js';
import type { JobRecord } from './token.js';
import { formatToken } from './token.js';
import type { JobContext, ResultsOptions, WaitOptions } from './types.js';

/** A job. Its methods are loaded lazily. */
export class RunningJob implements JobContext {
  state: JobState | undefined;
  lastStatus: JobContext['lastStatus'];
  reading: JobContext['reading'];

  constructor(
    readonly descriptor: JobContext['descriptor'],
    readonly api: unknown,
    readonly record: JobRecord,
    readonly started: unknown,
  ) {}

  get ids(): readonly string[] {
    return this.record.ids;
  }

  get token(): string {
    return formatToken(this.reading ? { ...this.record, position: this.reading.position } : this.record);
  }

  async done(options: WaitOptions<never> = {}): Promise<unknown> {
    return await (await loadMethods()).waitUntilDone(this, options);
  }

  async result(options: WaitOptions<never> & FollowOptions = {}): Promise<unknown> {
    return await (await loadMethods()).fetchResult(this, options);
  }

  results(options: ResultsOptions<never> = {}): AsyncGenerator<unknown, void> {
    const { name, results } = this.descriptor;
    if (!results) throw new ConfigurationError(`A ${name} job has no results(). Use done() or result()`);
    return loadResults(this, options);
  }

  async cancel(request: RequestOptions = {}): Promise<void> {
    await (await loadMethods()).cancelJob(this, request);
  }
}

async function* loadResults(job: RunningJob, options: ResultsOptions<never>): AsyncGenerator<unknown, void> {
  yield* (await loadMethods()).readResults(job, options);
}

const loadMethods = () => loadModule(() => import('./job-methods.js'));
