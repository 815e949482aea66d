import type { GroupOwner } from '../../core/call/call-group.js';
import { CallGroup } from '../../core/call/call-group.js';
import { AbortError, ConfigurationError } from '../../core/errors/errors.js';
import { isObject } from '../../core/values/is-object.js';
import { host } from '../../core/values/runtime.js';
import { loadModule } from '../../core/arguments/load-module.js';
import { demand } from '../../core/arguments/option-checks.js';
import { isFunction, kindOf } from '../../core/values/plain-objects.js';
import { isSuccess, loadRefusals } from '../addresses.js';
import { retryTransfer } from '../attempts.js';
import { newDigest } from '../chunks.js';
import type { Attempt } from '../attempts.js';
import { checkUpload } from '../option-checks.js';
import type { Disk, LoadDisk, OpenSource, StoreResponse, Target } from '../disk/disk-contract.js';
import { FileError } from '../errors.js';
import type { FileFacts, Source, UploadOptions } from '../options.js';
import { raceAbort } from '../download/race-abort.js';
import { countedStream } from './counted-stream.js';
import { releaseBody } from '../../core/transport/body-end.js';
import { checkSize, openSource, readSource } from './source.js';
import { readTarget } from './target.js';

/** Reserves an address for a file and uploads it. @returns the response of the reservation. */
export async function uploadFile<R extends object>(
  loadDisk: LoadDisk,
  reserve: (file: FileFacts) => R | PromiseLike<R>,
  source: Source,
  options: UploadOptions,
): Promise<R> {
  const checkedOptions = checkUpload(options);
  demand(isFunction(reserve), 'The first argument of upload', 'a function that makes a call');
  const group = new CallGroup('upload', '', { sender: checkedOptions.client as GroupOwner | undefined });
  return await group.track(() => uploadIn(group, { loadDisk, reserve, source }, checkedOptions));
}

/** What to upload, and how to reserve an address for it. */
interface UploadParts<R> {
  readonly loadDisk: LoadDisk;
  readonly reserve: (file: FileFacts) => R | PromiseLike<R>;
  readonly source: Source;
}

async function uploadIn<R extends object>(
  group: CallGroup,
  { loadDisk, reserve, source }: UploadParts<R>,
  checkedOptions: UploadOptions,
): Promise<R> {
  const { signal, client, md5 = false, gzip = false } = checkedOptions;
  const isStopped = (): boolean => signal?.aborted === true;
  if (isStopped()) throw new AbortError('The upload', { cause: signal?.reason });
  const disk = await loadDisk?.();
  let plain: OpenSource | undefined;
  try {
    plain = await openSource(source, checkedOptions, disk);
    const file = gzip ? await (await loadModule(() => import('../download/gzip.js'))).compress(plain, signal) : plain;
    const { name, size } = file;
    const facts = { name, size, md5: md5 ? await digestOf(file, disk, signal) : undefined };
    for (let isRepeated = false; ; isRepeated = true) {
      const answer = await raceAbort(
        signal,
        group.run(() => reserve(facts)),
      );
      if (!isObject(answer))
        throw new ConfigurationError(
          `The call that reserves an address for ${name} resolved with ${kindOf(answer)}, not with an address`,
        );
      const target = await readTarget(answer, client);
      try {
        await group.run(() => sendFile(target, file, checkedOptions, disk));
        await plain.checkUnchanged?.();
        return answer;
      } catch (error) {
        // The address may have expired during the upload.
        if (isRepeated || target.fields || !(error instanceof FileError && error.status === 403)) throw error;
      }
    }
  } catch (error) {
    throw isStopped() && !(error instanceof AbortError) ? new AbortError('The upload', { cause: signal?.reason }) : error;
  } finally {
    await plain?.close?.();
  }
}

async function digestOf(file: OpenSource, disk: Disk | undefined, signal: AbortSignal | undefined): Promise<string> {
  const digest = await newDigest(disk);
  await readSource(file, signal, (chunk) => {
    digest.update(chunk);
  });
  return digest.base64();
}

async function sendFile(target: Target, file: OpenSource, options: UploadOptions, disk: Disk | undefined): Promise<void> {
  const { method, url, fields } = target;
  const form = fields && (await loadModule(() => import('./forms.js'))).createForm(file, fields);
  const body = form ? form.file : file;
  const sendTarget = form ? { ...target, headers: { ...target.headers, 'content-type': form.contentType } } : target;
  await retryTransfer(method, url, options, async (attempt) => {
    attempt.report(file.name, 0, body.size);
    const { status, text } = await chooseSend(options, disk, sendTarget)(sendTarget, body, attempt);
    if (!isSuccess(status)) throw (await loadRefusals(attempt.request, status)).createRefusalError(attempt.request, status, text);
    attempt.report(file.name, body.size, body.size);
  });
}

type Send = (target: Target, file: OpenSource, attempt: Attempt) => Promise<StoreResponse>;

function chooseSend({ fetch: customFetch, onProgress }: UploadOptions, disk: Disk | undefined, { fields }: Target): Send {
  if (disk && !customFetch) return disk.send;
  // An XMLHttpRequest reports progress but follows redirects, so it never sends a token.
  if (!customFetch && onProgress && !fields && 'XMLHttpRequest' in host())
    return async (target, file, attempt) =>
      await (await loadModule(() => import('./xhr.js'))).sendByXhr(target, await toBlob(file), attempt, file.name);
  return async ({ method, url, headers }, file, attempt) => {
    const countedBody = disk && countedStream(file, attempt);
    const sending = (customFetch ?? fetch)(url, {
      method,
      signal: attempt.signal,
      redirect: 'manual',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Pages cannot set Content-Length and can send a stream only over HTTP/2.
      headers: countedBody ? { ...headers, 'content-length': String(file.size) } : headers,
      ...(countedBody ? { body: countedBody.stream, duplex: 'half' } : { body: await toBlob(file) }),
    });
    const response = await raceAbort(attempt.signal, sending).catch((error: unknown) => {
      // An error of the source is not a network failure.
      throw countedBody?.failure() ?? error;
    });
    const { status } = response;
    if (!isSuccess(status)) return { status, text: await (await loadRefusals(attempt.request, status)).readBeginning(response) };
    // The body of a success is not used.
    await releaseBody(response);
    if (countedBody?.isPartlySent() === true)
      throw countedBody.failure() ?? new Error('The store responded before it had received the whole file');
    return { status, text: '' };
  };
}

/** Returns the file as one Blob without a type, which would add a header. */
async function toBlob(file: OpenSource): Promise<Blob> {
  const blob = (file.blob ?? (await new Response(file.stream()).blob())).slice();
  checkSize(file, blob.size);
  return blob;
}
