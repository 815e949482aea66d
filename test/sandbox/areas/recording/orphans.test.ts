import type { Recording, RecordingRetentionCursorEntityListing } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signIn, signInUser } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, refusal } from '../office.js';
import { NOW, openFloor, recordedCall } from '../support.js';
import type { Floor } from '../support.js';

const ORPHAN = '11111111-1111-4111-8111-111111111111';
const MEMO = '22222222-2222-4222-8222-222222222222';
const SCREEN = '33333333-3333-4333-8333-333333333333';
const seed = {
  entities: {
    '/api/v2/orphanrecordings': [{ id: ORPHAN, mediaType: 'CALL' as const, createdTime: '2026-03-01T08:00:00.000Z' }],
    '/api/v2/recordings/screensessions': [{ id: SCREEN }],
    '/api/v2/userrecordings': [{ id: MEMO, name: 'Memo' }],
  },
};
const DAY = 86_400_000;

let floor: Floor;
let call: Call;
beforeEach(async () => {
  floor = await openFloor({ seed });
  ({ call } = floor);
});

describe('Orphan recordings', () => {
  it('become recordings of the conversation that they are assigned to', async () => {
    const conversationId = await recordedCall(floor);
    const deleteDate = '2026-05-01T00:00:00.000Z';
    const { body } = await call<Recording>('PUT', `/api/v2/orphanrecordings/${ORPHAN}`, { conversationId, deleteDate });
    const expected = { id: ORPHAN, conversationId, media: 'audio', fileState: 'AVAILABLE', deleteDate };
    expect(body).toMatchObject({ ...expected, startTime: '2026-03-01T08:00:00.000Z' });
    expect((await call(`GET`, `/api/v2/orphanrecordings/${ORPHAN}`)).status).toBe(404);
    expect(await call('GET', body.selfUri!.replace('recordings', 'recordingmetadata'))).toMatchObject({ body: expected });
    await call('GET', `/api/v2/conversations/${conversationId}/recordings`);
    floor.sandbox.clock.advance(5000);
    const recordings = (await call<Recording[]>('GET', `/api/v2/conversations/${conversationId}/recordings`)).body;
    expect(recordings.map(({ id }) => id === ORPHAN)).toStrictEqual([false, true]);
  });

  it('stay orphans without a conversation, or with a date in the past', async () => {
    const path = `/api/v2/orphanrecordings/${ORPHAN}`;
    const wrong = { status: 400, code: 'bad.request' };
    expect(refusal(await call('PUT', path, {}))).toStrictEqual({ ...wrong, fields: ['conversationId'] });
    expect(refusal(await call('PUT', path, { conversationId: UNKNOWN_ID }))).toStrictEqual({
      ...wrong,
      fields: ['conversationId'],
    });
    const conversationId = await recordedCall(floor);
    const late = { conversationId, deleteDate: '2026-03-01T00:00:00Z' };
    expect(refusal(await call('PUT', path, late))).toStrictEqual({ ...wrong, fields: ['deleteDate'] });
    expect((await call('GET', path)).status).toBe(200);
    expect((await call('PUT', `/api/v2/orphanrecordings/${UNKNOWN_ID}`, { conversationId })).status).toBe(404);
  });

  it('can be assigned only with the permission to edit them', async () => {
    const conversationId = await recordedCall(floor);
    const answer = await floor.asAgent('PUT', `/api/v2/orphanrecordings/${ORPHAN}`, { conversationId });
    expect(answer.status).toBe(403);
  });
});

