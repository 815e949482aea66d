import type { ApiPromise } from 'contact-centre-client';
import { DownloadsApi } from 'contact-centre-client/apis/downloads';
import type { UrlResponse } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new DownloadsApi();

describe('DownloadsApi', () => {
  it('returns the address of a file', () => {
    expectTypeOf(api.getDownload('id', { issueRedirect: false })).toEqualTypeOf<ApiPromise<UrlResponse>>();
    expectTypeOf(api.getDownload('id', { contentDisposition: 'attachment' })).resolves.toEqualTypeOf<UrlResponse>();
  });

  it('rejects a missing id, a flag that is text, and an unknown option', () => {
    // @ts-expect-error -- the file is missing
    void api.getDownload();
    // @ts-expect-error -- yes or no
    void api.getDownload('id', { issueRedirect: 'false' });
    // @ts-expect-error -- there is no such option
    void api.getDownload('id', { redirect: false });
  });
});
