import type { TransportResponse } from 'contact-centre-client';
import { ApiError, OutboundApi } from 'contact-centre-client';
import { contactListExport, dncListExport } from 'contact-centre-client/jobs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, errorOf } from '../../core/probe.js';
import { answering, passing, stopTime } from '../support.js';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const first = '2026-03-10T10:00:00.000Z';
const second = '2026-03-10T11:00:00.000Z';
const missing = answer(404, { message: 'No export', code: 'not.found', status: 404 });

/** A platform that returns these exports in order. The last one repeats. */
function platform(...responses: TransportResponse[]) {
  let looks = 0;
  const { client, requests } = answering(({ method }) => {
    if (method === 'POST') return answer(200, { id: 'export-1' });
    looks += 1;
    return responses[Math.min(looks, responses.length) - 1]!;
  });
  return { api: new OutboundApi(client), requests };
}

describe.each([
  ['contactListExport', contactListExport, 'contactlists'],
  ['dncListExport', dncListExport, 'dnclists'],
] as const)('%s', (_name, family, path) => {
  const read = `GET /outbound/${path}/list-1/export`;
  const begin = `POST /outbound/${path}/list-1/export`;

  it.each<[string, TransportResponse, TransportResponse[]]>([
    ['there was none before', missing, [missing, missing]],
    [
      'there was one before',
      answer(200, { uri: '/old', exportTimestamp: first }),
      [missing, answer(200, { uri: '/old', exportTimestamp: first })],
    ],
  ])('is running until a new export appears, if %s', async (_what, before, running) => {
    const done = answer(200, { uri: '/new', exportTimestamp: second });
    const { api, requests } = platform(before, ...running, done);
    const job = await passing(family.start(api, 'list-1'));
    expect(requests).toEqual([read, begin]);
    const end = await passing(job.done());
    expect(end).toMatchObject({ uri: '/new', exportTimestamp: second });
    expect(requests.slice(2)).toEqual([...running, done].map(() => read));
  });

  it('treats an export without a timestamp as new if there was none before', async () => {
    const { api, requests } = platform(missing, answer(200, { uri: '/new' }));
    const job = await passing(family.start(api, 'list-1'));
    expect(await passing(job.done())).toMatchObject({ uri: '/new' });
    expect(requests).toEqual([read, begin, read]);
  });

  it('starts nothing if the previous export cannot be read', async () => {
    const { api, requests } = platform(answer(403, { message: 'No', code: 'missing.permissions', status: 403 }));
    expect((await errorOf(passing(family.start(api, 'list-1')), ApiError)).status).toBe(403);
    expect(requests).toEqual([read]);
  });
});