describe('Screen recordings and retention', () => {
  const path = '/api/v2/recordings/retention/query';
  const page = async (query: string): Promise<RecordingRetentionCursorEntityListing> =>
    (await call<RecordingRetentionCursorEntityListing>('GET', query)).body;

  /** Advances the clock and signs in again, because tokens expire. */
  const later = async (days: number): Promise<void> => {
    floor.sandbox.clock.advance(days * DAY);
    call = await signIn(floor.sandbox);
  };

  it('are found by date, the oldest first, page by page', async () => {
    expect((await page(`${path}?retentionThresholdDays=3`)).entities).toStrictEqual([]);
    await later(4);
    const { entities } = await page(`${path}?retentionThresholdDays=3&pageSize=100`);
    const times = entities.map(({ creationTime }) => creationTime!);
    expect(times.length).toBeGreaterThan(5);
    expect(times).toStrictEqual([...times].sort());
    expect(Date.parse(times.at(-1)!)).toBeLessThan(NOW + DAY);
    const first = await page(`${path}?retentionThresholdDays=3&pageSize=5`);
    expect(first.entities).toStrictEqual(entities.slice(0, 5));
    const next = await page(first.nextUri!);
    expect(next.entities).toStrictEqual(entities.slice(5, 10));
    expect((await page(next.previousUri!)).entities).toStrictEqual(first.entities);
  });

  it('contain their retention while they exist', async () => {
    const conversationId = await recordedCall(floor);
    const [recording] = (await call<Recording[]>('GET', `/api/v2/conversations/${conversationId}/recordingmetadata`)).body;
    const deleteDate = '2026-03-20T00:00:00.000Z';
    await call('PUT', recording!.selfUri!, { deleteDate });
    await later(4);
    const search = async () =>
      (await page(`${path}?retentionThresholdDays=3&pageSize=500`)).entities.find(
        ({ recordingId }) => recordingId === recording!.id,
      );
    const { id: recordingId, startTime: creationTime } = recording!;
    expect(await search()).toStrictEqual({ recordingId, conversationId, creationTime, deleteDate });
    await later(10);
    expect(await search()).toBeUndefined();
  });

  it('are rejected with an invalid cursor', async () => {
    expect(refusal(await call('GET', `${path}?retentionThresholdDays=3&cursor=x`))).toMatchObject({ status: 400 });
    expect(refusal(await call('GET', path))).toMatchObject({ status: 400, fields: ['retentionThresholdDays'] });
  });
});

describe('Recording keys of a local key service', () => {
  it('are listed with the service that created them', async () => {
    const settings = '/api/v2/recording/localkeys/settings';
    const service = (await call<NamedEntity>('POST', settings, { url: 'https://keys.example', apiId: 'id', apiKey: 'key' })).body;
    const body = { configId: service.id, publicKey: 'TUlJ', keypairId: 'pair-1' };
    const { body: key } = await call<NamedEntity>('POST', '/api/v2/recording/localkeys', body);
    expect(key).toMatchObject({ keyConfigurationType: 'LocalKeyManager', localEncryptionConfiguration: { id: service.id } });
    const keys = (await call<Listing<NamedEntity>>('GET', '/api/v2/recording/recordingkeys')).body.entities;
    expect(keys.map(({ id }) => id)).toContain(key.id);
    expect(refusal(await call('POST', '/api/v2/recording/localkeys', { ...body, configId: UNKNOWN_ID }))).toStrictEqual({
      status: 400,
      code: 'bad.request',
      fields: ['configId'],
    });
  });
});

it('returns a URL for the media of a user recording, immediately or after conversion', async () => {
  const sandbox = createSandbox({ now: () => NOW, rateLimit: false, seed });
  const asUser = callWith(sandbox, (await signInUser(sandbox)).access_token);
  const path = `/api/v2/userrecordings/${MEMO}`;
  const sound = async (address: string): Promise<string | null> =>
    (await sandbox.fetch(new Request(address))).headers.get('content-type');
  const { body: media } = await asUser<{ contentLocationUri: string }>('GET', `${path}/media?formatId=WAV`);
  expect(await sound(media.contentLocationUri)).toBe('audio/wav');
  expect(await asUser('GET', `${path}/transcoding`)).toMatchObject({ body: { id: MEMO, state: 'Running' } });
  sandbox.clock.advance(5000);
  const { body } = await asUser<{ state: string; resultUri: string }>('GET', `${path}/transcoding`);
  expect(body.state).toBe('Completed');
  expect(await sound(body.resultUri)).toBe('audio/webm');
  expect((await asUser('GET', `/api/v2/userrecordings/${UNKNOWN_ID}/transcoding`)).status).toBe(404);
});

describe('A screen recording in progress', () => {
  const path = `/api/v2/recordings/screensessions`;

  it('ends when it is stopped', async () => {
    expect(refusal(await call('PATCH', `${path}/${SCREEN}`, {}))).toMatchObject({ status: 400, fields: ['state'] });
    expect((await call<Listing<NamedEntity>>('GET', path)).body.entities.map(({ id }) => id)).toStrictEqual([SCREEN]);
    expect((await call('PATCH', `${path}/${SCREEN}`, { state: 'STOPPED' })).status).toBe(204);
    expect((await call<Listing<NamedEntity>>('GET', path)).body.entities).toStrictEqual([]);
    expect((await call('PATCH', `${path}/${SCREEN}`, { state: 'STOPPED' })).status).toBe(404);
  });

  it('has no recording that could be deleted', async () => {
    const deleteDate = '2026-05-01T00:00:00Z';
    expect((await call('PATCH', `${path}/${SCREEN}`, { state: 'STOPPED', deleteDate })).status).toBe(501);
    expect((await call<Listing<NamedEntity>>('GET', path)).body.entities).toHaveLength(1);
  });
});
