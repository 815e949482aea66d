import type { ApiPromise } from 'contact-centre-client';
import { UploadsApi } from 'contact-centre-client/apis/uploads';
import type { LearningCoverArtUploadUrlRequest, UploadUrlRequest, UploadUrlResponse } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new UploadsApi();

describe('UploadsApi', () => {
  it('returns an upload address', () => {
    expectTypeOf(api.postUploadsRecordings({ fileName: 'call.wav', signedUrlTimeoutSeconds: 600 })).toEqualTypeOf<
      ApiPromise<UploadUrlResponse>
    >();
    expectTypeOf(api.postUploadsLearningCoverart({ contentType: 'image/png' })).resolves.toEqualTypeOf<UploadUrlResponse>();
    expectTypeOf(api.postLanguageunderstandingMinerUploads('miner', {})).resolves.toEqualTypeOf<UploadUrlResponse>();
    expectTypeOf<UploadUrlResponse['headers']>().toEqualTypeOf<Record<string, string> | undefined>();
  });

  it('accepts known and new image types and encryption algorithms', () => {
    expectTypeOf<KnownValues<LearningCoverArtUploadUrlRequest['contentType']>>().toEqualTypeOf<
      'image/bmp' | 'image/gif' | 'image/jpeg' | 'image/jpg' | 'image/png'
    >();
    expectTypeOf<KnownValues<UploadUrlRequest['serverSideEncryption']>>().toEqualTypeOf<'AES256'>();
    void api.postUploadsLearningCoverart({ contentType: 'image/avif' });
  });

  it('rejects an image without a type, wrong fields and a missing body', () => {
    // @ts-expect-error -- a cover is a picture of some type
    void api.postUploadsLearningCoverart({ fileName: 'cover.png' });
    // @ts-expect-error -- the field is called fileName
    void api.postUploadsPublicassetsImages({ name: 'logo.png' });
    // @ts-expect-error -- seconds are counted
    void api.postUploadsRecordings({ signedUrlTimeoutSeconds: '600' });
    // @ts-expect-error -- a request is required
    void api.postUploadsWorkforcemanagementHistoricaldataCsv();
    // @ts-expect-error -- the miner is missing
    void api.postLanguageunderstandingMinerUploads({});
    // @ts-expect-error -- a miner is identified by text
    void api.postLanguageunderstandingMinerUploads(1, {});
  });
});
