import type { ApiPromise } from 'contact-centre-client';
import { TelephonyApi } from 'contact-centre-client/apis/telephony';
import type { SipDownloadResponse, SipSearchResult, SignedUrlResponse } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new TelephonyApi();

describe('TelephonyApi', () => {
  it('searches SIP traces of a period', () => {
    const hour = api.getTelephonySiptraces(new Date(0), '1970-01-01T01:00:00Z', { conversationId: 'call' });
    expectTypeOf(hour).toEqualTypeOf<ApiPromise<SipSearchResult>>();
    // @ts-expect-error -- the end is missing
    void api.getTelephonySiptraces(new Date(0));
    // @ts-expect-error -- milliseconds are no date
    void api.getTelephonySiptraces(0, 3_600_000);
    // @ts-expect-error -- callers are named by fromUser
    void api.getTelephonySiptraces(new Date(0), new Date(), { from: '+4930' });
  });

  it('packs SIP traces for a download', () => {
    const day = { dateStart: '2026-03-01T00:00:00Z', dateEnd: '2026-03-02T00:00:00Z' };
    expectTypeOf(api.postTelephonySiptracesDownload(day)).resolves.toEqualTypeOf<SipDownloadResponse>();
    expectTypeOf(api.getTelephonySiptracesDownloadDownloadId('d')).resolves.toEqualTypeOf<SignedUrlResponse>();
    // @ts-expect-error -- the end is missing
    void api.postTelephonySiptracesDownload({ dateStart: '2026-03-01T00:00:00Z' });
    // @ts-expect-error -- in a body dates are written out
    void api.postTelephonySiptracesDownload({ ...day, dateEnd: new Date() });
    // @ts-expect-error -- a search is required
    void api.postTelephonySiptracesDownload();
    // @ts-expect-error -- an id is text
    void api.getTelephonySiptracesDownloadDownloadId(1);
  });
});
