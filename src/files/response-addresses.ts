import type { CallGroup } from '../core/call/call-group.js';
import { runIn } from '../core/call/call-group.js';
import { AbortError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { loadModule } from '../core/arguments/load-module.js';
import { FileError, FileUnavailableError } from './errors.js';
import type { DownloadOptions } from './options.js';

/** The delay before the call is repeated while the platform prepares a file without an estimate, in ms. */
const DEFAULT_WAIT = 2000;

/** Fields that contain the address of a file, in order of precedence. */
const addressFields = ['downloadUrl', 'downloadURI', 'resultUrl', 'mediaUri', 'contentUri', 'uri', 'url'];

/** Fields that contain several files. */
const listFields = ['downloadUrls', 'results', 'entities'];

/** Yields the addresses in a response or in the response of a call, which belongs to the group. */
export async function* findAddresses(source: unknown, options: DownloadOptions, group?: CallGroup): AsyncGenerator<string, void> {
  const answer = await fetchResponseBody(source, options, group);
  let hasAddress = Array.isArray(answer);
  for (const place of addressesIn(answer)) {
    hasAddress = true;
    yield place;
  }
  if (!hasAddress)
    throw new FileError(
      'The response contains no address of a file. Pass the response of an operation that returns a file, or the address itself',
      'ERR_FILE_NONE',
    );
}

/** Returns the body of a call's response. Repeats the call while the platform prepares the file (202). */
async function fetchResponseBody(
  source: unknown,
  { maxWaitMs = 300_000, signal }: DownloadOptions,
  group: CallGroup | undefined,
): Promise<unknown> {
  for (let waitedMs = 0; ;) {
    if (signal?.aborted === true) throw new AbortError('The download', { cause: signal.reason });
    const call = typeof source === 'function' ? runIn(group, source as () => unknown) : source;
    const { status, body } = await readResponse(call);
    if (status !== 202) return body;
    const first: unknown = Array.isArray(body) ? body[0] : body;
    const { estimatedTranscodeTimeMs: estimatedMs, id } = isObject(first) ? first : {};
    if (typeof source !== 'function' || waitedMs >= maxWaitMs)
      throw new FileUnavailableError('PREPARING', typeof id === 'string' ? id : undefined);
    const wait = Math.min(
      Math.max(typeof estimatedMs === 'number' ? estimatedMs : DEFAULT_WAIT, 500),
      30_000,
      maxWaitMs - waitedMs,
    );
    waitedMs += wait;
    const { pause } = await loadModule(() => import('../core/response/repeat.js'));
    await pause(wait, 'The download', signal);
  }
}

/** Status and body of a call, of an extended response, or of a plain body. */
async function readResponse(call: unknown): Promise<{ status: number; body: unknown }> {
  const apiCall = call as { withResponse?: () => Promise<{ status: number; body: unknown }> } | undefined;
  if (typeof apiCall?.withResponse === 'function') return await apiCall.withResponse();
  const answer: unknown = await call;
  return isObject(answer) && 'text' in answer && typeof answer['status'] === 'number'
    ? { status: answer['status'], body: answer['body'] }
    : { status: 200, body: answer };
}

/** Yields the addresses in a response one by one, so that those before an unavailable file are still downloaded. */
function* addressesIn(answer: unknown): Generator<string, void> {
  if (typeof answer === 'string') yield answer;
  else if (Array.isArray(answer)) for (const each of answer) yield* addressesIn(each);
  else if (isObject(answer)) {
    const { fileState, id, mediaUris, errorMsg } = answer;
    if (isObject(mediaUris)) {
      yield* addressesIn(Object.values(mediaUris));
      return;
    }
    if (typeof fileState === 'string' && !/^(?:AVAILABLE|RESTORED)$/i.test(fileState))
      throw new FileUnavailableError(fileState, typeof id === 'string' ? id : undefined);
    if (typeof errorMsg === 'string' && answer['resultUrl'] === undefined)
      throw new FileError(`The platform has no such file: ${errorMsg}. Check the id of the recording`, 'ERR_FILE_NONE');
    const list = listFields.find((name) => Array.isArray(answer[name]));
    if (list !== undefined) yield* addressesIn(answer[list]);
    else yield* addressFields.flatMap((name) => (typeof answer[name] === 'string' ? [answer[name]] : [])).slice(0, 1);
  }
}
