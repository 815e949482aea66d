import { nearestName } from '../../core/arguments/nearest-name.js';
import { isObject } from '../../core/values/is-object.js';
import type { PlatformApi } from '../../apis/platform-api.js';
import * as families from '../../jobs/index.js';
import type { JobFamily } from '../../jobs/index.js';
import { ToolError } from '../tools/tool-error.js';

/** A family whose types are not known. */
type AnyFamily = JobFamily<PlatformApi, unknown, unknown, readonly string[], unknown, unknown, unknown, unknown>;

type StartJob = (api: PlatformApi, input: unknown, options: object) => PromiseLike<unknown>;

/** A job whose types are not known. */
interface AnyJob {
  readonly token: string;
  readonly state: string | undefined;
  result(options: object): Promise<unknown>;
  results?(options: object): AsyncIterable<unknown>;
}

/** How a job is run. */
export interface JobRequest {
  /** What the job takes. */
  readonly input?: unknown;
  /** Continues a job. */
  readonly token?: string | undefined;
  /** How many results are read. */
  readonly max: number;
  readonly waitMs: number;
  readonly signal: AbortSignal;
}

/** The outcome of waiting for a job. */
export interface JobOutcome {
  readonly state: string;
  readonly result?: unknown;
  /** Continues the job. */
  readonly token?: string;
  /** For each item of the result, what continues the results after it; `undefined` after the last one. */
  readonly tokens?: readonly (string | undefined)[];
}

/** Families whose end is reported by an event have no token, so a call of a tool cannot continue them. */
const resumable = new Map(
  Object.values(families).flatMap((family): [string, AnyFamily][] =>
    isObject(family) && 'resume' in family ? [[family.name, family as unknown as AnyFamily]] : [],
  ),
);

/** The names of the families that can be run. */
export const jobFamilies: readonly string[] = [...resumable.keys()].sort();

/** Starts or continues a job, and reads its results. */
export async function runJob(name: string, api: PlatformApi, request: JobRequest, download: typeof fetch): Promise<JobOutcome> {
  const family = familyNamed(name);
  const job = (await (request.token === undefined
    ? (family.start as StartJob)(api, request.input, { signal: request.signal })
    : family.resume(api, request.token))) as AnyJob;
  try {
    return await readResults(job, request, download);
  } catch (error) {
    if (!(error instanceof families.JobTimeoutError)) throw error;
    return { state: job.state ?? 'running', token: job.token };
  }
}

async function readResults(job: AnyJob, { max, waitMs, signal }: JobRequest, download: typeof fetch): Promise<JobOutcome> {
  const wait = { maxWaitMs: waitMs, signal };
  const results = hasResults(job) ? job.results({ ...wait, max, pageSize: Math.min(Math.max(max, 25), 1000) }) : undefined;
  if (!results) return { state: 'succeeded', result: await job.result({ ...wait, fetch: download }) };
  const items: unknown[] = [];
  const tokens: (string | undefined)[] = [];
  for await (const item of results) {
    items.push(item);
    tokens.push(job.token);
  }
  if (items.length < max) tokens[items.length - 1] = undefined;
  return { state: 'succeeded', result: items, tokens };
}

/** Jobs of families without results have the method too. It throws. */
function hasResults(job: AnyJob): job is AnyJob & Required<Pick<AnyJob, 'results'>> {
  const { descriptor } = job as unknown as { descriptor: { results?: unknown } };
  return descriptor.results !== undefined;
}

function familyNamed(name: string): AnyFamily {
  const family = resumable.get(name);
  if (family) return family;
  const nearest = nearestName(name.slice(0, 100), jobFamilies);
  throw new ToolError({
    code: 'unknown.family',
    message: `There is no job family "${name.slice(0, 100)}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
    remedy: `Families: ${jobFamilies.join(', ')}`,
    ...(nearest !== undefined && { suggestions: [nearest] }),
  });
}
