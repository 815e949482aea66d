import type { Recording, RecordingJob, UploadUrlResponse } from 'contact-centre-client';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOW, openFloor, recordedCall, SEEDED_DAY } from '../support.js';
import type { Listing, NamedEntity } from '../../support.js';
import type { Floor } from '../support.js';

/** The digest of the text `sound`. */
const MD5_OF_SOUND = createHash('md5').update('sound').digest('base64');

it('uploads a file to the URL of the API, with its headers, before it expires', async () => {
  const { sandbox, call } = await openFloor();
  const reserve = async () =>
    (
      await call<UploadUrlResponse>('POST', '/api/v2/uploads/recordings', {
        fileName: 'a.wav',
        contentMd5: MD5_OF_SOUND,
        contentType: 'audio/wav',
      })
    ).body;
  const put = async ({ url = '' }: UploadUrlResponse, headers: Record<string, string>) =>
    (await sandbox.fetch(new Request(url, { method: 'PUT', headers, body: 'sound' }))).status;
  const place = await reserve();
  expect(place.uploadKey).toEqual(expect.any(String));
  expect(await put(place, { ...place.headers, 'content-md5': 'other' })).toBe(403);
  expect(await put(place, place.headers!)).toBe(200);
  const stored = await sandbox.fetch(new Request(place.url!));
  expect(stored.headers.get('content-type')).toBe('audio/wav');
  expect(await stored.text()).toBe('sound');
  const late = await reserve();
  sandbox.clock.advance(600_000);
  expect(await put(late, late.headers!)).toBe(403);
});

it('provides recordings once their media are ready', async () => {
  const floor = await openFloor();
  const path = `/api/v2/conversations/${await recordedCall(floor)}/recordings`;
  expect(await floor.call('GET', path)).toMatchObject({ status: 202 });
  floor.sandbox.clock.advance(5000);
  const { status, body } = await floor.call<Recording[]>('GET', path);
  expect(status).toBe(200);
  expect(body[0]!.mediaUris!['S']!.mediaUri).toContain(body[0]!.id);
  const annotations = `${body[0]!.selfUri!}/annotations`;
  const { body: note } = await floor.call<{ id: string }>('POST', annotations, { type: 'annotation', description: 'Here' });
  expect(await floor.call('GET', `${annotations}/${note.id}`)).toMatchObject({ body: { description: 'Here' } });
  await floor.call('DELETE', `${annotations}/${note.id}`);
  expect(await floor.call('GET', annotations)).toMatchObject({ body: [] });
});

it('stops a recording job at READY until it is confirmed', async () => {
  const { call, sandbox } = await openFloor();
  const jobs = '/api/v2/recording/jobs';
  const body = { action: 'EXPORT', actionDate: '2026-03-11T00:00:00Z', conversationQuery: { interval: SEEDED_DAY } };
  const { id } = (await call<RecordingJob>('POST', jobs, body)).body;
  const job = async () => (await call<RecordingJob>('GET', `${jobs}/${id}`)).body;
  expect(await call('PUT', `${jobs}/${id}`, { state: 'PROCESSING' })).toMatchObject({ status: 400 });
  expect((await job()).state).toBe('PENDING');
  sandbox.clock.advance(3600_000);
  expect((await job()).state).toBe('READY');
  await call('PUT', `${jobs}/${id}`, { state: 'PROCESSING' });
  sandbox.clock.advance(2000);
  expect(await job()).toMatchObject({ state: 'PROCESSING', percentProgress: 50 });
  sandbox.clock.advance(1000);
  const done = await job();
  expect(done).toMatchObject({ state: 'FULFILLED', percentProgress: 100 });
  expect(done.totalProcessedRecordings).toBe(done.totalRecordings);
  expect(done.totalRecordings).toBeGreaterThan(50);
});

