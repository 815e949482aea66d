import type { UploadUrlResponse } from 'contact-centre-client';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { serveSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openFloor } from './support.js';
import type { Floor } from './support.js';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

const digest = (body: string): string => createHash('md5').update(body).digest('base64');

async function reserve(body: object = {}, path = '/api/v2/uploads/recordings'): Promise<Required<UploadUrlResponse>> {
  const { body: answer } = await floor.call<Required<UploadUrlResponse>>('POST', path, body);
  return answer;
}

const send = async (url: string, init: RequestInit = {}): Promise<Response> => await floor.sandbox.fetch(new Request(url, init));

const put = async ({ url, headers }: Required<UploadUrlResponse>, body: BodyInit, more: object = {}): Promise<Response> =>
  await send(url, { method: 'PUT', headers: { ...headers, ...more } as Record<string, string>, body });

const refusal = async (response: Response): Promise<[status: number, code: string | undefined]> => [
  response.status,
  /<Code>(\w+)</.exec(await response.text())?.[1],
];

describe('The store of files', () => {
  it('rejects an expired URL', async () => {
    const place = await reserve({ fileName: 'a.wav', signedUrlTimeoutSeconds: 60 });
    floor.sandbox.clock.advance(60_000);
    expect(await refusal(await put(place, 'sound'))).toEqual([403, 'AccessDenied']);
  });

  it('rejects a header that differs from the signed one', async () => {
    const place = await reserve({ contentType: 'audio/wav' });
    expect(await refusal(await put(place, 'sound', { 'content-type': 'audio/mpeg' }))).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await refusal(await send(place.url, { method: 'PUT', body: 'sound' }))).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('rejects a token in addition to the signature', async () => {
    const place = await reserve();
    expect(await refusal(await put(place, 'sound', { authorization: 'Bearer planted' }))).toEqual([400, 'InvalidArgument']);
  });

  it('rejects content with another digest, and does not store it', async () => {
    const place = await reserve({ contentMd5: digest('sound') });
    expect(await refusal(await put(place, 'noise'))).toEqual([400, 'BadDigest']);
    expect(await refusal(await send(place.url))).toEqual([404, 'NoSuchKey']);
  });

  it('rejects a file that is shorter than declared, and does not store it', async () => {
    const place = await reserve();
    expect(await refusal(await put(place, 'sou', { 'content-length': '5' }))).toEqual([400, 'IncompleteBody']);
    expect((await send(place.url)).status).toBe(404);
  });

  it('rejects an unknown key', async () => {
    const place = await reserve();
    expect(await refusal(await put({ ...place, url: `${place.url}0` }, 'sound'))).toEqual([404, 'NoSuchKey']);
  });

  it('keeps files in a snapshot, and loses them in a reset', async () => {
    const place = await reserve();
    await put(place, 'sound');
    const state = floor.sandbox.snapshot();
    floor.sandbox.reset();
    expect((await send(place.url)).status).toBe(404);
    floor.sandbox.restore(JSON.parse(JSON.stringify(state)) as typeof state);
    expect(await (await send(place.url)).text()).toBe('sound');
  });

  it('accepts a file that is too large to be stored, and rejects its download', async () => {
    const place = await reserve();
    const piece = new Uint8Array(1_000_000);
    let remainingBytes = 11;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (remainingBytes-- > 0) controller.enqueue(piece);
        else controller.close();
      },
    });
    const init = { method: 'PUT', headers: place.headers, body, duplex: 'half' } as RequestInit;
    expect((await send(place.url, init)).status).toBe(200);
    const back = await send(place.url);
    expect(back.status).toBe(501);
    expect(await back.text()).toContain('11000000');
  });
});

describe('A part of a file', () => {
  let url: string;
  let etag: string;
  beforeEach(async () => {
    const place = await reserve();
    url = place.url;
    await put(place, '0123456789');
    etag = (await send(url)).headers.get('etag')!;
  });

  it.each([
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=2-3', '23', 'bytes 2-3/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
  ])('%s is returned alone, with its range', async (range, text, contentRange) => {
    const part = await send(url, { headers: { range, 'if-range': etag } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, contentRange, text]);
  });

  it('is not returned if the file has changed, or for several ranges: the response is the whole file', async () => {
    for (const headers of [{ range: 'bytes=4-', 'if-range': '"other"' }, { range: 'bytes=0-1,4-5' }, { range: 'lines=1-2' }]) {
      const whole = await send(url, { headers: headers as Record<string, string> });
      expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
    }
  });

  it('is rejected if it begins after the end of the file', async () => {
    const refused = await send(url, { headers: { range: 'bytes=10-' } });
    expect(refused.headers.get('content-range')).toBe('bytes */10');
    expect(await refusal(refused)).toEqual([416, 'InvalidRange']);
  });
});

describe('A file of workforce management', () => {
  const packed = gzipSync('{"schedules":[]}');
  let path: string;
  beforeEach(async () => {
    const { body: home } = await floor.call<{ id: string }>('GET', '/api/v2/authorization/divisions/home');
    const unit = await floor.call<{ id: string }>('POST', '/api/v2/workforcemanagement/businessunits', {
      name: 'Ferries',
      divisionId: home.id,
      settings: { startDayOfWeek: 'Monday', timeZone: 'Europe/Oslo' },
    });
    path = `/api/v2/workforcemanagement/businessunits/${unit.body.id}/weeks/2026-03-09/schedules/import/uploadurl`;
  });

  it('is uploaded as gzip, with the declared size', async () => {
    expect((await put(await reserve({ contentLengthBytes: packed.length }, path), packed)).status).toBe(200);
  });

  it('is rejected if it is longer or shorter than declared', async () => {
    const place = await reserve({ contentLengthBytes: packed.length + 1 }, path);
    expect(await refusal(await put(place, packed))).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('is rejected if it is not gzip', async () => {
    expect(await refusal(await put(await reserve({ contentLengthBytes: 5 }, path), 'plain'))).toEqual([400, 'InvalidRequest']);
  });

  it('requires a size and an existing business unit', async () => {
    expect(await floor.call('POST', path, { contentLengthBytes: 0 })).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'contentLengthBytes' }] },
    });
    expect(await floor.call('POST', path.replace(/[\w-]{36}/, 'none'), { contentLengthBytes: 5 })).toMatchObject({ status: 404 });
  });
});

describe('Uploads to the platform itself', () => {
  it.each(['prompts/a:en-us', 'datatables/a', 'contactlist'])('are rejected without a token (%s)', async (path) => {
    const answer = await send(`https://sandbox.example/uploads/v2/${path}`, { method: 'POST', body: 'RIFF' });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'authentication.required' });
  });
});

describe('Over HTTP, the store', () => {
  it('requires the length of a file, and accepts larger bodies than other requests', async () => {
    const served = await serveSandbox({ maxBodyBytes: 1000, rateLimit: false });
    onTestFinished(() => served.close());
    const headers = { authorization: `Bearer ${served.sandbox.issueAccessToken()}`, 'content-type': 'application/json' };
    const reserved = await fetch(`${served.url}/api/v2/uploads/recordings`, { method: 'POST', headers, body: '{}' });
    const place = (await reserved.json()) as Required<UploadUrlResponse>;
    const body = new Blob([new Uint8Array(5000)]);
    const init = { method: 'PUT', headers: place.headers, duplex: 'half' };
    expect(await refusal(await fetch(place.url, { ...init, body: body.stream() }))).toEqual([411, 'MissingContentLength']);
    expect((await fetch(place.url, { ...init, body })).status).toBe(200);
  });
});
