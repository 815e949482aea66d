import type { ApiPromise } from 'contact-centre-client';
import { DownloadsApi } from 'contact-centre-client/apis/downloads';
import type { UrlResponse } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new DownloadsApi();

describe('DownloadsApi', () => {
  it('names the address of a file', () => {
    expectTypeOf(api.getDownload('id', { issueRedirect: false })).toEqualTypeOf<ApiPromise<UrlResponse>>();
    expectTypeOf(api.getDownload('id', { contentDisposition: 'attachment' })).resolves.toEqualTypeOf<UrlResponse>();
  });

  it('refuses no file, a switch that is text, and another option', () => {
    // @ts-expect-error -- which file?
    void api.getDownload();
    // @ts-expect-error -- yes or no
    void api.getDownload('id', { issueRedirect: 'false' });
    // @ts-expect-error -- there is no such option
    void api.getDownload('id', { redirect: false });
  });
});
