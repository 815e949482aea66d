import { ConfigurationError } from '../../core/errors/errors.js';
import { isObject } from '../../core/values/is-object.js';
import { loadModule } from '../../core/arguments/load-module.js';
import { kindOf } from '../../core/values/plain-objects.js';
import type { BodyOptions } from '../options.js';

/** The content of a response: its `result`, or the response itself if it has none. */
export type BodyOf<T> = T extends { result?: infer R } ? NonNullable<R> : T;

/**
 * Returns the content of a response: its `result`, or the file behind its `downloadUrl` (or a list of the files behind
 * `downloadUrls`). Workforce management responds this way when a result grows too large. The file is fetched without the token.
 *
 * ```ts
 * const schedules = await bodyOf(await wfm.postWorkforcemanagementBusinessunitAgentschedulesSearch(unitId, { body }));
 * ```
 */
export function bodyOf(answer: { downloadUrls: readonly string[] }, options?: BodyOptions): Promise<unknown[]>;
export function bodyOf<T extends object>(answer: T, options?: BodyOptions): Promise<BodyOf<T>>;
export async function bodyOf(answer: object, options: BodyOptions = {}): Promise<unknown> {
  if (!isObject(answer)) throw new ConfigurationError(`bodyOf takes a response, not ${kindOf(answer)}`);
  const { downloadUrls, downloadUrl, result } = answer as { downloadUrls?: string[]; downloadUrl?: string; result?: unknown };
  const isSeveral = Array.isArray(downloadUrls) && downloadUrls.length > 0;
  if (!isSeveral && isObject(result)) return result;
  const addresses = isSeveral ? downloadUrls : downloadUrl;
  if (addresses === undefined) return answer;
  const { fetchBodies } = await loadModule(() => import('./bodies.js'));
  const bodies = await fetchBodies([addresses].flat(), options);
  return isSeveral ? bodies : bodies[0];
}
