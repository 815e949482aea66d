import type { ApiPromise } from 'contact-centre-client';
import { GeneralDataProtectionRegulationApi } from 'contact-centre-client/apis/general-data-protection-regulation';
import type { GDPRRequest, GDPRSubjectEntityListing } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new GeneralDataProtectionRegulationApi();

const request: GDPRRequest = {
  createdBy: { id: 'officer' },
  requestType: 'GDPR_EXPORT',
  createdDate: '2026-05-25T00:00:00Z',
  status: 'INITIATED',
  subject: { emailAddresses: ['someone@example.com'] },
};

describe('GeneralDataProtectionRegulationApi', () => {
  it('creates a request about a data subject', () => {
    expectTypeOf(api.postGdprRequests(request, { deleteConfirmed: false })).toEqualTypeOf<ApiPromise<GDPRRequest>>();
    const { createdBy, requestType, createdDate, status } = request;
    // @ts-expect-error -- the subject is missing
    void api.postGdprRequests({ createdBy, requestType, createdDate, status });
    // @ts-expect-error -- a subject has several addresses
    void api.postGdprRequests({ ...request, subject: { emailAddresses: 'someone@example.com' } });
    // @ts-expect-error -- the option is called deleteConfirmed
    void api.postGdprRequests(request, { confirmed: true });
    // @ts-expect-error -- a request is required
    void api.postGdprRequests();
  });

  it('finds subjects by one kind of value', () => {
    expectTypeOf(api.getGdprSubjects('EMAIL', 'someone@example.com')).resolves.toEqualTypeOf<GDPRSubjectEntityListing>();
    void api.getGdprSubjects('WHATSAPP', '+4930');
    // @ts-expect-error -- the value is missing
    void api.getGdprSubjects('EMAIL');
    // @ts-expect-error -- ids are texts
    void api.getGdprRequest(1);
  });

  it('accepts the types and states of a request', () => {
    expectTypeOf<KnownValues<GDPRRequest['requestType']>>().toEqualTypeOf<'GDPR_EXPORT' | 'GDPR_UPDATE' | 'GDPR_DELETE'>();
    expectTypeOf<KnownValues<GDPRRequest['status']>>().toEqualTypeOf<
      'INITIATED' | 'SEARCHING' | 'UPDATING' | 'DELETING' | 'COMPLETED' | 'ERROR' | 'FINALIZING'
    >();
  });
});
