import type { Area } from '../../engine/area.js';
import type { BuTimeOffLimitResponse, BusinessUnitResponse, Miner } from '../../../models/index.js';
import { fromBase64, toBase64 } from '../../values/base64.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import { withSeparateBody } from '../../store/control/request-log.js';
import { invalidField, notFound, Problem } from '../../store/errors.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import { schedulesOf } from '../workforce-management/schedules/schedule-store.js';
import { sendExpired, MAX_STORED_SIZE, receiveFile, sendFile, sendStoreError } from '../store.js';

/** A reserved upload and its content. */
interface Upload {
  id: string;
  /** ms since the epoch, after which the address is invalid. */
  expires: number;
  headers: Record<string, string>;
  fileName?: string;
  /** Expected size in bytes, as gzip. */
  gzipBytes?: number;
  /** Received size in bytes. */
  size?: number;
  /** The content in base64, unless it is too large to store. */
  content?: string;
  /** The kind of upload, whose handler is called when the file arrives. */
  kind?: string;
}

const uploadHandlers = new WeakMap<World, Map<string, (key: string) => void>>();

/** Registers a handler for uploaded files of a kind. */
export function onUpload(world: World, kind: string, handleUpload: (key: string) => void): void {
  uploadHandlers.set(world, (uploadHandlers.get(world) ?? new Map<string, (key: string) => void>()).set(kind, handleUpload));
}

/** Reserves an upload of a kind. */
export function createUpload(
  world: World,
  context: OperationContext,
  kind: string,
  id: string,
  description: Record<string, unknown> = {},
): { url: string; headers: Record<string, string> } {
  const upload = { ...newUpload(world, description), id, kind };
  world.collection<Upload>('uploads').set(id, upload);
  return { url: uploadUri(context, id), headers: upload.headers };
}

/** Uploads are not API calls, and need no token. */
const STORE = '/uploads/v2';

/** Operations that reserve an upload, all in the same way. */
const reservations = [
  'postGuidesUploads',
  'postKnowledgeDocumentuploads',
  'postLanguageunderstandingMinerUploads',
  'postUploadsLearningCoverart',
  'postUploadsPublicassetsImages',
  'postUploadsRecordings',
  'postUploadsWorkforcemanagementHistoricaldataCsv',
] as const;

const BUSINESS_UNITS = '/api/v2/workforcemanagement/businessunits';

/** The same for workforce management, whose requests contain the size of the gzip. */
const gzipReservations = [
  'postWorkforcemanagementBusinessunitWeekScheduleUpdateUploadurl',
  'postWorkforcemanagementBusinessunitWeekSchedulesImportUploadurl',
  'postWorkforcemanagementBusinessunitWeekShorttermforecastsImportUploadurl',
  'postWorkforcemanagementBusinessunitDecisionmetricsUpdateUploadurl',
  'postWorkforcemanagementBusinessunitTimeofflimitValuesImportUploadurl',
] as const;

/** Uploads in two steps: the API returns an address with headers, and the caller uploads the file there with these headers. */
export function addUploadHandlers(area: Area, world: World): void {
  addReservationHandlers(area, world);
  addStoreHandlers(area, world);
}

function addReservationHandlers(area: Area, world: World): void {
  const uploads = world.collection<Upload>('uploads');
  const storeReservation = (context: OperationContext, upload: Upload): { url: string; headers: Record<string, string> } => {
    uploads.set(upload.id, upload);
    return { url: uploadUri(context, upload.id), headers: upload.headers };
  };

  for (const name of reservations) {
    area.handle(name, (context) => {
      const minerId = context.params['minerId'];
      if (minerId !== undefined) new Repository<Miner>(world, '/api/v2/languageunderstanding/miners').get(minerId);
      const upload = newUpload(world, readReservation(context));
      return { uploadKey: upload.id, ...storeReservation(context, upload) };
    });
  }

  for (const name of gzipReservations) {
    area.handle(name, (context) => {
      const unit = new Repository<BusinessUnitResponse>(world, BUSINESS_UNITS).get(context.param('businessUnitId'));
      const { weekId, scheduleId, timeOffLimitId } = context.params;
      if (scheduleId !== undefined) schedulesOf(world, unit.id, weekId ?? '').get(scheduleId);
      if (timeOffLimitId !== undefined)
        new Repository<BuTimeOffLimitResponse>(world, `${BUSINESS_UNITS}/{}/timeofflimits`, [unit.id]).get(timeOffLimitId);
      const { contentLengthBytes } = readObject<{ contentLengthBytes: number }>(context, ['contentLengthBytes']);
      if (contentLengthBytes < 1) throw invalidField('contentLengthBytes counts the bytes of the gzip', 'contentLengthBytes');
      const upload = { ...newUpload(world, {}), gzipBytes: contentLengthBytes };
      return { uploadKey: upload.id, ...storeReservation(context, upload) };
    });
  }

  area.handle('getResponsemanagementResponseassetsStatusStatusId', (context) => {
    const upload = uploads.get(context.param('statusId'));
    if (!upload) throw notFound('status', context.param('statusId'));
    const isLate = upload.content === undefined && upload.expires <= world.now();
    const failure = { status: 'Failed', errorCode: 'upload.expired', errorMessage: 'The file did not come in time' };
    return { id: upload.id, ...(isLate ? failure : { status: upload.content ? 'Uploaded' : 'InProgress' }) };
  });
}

