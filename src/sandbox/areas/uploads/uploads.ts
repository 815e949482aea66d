import type { Hono } from 'hono';
import { fromBase64, toBase64 } from '../../world/base64.js';
import { md5 } from '../../world/md5.js';
import { readObject } from '../../http/body.js';
import { badRequest, notFound, Problem } from '../../http/errors.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { World } from '../../world/world.js';

/** A place that was reserved for a file, and what was put there. */
interface Upload {
  id: string;
  /** ms since the epoch: later the address is good for nothing. */
  expires: number;
  headers: Record<string, string>;
  fileName?: string;
  /** In base64. */
  content?: string;
}

/** Where files are put: no API call, and so without a token. */
const STORE = '/uploads/v2';

/** Bytes of a file; more is refused. */
const SIZE_LIMIT = 10_000_000;

/** Operations that reserve a place for a file, all in the same way. */
const reservations = [
  ...['/api/v2/knowledge/documentuploads', '/api/v2/languageunderstanding/miners/:minerId/uploads'],
  ...['/api/v2/uploads/learning/coverart', '/api/v2/uploads/publicassets/images', '/api/v2/uploads/recordings'],
  ...['/api/v2/uploads/workforcemanagement/historicaldata/csv', '/api/v2/responsemanagement/responseassets/uploads'],
];

/** Files come in two steps: the API tells where to, and the caller puts them there with the headers that it is told. */
export function uploadRoutes(app: Hono<SandboxEnv>, world: World): void {
  const uploads = world.collection<Upload>('uploads');

  for (const path of reservations) {
    app.post(path, (context) => {
      const body = readObject<Record<string, unknown>>(context);
      for (const fieldName of ['contentMd5', 'contentType']) {
        const value = body[fieldName];
        // Only printable ASCII can be sent back in a header.
        if (typeof value === 'string' && /[^ -~]/.test(value)) {
          throw badRequest(`${fieldName} is no value of a header`, [{ errorCode: 'invalid.value', fieldName }]);
        }
      }
      const upload = reserve(world, body);
      uploads.set(upload.id, upload);
      const url = new URL(`${STORE}/${upload.id}`, context.req.url).href;
      const named = path.endsWith('/responseassets/uploads') ? { id: upload.id } : { uploadKey: upload.id };
      return context.json({ ...named, url, headers: upload.headers });
    });
  }

  app.get('/api/v2/responsemanagement/responseassets/status/:statusId', (context) => {
    const upload = uploads.get(context.req.param('statusId'));
    if (!upload) throw notFound('status', context.req.param('statusId'));
    const isLate = upload.content === undefined && upload.expires <= world.now();
    const failure = { status: 'Failed', errorCode: 'upload.expired', errorMessage: 'The file did not come in time' };
    return context.json({ id: upload.id, ...(isLate ? failure : { status: upload.content ? 'Uploaded' : 'InProgress' }) });
  });

  app.put(`${STORE}/:key`, async (context) => {
    const upload = uploads.get(context.req.param('key'));
    if (!upload) throw notFound('upload', context.req.param('key'));
    if (upload.expires <= world.now()) throw new Problem(403, 'The address has expired');
    for (const [name, value] of Object.entries(upload.headers)) {
      if (context.req.header(name) !== value) throw new Problem(403, `The header ${name} is not the one that was signed`);
    }
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    if (bytes.length > SIZE_LIMIT) throw badRequest(`A file has no more than ${SIZE_LIMIT} bytes`);
    const expected = upload.headers['content-md5'];
    if (expected !== undefined && toBase64(md5(bytes)) !== expected) {
      throw badRequest('The file is not the one whose contentMd5 was given', [
        { errorCode: 'invalid.value', fieldName: 'contentMd5' },
      ]);
    }
    uploads.set(upload.id, { ...upload, content: toBase64(bytes) });
    return context.body(null, 200);
  });

  app.get(`${STORE}/:key`, (context) => download(context, uploads.get(context.req.param('key'))));
}

function reserve(
  world: World,
  { fileName, contentMd5, contentType, signedUrlTimeoutSeconds = 600 }: Record<string, unknown>,
): Upload {
  return {
    ...{ id: world.newId(), expires: world.now() + Number(signedUrlTimeoutSeconds) * 1000 },
    headers: {
      'x-amz-tagging': `organizationId=${world.organisation.id}`,
      ...(typeof contentMd5 === 'string' && contentMd5 !== '' && { 'content-md5': contentMd5 }),
      ...(typeof contentType === 'string' && contentType !== '' && { 'content-type': contentType }),
    },
    ...(typeof fileName === 'string' && { fileName }),
  };
}

function download(context: SandboxContext, upload: Upload | undefined): Response {
  if (upload?.content === undefined) throw notFound('upload', context.req.param('key') ?? '');
  return context.body(fromBase64(upload.content), 200, {
    'Content-Type': upload.headers['content-type'] ?? 'application/octet-stream',
    // Whoever put it there chose its type: it must not become a page of this origin.
    'Content-Disposition': 'attachment',
  });
}