it('filters and sorts recording jobs', async () => {
  const { call, agent, asAgent, sandbox } = await openFloor();
  const roles = (await call<Listing<NamedEntity>>('GET', '/api/v2/authorization/roles?name=admin')).body.entities;
  await call(
    'PUT',
    `${agent.selfUri}/roles`,
    roles.map(({ id }) => id),
  );
  const jobs = '/api/v2/recording/jobs';
  const body = { actionDate: '2026-03-11T00:00:00Z', conversationQuery: { interval: SEEDED_DAY } };
  const { body: first } = await call<RecordingJob>('POST', jobs, { ...body, action: 'EXPORT' });
  sandbox.clock.advance(1000);
  const { body: second } = await asAgent<RecordingJob>('POST', jobs, { ...body, action: 'DELETE' });
  const ids = async (query: string, by = call): Promise<string[]> =>
    (await by<Listing<RecordingJob>>('GET', `${jobs}?${query}`)).body.entities.map(({ id }) => id);
  expect(await ids('showOnlyMyJobs=true')).toEqual(first.user ? [first.id] : []);
  expect(await ids('showOnlyMyJobs=true', asAgent)).toEqual([second.id]);
  expect(await ids('showOnlyMyJobs=false')).toEqual([first.id, second.id]);
  expect(await ids('jobType=DELETE')).toEqual([second.id]);
  const byUser = [first, second].toSorted((one, other) => (one.user?.id ?? '').localeCompare(other.user?.id ?? ''));
  expect(await ids('sortBy=userId')).toEqual(byUser.map(({ id }) => id));
  expect(await call('GET', `${jobs}?cursor=nowhere`)).toMatchObject({
    status: 400,
    body: { details: [{ fieldName: 'cursor' }] },
  });
});

describe('a file', () => {
  const reserve = async ({ call }: Floor, body: object) =>
    (await call<UploadUrlResponse>('POST', '/api/v2/uploads/publicassets/images', { fileName: 'a.png', ...body })).body;

  it('with another digest than declared is rejected and not stored', async () => {
    const floor = await openFloor();
    const { url = '', headers = {} } = await reserve(floor, { contentMd5: MD5_OF_SOUND });
    const put = async (body: string) => await floor.sandbox.fetch(new Request(url, { method: 'PUT', headers, body }));
    const refused = await put('noise');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('<Code>BadDigest</Code>');
    expect((await floor.sandbox.fetch(new Request(url))).status).toBe(404);
    expect((await put('sound')).status).toBe(200);
  });

  it.each([0, 1, 55, 56, 63, 64, 65, 1000, 100_000])('of %i bytes is identified by its digest', async (length) => {
    const floor = await openFloor();
    const body = new Uint8Array(length).map((_, index) => (index * 7 + length) % 256);
    const contentMd5 = createHash('md5').update(body).digest('base64');
    const { url = '', headers = {} } = await reserve(floor, { contentMd5 });
    expect((await floor.sandbox.fetch(new Request(url, { method: 'PUT', headers, body }))).status).toBe(200);
  });
});

