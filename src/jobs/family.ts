import type { PlatformApi } from '../apis/platform-api.js';
import { ConfigurationError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { loadModule } from '../core/arguments/load-module.js';
import type { RequestOptions } from '../core/call/operation.js';
import { demand } from '../core/arguments/option-checks.js';
import { isAmount, isRecord, kindOf, ownFields } from '../core/values/plain-objects.js';
import { awaitResult } from '../core/call/await-result.js';
import { checkApi, callStart, clientOf } from './api-check.js';
import { RunningJob } from './job.js';
import { JobTokenError } from './token-error.js';
import { parseToken } from './token.js';
import type { Id, Job, JobDescriptor, JobFamily } from './types.js';

/** How long a job may wait before it can be started, by default, in ms. */
const DAY = 86_400_000;

/**
 * Describes a job family that this package does not include. Write the functions in the order shown here: each one infers its
 * types from those before it.
 *
 * ```ts
 * const userDetails = jobFamily({
 *   name: 'userDetails',
 *   start: (api: AnalyticsApi, query: AsyncUserDetailsQuery, request) => api.postAnalyticsUsersDetailsJobs(query, request),
 *   ids: ({ jobId }) => [jobId],
 *   status: (api, [id], request) => api.getAnalyticsUsersDetailsJob(id, request),
 *   results: (api, [id], page, request) => api.getAnalyticsUsersDetailsJobResults(id, page, request),
 * });
 * ```
 */
export function jobFamily<
  A extends PlatformApi,
  Input = undefined,
  Started = never,
  const I extends readonly Id[] = readonly [],
  Status = unknown,
  Item = never,
  Result = Status,
  Cancelled = never,
>(
  descriptor: JobDescriptor<A, Input, Started, I, Status, Item, Result, Cancelled>,
): JobFamily<A, Input, Started, I, Status, Item, Result, Cancelled> {
  const { name, start } = descriptor;
  const createJob = <S>(
    api: A,
    ids: readonly Id[],
    since: number,
    reading?: { position?: string; pageSize?: number },
    startResponse?: S,
  ) => {
    checkIds(descriptor, ids);
    const record = { position: undefined, ...reading, family: name, host: hostOf(api), ids: ids as string[], since };
    return new RunningJob(descriptor as never, api, record, startResponse) as unknown as Job<S, Status, Item, Result, Cancelled>;
  };
  const startJob = async (apiArgument: unknown, input: unknown, options: unknown) => {
    const api = checkApi(descriptor, apiArgument as A);
    if (!start) throw new ConfigurationError(`No operation starts a ${name} job. Use ${name}.at(${argumentsOf(descriptor)})`);
    const { waitMs, request } = readStartOptions(name, options);
    let since = 0;
    const send = async () => {
      since = Date.now();
      return await awaitResult(callStart(name, input, () => start(api, input as Input, request)));
    };
    const startResponse =
      waitMs === undefined
        ? await send()
        : await (
            await loadModule(() => import('./delayed-start.js'))
          ).startWhenFree(descriptor as never, api, waitMs, request, send);
    const ids = descriptor.ids?.(isObject(startResponse) ? startResponse : ({} as Started), input as Input) ?? [];
    return createJob(api, ids, since, {}, startResponse);
  };
  return {
    name,
    start: (...[api, input, options]: readonly unknown[]) => {
      const starting = startJob(api, input, options);
      return Object.assign(starting, waitMethodsOf(starting as Promise<unknown> as Promise<RunningJob>)) as never;
    },
    at: (api, ...ids) => createJob<undefined>(checkApi(descriptor, api), ids, 0),
    resume(apiArgument, token) {
      const api = checkApi(descriptor, apiArgument);
      const record = parseToken(token, name, hostOf(api));
      if (record.ids.length !== (idNames(descriptor)?.length ?? record.ids.length))
        throw new JobTokenError(name, 'it is damaged');
      return createJob<undefined>(api, record.ids, record.since, record as object);
    },
  };
}

/** The methods that wait for the end of a job that is being started. */
function waitMethodsOf(starting: Promise<RunningJob>): Pick<RunningJob, 'done' | 'result' | 'results'> {
  return {
    done: async (options) => await (await starting).done(options),
    result: async (options) => await (await starting).result(options),
    async *results(options) {
      yield* (await starting).results(options);
    },
  };
}

type AnyDescriptor = Pick<JobDescriptor<never, never, never, readonly Id[], never, never, never, never>, 'name' | 'api' | 'ids'>;

/** The names of a family's ids as far as its descriptor shows them; `undefined` if even their number is unknown. */
function idNames({ ids }: AnyDescriptor): readonly Id[] | undefined {
  if (!ids) return [];
  try {
    const names: unknown = ids({} as never, {} as never);
    return Array.isArray(names) ? (names as Id[]) : undefined;
  } catch {
    // The descriptor reads nested fields of the response, which is empty here.
    return undefined;
  }
}

/** The arguments of `at`, as an error message shows them. */
function argumentsOf(descriptor: AnyDescriptor): string {
  const names = (idNames(descriptor) ?? []).map((id) => (typeof id === 'string' ? id : 'id'));
  return [`new ${descriptor.api ?? 'Api'}(client)`, ...names].join(', ');
}

function checkIds(descriptor: AnyDescriptor, ids: readonly unknown[]): void {
  const count = idNames(descriptor)?.length ?? ids.length;
  const areTexts = ids.every((id) => typeof id === 'string' && id !== '');
  if (areTexts && ids.length === count) return;
  throw new ConfigurationError(`A ${descriptor.name} job needs all of its ids (${count}) as strings that are not empty`);
}

/** Separates the options of the start from those of the request. */
function readStartOptions(family: string, options: unknown = {}): { waitMs: number | undefined; request: RequestOptions } {
  if (!isRecord(options))
    throw new ConfigurationError(`The options of ${family}.start must be an object, not ${kindOf(options)}`);
  const { wait, waitMs: namedWaitMs, ...rest } = ownFields(options);
  const request: RequestOptions = ownFields(rest);
  if (namedWaitMs !== undefined) {
    demand(wait === undefined || wait === true, 'wait', 'true or absent beside waitMs');
    demand(isAmount(namedWaitMs), 'waitMs', 'a number of milliseconds from 0');
    return { waitMs: namedWaitMs as number, request };
  }
  if (wait === undefined || wait === false) return { waitMs: undefined, request };
  demand(wait === true || isAmount(wait), 'wait', 'true, or a number of seconds from 0');
  return { waitMs: wait === true ? DAY : Number(wait) * 1000, request };
}

/** The host that an API's requests go to. */
function hostOf(api: PlatformApi): string {
  const { apiUrl } = (clientOf(api) ?? {}) as { apiUrl?: string };
  try {
    return apiUrl === undefined ? '' : new URL(apiUrl).host;
  } catch {
    return '';
  }
}
