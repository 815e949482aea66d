import { ConfigurationError } from '../core/errors/errors.js';
import type { FollowOptions } from '../core/exchange/follow-addresses.js';
import { loadModule } from '../core/arguments/load-module.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { JobState } from './states.js';
import type { JobRecord } from './token.js';
import { tokenOf } from './token.js';
import type { JobAtWork, ResultsOptions, WaitOptions } from './types.js';

/** A job. Its methods are loaded lazily. */
export class RunningJob implements JobAtWork {
  state: JobState | undefined;
  last: JobAtWork['last'];
  reading: JobAtWork['reading'];

  constructor(
    readonly descriptor: JobAtWork['descriptor'],
    readonly api: unknown,
    readonly record: JobRecord,
    readonly started: unknown,
  ) {}

  get ids(): readonly string[] {
    return this.record.ids;
  }

  get token(): string {
    return tokenOf(this.reading ? { ...this.record, position: this.reading.position } : this.record);
  }

  async done(options: WaitOptions<never> = {}): Promise<unknown> {
    return await (await running()).doneOf(this, options);
  }

  async result(options: WaitOptions<never> & FollowOptions = {}): Promise<unknown> {
    return await (await running()).resultOf(this, options);
  }

  results(options: ResultsOptions<never> = {}): AsyncGenerator<unknown, void> {
    const { name, results } = this.descriptor;
    if (!results) throw new ConfigurationError(`A ${name} job lists nothing: it has no results(). Use done() or result()`);
    return resultsOf(this, options);
  }

  async cancel(request: RequestOptions = {}): Promise<void> {
    await (await running()).cancelled(this, request);
  }
}

async function* resultsOf(job: RunningJob, options: ResultsOptions<never>): AsyncGenerator<unknown, void> {
  yield* (await running()).resultsOf(job, options);
}

const running = () => loadModule(() => import('./running.js'));