function addStoreHandlers(area: Area, world: World): void {
  const uploads = world.collection<Upload>('uploads');
  area.sideRoutes.add('PUT', `${STORE}/:key`, async (context) => {
    const upload = uploads.get(context.param('key'));
    if (!upload) return sendNoSuchKey(context);
    if (upload.expires <= world.now()) return sendExpired(context);
    if (context.header('authorization') !== undefined)
      return sendStoreError(context, 400, 'InvalidArgument', 'The address is signed: no other authorization goes with it');
    for (const [name, value] of Object.entries(upload.headers)) {
      if (context.header(name) !== value)
        return sendStoreError(context, 403, 'SignatureDoesNotMatch', `The header ${name} is not the one that was signed`);
    }
    if (context.header('transfer-encoding') !== undefined)
      return sendStoreError(context, 411, 'MissingContentLength', 'You must provide the Content-Length HTTP header');
    const expectedDigest = upload.headers['content-md5'];
    const file = await receiveFile(withSeparateBody(context.rawRequest), expectedDigest !== undefined);
    if (!file) return sendStoreError(context, 400, 'IncompleteBody', 'The body is shorter than its Content-Length');
    if (expectedDigest !== undefined && file.md5 !== expectedDigest)
      return sendStoreError(context, 400, 'BadDigest', 'The Content-MD5 you specified is not that of the file');
    if (upload.gzipBytes !== undefined && file.size !== upload.gzipBytes)
      return sendStoreError(context, 403, 'SignatureDoesNotMatch', 'The length of the file differs from contentLengthBytes');
    if (upload.gzipBytes !== undefined && !file.isGzip)
      return sendStoreError(context, 400, 'InvalidRequest', 'The file is no gzip');
    const { content: before, ...withoutContent } = upload;
    const content = file.content ? { content: toBase64(file.content) } : {};
    uploads.set(upload.id, { ...withoutContent, size: file.size, ...content });
    if (upload.kind !== undefined) uploadHandlers.get(world)?.get(upload.kind)?.(upload.id);
    return context.send(null, 200);
  });

  area.sideRoutes.add('GET', `${STORE}/:key`, (context) => {
    const upload = uploads.get(context.param('key'));
    if (upload?.size === undefined) return sendNoSuchKey(context);
    if (upload.content === undefined)
      throw new Problem(
        501,
        `The sandbox keeps files of ${MAX_STORED_SIZE} bytes at most: of this one it knows that ${upload.size} came.`,
      );
    return sendFile(context, fromBase64(upload.content), {
      'Content-Type': upload.headers['content-type'] ?? 'application/octet-stream',
      // The uploader chooses the media type: browsers must not show the file as a page of this origin.
      'Content-Disposition': 'attachment',
    });
  });
}

/** Reads the description of an upload. @throws the platform's 400 for values that cannot be header values. */
export function readReservation(context: OperationContext): Record<string, unknown> {
  const body = readObject<Record<string, unknown>>(context);
  for (const fieldName of ['contentMd5', 'contentType']) {
    const value = body[fieldName];
    // Header values are limited to printable ASCII.
    if (typeof value === 'string' && /[^ -~]/.test(value)) throw invalidField(`${fieldName} is no value of a header`, fieldName);
  }
  return body;
}

/** The address of an uploaded file. */
export const uploadUri = (context: OperationContext, id: string): string => new URL(`${STORE}/${id}`, context.url).href;

/** Name and size of an uploaded file; `undefined` before the upload. */
export function findUploadedFile(world: World, id: string): { fileName?: string; size: number } | undefined {
  const { size, fileName } = world.collection<Upload>('uploads').get(id) ?? {};
  return size === undefined ? undefined : { size, ...(fileName !== undefined && { fileName }) };
}

/** The bytes of an upload. @throws the platform's 400 if there are none. */
function readUploadedBytes(world: World, uploadKey: string): Uint8Array<ArrayBuffer> {
  const content = world.collection<Upload>('uploads').get(uploadKey)?.content;
  if (content !== undefined) return fromBase64(content);
  throw invalidField('Nothing was uploaded under this key', 'uploadKey');
}

/** The text of an upload. */
export function readUploadedText(world: World, uploadKey: string): string {
  return new TextDecoder().decode(readUploadedBytes(world, uploadKey)).replace(/^\uFEFF/, '');
}

/** Maximum unpacked size in bytes. */
const MAX_UNPACKED_SIZE = 20_000_000;

/** The object in an uploaded file of gzipped JSON. @throws the platform's 400 for any other content. */
export async function readUploadedObject(world: World, uploadKey: string): Promise<Record<string, unknown>> {
  const compressed = new Blob([readUploadedBytes(world, uploadKey)]).stream();
  const reader = compressed.pipeThrough(new DecompressionStream('gzip')).getReader();
  const problem = invalidField('The file is no JSON object in a gzip', 'uploadKey');
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const part = await reader.read().catch(() => undefined);
    if (!part) throw problem;
    if (part.value === undefined) break;
    size += part.value.byteLength;
    // The stream is not cancelled, because its decoder may then throw an uncaught error in Node 20. Reading stops here.
    if (size > MAX_UNPACKED_SIZE) throw new Problem(413);
    text += decoder.decode(part.value, { stream: true });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw problem;
  }
  if (!isObject(value)) throw problem;
  return value;
}

const sendNoSuchKey = (context: OperationContext): Response =>
  sendStoreError(context, 404, 'NoSuchKey', 'The specified key does not exist.');

function newUpload(
  world: World,
  { fileName, contentMd5, contentType, signedUrlTimeoutSeconds = 600 }: Record<string, unknown>,
): Upload {
  return {
    id: world.newId(),
    expires: world.now() + Number(signedUrlTimeoutSeconds) * 1000,
    headers: {
      'x-amz-tagging': `organizationId=${world.organisation.id}`,
      ...(typeof contentMd5 === 'string' && contentMd5 !== '' && { 'content-md5': contentMd5 }),
      ...(typeof contentType === 'string' && contentType !== '' && { 'content-type': contentType }),
    },
    ...(typeof fileName === 'string' && { fileName }),
  };
}
