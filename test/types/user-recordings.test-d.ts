import type { ApiPromise } from 'contact-centre-client';
import { UserRecordingsApi } from 'contact-centre-client/apis/user-recordings';
import type {
  DownloadResponse,
  FaxSummary,
  MediaFormat,
  UserRecording,
  UserRecordingEntityListing,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new UserRecordingsApi();

describe('UserRecordingsApi', () => {
  it("reads the user's own recordings", () => {
    expectTypeOf(api.getUserrecording('id', { expand: ['conversation'] })).toEqualTypeOf<ApiPromise<UserRecording>>();
    expectTypeOf(
      api.getUserrecordings({ pageSize: 5, expand: ['conversation'] }),
    ).resolves.toEqualTypeOf<UserRecordingEntityListing>();
    expectTypeOf(api.getUserrecordingsSummary()).resolves.toEqualTypeOf<FaxSummary>();
    expectTypeOf(api.deleteUserrecording('id')).resolves.toBeVoid();
  });

  it('accepts known media formats and a new one', () => {
    expectTypeOf(api.getUserrecordingMedia('id', { formatId: 'OGG_OPUS' })).resolves.toEqualTypeOf<DownloadResponse>();
    type Options = NonNullable<Parameters<typeof api.getUserrecordingMedia>[1]>;
    expectTypeOf<KnownValues<Options['formatId']>>().toEqualTypeOf<MediaFormat>();
    void api.getUserrecordingMedia('id', { formatId: 'FLAC' });
  });

  it('rejects fields that cannot be changed', () => {
    void api.putUserrecording('id', { name: 'Complaint', read: true });
    // @ts-expect-error -- whether it is read is a flag
    void api.putUserrecording('id', { read: 'yes' });
    // @ts-expect-error -- the length is called durationMilliseconds
    void api.putUserrecording('id', { durationMs: 1 });
    // @ts-expect-error -- the new value is missing
    void api.putUserrecording('id');
    // @ts-expect-error -- an id is text
    void api.getUserrecording(1);
    // @ts-expect-error -- formats are requested one by one
    void api.getUserrecordingMedia('id', { formats: ['MP3'] });
  });
});
