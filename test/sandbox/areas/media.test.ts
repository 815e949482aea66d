import type { AnalyticsConversationQueryResponse, Recording, RecordingJob, UploadUrlResponse } from 'contact-centre-client';
import { expect, it } from 'vitest';
import { openFloor, SEEDED_DAY } from './support.js';
import type { Floor } from './support.js';

it('a file is put where the API says, with the headers that it says, before the address expires', async () => {
  const { sandbox, call } = await openFloor();
  const reserve = async () =>
    (
      await call<UploadUrlResponse>('POST', '/api/v2/uploads/recordings', {
        fileName: 'a.wav',
        contentMd5: 'abc==',
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

async function recordedCall({ call }: Floor): Promise<string> {
  const segmentFilters = [
    {
      type: 'and',
      predicates: [
        { dimension: 'mediaType', value: 'voice' },
        { dimension: 'purpose', value: 'agent' },
      ],
    },
  ];
  const query = { interval: SEEDED_DAY, segmentFilters };
  const path = '/api/v2/analytics/conversations/details/query';
  return (await call<AnalyticsConversationQueryResponse>('POST', path, query)).body.conversations![0]!.conversationId!;
}

it('recordings are there once their media are ready', async () => {
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

it('a recording job stops at READY until it is told to go on', async () => {
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
