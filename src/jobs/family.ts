import type { PlatformApi } from '../apis/platform-api.js';
import { defaultClient } from '../core/default-client.js';
import { ConfigurationError } from '../core/errors.js';
import { isObject } from '../core/is-object.js';
import { loaded } from '../core/loaded.js';
import { kindOf } from '../core/records.js';
import { answerOf } from '../core/answer-of.js';
import { RunningJob } from './job.js';
import { recordIn } from './token.js';
import type { Id, Job, JobDescriptor, JobFamily, StartOptions } from './types.js';

/**
 * Describes jobs of one kind, where those of this package do not. The functions stand in the order in which they are written here: each
 * takes its types from those before it.
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
  const { name, start, ids } = descriptor;
  const job = <S>(api: A, of: readonly Id[], since: number, more?: { position?: string; pageSize?: number }, started?: S) => {
    if (of.some((id) => !id)) throw new ConfigurationError(`A ${name} job needs all of its ids`);
    const record = { ...more, family: name, host: hostOf(api), ids: of as string[], since };
    return new RunningJob(descriptor as never, api, record, started) as unknown as Job<S, Status, Item, Result, Cancelled>;
  };
  return {
    name,
    async start(...[api, input, { wait, ...request } = {}]: readonly [unknown?, unknown?, StartOptions?]) {
      if (!isObject(api)) throw new ConfigurationError(`${name} takes the API class of its calls, not ${kindOf(api)}`);
      let since = 0;
      const begin = async () => {
        since = Date.now();
        return start && (await answerOf(start(api as A, input as Input, request)));
      };
      const started =
        wait === undefined || wait === false
          ? await begin()
          : await (await loaded(import('./turn.js'))).inTurn(descriptor as never, api, wait, request, begin);
      return job(api as A, ids?.((started ?? {}) as Started, input as Input) ?? [], since, {}, started as Started);
    },
    at: (api, ...of) => job(api, of, 0, {}, undefined),
    resume(api, token) {
      const record = recordIn(token, name, hostOf(api));
      return job(api, record.ids, record.since, record as object, undefined);
    },
  };
}

/** Where an API's calls go. */
function hostOf(api: PlatformApi): string {
  // By way of its name, because it is nobody else's business.
  const { apiUrl } = (api['client'] ?? defaultClient.current ?? {}) as { apiUrl?: string };
  return apiUrl === undefined ? '' : new URL(apiUrl).host;
}
