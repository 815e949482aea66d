import type { Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../http/context.js';
import { badRequest, Problem } from '../store/errors.js';
import { bearerCheck } from '../sign-in/bearer.js';
import type { World } from '../store/world.js';
import { expired, stored, storeRefusal } from './store.js';

/** A text that somebody may fetch for a while. */
interface Download {
  content: string;
  contentType: string;
  fileName: string;
  /** ms since the epoch */
  expires: number;
}

const DOWNLOADS = '/downloads/v2';
const UPLOADS = '/uploads/v2';

/** For how long an address to fetch something from is good, in ms. */
export const GOOD_FOR = 600_000;

/** Characters of a file; more is refused. */
const SIZE_LIMIT = 10_000_000;

const downloadsOf = (world: World): Map<string, Download> => world.collection<Download>('downloads');

/** What answers name as the place where a file is: fetched without a token, by whoever knows the address. */
export function downloadRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get(`${DOWNLOADS}/:key`, (context) => {
    const download = downloadsOf(world).get(context.req.param('key'));
    if (!download) return storeRefusal(context, 404, 'NoSuchKey', 'The specified key does not exist.');
    if (download.expires <= world.now()) return expired(context);
    return stored(context, new TextEncoder().encode(download.content), {
      'Content-Type': download.contentType,
      'Content-Disposition': `attachment; filename="${download.fileName}"`,
    });
  });
}

/** Puts a text where it can be fetched. @returns the path of its address. */
export function shelved(
  world: World,
  content: string,
  { contentType = 'text/csv; charset=UTF-8', fileName = 'export.csv' } = {},
): string {
  const key = world.newId();
  downloadsOf(world).set(key, { content, contentType, fileName, expires: world.now() + GOOD_FOR });
  return `${DOWNLOADS}/${key}`;
}

/** The same for whoever asks now. @returns its address. */
export function offered(world: World, context: SandboxContext, content: string, options?: Parameters<typeof shelved>[2]): string {
  return addressed(context, shelved(world, content, options));
}

/** A path as whoever asks can fetch it. */
export const addressed = (context: SandboxContext, path: string): string => new URL(path, context.req.url).href;

/** The address below which a kind of files is taken. */
export const uploadPath = (kind: string): string => `${UPLOADS}/${kind}`;

/**
 * Takes files of a kind by their key, with a token, as a body or as the field `file` of a form. Text is all that is read of them.
 *
 * @param take - What becomes of a file.
 * @param status - 202 if a job reads the file later.
 */
export function uploadRoute(
  app: Hono<SandboxEnv>,
  world: World,
  kind: string,
  take: (key: string, content: string, context: SandboxContext) => void,
  status: 200 | 202 = 202,
): void {
  app.on(['POST', 'PUT'], `${uploadPath(kind)}/:key`, bearerCheck(world), async (context) => {
    const content = await textOfFile(context);
    if (content.length > SIZE_LIMIT) throw new Problem(413);
    take(context.req.param('key'), content, context);
    return context.body(null, status);
  });
}

async function textOfFile(context: SandboxContext): Promise<string> {
  if (!(context.req.header('content-type') ?? '').startsWith('multipart/form-data')) return await context.req.text();
  const file = (await context.req.formData()).get('file');
  if (file === null) throw badRequest('The form has no field "file"', [{ errorCode: 'required.field', fieldName: 'file' }]);
  return typeof file === 'string' ? file : await file.text();
}
