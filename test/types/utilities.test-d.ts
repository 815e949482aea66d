import type { ApiPromise } from 'contact-centre-client';
import { UtilitiesApi } from 'contact-centre-client/apis/utilities';
import type { IpAddressRange, ParsedCertificate, ServerDate, TimeZoneEntityListing } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new UtilitiesApi();

describe('UtilitiesApi', () => {
  it('returns the time and the time zones', () => {
    expectTypeOf(api.getDate()).toEqualTypeOf<ApiPromise<ServerDate>>();
    expectTypeOf<ServerDate['currentDate']>().toEqualTypeOf<string | undefined>();
    expectTypeOf(api.getTimezones({ pageSize: 500 })).resolves.toEqualTypeOf<TimeZoneEntityListing>();
  });

  it('reads a certificate', () => {
    expectTypeOf(api.postCertificateDetails({ certificate: 'MIIC' })).resolves.toEqualTypeOf<ParsedCertificate>();
    // @ts-expect-error -- the certificate is wrapped
    void api.postCertificateDetails('MIIC');
    // @ts-expect-error -- it is text, not bytes
    void api.postCertificateDetails({ certificate: new Uint8Array() });
    // @ts-expect-error -- the id is missing
    void api.postCertificateDetails({});
  });

  it('accepts the services of an address range', () => {
    expectTypeOf<KnownValues<IpAddressRange['service']>>().toEqualTypeOf<
      | ('data-actions' | 'smtp' | 'api' | 'imap' | 'graphapi' | 'audiohook' | 'open-messaging' | 'tts-connector')
      | ('audio-connector' | 'byot-stt' | 'bot-connector' | 'byo-smpp' | 'encryption')
    >();
    expectTypeOf<'webhooks'>().toExtend<NonNullable<IpAddressRange['service']>>();
    // @ts-expect-error -- the ranges are not filtered
    void api.getIpranges({ service: 'smtp' });
    // @ts-expect-error -- zones are paged by number
    void api.getTimezones({ after: 'Europe/Berlin' });
    // @ts-expect-error -- a certificate is required
    void api.postCertificateDetails();
  });
});
