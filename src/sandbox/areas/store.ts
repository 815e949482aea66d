import { Md5 } from '../../core/values/md5.js';
import type { OperationContext } from '../http/operation-context.js';
import { fromBase64 } from '../values/base64.js';

/** The maximum size in bytes of a stored file. Of larger files only the size is kept. */
export const MAX_STORED_SIZE = 10_000_000;

/** The result of receiving a file. */
export interface ReceivedFile {
  size: number;
  /** In base64. Only computed on request. */
  md5: string | undefined;
  /** Undefined if the file is too large to be stored. */
  content: Uint8Array<ArrayBuffer> | undefined;
  /** Whether it starts with the gzip magic number. */
  isGzip: boolean;
}

/** Reads an upload of any size in chunks. @returns `undefined` if the connection ends before the file is complete. */
export async function receiveFile(request: Request, wantsDigest: boolean): Promise<ReceivedFile | undefined> {
  const digest = wantsDigest ? new Md5() : undefined;
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  const start: number[] = [];
  for (;;) {
    const part = await reader?.read().catch(() => 'broken' as const);
    if (part === 'broken') return undefined;
    if (part?.value === undefined) break;
    if (start.length < 2) start.push(...part.value.subarray(0, 2));
    digest?.update(part.value);
    size += part.value.byteLength;
    if (size <= MAX_STORED_SIZE) chunks.push(part.value);
    else chunks = [];
  }
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) !== size) return undefined;
  const content = size > MAX_STORED_SIZE ? undefined : new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { size, md5: digest?.base64(), content, isGzip: start[0] === 0x1f && start[1] === 0x8b };
}

/** Responds with an error in the format of a file store, which differs from the platform's APIs: XML with a code. */
export function sendStoreError(
  context: OperationContext,
  status: 400 | 403 | 404 | 411 | 416,
  code: string,
  message: string,
): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return context.send(body, status, { 'Content-Type': 'application/xml' });
}

/** The URL has expired. */
export const sendExpired = (context: OperationContext): Response =>
  sendStoreError(context, 403, 'AccessDenied', 'Request has expired');

/** A file, or the requested range of it (RFC 9110, section 14). */
export function sendFile(context: OperationContext, content: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response {
  const digest = fromBase64(new Md5().update(content).base64());
  const etag = `"${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
  const all = { ...headers, ETag: etag, 'Accept-Ranges': 'bytes' };
  const range = /^bytes=(\d*)-(\d*)$/.exec(context.header('range') ?? '');
  const isSame = (context.header('if-range') ?? etag) === etag;
  if (!range || !isSame) return context.send(content, 200, { ...all, 'Content-Length': String(content.length) });
  const [, from = '', to = ''] = range;
  const start = from === '' ? Math.max(0, content.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? content.length - 1 : Math.min(Number(to), content.length - 1);
  if (start > end) {
    context.setHeader('Content-Range', `bytes */${content.length}`);
    return sendStoreError(context, 416, 'InvalidRange', 'The requested range is not satisfiable');
  }
  return context.send(content.slice(start, end + 1), 206, {
    ...all,
    'Content-Range': `bytes ${start}-${end}/${content.length}`,
    'Content-Length': String(end + 1 - start),
  });
}
