import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LearningScormResponse, LearningScormUploadResponse } from 'contact-centre-client';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';
import { UNKNOWN_ID, putSigned } from '../office.js';

const SCORM = '/api/v2/learning/scorm';
const CONTENT = 'a package';
const contentMd5 = createHash('md5').update(CONTENT).digest('base64');

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

describe('A SCORM package', () => {
  it('is created, uploaded and unpacked as time passes', async () => {
    const { id, uploadUrl, headers, status } = (await floor.call<LearningScormUploadResponse>('POST', SCORM, { contentMd5 }))
      .body;
    expect(status).toBe('UploadPending');
    const read = async () => (await floor.call<LearningScormResponse>('GET', `${SCORM}/${id}`)).body;
    expect(await read()).toMatchObject({ id, status: 'UploadPending' });
    expect(await putSigned(floor.sandbox, uploadUrl!, headers!, 'another thing')).toBe(400);
    expect(await read()).toMatchObject({ status: 'UploadPending' });
    expect(await putSigned(floor.sandbox, uploadUrl!, headers!, CONTENT)).toBe(200);
    expect(await read()).toMatchObject({ status: 'Unpacking', percentageUnpacked: 0 });
    floor.sandbox.clock.advance(1500);
    expect(await read()).toMatchObject({ status: 'Unpacking', percentageUnpacked: 50 });
    floor.sandbox.clock.advance(1500);
    expect(await read()).toMatchObject({ status: 'Ready', percentageUnpacked: 100 });
  });

  it('is unknown until it is created, which requires a permission', async () => {
    expect((await floor.call('GET', `${SCORM}/${UNKNOWN_ID}`)).status).toBe(404);
    expect((await floor.call('POST', SCORM, {})).status).toBe(400);
    expect((await floor.asAgent('POST', SCORM, { contentMd5 })).status).toBe(403);
  });
});
