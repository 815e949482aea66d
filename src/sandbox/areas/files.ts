import type { Area } from '../engine/area.js';
import type { OperationContext } from '../http/operation-context.js';
import { badRequest, Problem } from '../store/errors.js';
import type { World } from '../store/world.js';
import { sendExpired, sendFile, sendStoreError } from './store.js';

/** A text that can be downloaded until it expires. */
interface Download {
  content: string;
  contentType: string;
  fileName: string;
  /** ms since the epoch */
  expires: number;
}

const DOWNLOADS = '/downloads/v2';
const UPLOADS = '/uploads/v2';

/** How long a download URL is valid, in ms. */
export const URL_LIFETIME_MS = 600_000;

/** The maximum length of a file in characters. Longer files are rejected. */
const SIZE_LIMIT = 10_000_000;

const downloadsOf = (world: World): Map<string, Download> => world.collection<Download>('downloads');

/** Downloads under the URLs in responses. They need no access token. */
export function addDownloadHandlers(area: Area, world: World): void {
  area.sideRoutes.add('GET', `${DOWNLOADS}/:key`, (context) => {
    const download = downloadsOf(world).get(context.param('key'));
    if (!download) return sendStoreError(context, 404, 'NoSuchKey', 'The specified key does not exist.');
    if (download.expires <= world.now()) return sendExpired(context);
    return sendFile(context, new TextEncoder().encode(download.content), {
      'Content-Type': download.contentType,
      'Content-Disposition': `attachment; filename="${download.fileName}"`,
    });
  });
}

/** Stores a text for download. @returns its path. */
export function storeDownload(
  world: World,
  content: string,
  { contentType = 'text/csv; charset=UTF-8', fileName = 'export.csv' } = {},
): string {
  const key = world.newId();
  downloadsOf(world).set(key, { content, contentType, fileName, expires: world.now() + URL_LIFETIME_MS });
  return `${DOWNLOADS}/${key}`;
}

/** Stores a text for download. @returns its URL, as the caller can reach it. */
export function storeDownloadUrl(
  world: World,
  context: OperationContext,
  content: string,
  options?: Parameters<typeof storeDownload>[2],
): string {
  return absoluteUrl(context, storeDownload(world, content, options));
}

/** The URL of a path, as the caller can reach it. */
export const absoluteUrl = (context: OperationContext, path: string): string => new URL(path, context.url).href;

/** The upload path for a type of file. */
export const uploadPath = (kind: string): string => `${UPLOADS}/${kind}`;

/**
 * Accepts uploads of one type by key, with a token, as the body or as the form field `file`. The content is read as text.
 *
 * @param onUpload - Processes a file.
 * @param status - 202 if a job reads the file later.
 */
export function addUploadHandlers(
  area: Area,
  kind: string,
  onUpload: (key: string, content: string, context: OperationContext) => void,
  status: 200 | 202 = 202,
): void {
  for (const verb of ['POST', 'PUT'] as const) {
    const acceptUpload = async (context: OperationContext): Promise<Response> => {
      const content = await readFile(context);
      if (content.length > SIZE_LIMIT) throw new Problem(413);
      onUpload(context.param('key'), content, context);
      return context.send(null, status);
    };
    area.sideRoutes.add(verb, `${uploadPath(kind)}/:key`, acceptUpload, { needsToken: true });
  }
}

async function readFile(context: OperationContext): Promise<string> {
  if (!(context.header('content-type') ?? '').startsWith('multipart/form-data')) return await context.text();
  const file = (await context.formData()).get('file');
  if (file === null) throw badRequest('The form has no field "file"', [{ errorCode: 'required.field', fieldName: 'file' }]);
  return typeof file === 'string' ? file : await file.text();
}
