import { copyOptions } from '../../../core/arguments/option-checks.js';
import { ownFields } from '../../../core/values/plain-objects.js';
import { createRouteTest } from '../../operations/operation-route.js';
import { formerLasts } from './faults.js';
import { withCurrentName } from '../current-name.js';

/** Plans the result of jobs that start later, instead of their default result. */
export interface JobPlan {
  /** Verb and path of the operation that starts them, e.g. `POST /api/v2/recording/jobs`; any job by default. */
  route?: string;
  /** How they end; `done` by default. With `never`, a job runs until it is cancelled. */
  end?: 'done' | 'failed' | 'never';
  /** How long they take, in ms of the sandbox's clock; 3000 by default. */
  lastsMs?: number;
  /**
   * The same, also in ms.
   *
   * @deprecated Use `lastsMs`. Removed in 1.0.
   */
  lasts?: number;
  /** The platform's message for a failure. */
  message?: string;
  /** The number of jobs that it applies to; 1 by default. */
  times?: number;
}

/** Stored with a job, as plain JSON. */
export type JobOutcome = Pick<JobPlan, 'end' | 'lastsMs' | 'message'>;

const planFields: Record<keyof JobPlan, 0> = { end: 0, lasts: 0, lastsMs: 0, message: 0, route: 0, times: 0 };

const endings: readonly unknown[] = ['done', 'failed', 'never'] satisfies JobPlan['end'][];

/** Plans that wait for their jobs, first in, first out. */
export class JobPlans {
  readonly #plans: Map<string, JobPlan & { remaining: number }>;

  /** @param plans - The map that stores them, like the rest of the world. */
  constructor(plans: Map<string, JobPlan & { remaining: number }>) {
    this.#plans = plans;
  }

  add(input: JobPlan): void {
    const subject = 'A plan of a job';
    const plan = withCurrentName(subject, copyOptions(subject, input, planFields), formerLasts) as JobPlan;
    const { route, end = 'done', lastsMs, times = 1 } = plan;
    if (route !== undefined && !/^[A-Z]+ \//.test(route)) throw new TypeError('A route is a verb and a path');
    if (!endings.includes(end)) throw new RangeError(`The end of a job is one of ${endings.join(', ')}`);
    if (lastsMs !== undefined && !(lastsMs >= 0 && lastsMs <= Number.MAX_SAFE_INTEGER))
      throw new RangeError('lastsMs of a plan of a job must be a number of ms from 0');
    if (!Number.isInteger(times) || times < 1) throw new RangeError('A plan holds for one job or more');
    const lastKey = Math.max(-1, ...[...this.#plans.keys()].map(Number));
    this.#plans.set(String(lastKey + 1), { ...plan, remaining: times });
  }

  /** Takes the plan for the job that this call starts. */
  take(method: string, path: string): JobOutcome | undefined {
    for (const [key, plan] of this.#plans) {
      const { route, end, lastsMs, message }: JobPlan = ownFields(plan);
      if (route !== undefined && !createRouteTest(route)(`${method} ${path}`)) continue;
      if (plan.remaining > 1) this.#plans.set(key, { ...plan, remaining: plan.remaining - 1 });
      else this.#plans.delete(key);
      return {
        ...(end !== undefined && { end }),
        ...(lastsMs !== undefined && { lastsMs }),
        ...(message !== undefined && { message }),
      };
    }
    return undefined;
  }
}