describe('a recording', () => {
  let floor: Floor;
  let path: string;
  const read = async (query = '') => await floor.call<Recording>('GET', `${path}${query}`);
  const put = async (body: object) => await floor.call<Recording>('PUT', path, body);
  const DAY = 86_400_000;
  const inDays = (days: number) => new Date(NOW + days * DAY).toISOString();

  beforeEach(async () => {
    floor = await openFloor({ tokenLifetimeMs: 2_592_000_000 });
    const conversation = `/api/v2/conversations/${await recordedCall(floor)}`;
    const [metadata] = (await floor.call<Recording[]>('GET', `${conversation}/recordingmetadata`)).body;
    path = metadata!.selfUri!;
  });

  it('is transcoded to each format separately', async () => {
    expect((await read('?formatId=WAV')).status).toBe(202);
    floor.sandbox.clock.advance(5000);
    expect((await read('?formatId=WAV')).status).toBe(200);
    const other = await read('?formatId=MP3');
    expect(other).toMatchObject({ status: 202, body: { estimatedTranscodeTimeMs: 5000 } });
  });

  it('is returned without media if no format is requested', async () => {
    const { status, body } = await read('?formatId=NONE');
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('mediaUris');
  });

  it('is downloaded without a token, in the requested format', async () => {
    await read('?formatId=WAV');
    floor.sandbox.clock.advance(5000);
    const { mediaUri = '' } = (await read('?formatId=WAV&fileName=ferry')).body.mediaUris!['S']!;
    const file = await floor.sandbox.fetch(new Request(mediaUri));
    expect(file.headers.get('content-type')).toBe('audio/wav');
    expect(file.headers.get('content-disposition')).toContain('ferry.wav');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect([bytes.toString('latin1', 0, 4), bytes.readUInt32LE(4), bytes.toString('latin1', 8, 12)]).toEqual([
      'RIFF',
      bytes.length - 8,
      'WAVE',
    ]);
    expect((await floor.sandbox.fetch(new Request(`${mediaUri}x`))).status).toBe(404);
  });

  it('is as long as the call, as WAV and as MP3', async () => {
    const seconds = async (format: string): Promise<{ file: Buffer; expected: number }> => {
      await read(`?formatId=${format}`);
      floor.sandbox.clock.advance(5000);
      const { mediaUris, startTime = '', endTime = '' } = (await read(`?formatId=${format}`)).body;
      const file = await floor.sandbox.fetch(new Request(mediaUris!['S']!.mediaUri!));
      const expected = (Date.parse(endTime) - Date.parse(startTime)) / 1000;
      return { file: Buffer.from(await file.arrayBuffer()), expected };
    };
    const wav = await seconds('WAV');
    expect(wav.expected).toBeGreaterThan(10);
    expect((wav.file.length - 44) / wav.file.readUInt32LE(28)).toBeCloseTo(wav.expected);
    const mp3 = await seconds('MP3');
    // Frames of 72 bytes and 72 ms, each with the header of MPEG 2.5 layer III.
    expect(mp3.file.length % 72).toBe(0);
    expect(mp3.file.length / 1000).toBeCloseTo(mp3.expected, 0);
    expect(mp3.file.readUInt32BE(mp3.file.length - 72)).toBe(0xffe318c0);
  });

  it('is archived on its date, restored for a while, and deleted on its date', async () => {
    expect(await put({ archiveDate: inDays(1), deleteDate: inDays(9) })).toMatchObject({
      body: { fileState: 'AVAILABLE', archiveDate: inDays(1) },
    });
    floor.sandbox.clock.advance(DAY);
    expect((await read()).body).toMatchObject({ fileState: 'ARCHIVED', archiveMedium: 'CLOUDARCHIVE' });
    await put({ fileState: 'RESTORED', restoreExpirationTime: inDays(3) });
    expect((await read()).body.fileState).toBe('RESTORED');
    floor.sandbox.clock.advance(2 * DAY);
    expect((await read()).body.fileState).toBe('ARCHIVED');
    floor.sandbox.clock.advance(7 * DAY);
    const { body } = await read();
    expect(body.fileState).toBe('DELETED');
    expect(body).not.toHaveProperty('mediaUris');
  });

  it('that is protected in time is kept beyond its date, until it is no longer protected', async () => {
    const protection = '/api/v2/recordings/deletionprotection';
    const [, conversationId = ''] = /conversations\/([^/]+)/.exec(path) ?? [];
    const unknown = '00000000-0000-4000-8000-000000000000';
    const ids = { conversationIds: [conversationId, unknown] };
    await put({ deleteDate: inDays(2) });
    expect((await floor.call('POST', protection, ids)).body).toEqual([]);
    expect((await floor.call('PUT', protection, ids)).body).toMatchObject({ failedUpdates: [{ conversation: { id: unknown } }] });
    expect((await floor.call('POST', protection, ids)).body).toMatchObject([{ id: conversationId }]);
    floor.sandbox.clock.advance(3 * DAY);
    expect((await read()).body.fileState).toBe('AVAILABLE');
    await floor.call('PUT', `${protection}?protect=false`, ids);
    expect((await read()).body.fileState).toBe('DELETED');
    await floor.call('PUT', protection, ids);
    expect((await read()).body.fileState).toBe('DELETED');
  });

  it('rejects dates in the past, and a deletion before the archiving', async () => {
    expect(await put({ deleteDate: inDays(-1) })).toMatchObject({
      status: 400,
      body: { message: 'deleteDate has passed', details: [{ fieldName: 'deleteDate' }] },
    });
    expect(await put({ archiveDate: inDays(5), deleteDate: inDays(4) })).toMatchObject({ status: 400 });
    expect((await read('?formatId=NONE')).body).not.toHaveProperty('deleteDate');
  });

  it('is restored only from the archive, and until a date in the future', async () => {
    const restored = { fileState: 'RESTORED', restoreExpirationTime: inDays(3) };
    expect(await put(restored)).toMatchObject({ status: 400, body: { details: [{ fieldName: 'fileState' }] } });
    await put({ archiveDate: inDays(1) });
    floor.sandbox.clock.advance(DAY);
    expect(await put({ ...restored, restoreExpirationTime: inDays(0) })).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'restoreExpirationTime' }] },
    });
    expect(await put({ fileState: 'AVAILABLE' })).toMatchObject({ status: 400 });
  });

  it('is found only with its own call', async () => {
    expect(
      await floor.call('PUT', path.replace(/recordings\/.*/, 'recordings/another'), { deleteDate: inDays(1) }),
    ).toMatchObject({
      status: 404,
      body: { entityName: 'recording' },
    });
  });
});
