import { AbortError, ConfigurationError } from '../../core/errors/errors.js';
import { isObject } from '../../core/values/is-object.js';
import { host } from '../../core/values/runtime.js';
import { loadModule } from '../../core/arguments/load-module.js';
import { demand } from '../../core/arguments/option-checks.js';
import { isFunction, kindOf } from '../../core/values/plain-objects.js';
import { isTaken, refusalOf } from '../addresses.js';
import { inTries } from '../attempts.js';
import { newDigest } from '../chunks.js';
import type { Attempt } from '../attempts.js';
import { checkUpload } from '../demands.js';
import type { Disk, LoadDisk, Opened, StoreAnswer, Target } from '../disk/disk-way.js';
import { FileError } from '../errors.js';
import type { FileFacts, Source, UploadOptions } from '../options.js';
import { unlessAborted } from '../download/pending.js';
import { countedStream } from './counted-stream.js';
import { releaseBody } from '../../core/transport/body-end.js';
import { eachOf, opened } from './source.js';
import { targetOf } from './target.js';

/** Reserves an address for a file and uploads it. @returns the response of the reservation. */
export async function uploadBy<R extends object>(
  loadDisk: LoadDisk,
  reserve: (file: FileFacts) => R | PromiseLike<R>,
  source: Source,
  given: UploadOptions,
): Promise<R> {
  const options = checkUpload(given);
  demand(isFunction(reserve), 'What upload reserves a place by', 'a function that makes a call');
  const { signal, client, md5 = false, gzip = false } = options;
  const isStopped = (): boolean => signal?.aborted === true;
  if (isStopped()) throw new AbortError('The upload', { cause: signal?.reason });
  const disk = await loadDisk?.();
  let plain: Opened | undefined;
  try {
    plain = await opened(source, options, disk);
    const file = gzip ? await (await loadModule(() => import('../download/gzip.js'))).gzipped(plain, signal) : plain;
    const { name, size } = file;
    const facts = { name, size, md5: md5 ? await digestOf(file, disk, signal) : undefined };
    for (let again = false; ; again = true) {
      const answer = await unlessAborted(signal, reserve(facts));
      if (!isObject(answer))
        throw new ConfigurationError(
          `The call that reserves a place for ${name} resolved with ${kindOf(answer)}, not with an address`,
        );
      const target = await targetOf(answer, client);
      try {
        await sent(target, file, options, disk);
        await plain.checkUnchanged?.();
        return answer;
      } catch (error) {
        // The address may have expired during the upload.
        if (again || target.fields || !(error instanceof FileError && error.status === 403)) throw error;
      }
    }
  } catch (error) {
    throw isStopped() && !(error instanceof AbortError) ? new AbortError('The upload', { cause: signal?.reason }) : error;
  } finally {
    await plain?.close?.();
  }
}

async function digestOf(file: Opened, disk: Disk | undefined, signal: AbortSignal | undefined): Promise<string> {
  const digest = await newDigest(disk);
  await eachOf(file, signal, (chunk) => {
    digest.update(chunk);
  });
  return digest.base64();
}

async function sent(target: Target, file: Opened, options: UploadOptions, disk: Disk | undefined): Promise<void> {
  const { method, url, fields } = target;
  const form = fields && (await loadModule(() => import('./forms.js'))).formWith(file, fields);
  const body = form ? form.file : file;
  const told = form ? { ...target, headers: { ...target.headers, 'content-type': form.contentType } } : target;
  await inTries(method, url, options, async (attempt) => {
    attempt.moved(file.name, 0, body.size);
    const { status, text } = await wayOf(options, disk, told)(told, body, attempt);
    if (!isTaken(status)) throw (await refusalOf(attempt.request, status)).refused(attempt.request, status, text);
    attempt.moved(file.name, body.size, body.size);
  });
}

type Way = (target: Target, file: Opened, attempt: Attempt) => Promise<StoreAnswer>;

function wayOf({ fetch: own, onProgress }: UploadOptions, disk: Disk | undefined, { fields }: Target): Way {
  if (disk && !own) return disk.send;
  // An XMLHttpRequest reports progress but follows redirects, so it never sends a token.
  if (!own && onProgress && !fields && 'XMLHttpRequest' in host())
    return async (target, file, attempt) =>
      await (await loadModule(() => import('./xhr.js'))).sendByXhr(target, await whole(file), attempt, file.name);
  return async ({ method, url, headers }, file, attempt) => {
    const counted = disk && countedStream(file, attempt);
    const sending = (own ?? fetch)(url, {
      method,
      signal: attempt.signal,
      redirect: 'manual',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Pages cannot set Content-Length and can send a stream only over HTTP/2.
      headers: counted ? { ...headers, 'content-length': String(file.size) } : headers,
      ...(counted ? { body: counted.stream, duplex: 'half' } : { body: await whole(file) }),
    });
    const response = await unlessAborted(attempt.signal, sending).catch((error: unknown) => {
      // An error of the source is not a network failure.
      throw counted?.failure() ?? error;
    });
    const { status } = response;
    if (!isTaken(status)) return { status, text: await (await refusalOf(attempt.request, status)).beginningOf(response) };
    // The body of a success is not used.
    await releaseBody(response);
    if (counted?.isPartlySent() === true) throw counted.failure() ?? new Error('The store answered before it had the whole file');
    return { status, text: '' };
  };
}

/** Returns the file as one Blob without a type, which would add a header. */
async function whole(file: Opened): Promise<Blob> {
  const blob = (file.blob ?? (await new Response(file.stream()).blob())).slice();
  if (blob.size !== file.size) throw new FileError(`${file.name} has ${blob.size} bytes, not ${file.size}`, 'ERR_FILE_SIZE');
  return blob;
}
