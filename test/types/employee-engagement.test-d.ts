import type { ApiPromise } from 'contact-centre-client';
import { EmployeeEngagementApi } from 'contact-centre-client/apis/employee-engagement';
import type {
  CreateRecognition,
  GetCelebrationListing,
  Recognition,
  RecognitionBase,
  Recognitions,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new EmployeeEngagementApi();

const recognition: CreateRecognition = { recipientId: 'ann', type: 'ThankYou', title: 'For the night shift' };

describe('EmployeeEngagementApi', () => {
  it('sends a recognition to a colleague', () => {
    expectTypeOf(api.postEmployeeengagementRecognitions(recognition)).toEqualTypeOf<ApiPromise<RecognitionBase>>();
    expectTypeOf(api.getEmployeeengagementRecognition('id')).resolves.toEqualTypeOf<Recognition>();
    // @ts-expect-error -- the recipient is missing
    void api.postEmployeeengagementRecognitions({ type: 'ThankYou', title: 'For the night shift' });
    // @ts-expect-error -- a recognition is required
    void api.postEmployeeengagementRecognitions();
  });

  it('lists sent and received recognitions, with dates as text or Date', () => {
    expectTypeOf(
      api.getEmployeeengagementRecognitions({ direction: 'sent', dateStart: new Date(), dateEnd: '2026-03-01T00:00:00Z' }),
    ).resolves.toEqualTypeOf<Recognitions>();
    expectTypeOf(api.getEmployeeengagementCelebrations({ pageNumber: 2 })).resolves.toEqualTypeOf<GetCelebrationListing>();
    // @ts-expect-error -- milliseconds are no date
    void api.getEmployeeengagementRecognitions({ dateStart: 1_700_000_000_000 });
    // @ts-expect-error -- celebrations have no direction
    void api.getEmployeeengagementCelebrations({ direction: 'sent' });
  });

  it('marks a celebration as seen', () => {
    expectTypeOf(api.patchEmployeeengagementCelebration('id', { state: 'Displayed' })).resolves.toBeVoid();
    expectTypeOf(api.deleteEmployeeengagementCelebration('id')).resolves.toBeVoid();
    // @ts-expect-error -- the new state is required
    void api.patchEmployeeengagementCelebration('id');
  });

  it('accepts known and new reasons', () => {
    expectTypeOf<KnownValues<CreateRecognition['type']>>().toEqualTypeOf<
      'ThankYou' | 'Congratulations' | 'HighPerformance' | 'CompanyValues'
    >();
    void api.postEmployeeengagementRecognitions({ ...recognition, type: 'Birthday' });
  });
});
